import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

/// The look of a control: that of the iPad or of the Mac. Counterpart: `UIBehavioralStyle`.
public enum BehavioralStyle: UInt, Hashable, Sendable {
  case automatic, pad, mac
}

extension Button {
  /// The preferred look. Kept without effect.
  public var preferredBehavioralStyle: BehavioralStyle {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  /// The look: that of the iPad.
  public var behavioralStyle: BehavioralStyle { .pad }
  /// Whether the image grows with large text sizes. Kept without effect.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// Whether the pointer hovers over the button: never, here.
  public var isHovered: Bool { false }
  /// Whether the button is pressed for long: never, here.
  public var isHeld: Bool { false }
  /// The colour of the title's shadow in the current state.
  public var currentTitleShadowColor: Color? {
    titleShadowColor(for: state) ?? titleShadowColor(for: .normal)
  }
  /// The symbol configuration of the image in the current state.
  public var currentPreferredSymbolConfiguration: Image.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
      ?? preferredSymbolConfigurationForImage(in: .normal)
  }
  /// Changes the pointer over the button. Kept without effect: there is no pointer.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// Returns the style of the pointer over a button.
  public typealias PointerStyleProvider = (Button, PointerEffect, PointerShape) -> PointerStyle?
}

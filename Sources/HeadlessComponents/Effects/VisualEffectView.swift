import Foundation
@_spi(Hooks) import HeadlessViews

/// A view with a visual effect, as data. Nothing is rendered.
///
/// Counterpart: `UIVisualEffectView`.
///
/// Coverage: simulated. Kept without effect: `effect`.
@preconcurrency @MainActor
open class VisualEffectView: View {
  /// The effect.
  open var effect: VisualEffect?
  /// The view that contains the content above the effect.
  open private(set) var contentView = View(frame: .zero)

  /// Creates a view without an effect (behaviour 25.41).
  public convenience init() { self.init(effect: nil) }

  /// Creates a view with an effect.
  ///
  /// - Parameter effect: The effect.
  public init(effect: VisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    install()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Hooks) open override func setUpForCoder() {
    super.setUpForCoder()
    install()
  }

  private func install() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.addSubview(contentView)
  }

  /// The content view fills this one, so that constraints in it can determine the size of both.
  /// (behaviour 23.3)
  @_spi(Hooks) open override func isSizedByConstraints(in subview: View) -> Bool {
    subview === contentView
  }

  /// Raises UIKit's exception: content belongs in ``contentView``.
  open override func addSubview(_ view: View) {
    ViewMisuse.subviewOfEffect(view: view.description, effect: description).raise()
  }
}

/// The style of a vibrancy effect. Counterpart: `UIVibrancyEffectStyle`.
public enum VibrancyEffectStyle: Int, Hashable, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
}

/// An effect that lets content shine through a blur. Nothing is rendered.
///
/// Counterpart: `UIVibrancyEffect`.
///
/// Coverage: simulated.
open class VibrancyEffect: VisualEffect {
  /// Creates an effect above a blur.
  public convenience init(blurEffect: BlurEffect) {
    self.init()
  }

  /// Creates an effect above a blur, with a style.
  public convenience init(blurEffect: BlurEffect, style: VibrancyEffectStyle) {
    self.init()
  }
}

/// The material of controls and bars. Nothing is rendered.
///
/// Counterpart: `UIGlassEffect`.
///
/// Coverage: simulated. Kept without effect: `isInteractive`, `tintColor`.
open class GlassEffect: VisualEffect {
  /// The style of the material. Counterpart: `UIGlassEffect.Style`.
  public enum Style: Int, Hashable, Sendable {
    case regular, clear
  }

  /// Whether the material reacts to touches.
  open var isInteractive = false
  /// The colour of the material.
  open var tintColor: Color?

  /// Creates an effect.
  public convenience init(style: Style) {
    self.init()
  }
}

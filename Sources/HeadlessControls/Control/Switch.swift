import Foundation
@_spi(Hooks) import HeadlessViews

/// A control that is on or off.
///
/// A tap toggles it and sends `.valueChanged`. Setting it in code sends no actions.
///
/// Counterpart: `UISwitch`.
///
/// Coverage: simulated. Kept without effect: `offImage`, `onImage`, `onTintColor`,
/// `thumbTintColor`, `title`.
@preconcurrency @MainActor
open class Switch: Control {
  /// The size of every switch since iOS 26, in points; before, it was 51 × 31. (behaviour 23.3)
  nonisolated public static let size = CGSize(width: 63, height: 28)

  private var value = false
  /// The image while the switch is on. UIKit has ignored it since iOS 7.
  open var onImage: Image?
  /// The image while the switch is off. UIKit has ignored it since iOS 7.
  open var offImage: Image?

  /// Whether the switch is on.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }
  /// The background colour while the switch is on.
  open var onTintColor: Color?
  /// The colour of the thumb.
  open var thumbTintColor: Color?
  /// The title beside the switch, on a Mac.
  open var title: String?

  /// Creates a switch that is off. Its size is always ``size``.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size = ownSize
  }

  /// Creates a switch. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Hooks) open override func setUpForCoder() {
    super.setUpForCoder()
    frame.size = ownSize
  }

  /// Turns the switch on or off, without sending actions.
  open func setOn(_ on: Bool, animated: Bool) { value = on }

  /// The size in the simulator's release of the system.
  private var ownSize: CGSize {
    simulator.profile.listDesign == .spacious ? Self.size : CGSize(width: 51, height: 31)
  }
  /// The size of every switch, without the two points at its right edge that
  /// constraints leave out. (behaviour 23.3)
  open override var intrinsicContentSize: CGSize {
    CGSize(width: ownSize.width - alignmentRectInsets.right, height: ownSize.height)
  }
  /// Two points at the right edge.
  open override var alignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }
  /// Returns the size of every switch.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

  override func fingerLifted(_ touch: Touch) {
    value.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    sendActions(for: .touchUpInside)
  }

  // MARK: Default accessibility

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityValue: String? {
    isOn ? "1" : "0"
  }
  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    super.defaultAccessibilityTraits.union([.button, .toggleButton])
  }

  @_spi(Hooks) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + AppearanceProperty.ofSwitches
  }
}

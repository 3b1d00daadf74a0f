import Foundation

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
  /// The size of every switch, in points.
  nonisolated public static let size = CGSize(width: 51, height: 31)

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
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a switch. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
  }

  /// Turns the switch on or off, without sending actions.
  open func setOn(_ on: Bool, animated: Bool) { value = on }

  /// The size of every switch.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// The size of every switch.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

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
}

import Foundation
@_spi(Hooks) import HeadlessViews

/// A control with two buttons that decrease or increase a number.
///
/// A tap on the first half decreases the value, a tap on the second half increases it; both send
/// `.valueChanged`. Setting the value in code sends no actions.
///
/// Counterpart: `UIStepper`.
///
/// Coverage: simulated. Kept without effect: `autorepeat`, `isContinuous`.
@preconcurrency @MainActor
open class Stepper: Control {
  /// The size of every stepper, in points.
  nonisolated public static let size = CGSize(width: 94, height: 32)

  private var number = 0.0

  /// The value, clamped to the minimum and maximum.
  open var value: Double {
    get { number }
    set { number = min(max(newValue, minimumValue), maximumValue) }
  }
  /// The minimum value.
  open var minimumValue = 0.0 { didSet { value = number } }
  /// The maximum value.
  open var maximumValue = 100.0 { didSet { value = number } }
  /// The change of the value with each step.
  open var stepValue = 1.0
  /// Whether a step past one end continues at the other.
  open var wraps = false
  /// Whether a held button repeats its step. Kept without effect: no finger holds it here.
  open var autorepeat = true
  /// Whether `.valueChanged` is sent with each repetition. Kept without effect.
  open var isContinuous = true

  /// Creates a stepper at zero. Its size is always ``size``.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a stepper. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Hooks) open override func setUpForCoder() {
    super.setUpForCoder()
    frame.size = Self.size
  }

  /// The size of every stepper.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// Returns the size of every stepper.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func fingerLifted(_ touch: Touch) {
    step(up: touch.location(in: self).x >= bounds.midX)
    sendActions(for: .touchUpInside)
  }

  private func step(up: Bool) {
    let old = number
    let wanted = number + (up ? stepValue : -stepValue)
    switch wanted {
    case ..<minimumValue: number = wraps ? maximumValue : minimumValue
    case let wanted where wanted > maximumValue: number = wraps ? minimumValue : maximumValue
    default: number = wanted
    }
    if number != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Default accessibility

  @_spi(Hooks) open override var defaultAccessibilityValue: String? {
    "\(value)"
  }
}

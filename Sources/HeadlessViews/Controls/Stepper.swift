import Foundation

/// Two buttons that make a number less or greater.
///
/// A tap on the first half takes a step down, one on the other half a step up, and both send
/// `.valueChanged`; a program that sets the number tells nobody.
///
/// Counterpart: `UIStepper`.
///
/// Coverage: simulated. Kept without effect: `autorepeat`, `isContinuous`.
@preconcurrency @MainActor
open class Stepper: Control {
  /// The size of every stepper, in points.
  nonisolated public static let size = CGSize(width: 94, height: 32)

  private var number = 0.0

  /// The number. It is kept between the least and the greatest one.
  open var value: Double {
    get { number }
    set { number = min(max(newValue, minimumValue), maximumValue) }
  }
  /// The least number.
  open var minimumValue = 0.0 { didSet { value = number } }
  /// The greatest number.
  open var maximumValue = 100.0 { didSet { value = number } }
  /// How far a step goes.
  open var stepValue = 1.0
  /// Whether a step beyond one end leads to the other.
  open var wraps = false
  /// Whether a button that is held repeats. Fingers do not hold it here.
  open var autorepeat = true
  /// Whether `.valueChanged` is sent at each repetition. It is kept.
  open var isContinuous = true

  /// Creates a stepper at zero. Its size is always ``size``.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a stepper. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
  }

  /// The size of every stepper.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// The size of every stepper.
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

  // MARK: What accessibility says by default

  @_spi(Hooks) open override var defaultAccessibilityValue: String? {
    "\(value)"
  }
}

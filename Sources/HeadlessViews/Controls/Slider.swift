import Foundation

/// A knob on a line: a number between two others.
///
/// A person moves it by ``Simulator/slide(_:to:file:line:)``, which sends `.valueChanged`; a
/// program that moves it tells nobody.
///
/// Counterpart: `UISlider`.
///
/// Coverage: simulated. Kept without effect: `maximumTrackTintColor`, `maximumValueImage`,
/// `minimumTrackTintColor`, `minimumValueImage`, `thumbTintColor`.
@preconcurrency @MainActor
open class Slider: Control {
  /// The height of the control, in points.
  nonisolated public static let height: CGFloat = 34

  private var number: Float = 0

  /// The number. It is kept between the least and the greatest one.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  /// The least number.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = number
    }
  }
  /// The greatest number.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
    }
  }
  /// Whether `.valueChanged` is sent all the way and not only at its end.
  open var isContinuous = true
  /// The picture at the line's beginning.
  open var minimumValueImage: Image?
  /// The picture at the line's end.
  open var maximumValueImage: Image?
  /// The colour of the line before the knob.
  open var minimumTrackTintColor: Color?
  /// The colour of the line behind the knob.
  open var maximumTrackTintColor: Color?
  /// The colour of the knob.
  open var thumbTintColor: Color?

  private var thumbs: [UInt: Image] = [:]

  /// Sets the picture of the knob in a state.
  ///
  /// - Parameters:
  ///   - image: The picture; `nil` for the usual knob.
  ///   - state: The state.
  open func setThumbImage(_ image: Image?, for state: State) { thumbs[state.rawValue] = image }
  /// The picture of the knob in a state, if one was set.
  ///
  /// - Parameter state: The state.
  open func thumbImage(for state: State) -> Image? { thumbs[state.rawValue] }
  /// The picture of the knob as it is now.
  open var currentThumbImage: Image? { thumbImage(for: state) ?? thumbImage(for: .normal) }

  /// Moves the knob. Nobody is told.
  open func setValue(_ value: Float, animated: Bool) {
    number = min(max(value, minimumValue), maximumValue)
  }

  /// As wide as it may be, and ``height`` high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: Self.height)
  }

  // MARK: What accessibility says by default

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityValue: String? {
    Percentage.text(value - minimumValue, of: maximumValue - minimumValue)
  }
  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    super.defaultAccessibilityTraits.union(.adjustable)
  }
  @_spi(Hooks) open override func adjustAccessibilityValue(by steps: Int) {
    setValue(value + Float(steps) * (maximumValue - minimumValue) / 10, animated: false)
    sendActions(for: .valueChanged)
  }
}

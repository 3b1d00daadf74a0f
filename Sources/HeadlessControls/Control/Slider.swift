import Foundation
@_spi(Hooks) import HeadlessViews

/// A control for choosing a number from a range.
///
/// A test moves it with ``Simulator/slide(_:to:file:line:)``, which sends `.valueChanged`. Setting
/// its value in code sends no actions.
///
/// Counterpart: `UISlider`.
///
/// Coverage: simulated. Kept without effect: `maximumTrackTintColor`, `minimumTrackTintColor`,
/// `thumbTintColor`.
@preconcurrency @MainActor
open class Slider: Control {
  /// The height of the control since iOS 26, in points; before, it was 31. (behaviour 23.3)
  nonisolated public static let height: CGFloat = 34

  private var number: Float = 0

  /// The value, clamped to the minimum and maximum.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  /// The minimum value.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = number
    }
  }
  /// The maximum value.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
    }
  }
  /// Whether `.valueChanged` is sent during the movement as well as at its end.
  open var isContinuous = true
  /// The image at the minimum end.
  open var minimumValueImage: Image?
  /// The image at the maximum end.
  open var maximumValueImage: Image?
  /// The colour of the track before the thumb.
  open var minimumTrackTintColor: Color?
  /// The colour of the track behind the thumb.
  open var maximumTrackTintColor: Color?
  /// The colour of the thumb.
  open var thumbTintColor: Color?

  private var thumbs: [UInt: Image] = [:]

  /// Sets the image of the thumb for a state.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` for the default thumb.
  ///   - state: The state.
  open func setThumbImage(_ image: Image?, for state: State) { thumbs[state.rawValue] = image }
  /// Returns the image of the thumb for a state, if one was set.
  ///
  /// - Parameter state: The state.
  open func thumbImage(for state: State) -> Image? { thumbs[state.rawValue] }
  /// The image of the thumb in the current state.
  open var currentThumbImage: Image? { thumbImage(for: state) ?? thumbImage(for: .normal) }

  /// Returns the frame of the track: 4 points high, in the middle of the bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
  }
  /// Returns the frame of the thumb, 28 points wide, for a value and the track's frame.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      x: rect.minX + part * (rect.width - 28), y: bounds.midY - 14, width: 28, height: 28)
  }

  /// Sets the value without sending actions.
  open func setValue(_ value: Float, animated: Bool) {
    number = min(max(value, minimumValue), maximumValue)
  }

  /// Any width, and the height of every slider; before iOS 26, without the point at the bottom edge
  /// that constraints leave out. (behaviour 23.3)
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: isOlder ? 30 : Self.height)
  }
  /// The insets of the alignment rectangle. Before iOS 26 they are two points at the left and right
  /// edges, and one at the bottom edge.
  open override var alignmentRectInsets: EdgeInsets {
    isOlder ? EdgeInsets(top: 0, left: 2, bottom: 1, right: 2) : .zero
  }
  private var isOlder: Bool { simulator.profile.listDesign != .spacious }

  // MARK: Default accessibility

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

  @_spi(Hooks) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + AppearanceProperty.ofSliders
  }
}

import Foundation
@_spi(Hooks) import HeadlessViews

/// A bar that fills as a task progresses.
///
/// Counterpart: `UIProgressView`. Progress objects are not observed.
///
/// Coverage: simulated. Kept without effect: `progressTintColor`, `progressViewStyle`,
/// `trackTintColor`.
@preconcurrency @MainActor
open class ProgressView: View {
  /// The style of a progress view.
  ///
  /// Counterpart: `UIProgressView.Style`.
  public enum Style: Int, Hashable, Sendable {
    case `default`, bar
  }

  /// The height of the bar since iOS 14, in points; before, it was 2. (behaviour 23.3)
  nonisolated public static let height: CGFloat = 4

  private var part: Float = 0

  /// The style of the bar.
  open var progressViewStyle = Style.default
  /// The progress, from 0 to 1.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }
  /// The colour of the filled part.
  open var progressTintColor: Color?
  /// The colour of the remaining part.
  open var trackTintColor: Color?

  /// Creates a progress view of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size.height = intrinsicContentSize.height
  }

  /// Sets the progress, clamped to 0 through 1.
  open func setProgress(_ progress: Float, animated: Bool) { part = min(max(progress, 0), 1) }

  /// Any width, and the height of the bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: CGFloat(simulator.profile.progressViewHeight))
  }

  // MARK: Default accessibility

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityValue: String? {
    Percentage.text(progress, of: 1)
  }
  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    .updatesFrequently
  }

  @_spi(Hooks) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + AppearanceProperty.ofProgressViews
  }
}

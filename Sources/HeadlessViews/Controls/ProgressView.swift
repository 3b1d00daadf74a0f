import Foundation

/// A line that fills.
///
/// Counterpart: `UIProgressView`. Progress objects are not observed.
///
/// Coverage: simulated. Kept without effect: `progressTintColor`, `progressViewStyle`,
/// `trackTintColor`.
@preconcurrency @MainActor
open class ProgressView: View {
  /// How the line looks.
  ///
  /// Counterpart: `UIProgressView.Style`.
  public enum Style: Int, Hashable, Sendable {
    case `default`, bar
  }

  /// The height of the line, in points.
  nonisolated public static let height: CGFloat = 4

  private var part: Float = 0

  /// How the line looks.
  open var progressViewStyle = Style.default
  /// How much of the line is filled, from 0 to 1.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }
  /// The colour of what is filled.
  open var progressTintColor: Color?
  /// The colour of what is not.
  open var trackTintColor: Color?

  /// Creates a line of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size.height = Self.height
  }

  /// Fills the line, from 0 to 1.
  open func setProgress(_ progress: Float, animated: Bool) { part = min(max(progress, 0), 1) }

  /// As wide as it may be, and ``height`` high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: Self.height)
  }

  // MARK: What accessibility says by default

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityValue: String? {
    Percentage.text(progress, of: 1)
  }
  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    .updatesFrequently
  }
}

import Foundation

/// A row of dots, one for each page.
///
/// A tap on the first half goes back by a page, one on the other half goes on; both send
/// `.valueChanged`.
///
/// Counterpart: `UIPageControl`.
///
/// Coverage: simulated. Kept without effect: `allowsContinuousInteraction`, `backgroundStyle`,
/// `currentPageIndicatorTintColor`, `hidesForSinglePage`, `pageIndicatorTintColor`,
/// `preferredIndicatorImage`.
@preconcurrency @MainActor
open class PageControl: Control {
  /// What is behind the points.
  ///
  /// Counterpart: `UIPageControl.BackgroundStyle`.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case automatic, prominent, minimal
  }

  private var page = 0
  /// What is behind the points. It is kept.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a finger can move along the points. It is kept.
  open var allowsContinuousInteraction = true
  /// The picture of a point. It is kept.
  open var preferredIndicatorImage: Image?

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      currentPage = page
      invalidateIntrinsicContentSize()
    }
  }
  /// The page that is shown. It is kept within the pages.
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }
  /// Whether a single page is shown without its dot.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: Color?
  /// The colour of the present page's dot.
  open var currentPageIndicatorTintColor: Color?

  /// The size for a number of pages: 26 points high, 17 points for each dot and 10 beside them.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: 17 * CGFloat(max(pageCount, 0)) + 10, height: 26)
  }

  /// The size for the pages that there are.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// The size for the pages that there are.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func fingerLifted(_ touch: Touch) {
    let old = page
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if page != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    sendActions(for: .touchUpInside)
  }

  // MARK: What accessibility says by default

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityValue: String? {
    "page \(currentPage + 1) of \(numberOfPages)"
  }
  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    super.defaultAccessibilityTraits.union(.adjustable)
  }
  @_spi(Hooks) open override func adjustAccessibilityValue(by steps: Int) {
    currentPage += steps
    sendActions(for: .valueChanged)
  }
}

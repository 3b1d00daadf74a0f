import Foundation
@_spi(Hooks) import HeadlessViews

/// A row of dots, one for each page.
///
/// A tap on the first half goes to the previous page, a tap on the second half to the next; both
/// send `.valueChanged`.
///
/// Counterpart: `UIPageControl`.
///
/// Coverage: simulated. Kept without effect: `allowsContinuousInteraction`, `backgroundStyle`,
/// `currentPageIndicatorTintColor`, `hidesForSinglePage`, `pageIndicatorTintColor`,
/// `preferredIndicatorImage`.
@preconcurrency @MainActor
open class PageControl: Control {
  /// The background style of a page control.
  ///
  /// Counterpart: `UIPageControl.BackgroundStyle`.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case automatic, prominent, minimal
  }

  private var page = 0
  /// The background style. Kept without effect.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a finger can slide along the dots. Kept without effect.
  open var allowsContinuousInteraction = true
  /// The image of a dot. Kept without effect.
  open var preferredIndicatorImage: Image?

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      currentPage = page
      invalidateIntrinsicContentSize()
    }
  }
  /// The index of the current page, clamped to the pages.
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }
  /// Whether the control is hidden while there is only one page.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: Color?
  /// The colour of the current page's dot.
  open var currentPageIndicatorTintColor: Color?

  /// Returns the size for a number of pages: 26 points high, 17 points wide for each dot and 10
  /// more.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: 17 * CGFloat(max(pageCount, 0)) + 10, height: 26)
  }

  /// The size for the current number of pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// Returns the size for the current number of pages.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func fingerLifted(_ touch: Touch) {
    let old = page
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if page != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    sendActions(for: .touchUpInside)
  }

  // MARK: Default accessibility

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

  @_spi(Hooks) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + AppearanceProperty.ofPageControls
  }
}

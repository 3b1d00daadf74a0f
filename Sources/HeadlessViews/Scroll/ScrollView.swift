import Foundation

/// A view that shows a part of larger content.
///
/// The offset is the origin of the bounds. Setting it moves the content immediately;
/// ``setContentOffset(_:animated:)`` moves it over simulated time.
///
/// Coverage: simulated. Kept without effect: `automaticallyAdjustsScrollIndicatorInsets`,
/// `bounces`, `bouncesZoom`, `canCancelContentTouches`, `decelerationRate`, `delaysContentTouches`,
/// `flashScrollIndicators()`, `horizontalScrollIndicatorInsets`, `indicatorStyle`,
/// `isDirectionalLockEnabled`, `scrollIndicatorInsets`, `showsHorizontalScrollIndicator`,
/// `showsVerticalScrollIndicator`.
@preconcurrency @MainActor
open class ScrollView: View, ScrollViewDelegating {
  /// The delegate that is notified of scrolling, regardless of the delegate type that a subclass
  /// declares.
  @exclusivity(unchecked) package weak var scrollDelegate: (any ScrollViewDelegate)?
  @exclusivity(unchecked) package var storedContentSize = CGSize.zero
  var storedContentInset = EdgeInsets.zero
  package var knownAdjustedInset = EdgeInsets.zero
  package var offsetAnimation: OffsetAnimation?

  /// Whether a finger is on the content.
  open package(set) var isTracking = false
  /// Whether a finger is dragging the content.
  open package(set) var isDragging = false
  /// Whether the content keeps moving after the finger was lifted.
  open package(set) var isDecelerating = false

  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the bounds.
  open var isPagingEnabled = false
  /// Whether a drag is locked to the direction in which it began.
  open var isDirectionalLockEnabled = false
  /// Whether the content may be dragged past its edges.
  open var bounces = true
  /// Whether content that fits may be dragged past its top and bottom edges.
  @exclusivity(unchecked) open var alwaysBounceVertical = false {
    didSet { updateAdjustedContentInset() }
  }
  /// Whether content that fits may be dragged past its left and right edges.
  @exclusivity(unchecked) open var alwaysBounceHorizontal = false {
    didSet { updateAdjustedContentInset() }
  }
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether the vertical scroll indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal scroll indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// The style of the scroll indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// The insets of the vertical indicator from the edges.
  open var verticalScrollIndicatorInsets = EdgeInsets.zero
  /// The insets of the horizontal indicator from the edges.
  open var horizontalScrollIndicatorInsets = EdgeInsets.zero
  /// The way in which dragging dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The rate at which scrolling slows down.
  open var decelerationRate = DecelerationRate.normal
  /// The way in which the safe area is added to the insets.
  @exclusivity(unchecked)
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedContentInset() }
  }

  /// Creates an empty scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates an empty scroll view. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Hooks) open override func setUpForCoder() {
    super.setUpForCoder()
    clipsToBounds = true
  }

  /// The size of the content. If the offset is past the new end, it moves back.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { setContentSize(newValue) }
  }

  /// The point of the content at the view's top left corner. It may be set past the edges.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      offsetWasGiven()
      setOffset(newValue)
    }
  }

  /// The insets around the content, in points.
  open var contentInset: EdgeInsets {
    get { storedContentInset }
    set {
      storedContentInset = newValue
      updateAdjustedContentInset()
    }
  }

  /// The insets around the content, including those for the safe area.
  open var adjustedContentInset: EdgeInsets { computedAdjustedInset }

  /// Called when the adjusted insets have changed.
  open func adjustedContentInsetDidChange() {}
  /// Returns whether touches are sent to a subview. Nothing calls it: a test names the view.
  open func touchesShouldBegin(
    _ touches: Set<Touch>, with event: Event?, in view: View
  ) -> Bool { true }
  /// Returns whether scrolling cancels the touches of a subview: not of a control.
  open func touchesShouldCancel(in view: View) -> Bool { !view.tracksTouches }

  /// Moves the content, over 0.3 s of the simulator's clock if animated.
  ///
  /// A running animation is cancelled. With animations disabled, or outside a window, the content
  /// moves immediately, and the delegate is notified of the end in the next turn. Nothing is
  /// reported if the offset does not change.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else { return self.contentOffset = contentOffset }  // behaviour 25.5
    offsetWasGiven()
    animateOffset(to: contentOffset)
  }

  /// Scrolls just far enough to make a rectangle visible.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the content's coordinates.
  ///   - animated: Whether scrolling takes time on the simulator's clock.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  // MARK: For classes of this module

  /// Whether this class determines its content size, rather than constraints.
  @_spi(Hooks) open var makesOwnContentSize: Bool { false }

  /// Returns whether the view places a subview itself. A list places the views that it requested;
  /// constraints place views that are attached to the list.
  @_spi(Hooks) open override func places(_ subview: View) -> Bool {
    makesOwnContentSize && !autoLayout.constraints.contains { $0.involves(subview) }
  }

  @_spi(Hooks) open override var hasGestureRecognizers: Bool { true }

  @_spi(Hooks) open override var descriptionParts: [String] {
    // crash families A1: a colon after these names, no equals sign
    viewDescriptionParts + [
      "contentOffset: \(contentOffset.inReports)",
      "contentSize: \(contentSize.inReports)",
      "adjustedContentInset: \(adjustedContentInset.inReports)",
    ]
  }

  @_spi(Hooks) open override var safeAreaInsetsForSubviews: EdgeInsets {
    let all = safeAreaInsets
    let (vertical, horizontal) = adjustedAxes
    return EdgeInsets(
      top: vertical ? 0 : all.top, left: horizontal ? 0 : all.left,
      bottom: vertical ? 0 : all.bottom, right: horizontal ? 0 : all.right)
  }

  @_spi(Hooks) open override func boundsDidChange(from old: CGRect) {
    if bounds.size != old.size {
      updateAdjustedContentInset()
      clampOffset()
    }
    if bounds.origin != old.origin { didScroll() }
  }

  @_spi(Hooks) open override func safeAreaDidChangeInternally() {
    updateAdjustedContentInset()
  }

  /// Called before an offset is set by a client, other than one that follows the content.
  @_spi(Hooks) open func offsetWasGiven() {}

  /// Called after the last step of an animation, before the delegate is notified of its end.
  @_spi(Hooks) open func offsetAnimationWillEnd() {}

  /// Notifies the delegate after a change of the offset.
  @_spi(Hooks) open func didScroll() {
    scrollDelegate?.scrollViewDidScroll(self)
  }

  // MARK: Zooming

  /// The least scale of the content.
  open var minimumZoomScale: CGFloat {
    get { zooming.least }
    set { zooming.least = newValue }
  }
  /// The greatest scale of the content.
  open var maximumZoomScale: CGFloat {
    get { zooming.most }
    set { zooming.most = newValue }
  }
  /// Whether the scale may pass its limits while fingers zoom. Kept without effect.
  open var bouncesZoom: Bool {
    get { zooming.bounces }
    set { zooming.bounces = newValue }
  }
  /// Whether fingers are zooming the content.
  open var isZooming: Bool { zooming.isZooming }
  /// Whether the scale returns to its limits: never, here.
  open var isZoomBouncing: Bool { false }

  /// The scale of the content, within its limits.
  ///
  /// Setting it scales the view that the delegate returns, and the content size with it. No effect
  /// if the delegate returns none.
  open var zoomScale: CGFloat {
    get { zooming.scale }
    set { scaleContent(to: newValue, around: CGPoint(x: bounds.midX, y: bounds.midY)) }
  }

  /// Scales the content.
  ///
  /// - Parameters:
  ///   - scale: The scale.
  ///   - animated: Whether the end is reported after 0.3 s of the simulator's clock. The content
  ///     is scaled immediately.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = scale
    endZooming(animated: animated)
  }

  /// Scales and scrolls the content so that a rectangle fills the view.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the zoomed view.
  ///   - animated: Whether the end is reported after 0.3 s of the simulator's clock. The content
  ///     is scaled immediately.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, let view = zoomedView else { return }
    zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
    let place = view.convert(rect, to: self)
    contentOffset = restingOffset(
      near: CGPoint(x: place.midX - bounds.width / 2, y: place.midY - bounds.height / 2))
    endZooming(animated: animated)
  }

  // MARK: Touches and indicators

  /// The insets of both scroll indicators from the edges, in points.
  ///
  /// Reading it returns the vertical indicator's insets.
  open var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Whether the scroll indicators avoid bars. Kept without effect.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { keptScrolling.adjustsIndicators }
    set { keptScrolling.adjustsIndicators = newValue }
  }

  /// Whether touches are delayed for subviews until they turn out not to scroll. Kept without
  /// effect.
  open var delaysContentTouches: Bool {
    get { keptScrolling.delaysTouches }
    set { keptScrolling.delaysTouches = newValue }
  }
  /// Whether a scrolling touch is cancelled for the subviews. Kept without effect.
  open var canCancelContentTouches: Bool {
    get { keptScrolling.cancelsTouches }
    set { keptScrolling.cancelsTouches = newValue }
  }
  /// Has no effect: nothing is rendered.
  open func flashScrollIndicators() {}

  /// The recogniser of the scrolling gesture. It follows the finger that ``Simulator`` scrolls with,
  /// and gets no other touches.
  open var panGestureRecognizer: PanGestureRecognizer {
    if let pan = keptScrolling.pan { return pan }
    let pan = ScrollViewPanGestureRecognizer(of: self)
    keptScrolling.pan = pan
    return pan
  }

  // MARK: Guides

  /// The content area. Constraints to it determine the content size.
  open var contentLayoutGuide: LayoutGuide { standardGuide(.scrollContent) }
  /// The visible area of the scroll view, wherever the content is scrolled to.
  open var frameLayoutGuide: LayoutGuide { standardGuide(.scrollFrame) }
  /// Whether an animated change of the offset is running.
  open var isScrollAnimating: Bool { offsetAnimation != nil }
}

extension ScrollView {
  /// The way in which the safe area is added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// The same as ``scrollableAxes``; in the content scroll view of a controller that a navigation
    /// or tab bar controller shows, also at the top and the bottom.
    case automatic
    /// Along the axes on which the content scrolls or bounces.
    case scrollableAxes
    /// Never.
    case never
    /// The safe area is added on all sides.
    case always
  }

  /// The way in which dragging dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The style of the scroll indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    case `default`, black, white
  }

  /// The rate at which scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The normal rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The fast rate: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// The properties of a scroll view that are kept as data.
final class StoredScrollProperties {
  var delaysTouches = true
  var cancelsTouches = true
  var adjustsIndicators = true
  var pan: PanGestureRecognizer?
}

extension ScrollView {
  var keptScrolling: StoredScrollProperties {
    keptStates.value { StoredScrollProperties() }
  }
}

/// The recogniser of a scroll view's scrolling gesture. Its delegate is its scroll view.
@MainActor
final class ScrollViewPanGestureRecognizer: PanGestureRecognizer {
  private weak var scrollView: ScrollView?

  init(of scrollView: ScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    view = scrollView
  }

  /// The delegate. UIKit raises an exception if it is not the scroll view (behaviour 25.58).
  override var delegate: (any GestureRecognizerDelegate)? {
    get { super.delegate }
    set {
      guard newValue === scrollView else { return ViewMisuse.delegateOfScrolling.raise() }
      super.delegate = newValue
    }
  }
}

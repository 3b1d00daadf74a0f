import Foundation

/// A view that shows a part of something larger.
///
/// The offset is the origin of the bounds. Setting it moves at once;
/// ``setContentOffset(_:animated:)`` moves over the time of the simulator. Zooming is not
/// simulated.
///
/// Coverage: simulated. Kept without effect: `automaticallyAdjustsScrollIndicatorInsets`,
/// `bounces`, `canCancelContentTouches`, `decelerationRate`, `delaysContentTouches`,
/// `flashScrollIndicators()`, `horizontalScrollIndicatorInsets`, `indicatorStyle`,
/// `isDirectionalLockEnabled`, `scrollIndicatorInsets`, `scrollsToTop`,
/// `showsHorizontalScrollIndicator`, `showsVerticalScrollIndicator`,
/// `verticalScrollIndicatorInsets`.
@preconcurrency @MainActor
open class ScrollView: View, ScrollViewDelegating {
  /// Who is told about scrolling, whatever the type of the delegate that a subclass shows.
  package weak var scrollDelegate: (any ScrollViewDelegate)?
  package var storedContentSize = CGSize.zero
  var storedContentInset = EdgeInsets.zero
  package var knownAdjustedInset = EdgeInsets.zero
  package var offsetAnimation: OffsetAnimation?

  /// Whether a finger is on the content.
  public package(set) var isTracking = false
  /// Whether a finger is dragging the content.
  public package(set) var isDragging = false
  /// Whether the content runs on after a finger has let go.
  public package(set) var isDecelerating = false

  /// Whether fingers can scroll.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the bounds.
  open var isPagingEnabled = false
  /// Whether a drag keeps to the direction in which it began.
  open var isDirectionalLockEnabled = false
  /// Whether the content may be dragged past its edges.
  open var bounces = true
  /// Whether content that fits may be dragged past its upper and lower edges.
  open var alwaysBounceVertical = false {
    didSet { updateAdjustedContentInset() }
  }
  /// Whether content that fits may be dragged past its left and right edges.
  open var alwaysBounceHorizontal = false {
    didSet { updateAdjustedContentInset() }
  }
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether the vertical position is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal position is shown.
  open var showsHorizontalScrollIndicator = true
  /// How the position is shown.
  open var indicatorStyle = IndicatorStyle.default
  /// The distances of the vertical indicator from the edges.
  open var verticalScrollIndicatorInsets = EdgeInsets.zero
  /// The distances of the horizontal indicator from the edges.
  open var horizontalScrollIndicatorInsets = EdgeInsets.zero
  /// How dragging dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How fast the content comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// Which sides of the safe area are added to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedContentInset() }
  }

  /// What a person pulls down to refresh the content. It lies above the content.
  open var refreshControl: RefreshControl? {
    didSet { refreshControlDidChange(from: oldValue) }
  }

  /// Creates a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view without content. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The size of the content. The offset follows when it is past the end of the new one.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { setContentSize(newValue) }
  }

  /// The point of the content at the view's upper left corner. It may be set past the edges.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      offsetWasGiven()
      setOffset(newValue)
    }
  }

  /// The room around the content, in points.
  open var contentInset: EdgeInsets {
    get { storedContentInset }
    set {
      storedContentInset = newValue
      updateAdjustedContentInset()
    }
  }

  /// The room around the content, with what is added for the safe area.
  open var adjustedContentInset: EdgeInsets { computedAdjustedInset }

  /// Tells that the room around the content has changed.
  open func adjustedContentInsetDidChange() {}

  /// Moves the content, over 0.3 s of the simulator's clock if animated.
  ///
  /// An animation in flight gives way. Without animations, or in no window, the content moves at
  /// once, and the delegate hears of the end in the next turn. Nothing is told when the offset is
  /// the same.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    offsetWasGiven()
    animated ? animateOffset(to: contentOffset) : setOffset(contentOffset)
  }

  /// Scrolls just so far that a part of the content is in view.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the content's coordinates.
  ///   - animated: Whether the way there takes time on the simulator's clock.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  // MARK: For classes of this module

  /// Whether the size of the content is this class's affair rather than that of constraints.
  @_spi(Hooks) open var makesOwnContentSize: Bool { false }

  /// A list places what it asked for; what is tied to the list by constraints, these place.
  @_spi(Hooks) open override func places(_ subview: View) -> Bool {
    makesOwnContentSize && !autoLayout.constraints.contains { $0.involves(subview) }
  }

  package override var hasGestureRecognizers: Bool { true }

  @_spi(Hooks) open override var descriptionParts: [String] {
    // crash families A1: a colon after these names, no equals sign
    viewDescriptionParts + [
      "contentOffset: \(contentOffset.inReports)",
      "contentSize: \(contentSize.inReports)",
      "adjustedContentInset: \(adjustedContentInset.inReports)",
    ]
  }

  override var safeAreaInsetsForSubviews: EdgeInsets {
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

  override func safeAreaDidChangeInternally() {
    updateAdjustedContentInset()
  }

  /// Precedes an offset that a client gives, other than one that follows the content.
  @_spi(Hooks) open func offsetWasGiven() {}

  /// Follows the last step of an animation, before the delegate hears of its end.
  @_spi(Hooks) open func offsetAnimationWillEnd() {}

  /// Follows a change of the offset: tells the delegate.
  @_spi(Hooks) open func didScroll() {
    scrollDelegate?.scrollViewDidScroll(self)
  }
}

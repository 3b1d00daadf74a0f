import Foundation
@_spi(Hooks) import HeadlessControllers
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

/// A container that shows one page of many, which the user turns by swiping.
///
/// A test turns a page with `simulator.turnPage(_:of:)`. One page is shown at a time; a spine in
/// the middle shows two on a device.
///
/// Counterpart: `UIPageViewController`.
///
/// Coverage: simulated. Kept without effect: `isDoubleSided`.
@preconcurrency @MainActor
open class PageViewController: ViewController {
  /// The motion with which a page is turned. Counterpart: `UIPageViewController.TransitionStyle`.
  public enum TransitionStyle: Int, Hashable, Sendable {
    case pageCurl, scroll
  }
  /// The axis along which pages are turned. Counterpart:
  /// `UIPageViewController.NavigationOrientation`.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    case horizontal, vertical
  }
  /// The side of the next page. Counterpart: `UIPageViewController.NavigationDirection`.
  public enum NavigationDirection: Int, Hashable, Sendable {
    case forward, reverse
  }
  /// The side at which pages are bound. Counterpart: `UIPageViewController.SpineLocation`.
  public enum SpineLocation: Int, Hashable, Sendable {
    case none, min, mid, max
  }
  /// A key of the options. Counterpart: `UIPageViewController.OptionsKey`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// The side at which pages are bound.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The motion with which a page is turned. Kept without effect: nothing is rendered.
  open private(set) var transitionStyle: TransitionStyle
  /// The axis along which pages are turned.
  open private(set) var navigationOrientation: NavigationOrientation
  /// The side at which pages are bound. Kept without effect.
  open private(set) var spineLocation: SpineLocation
  /// Whether pages have content on their backs. Kept without effect.
  open var isDoubleSided = false
  /// The object that provides the pages before and after a page; without it the user cannot turn
  /// pages.
  open weak var dataSource: (any PageViewControllerDataSource)? {
    didSet { if isViewLoaded { updatePageControl() } }
  }
  /// The delegate of the controller.
  open weak var delegate: (any PageViewControllerDelegate)?
  /// The pages that are shown: at most one here.
  open private(set) var viewControllers: [ViewController]? = []

  private var pageControl: PageControl?
  /// The scroll view around the pages of a scrolling controller. Apps look for it among the subviews
  /// to set its delegate, or to keep the user from turning pages (behaviour 25.47).
  private lazy var scroller: ScrollView? = {
    guard transitionStyle == .scroll else { return nil }
    let scroller = ScrollView(frame: .zero)
    scroller.isPagingEnabled = true
    scroller.contentInsetAdjustmentBehavior = .never
    view.insertSubview(scroller, at: 0)
    return scroller
  }()
  /// The end of an animated change, while it runs.
  private var turning: (work: ScheduledWork, end: (Bool) -> Void)?

  /// Creates a controller that turns pages by curling (behaviour 25.41).
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a controller without pages.
  ///
  /// - Parameters:
  ///   - style: The motion with which a page is turned.
  ///   - navigationOrientation: The axis along which pages are turned.
  ///   - options: The side at which pages are bound, and the distance between them.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = options?[.spineLocation]
    spineLocation =
      (spine as? SpineLocation) ?? (spine as? Int).flatMap(SpineLocation.init)
      ?? (style == .pageCurl ? .min : .none)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a document: one that turns pages by curling, unless that says otherwise.
  public required init?(coder: NSCoder) {
    let document = coder as? InterfaceCoder
    let scrolls = document?.attribute("transitionStyle") == "scroll"
    let isVertical = document?.attribute("navigationOrientation") == "vertical"
    transitionStyle = scrolls ? .scroll : .pageCurl
    navigationOrientation = isVertical ? .vertical : .horizontal
    spineLocation = scrolls ? .none : .min
    super.init(coder: coder)
  }

  /// The recognisers of the gestures that turn pages: none, since a test turns them directly.
  open var gestureRecognizers: [GestureRecognizer] { [] }

  /// Shows pages without asking the data source or telling the delegate.
  ///
  /// - Parameters:
  ///   - viewControllers: The pages: exactly one.
  ///   - direction: The side from which the page comes.
  ///   - animated: Whether the change takes 0.3 s of the simulator's clock.
  ///   - completion: Called at the end, with whether the change was not cut short by another one.
  open func setViewControllers(
    _ viewControllers: [ViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    guard pages.count == 1 else {
      let reason =
        """
        The number of view controllers provided (\(pages.count)) doesn't match the number required \
        (1) for the requested transition
        """
      return CrashReport(MisuseFault(.invalidArgument, reason)).deliver()
    }
    show(pages[0], animated: animated) { isWhole in completion?(isWhole) }
    updatePageControl()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    _ = scroller
    if let page = viewControllers?.first { place(page) }
    updatePageControl()
  }

  @_spi(Hooks) open override func layOutContents() {
    super.layOutContents()
    let box = view.bounds
    let height = pageControl == nil ? 0 : Self.pageControlHeight
    let room = CGRect(x: 0, y: 0, width: box.width, height: box.height - height)
    scroller?.frame = room
    scroller?.contentSize = room.size
    for child in children where child.viewIfLoaded?.superview === scroller ?? view {
      child.view.frame = room
    }
    pageControl?.frame = CGRect(x: 0, y: box.height - height, width: box.width, height: height)
  }

  private static let pageControlHeight: CGFloat = 37
}

extension PageViewController {
  /// Turns the page as a swipe does.
  ///
  /// - Returns: Whether there is a page on that side.
  package func turnByFinger(_ direction: NavigationDirection) -> Bool {
    guard let old = viewControllers?.first, !isViewLoaded || scroller?.isScrollEnabled != false,
      let page = direction == .forward
        ? dataSource?.pageViewController(self, viewControllerAfter: old)
        : dataSource?.pageViewController(self, viewControllerBefore: old)
    else { return false }
    delegate?.pageViewController(self, willTransitionTo: [page])
    show(page, animated: true) { [weak self] isWhole in
      guard let self else { return }
      updatePageControl(turned: direction)
      delegate?.pageViewController(
        self, didFinishAnimating: isWhole, previousViewControllers: [old],
        transitionCompleted: isWhole)
    }
    return true
  }

  private func show(
    _ page: ViewController, animated: Bool, end: @escaping (Bool) -> Void
  ) {
    finishTurning(isWhole: false)
    let old = viewControllers?.first
    viewControllers = [page]
    guard page !== old else { return end(true) }
    if page.parent !== self { addChild(page) }
    guard isViewLoaded else {
      old?.removeFromParent()
      page.didMove(toParent: self)
      return end(true)
    }
    old?.willMove(toParent: nil)
    place(page)
    let finish = { [weak self] (isWhole: Bool) in
      guard let self else { return }
      old?.viewIfLoaded?.removeFromSuperview()
      old?.removeFromParent()
      if page.parent === self { page.didMove(toParent: self) }
      end(isWhole)
    }
    let simulator = view.simulator
    guard animated, view.window != nil, simulator.allowsAnimations else { return finish(true) }
    let work = simulator.schedule(after: 0.3, named: "turn of a page") { [weak self] in
      self?.finishTurning(isWhole: true)
    }
    turning = (work, finish)
  }

  private func finishTurning(isWhole: Bool) {
    guard let (work, end) = turning else { return }
    turning = nil
    work.cancel()
    end(isWhole)
  }

  private func place(_ page: ViewController) {
    let box: View = scroller ?? view
    if page.view.superview !== box { box.addSubview(page.view) }
    layOutContents()
  }

  /// Shows dots for the pages if the data source counts them.
  private func updatePageControl(turned direction: NavigationDirection? = nil) {
    guard isViewLoaded else { return }
    let count = dataSource?.presentationCount(for: self) ?? 0
    guard count > 0, transitionStyle == .scroll, navigationOrientation == .horizontal else {
      pageControl?.removeFromSuperview()
      pageControl = nil
      return view.setNeedsLayout()
    }
    let control = pageControl ?? PageControl()
    control.numberOfPages = count
    switch direction {
    case nil: control.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    case .forward?: control.currentPage = min(count - 1, control.currentPage + 1)
    case .reverse?: control.currentPage = max(0, control.currentPage - 1)
    }
    if pageControl == nil {
      pageControl = control
      view.addSubview(control)
    }
    view.setNeedsLayout()
  }
}

import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews
import ListCore

/// A container that shows the top screen of a stack, under a navigation bar.
///
/// Pushing changes the stack immediately. The transition starts with the next layout, as in UIKit,
/// so two pushes in one run-loop turn make one transition. An animated transition takes 0.35 s of
/// the simulator's clock. Off screen, nothing appears and no view is loaded: the first screen is
/// loaded in the first layout in a window (behaviour 17.1).
///
/// Counterpart: `UINavigationController`. A test swipes back with ``Simulator/swipeBack(in:cancels:file:line:)``.
///
/// Coverage: simulated. Kept without effect: `hidesBarsOnSwipe`, `hidesBarsOnTap`,
/// `hidesBarsWhenKeyboardAppears`.
@preconcurrency @MainActor
open class NavigationController: ViewController {
  /// The duration of an animated transition, in seconds.
  nonisolated public static let transitionDuration: TimeInterval = 0.35
  /// The duration of hiding or showing a bar, in seconds.
  nonisolated public static let hideShowBarDuration: TimeInterval = 0.2

  var stack: [ViewController] = []
  /// The recogniser of the swipe-back gesture. The gesture begins if it is enabled and its delegate
  /// allows it.
  open private(set) lazy var interactivePopGestureRecognizer: GestureRecognizer? =
    ScreenEdgePanGestureRecognizer()
  /// Whether a tap hides the bars. Kept without effect.
  open var hidesBarsOnTap = false
  /// Whether the keyboard hides the bars. Kept without effect: there is no keyboard.
  open var hidesBarsWhenKeyboardAppears = false
  /// The screen whose view is in this controller's view.
  weak var shown: ViewController?
  /// Whether the next transition is animated.
  var nextIsAnimated = false
  /// The transition in progress.
  var transition: NavigationTransition?
  /// The coordinator of the transition that is planned or in progress.
  var stackCoordinator: TransitionCoordinator?
  /// The stack before a pop that a finger is about to drive.
  var interruptibleStack: [ViewController]?
  /// The screen that is notified that it has moved here when its transition ends.
  weak var arriving: ViewController?
  private var barIsHidden = false
  private var toolbarIsHidden = true
  var (barHiding, toolbarHiding) = (OwnedHiding(), OwnedHiding())

  /// The delegate, which is notified of the screens shown.
  open weak var delegate: (any NavigationControllerDelegate)?
  /// The navigation bar, above the content.
  open private(set) var navigationBar = NavigationBar(frame: .zero)
  /// The toolbar, below the content. Hidden unless ``isToolbarHidden`` is `false`.
  open private(set) var toolbar: Toolbar! = Toolbar(frame: .zero)
  /// Whether scrolling hides the bars. Kept without effect.
  open var hidesBarsOnSwipe = false

  // MARK: Creation

  /// Creates a stack with a root screen. Even if nobody keeps the stack, it lives until the next turn
  /// of the simulator (behaviour 25.99).
  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    pushViewController(rootViewController, animated: false)  // behaviour 25.3
    simulator.autorelease(self)
  }

  /// Creates an empty stack with bars of other classes than UIKit's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    let (bar, tools) = (navigationBarClass as? View.Type, toolbarClass as? View.Type)
    navigationBar = bar?.create(frame: .zero) as? NavigationBar ?? navigationBar
    toolbar = tools?.create(frame: .zero) as? Toolbar ?? toolbar
    setUp()
  }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates an empty stack. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Hooks) open override func setUpForCoder() {
    super.setUpForCoder()
    setUp()
  }

  private func setUp() {
    navigationBar.stack = self
    toolbar.stack = self
  }

  // MARK: The stack

  /// The screens on the stack, the root first.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The screen at the top of the stack.
  open var topViewController: ViewController? { stack.last }
  /// The screen that the user sees: the presented one, otherwise the top of the stack.
  open var visibleViewController: ViewController? { presentedViewController ?? topViewController }

  /// Replaces all screens of the stack.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    changeStack(to: viewControllers, animated: animated)
  }
  /// Pushes a screen onto the stack.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    push(viewController, animated: animated)
  }
  /// Pops the top screen, unless it is the root.
  ///
  /// - Returns: The screen that was popped.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    pop(to: stack.count - 2, animated: animated).last
  }
  /// Pops all screens above the given one.
  ///
  /// - Returns: The screens that were popped, the lowest first.
  @discardableResult
  open func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      ControllerFault.notOnStack.deliver()
      return nil
    }
    return pop(to: index, animated: animated)
  }
  /// Pops all screens except the root.
  ///
  /// - Returns: The screens that were popped, the lowest first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    pop(to: 0, animated: animated)
  }
  /// Pushes a screen onto the stack; presents it if it is a navigation controller.
  open override func show(_ vc: ViewController, sender: Any?) {
    // A stack cannot be in another one: apps' segues of the kind "show" present it.
    if vc is NavigationController { return present(vc, animated: true) }
    pushViewController(vc, animated: true)
  }
  /// Pushes the secondary controller of a split view controller that collapses.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: ViewController, for splitViewController: SplitViewController
  ) {
    guard !viewControllers.contains(where: { $0 === secondaryViewController }) else { return }
    pushColumn(secondaryViewController, animated: false)
  }

  /// Takes the preferred size of the screen on top for its own, as a popover shows it
  /// (behaviour 25.106).
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {
    if container === topViewController { followPreferredContentSize() }
  }

  // MARK: Bars

  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    barIsHidden = hidden
    hideOrShowBars()
    viewIfLoaded?.setNeedsLayout()
  }
  /// Whether the toolbar is hidden.
  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    toolbarIsHidden = hidden
    hideOrShowBars()
    viewIfLoaded?.setNeedsLayout()
  }

  /// The tab bar item of this stack: its own, otherwise the root screen's.
  open override var tabBarItem: TabBarItem! {
    get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  // MARK: Overridable in the module

  @_spi(Hooks) open override func makePlainView() {
    super.makePlainView()
    loadedView?.addSubview(toolbar)
    loadedView?.addSubview(navigationBar)
  }

  @_spi(Hooks) open override var faultOfPush: ControllerFault? { .pushedNavigation }
  @_spi(Hooks) open override var loadsScreensInLayout: Bool { true }
  override var appearanceChildren: [ViewController] { shown.map { [$0] } ?? [] }
  override var coordinatorOfChildren: TransitionCoordinator? { stackCoordinator }
  // The first screen is loaded in the first layout in a window (behaviour 17.1).
  override func prepareToAppear(staysOut: Bool) { if shown != nil || staysOut { swapOffScreen() } }
  override func appearanceDidEnd() { if transition?.isOverdue == true { finishTransition() } }
  @_spi(Hooks) open override func layOutContents() {
    beginTransitionIfDue()
    layOutBars()
  }
}

import Foundation

/// A stack of screens of which the top one shows, under a bar.
///
/// Pushing changes the stack at once. The transition begins with the next layout, as in UIKit, so
/// two pushes in one turn are one transition; animated, it takes 0.35 s of the simulator's clock.
/// Off the screen nothing appears and no view is loaded.
///
/// Counterpart: `UINavigationController`. Swiping back with a finger is not simulated.
///
/// Coverage: simulated. Kept without effect: `hidesBarsOnSwipe`, `hidesBarsOnTap`,
/// `hidesBarsWhenKeyboardAppears`, `interactivePopGestureRecognizer`.
@preconcurrency @MainActor
open class NavigationController: ViewController {
  /// How long an animated transition takes, in seconds.
  nonisolated public static let transitionDuration: TimeInterval = 0.35
  /// How long it takes to hide a bar, in seconds.
  nonisolated public static let hideShowBarDuration: TimeInterval = 0.2

  var stack: [ViewController] = []
  /// What recognises that a finger leads back. It is kept: swiping back is not simulated.
  public private(set) lazy var interactivePopGestureRecognizer: GestureRecognizer? =
    ScreenEdgePanGestureRecognizer()
  /// Whether a tap hides the bars. It is kept.
  open var hidesBarsOnTap = false
  /// Whether the keyboard hides the bars. It is kept: there is none.
  open var hidesBarsWhenKeyboardAppears = false
  /// The screen whose view is in this controller's view.
  weak var shown: ViewController?
  /// Whether the next transition takes time.
  var nextIsAnimated = false
  var transition: NavigationTransition?
  private var barIsHidden = false
  private var toolbarIsHidden = true

  /// Who is told of screens that show.
  open weak var delegate: (any NavigationControllerDelegate)?
  /// The bar above.
  public let navigationBar = NavigationBar(frame: .zero)
  /// The bar below; hidden unless ``isToolbarHidden`` is `false`.
  public let toolbar: Toolbar! = Toolbar(frame: .zero)
  /// Whether bars hide while the content is scrolled. They do not here.
  open var hidesBarsOnSwipe = false

  // MARK: Creation

  /// Creates a stack of one screen.
  public init(rootViewController: ViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    changeStack(to: [rootViewController], animated: false)
  }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates an empty stack. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    navigationBar.stack = self
    toolbar.stack = self
  }

  // MARK: The stack

  /// The screens, the first one first.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The screen at the top.
  open var topViewController: ViewController? { stack.last }
  /// What a person sees: what is presented, else the screen at the top.
  open var visibleViewController: ViewController? { presentedViewController ?? topViewController }

  /// Replaces the screens.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    changeStack(to: viewControllers, animated: animated)
  }
  /// Puts a screen on top.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    push(viewController, animated: animated)
  }
  /// Takes the top screen off, unless it is the only one.
  ///
  /// - Returns: The screen that was taken off.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    pop(to: stack.count - 2, animated: animated).last
  }
  /// Takes off all screens above one.
  ///
  /// - Returns: The screens that were taken off, the lowest first.
  @discardableResult
  open func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      ControllerFault.notOnStack.stop()
    }
    return pop(to: index, animated: animated)
  }
  /// Takes off all screens but the first.
  ///
  /// - Returns: The screens that were taken off, the lowest first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    pop(to: 0, animated: animated)
  }
  /// Pushes a screen.
  open override func show(_ vc: ViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  /// Whether the bar above is hidden.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar above.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    barIsHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }
  /// Whether the bar below is hidden.
  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar below.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    toolbarIsHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// What a tab bar shows of this stack: its own item, else that of its first screen.
  open override var tabBarItem: TabBarItem! {
    get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  // MARK: For classes of this module

  @_spi(Hooks) open override func makePlainView() {
    super.makePlainView()
    loadedView?.addSubview(toolbar)
    loadedView?.addSubview(navigationBar)
  }

  override var appearanceChildren: [ViewController] { shown.map { [$0] } ?? [] }
  override func prepareToAppear() { swapOffScreen() }
  override func layOutContents() {
    beginTransitionIfDue()
    layOutBars()
  }
}

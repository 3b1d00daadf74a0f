import Foundation

/// What stands behind a screen: it makes a view, fills it, and hears how it comes and goes.
///
/// A controller's view is made when somebody asks for it. Shown on a simulator, a controller is
/// told in UIKit's order (behaviour 9.1): `loadView`, `viewDidLoad`, `viewWillAppear`,
/// `viewIsAppearing`, `viewWillLayoutSubviews`, `viewDidLayoutSubviews`, `viewDidAppear`.
///
/// ```swift
/// let feed = FeedViewController()
/// simulator.show(feed)
/// simulator.settle()
/// ```
///
/// Nib and storyboard files are not read: a test registers what a name stands for, see
/// ``Simulator/interfaces``.
///
/// Counterpart: `UIViewController`.
///
/// Coverage: simulated. Kept without effect: `automaticallyAdjustsScrollViewInsets`,
/// `extendedLayoutIncludesOpaqueBars`, `focusGroupIdentifier`,
/// `modalPresentationCapturesStatusBarAppearance`, `modalTransitionStyle`,
/// `providesPresentationContextTransitionStyle`, `restorationIdentifier`,
/// `restoresFocusAfterTransition`, `setContentScrollView(_:)`, `setContentScrollView(_:for:)`,
/// `setNeedsUpdateOfHomeIndicatorAutoHidden()`,
/// `setNeedsUpdateOfScreenEdgesDeferringSystemGestures()`,
/// `setNeedsUpdateOfSupportedInterfaceOrientations()`, `viewRespectsSystemMinimumLayoutMargins`.
@preconcurrency @MainActor
open class ViewController: Responder {
  // MARK: What the controller works with

  package var loadedView: View?
  var isLoadingView = false
  package var appearance = AppearanceState()
  /// Whether the transition under way began with a move of the view, and so ends with it.
  var followsWindow = false
  /// What bars of a container cover of this controller's view.
  var barInsets = EdgeInsets.zero { didSet { obstructionDidChange(barInsets != oldValue) } }
  var childControllers: [ViewController] = []
  weak var parentController: ViewController?
  /// What happens to this controller in its container right now.
  var containment = Containment.none
  /// What this controller presents.
  var presentation: Presentation?
  /// By what this controller is presented.
  package weak var ownPresentation: Presentation?
  /// How this controller is presented, once somebody has asked.
  var ownPresentationController: PresentationController?
  var ownNavigationItem: NavigationItem?
  var ownTabBarItem: TabBarItem?
  var ownEditButtonItem: BarButtonItem?
  var isEdited = false

  /// The name of the nib that the view would come from.
  public let nibName: String?
  /// Where the nib would be.
  public let nibBundle: Bundle?

  // MARK: Creation

  /// Creates a controller whose view is not made yet.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a nib, which a test registers at ``Simulator/interfaces``.
  ///   - nibBundleOrNil: Where the nib is.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller whose view is not made yet.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller. Archives are not simulated.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  // MARK: The view

  /// The view. It is made when it is asked for the first time.
  open var view: View! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }
  /// The view, if it has been made.
  open var viewIfLoaded: View? { loadedView }
  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Makes the view unless it has been made.
  open func loadViewIfNeeded() { makeViewIfNeeded() }
  /// Makes the view. A subclass that overrides this sets ``view``, and does not call `super`.
  open func loadView() {
    if !loadNib() { makePlainView() }
  }
  /// Tells that the view has been made. Once, as long as the view is not set to `nil`.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Tells that the view is about to appear. It may be in no window yet.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells that the view is in the window and has its size and traits, before layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Tells that the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells that the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells that the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Tells that the view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Tells that the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Brings constraints of the view up to date, when that is due: has the view do it. Overrides
  /// call this last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Tells that the view's safe area is another one.
  open func viewSafeAreaInsetsDidChange() {}
  /// Tells that the view's margins are other ones.
  open func viewLayoutMarginsDidChange() {}
  /// Tells that memory is short. Nothing makes it so here but a test.
  open func didReceiveMemoryWarning() {}

  /// Begins a transition by hand, as a container does: tells that the view will appear, or
  /// disappear. Telling the same twice has no effect.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  /// Ends a transition that began by hand: tells that the view is appearing, if that was not told,
  /// and has appeared, or that it has disappeared.
  open func endAppearanceTransition() { endAppearanceByHand() }
  /// Whether children hear of appearances that this controller goes through.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Surroundings

  /// The simulator's traits.
  open var traitCollection: TraitCollection { resolvedTraits }
  /// Tells that the simulator's traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
  /// What the controller covers of its view, added to the safe area.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { obstructionDidChange(additionalSafeAreaInsets != oldValue) }
  }
  /// Which edges of the view reach under the bars of a container.
  open var edgesForExtendedLayout = RectEdge.all {
    didSet { parentController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether the view reaches under bars that nothing shines through. Bars here are translucent.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The size that the view would like in a container.
  open var preferredContentSize = CGSize.zero {
    didSet { preferredContentSizeDidChange(from: oldValue) }
  }
  /// Tells a container that a child would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}
  /// How the status bar would look. There is none.
  open var preferredStatusBarStyle: StatusBarStyle { .default }
  /// Whether the status bar would be hidden. There is none.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar would come and go. There is none.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }
  /// The child that decides how the status bar looks; this controller if `nil`. There is none.
  open var childForStatusBarStyle: ViewController? { nil }
  /// The child that decides whether the status bar is hidden; this controller if `nil`.
  open var childForStatusBarHidden: ViewController? { nil }
  /// The edges at which gestures of the system wait. There are no such gestures.
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }
  /// Whether the home indicator would be hidden. There is none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether bars and views give way to a turned device. Devices here are not turned.
  open var shouldAutorotate: Bool { true }
  /// How the device may be held. Devices here are not turned.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .allButUpsideDown }
  /// How the device is best held when the controller is presented. Devices here are not turned.
  open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }
  /// Asks for the status bar's look again. There is none, so nothing is asked.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Titles and items

  /// Says what stands in the place of the content: sets ``contentUnavailableConfiguration``. Called
  /// before the first layout, and when ``setNeedsUpdateContentUnavailableConfiguration()`` asked.
  open func updateContentUnavailableConfiguration(
    using state: ContentUnavailableConfigurationState
  ) {}
  /// What the screen is called. Its items for bars are called the same.
  open var title: String? { didSet { titleDidChange() } }
  /// What a navigation bar shows of this screen.
  open var navigationItem: NavigationItem { madeNavigationItem }
  /// What a tab bar shows of this screen.
  open var tabBarItem: TabBarItem! {
    get { madeTabBarItem }
    set { replaceTabBarItem(newValue) }
  }
  /// What a toolbar shows of this screen.
  open var toolbarItems: [BarButtonItem]?
  /// Sets what a toolbar shows of this screen.
  open func setToolbarItems(_ toolbarItems: [BarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Whether bars at the bottom hide while this screen is on a navigation stack.
  open var hidesBottomBarWhenPushed = false

  // MARK: Editing

  /// Whether the screen is edited. Setting it is not animated.
  open var isEditing: Bool {
    get { isEdited }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing. A subclass that overrides this calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }
  /// A button that begins and ends editing, and says which.
  open var editButtonItem: BarButtonItem { madeEditButtonItem }

  // MARK: Containers

  /// The controllers in this one.
  open var children: [ViewController] { childControllers }
  /// The controller that this one is in.
  open var parent: ViewController? { parentController }
  /// Takes in another controller, which leaves its parent. It is told that it will move; the
  /// container tells it that it has moved, by ``didMove(toParent:)``.
  open func addChild(_ childController: ViewController) { adopt(childController) }
  /// Leaves the parent. The controller is told that it has moved; the container has told it before
  /// that it will, by ``willMove(toParent:)``.
  open func removeFromParent() { leaveParent() }
  /// Tells that the controller is about to be in another one, or in none.
  open func willMove(toParent parent: ViewController?) {}
  /// Tells that the controller is in another one now, or in none.
  open func didMove(toParent parent: ViewController?) {}
  /// Whether the view appears because the controller is being put into a container.
  open var isMovingToParent: Bool { containment == .coming }
  /// Whether the view disappears because the controller is being taken out of a container.
  open var isMovingFromParent: Bool { containment == .going }

  // MARK: Presentation

  /// How this controller's view covers the one that presents it.
  open var modalPresentationStyle: ModalPresentationStyle {
    get { presentationStyle == .automatic ? .pageSheet : presentationStyle }
    set { presentationStyle = newValue }
  }
  var presentationStyle = ModalPresentationStyle.automatic {
    didSet { if presentationStyle != oldValue { ownPresentationController = nil } }
  }
  /// How this controller's view comes and goes. There are no pixels to show it.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// Whether a person may not swipe this controller's view away.
  open var isModalInPresentation = false
  /// Whether what is presented in a current context covers this controller's view.
  open var definesPresentationContext = false
  /// Presents a controller over this one and its ancestors.
  ///
  /// The transition begins after the next layout, as in UIKit, and takes half a second of the
  /// simulator's clock if animated. A controller whose view is in no window presents nothing, and
  /// says so on the simulator's console.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present. Its view is loaded at once.
  ///   - flag: Whether the transition takes time.
  ///   - completion: What to do when the controller's view has appeared.
  open func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { startPresenting(viewControllerToPresent, animated: flag, completion) }
  /// Dismisses what this controller presents; if it presents nothing, itself.
  ///
  /// - Parameters:
  ///   - flag: Whether the transition takes half a second of the simulator's clock.
  ///   - completion: What to do when the controller's view has disappeared.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion)
  }
  /// What this controller, or one that it is in, presents.
  open var presentedViewController: ViewController? { nearestPresented }
  /// What presents this controller, or one that it is in.
  open var presentingViewController: ViewController? { nearestPresenting }
  /// Whether the view appears because the controller is being presented.
  open var isBeingPresented: Bool { ownPresentation?.isComing ?? false }
  /// Whether the view disappears because the controller is being dismissed.
  open var isBeingDismissed: Bool { ownPresentation?.isGoing ?? false }
  /// Shows a controller: pushes it where there is a navigation stack, else presents it.
  open func show(_ vc: ViewController, sender: Any?) { showSomewhere(vc, sender) }
  /// Shows a controller as ``show(_:sender:)`` does, as on a phone.
  open func showDetailViewController(_ vc: ViewController, sender: Any?) {
    present(vc, animated: true)
  }

  // MARK: Transitions

  /// What goes along with the change that the controller takes part in; `nil` while there is none,
  /// or it takes no time.
  open var transitionCoordinator: (any ViewControllerTransitionCoordinator)? { nearestCoordinator }
  /// The view's size is about to change. Overrides call `super`, which tells the children.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: Lets changes be made along with it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) { passOnTransition(to: size, coordinator) }
  /// The traits are about to change. Overrides call `super`, which tells the children.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: Lets changes be made along with it.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) { passOnTransition(to: newCollection, coordinator) }
  /// The size of a child when this one has a size: the same.
  ///
  /// - Parameters:
  ///   - container: The child.
  ///   - parentSize: The size of this one, in points.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Segues

  /// Goes where a segue leads (``InterfaceFiles``). The controller is not asked whether it should.
  ///
  /// - Parameters:
  ///   - identifier: What the segue is known by. An unknown one ends the process.
  ///   - sender: What it hangs on.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performKnownSegue(identifier, sender)
  }
  /// Whether a segue that hangs on a button or a cell leads anywhere.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue leads away from the controller.
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}
  /// Whether a segue may lead back to the controller.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: ViewController, sender: Any?
  ) -> Bool { true }
  /// Called when a segue leads back to the controller.
  open func unwind(
    for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController
  ) {}

  // MARK: Responders

  /// The view that the controller's view is in; for a presented controller what presents it.
  open override var next: Responder? {
    ownPresentation?.presenting ?? loadedView?.superview ?? parentController
  }

  // MARK: For classes of this module

  /// The children that hear of this controller's appearances.
  var appearanceChildren: [ViewController] {
    childControllers.filter { child in
      guard let view = loadedView, let inner = child.viewIfLoaded else { return false }
      return inner !== view && inner.isDescendant(of: view)
    }
  }
  /// Makes the view that ``loadView()`` makes: an empty one, as large as the screen.
  @_spi(Hooks) open func makePlainView() {
    let plain = View(frame: Simulator.current.screenBounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }
  /// Gets ready before an appearance begins.
  func prepareToAppear() {}
  /// Places bars and children before the client lays out.
  func layOutContents() {}
}

extension ViewController: TraitEnvironment {}

import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews
import ListCore

import struct HeadlessViews.Selector

/// The controller of a screen, which creates the view and is notified as it appears and disappears.
///
/// The view is loaded on first access. When the controller is shown, its methods are called in
/// UIKit's order (behaviour 9.1): `loadView`, `viewDidLoad`, `viewWillAppear`, `viewIsAppearing`,
/// `viewWillLayoutSubviews`, `viewDidLayoutSubviews`, `viewDidAppear`.
///
/// ```swift
/// let feed = FeedViewController()
/// simulator.show(feed)
/// simulator.settle()
/// ```
///
/// Nib and storyboard files are not read: a test registers the objects for each name at
/// ``Simulator/interfaces``.
///
/// Counterpart: `UIViewController`.
///
/// Coverage: simulated. Kept without effect: `extendedLayoutIncludesOpaqueBars`,
/// `focusGroupIdentifier`, `interactionActivityTrackingBaseName`,
/// `modalPresentationCapturesStatusBarAppearance`, `modalTransitionStyle`,
/// `performsActionsWhilePresentingModally`, `providesPresentationContextTransitionStyle`, `restorationClass`, `restorationIdentifier`,
/// `restoresFocusAfterTransition`, `setNeedsUpdateOfHomeIndicatorAutoHidden()`,
/// `setNeedsUpdateOfScreenEdgesDeferringSystemGestures()`,
/// `setNeedsUpdateOfSupportedInterfaceOrientations()`.
@preconcurrency @MainActor
open class ViewController: Responder {
  // MARK: State

  package var loadedView: View?
  var isLoadingView = false
  package var appearance = AppearanceState()
  /// Whether the current transition was begun by a move of the view, and so ends with it.
  var followsWindow = false
  /// The insets of this controller's view that a container's bars cover.
  var barInsets = EdgeInsets.zero { didSet { obstructionDidChange(barInsets != oldValue) } }
  var childControllers: [ViewController] = []
  weak var parentController: ViewController?
  /// The change to this controller's container that is in progress.
  var containment = Containment.none
  /// The presentation of another controller by this one.
  var presentation: Presentation?
  /// The presentation of this controller.
  package weak var ownPresentation: Presentation?
  /// This controller's presentation controller, once it was accessed.
  var ownPresentationController: PresentationController?
  var ownNavigationItem: NavigationItem?
  var ownTabBarItem: TabBarItem?
  var ownEditButtonItem: BarButtonItem?
  var isEdited = false

  private let givenNib: (name: String?, bundle: Bundle?)
  /// The name of the nib to load the view from.
  open var nibName: String? { givenNib.name }
  /// The bundle of the nib.
  open var nibBundle: Bundle? { givenNib.bundle }

  /// The request of another app, in an app extension: here `nil`, unless a subclass or a parent has one.
  open var extensionContext: ExtensionContext? { parentController?.extensionContext }

  // MARK: Creation

  /// Creates a controller without loading its view.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a nib, which a test registers at ``Simulator/interfaces``.
  ///   - nibBundleOrNil: The bundle of the nib.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenNib = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Creates a controller without loading its view.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates the controller that a storyboard or a nib describes; its view is loaded on first access.
  public required init?(coder: NSCoder) {
    givenNib = (nil, nil)
    super.init()
    setUpForCoder()
    (coder as? InterfaceCoder)?.decode(self)
  }

  // MARK: The view

  /// The controller's view. It is loaded on first access.
  open var view: View! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }
  /// The view, if it is loaded.
  open var viewIfLoaded: View? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() { makeViewIfNeeded() }
  /// Creates the view. A subclass that overrides this sets ``view``, and does not call `super`.
  open func loadView() {
    if !loadNib() { makePlainView() }
  }
  /// Called after the view was loaded: once, unless the view is set to `nil` and loaded again.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the view appears. It may not be in a window yet.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window and has its size and traits, before layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Updates the properties of the controller and its view from the app's model, before the layout
  /// (behaviour 25.10).
  ///
  /// It is called before the first layout of the view, and again when something changes that it read
  /// of observable objects. iOS 26 added it.
  open func updateProperties() {}
  /// Requests ``updateProperties()`` before the next layout of the view.
  open func setNeedsUpdateProperties() { viewIfLoaded?.markNeedsUpdate(.controllers) }
  /// Runs the updates of properties that are due in the controller, its view and the view's
  /// descendants.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  /// Updates the view's constraints when that is due, by calling the view's `updateConstraints()`.
  /// Overrides call `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view's layout margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called when memory is low. Only a test can trigger it.
  open func didReceiveMemoryWarning() {}

  /// Begins an appearance transition manually, as a container does: the view will appear, or
  /// disappear. Calling it twice with the same value has no effect.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearanceByHand(isAppearing, animated: animated)
  }
  /// Ends a manual appearance transition: calls `viewIsAppearing`, if that is still due, and
  /// `viewDidAppear`, or `viewDidDisappear`.
  open func endAppearanceTransition() { endAppearanceByHand() }
  /// Whether this controller's appearance transitions are forwarded to its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Surroundings

  /// The simulator's traits.
  open var traitCollection: TraitCollection { resolvedTraits }
  /// Called when the simulator's traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
  /// The insets that the controller adds to its view's safe area.
  @exclusivity(unchecked) open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { obstructionDidChange(additionalSafeAreaInsets != oldValue) }
  }
  /// The edges of the view that extend under a container's bars.
  open var edgesForExtendedLayout = RectEdge.all {
    didSet { parentController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether the view extends under opaque bars. Kept without effect: bars are always translucent.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The preferred size of the view in a container.
  open var preferredContentSize = CGSize.zero {
    didSet { preferredContentSizeDidChange(from: oldValue) }
  }
  /// Called on a container when a child's preferred content size has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}
  /// The preferred style of the status bar. There is none.
  open var preferredStatusBarStyle: StatusBarStyle { .default }
  /// Whether the controller prefers the status bar hidden. There is none.
  open var prefersStatusBarHidden: Bool { false }
  /// The preferred animation of the status bar. There is none.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }
  /// The child that determines the status bar's style; `nil` for this controller. There is no
  /// status bar.
  open var childForStatusBarStyle: ViewController? { nil }
  /// The child that determines whether the status bar is hidden; `nil` for this controller.
  open var childForStatusBarHidden: ViewController? { nil }
  /// The screen edges at which system gestures are deferred. There are no such gestures.
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }
  /// Whether the controller prefers the home indicator hidden. There is none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether the interface rotates with the device. The device does not rotate.
  open var shouldAutorotate: Bool { true }
  /// The supported interface orientations. The device does not rotate.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .allButUpsideDown }
  /// The preferred orientation when the controller is presented. The device does not rotate.
  open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }
  /// Updates the status bar. There is none, so this does nothing.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Titles and items

  /// Sets ``contentUnavailableConfiguration`` for the current state. Called before the first layout
  /// and after ``setNeedsUpdateContentUnavailableConfiguration()``.
  open func updateContentUnavailableConfiguration(
    using state: ContentUnavailableConfigurationState
  ) {}
  /// The title of the screen. Setting it also sets the titles of its bar items.
  open var title: String? { didSet { titleDidChange() } }
  /// The title and buttons that a navigation bar shows for this screen.
  open var navigationItem: NavigationItem { madeNavigationItem }
  /// The tab that a tab bar shows for this screen.
  open var tabBarItem: TabBarItem! {
    get { madeTabBarItem }
    set { replaceTabBarItem(newValue) }
  }
  /// The items that a toolbar shows for this screen.
  open var toolbarItems: [BarButtonItem]?
  /// Sets the items that a toolbar shows for this screen.
  open func setToolbarItems(_ toolbarItems: [BarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Whether bars at the bottom are hidden while this screen is on a navigation stack.
  open var hidesBottomBarWhenPushed = false

  // MARK: Editing

  /// Whether the screen is in editing mode. Setting it is not animated.
  open var isEditing: Bool {
    get { isEdited }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing. A subclass that overrides this calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }
  /// A button that toggles between Edit and Done.
  open var editButtonItem: BarButtonItem { madeEditButtonItem }

  // MARK: Containers

  /// The child controllers.
  open var children: [ViewController] { childControllers }
  /// The parent controller.
  open var parent: ViewController? { parentController }
  /// Adds a child, which leaves its previous parent. This calls the child's
  /// ``willMove(toParent:)``; the container calls ``didMove(toParent:)``.
  open func addChild(_ childController: ViewController) { adopt(childController) }
  /// Removes the controller from its parent. This calls ``didMove(toParent:)``; the container has
  /// called ``willMove(toParent:)`` before.
  open func removeFromParent() { leaveParent() }
  /// Called before the controller is added to a parent or removed from it.
  open func willMove(toParent parent: ViewController?) {}
  /// Called after the controller was added to a parent or removed from it.
  open func didMove(toParent parent: ViewController?) {}
  /// Whether the view appears because the controller is being added to a container.
  open var isMovingToParent: Bool { containment == .coming }
  /// Whether the view disappears because the controller is being removed from a container.
  open var isMovingFromParent: Bool { containment == .going }

  // MARK: Presentation

  /// The presentation style of this controller.
  open var modalPresentationStyle: ModalPresentationStyle {
    get { presentationStyle == .automatic ? .pageSheet : presentationStyle }
    set { presentationStyle = newValue }
  }
  var presentationStyle = ModalPresentationStyle.automatic {
    didSet { if presentationStyle != oldValue { ownPresentationController = nil } }
  }
  /// The transition style of this controller. Kept without effect: nothing is drawn.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// Whether the user is prevented from swiping this controller's sheet away.
  open var isModalInPresentation = false
  /// Whether a current-context presentation covers this controller's view.
  open var definesPresentationContext = false
  /// Presents a controller over this one and its ancestors.
  ///
  /// The transition begins after the next layout, as in UIKit, and takes half a second of the
  /// simulator's clock if animated. A controller whose view is not in a window presents nothing,
  /// and prints a warning to the simulator's console. While it dismisses another controller, the
  /// new one waits for the end of that dismissal.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present. Its view is loaded immediately.
  ///   - flag: Whether the transition is animated.
  ///   - completion: Called after the controller's view has appeared.
  open dynamic func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { startPresenting(viewControllerToPresent, animated: flag, completion) }
  /// Dismisses the controller that this one presents; if it presents none, dismisses itself.
  ///
  /// - Parameters:
  ///   - flag: Whether the transition is animated, for half a second of the simulator's clock.
  ///   - completion: Called after the controller's view has disappeared.
  open dynamic func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion)
  }
  /// The controller presented by this one or by an ancestor.
  open var presentedViewController: ViewController? { nearestPresented }
  /// The controller that presents this one or an ancestor.
  open var presentingViewController: ViewController? { nearestPresenting }
  /// Whether the view appears because the controller is being presented.
  open var isBeingPresented: Bool { ownPresentation?.isComing ?? false }
  /// Whether the view disappears because the controller is being dismissed.
  open var isBeingDismissed: Bool { ownPresentation?.isGoing ?? false }
  /// Shows a controller: pushes it onto the navigation stack if there is one, otherwise
  /// presents it.
  open func show(_ vc: ViewController, sender: Any?) { showSomewhere(vc, sender) }
  /// Shows a controller in the split view controller around this one; presents it without one.
  open func showDetailViewController(_ vc: ViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.showDetailViewController(vc, sender: sender)
  }
  /// Adds the secondary controller of a split view controller that collapses, unless its delegate
  /// does. A navigation controller pushes it; others leave it out.
  ///
  /// - Parameters:
  ///   - secondaryViewController: The secondary controller.
  ///   - splitViewController: The split view controller, which shows this one alone from now on.
  open func collapseSecondaryViewController(
    _ secondaryViewController: ViewController, for splitViewController: SplitViewController
  ) {}

  // MARK: Transitions

  /// The coordinator of the controller's current transition; `nil` if there is none or it is not
  /// animated. It exists as soon as the transition is requested. (behaviour 17.4)
  open var transitionCoordinator: (any ViewControllerTransitionCoordinator)? { nearestCoordinator }
  /// Called before the view's size changes. Overrides call `super`, which forwards it to the
  /// children.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: Animates changes alongside.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) { passOnTransition(to: size, coordinator) }
  /// Called before the traits change. Overrides call `super`, which forwards it to the children.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: Animates changes alongside.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) { passOnTransition(to: newCollection, coordinator) }
  /// Returns the size of a child for a size of its parent: the same size.
  ///
  /// - Parameters:
  ///   - container: The child.
  ///   - parentSize: The size of the parent, in points.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: State restoration

  /// Stores the controller's state. The default does nothing, and nothing calls it here.
  ///
  /// - Parameter coder: The archive.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads the controller's state. The default does nothing, and nothing calls it here.
  ///
  /// - Parameter coder: The archive.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called when the state of all objects has been read: never, here.
  open func applicationFinishedRestoringState() {}

  // MARK: Not called here

  /// Called before a rotation.
  open func willRotate(
    to toInterfaceOrientation: InterfaceOrientation, duration: TimeInterval
  ) {}
  /// Called within the animation of a rotation.
  open func willAnimateRotation(
    to toInterfaceOrientation: InterfaceOrientation, duration: TimeInterval
  ) {}
  /// Called after a rotation.
  open func didRotate(from fromInterfaceOrientation: InterfaceOrientation) {}
  /// The actions below a preview of the controller.
  open var previewActionItems: [any PreviewActionItem] { [] }
  /// The child that decides whether the home indicator is hidden.
  open var childForHomeIndicatorAutoHidden: ViewController? { nil }
  /// The child that decides at which edges the app's gestures come first.
  open var childForScreenEdgesDeferringSystemGestures: ViewController? { nil }
  /// Whether the pointer is locked.
  open var prefersPointerLocked: Bool { false }
  /// Whether the keyboard stays while another controller is presented.
  open var disablesAutomaticKeyboardDismissal: Bool { presentationStyle == .formSheet }
  /// Returns the controller in the chain that overrides an action; the parent decides.
  open func targetViewController(forAction action: Selector, sender: Any?) -> ViewController? {
    responds(to: action) ? self : parent?.targetViewController(forAction: action, sender: sender)
  }
  /// Called when the fitting size of a child has changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  // MARK: Segues

  /// Performs a segue registered at ``InterfaceFiles``, without calling `shouldPerformSegue`.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier. An unknown one raises.
  ///   - sender: The object that triggers the segue.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performKnownSegue(identifier, sender)
  }
  /// Returns whether a segue triggered by a button or a cell is performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is performed.
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}
  /// Returns whether an unwind segue may return to the controller.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: ViewController, sender: Any?
  ) -> Bool { true }
  /// Called when an unwind segue returns to the controller.
  open func unwind(
    for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController
  ) {}

  // MARK: Responders

  /// The superview of the controller's view; for a presented controller, the presenting one.
  open override var next: Responder? {
    ownPresentation?.presenting ?? loadedView?.superview ?? parentController
  }

  // MARK: Overridable in the module

  /// Sets up a controller that is created with `init?(coder:)`, before the values of the coder are
  /// applied. Overrides call `super` first.
  @_spi(Hooks) open func setUpForCoder() {}
  /// The exception that UIKit raises when the controller is pushed onto a stack; `nil` for none.
  @_spi(Hooks) open var faultOfPush: ControllerFault? { nil }
  /// Returns whether views of children may be added inside the view of another controller.
  @_spi(Hooks) open func showsChildren(in other: ViewController) -> Bool { other === self }
  /// The children to which this controller's appearance transitions are forwarded.
  var appearanceChildren: [ViewController] {
    childControllers.filter { child in
      guard let view = loadedView, let inner = child.viewIfLoaded else { return false }
      return inner !== view && inner.isDescendant(of: view)
    }
  }
  /// Creates the view for ``loadView()``: an empty one, as large as the screen.
  @_spi(Hooks) open func makePlainView() {
    let plain = View(frame: Simulator.current.screenBounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }
  /// Prepares for an appearance before it begins.
  ///
  /// - Parameter staysOut: Whether the view is not about to enter a window.
  func prepareToAppear(staysOut: Bool) {}
  /// Whether the controller is a container that loads its screens in its layout.
  @_spi(Hooks) open var loadsScreensInLayout: Bool { false }
  /// Called when an appearance or disappearance has ended, after the client and the children have
  /// been notified.
  func appearanceDidEnd() {}
  /// The coordinator of a container's transition between its children.
  var coordinatorOfChildren: TransitionCoordinator? { nil }
  /// Lays out bars and children before the client's layout methods are called.
  @_spi(Hooks) open func layOutContents() {}
  /// The presentation controller of this controller. It is created for the style on first access.
  open var presentationController: PresentationController? {
    if let ownPresentationController { return ownPresentationController }
    let made =
      switch modalPresentationStyle {
      case .popover: PopoverPresentationController(presenting: self)
      case .pageSheet, .formSheet: SheetPresentationController(presenting: self)
      default: PresentationController(presenting: self)
      }
    ownPresentationController = made
    return made
  }
  /// The popover presentation controller; `nil` unless the style is a popover.
  open var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }
  /// The sheet presentation controller; `nil` unless the style is a sheet.
  open var sheetPresentationController: SheetPresentationController? {
    presentationController as? SheetPresentationController
  }
  /// The delegate that provides this controller's own animations and presentation controller.
  open weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)? {
    get { keptStates.known(TransitioningReference.self)?.delegate }
    set { kept { TransitioningReference() }.delegate = newValue }
  }
  /// The nearest navigation controller among the controller's ancestors.
  open var navigationController: NavigationController? { nearestAncestor() }
  /// The nearest tab bar controller among the controller's ancestors.
  open var tabBarController: TabBarController? { nearestAncestor() }
  /// The storyboard that created the controller.
  open var storyboard: Storyboard? {
    keptStates.known(StoryboardOfOrigin.self)?.storyboard ?? parent?.storyboard
  }

  // MARK: Content and style

  /// Whether the content scroll view avoids bars at its top and bottom even if its content is too
  /// short to scroll. It must adjust its insets automatically.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { keptProperties.adjustsInsets }
    set {
      keptProperties.adjustsInsets = newValue
      observedScrollView?.updateAdjustedContentInset()
    }
  }

  /// Whether the view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { keptProperties.respectsMargins }
    set {
      guard newValue != keptProperties.respectsMargins else { return }
      keptProperties.respectsMargins = newValue
      loadedView?.announceMargins()
    }
  }

  /// The system's minimum margins: 16 points on the leading and trailing edges; 20 in regular width
  /// and on screens that are at least 414 points wide.
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    let side = loadedView?.systemMargin ?? 16
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Returns the scroll view that bars observe, if one was set for all edges.
  ///
  /// - Parameter edge: The edge. It makes no difference.
  open func contentScrollView(for edge: DirectionalRectEdge) -> ScrollView? {
    keptProperties.contentScrollView
  }

  /// Sets the scroll view that bars observe: its automatic insets avoid them.
  open func setContentScrollView(_ scrollView: ScrollView?) {
    let old = observedScrollView
    keptProperties.contentScrollView = scrollView
    old?.updateAdjustedContentInset()
    observedScrollView?.updateAdjustedContentInset()
  }

  /// Sets the scroll view that bars observe: its automatic insets avoid them.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - edge: The edge. It makes no difference.
  open func setContentScrollView(_ scrollView: ScrollView?, for edge: DirectionalRectEdge) {
    setContentScrollView(scrollView)
  }
  /// Updates the home indicator. There is none, so this does nothing.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Updates the edges that defer system gestures. There are no such gestures.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Updates the supported orientations. The device does not rotate.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Replaces one child's view with another's, with an animation.
  ///
  /// One child will disappear and the other will appear immediately; both transitions end when the
  /// duration has passed on the simulator's clock.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view is removed.
  ///   - toViewController: The child whose view is added.
  ///   - duration: The duration, in seconds.
  ///   - options: The options of the animation.
  ///   - animations: The changes to animate. They are made immediately.
  ///   - completion: Called at the end, with `true`.
  /// - Precondition: Both are children of this controller.
  open func transition(
    from fromViewController: ViewController, to toViewController: ViewController,
    duration: TimeInterval, options: View.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self else {
      return ViewMisuse.transitionBetweenStrangers(
        fromViewController.description, toViewController.description
      ).raise()
    }
    fromViewController.beginAppearance(false, animated: duration > 0)
    toViewController.beginAppearance(true, animated: duration > 0)
    fromViewController.viewIfLoaded?.superview?.addSubview(toViewController.view)
    View.animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: { isDone in
        fromViewController.viewIfLoaded?.removeFromSuperview()
        fromViewController.endAppearance()
        toViewController.endAppearance()
        completion?(isDone)
      })
  }
  /// The content shown over the controller's view while its own is unavailable; `nil` for none.
  open var contentUnavailableConfiguration: (any ContentConfiguration)? {
    get { keptStates.known(ContentUnavailableState.self)?.configuration }
    set {
      unavailable.configuration = newValue
      if isViewLoaded { updateContentUnavailableView() }
    }
  }

  /// The state that the configuration can depend on: the traits and the search text.
  open var contentUnavailableConfigurationState: ContentUnavailableConfigurationState {
    var state = ContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = navigationItem.searchController, search.isActive {
      state.searchText = search.searchBar.text
    }
    return state
  }
  /// Schedules a call of ``updateContentUnavailableConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    unavailable.isDue = true
    viewIfLoaded?.setNeedsLayout()
  }
  /// The appearance of the controller and its children; unspecified to inherit it.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.set(newValue) }
  }

  // MARK: Kept without effect

  /// The identifier for state restoration. Kept without effect.
  open var restorationIdentifier: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// Whether the presented controller controls the status bar. Kept without effect: there is none.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// Whether this context's transition style applies to presented controllers. Kept without effect.
  open var providesPresentationContextTransitionStyle: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// Whether focus is restored after a transition. Kept without effect: nothing is focused here.
  open var restoresFocusAfterTransition: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  /// The identifier of the focus group. Kept without effect: nothing is focused here.
  open var focusGroupIdentifier: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// Has no effect: there is no pointer.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Sets the traits of a child, which take precedence over the inherited ones; `nil` for none. The
  /// child's own ``ViewController/traitOverrides`` take precedence over them.
  open func setOverrideTraitCollection(
    _ collection: TraitCollection?, forChild childViewController: ViewController
  ) { childViewController.takeTraits(ofParent: collection) }
  /// Returns the traits that were set for a child.
  open func overrideTraitCollection(forChild childViewController: ViewController)
    -> TraitCollection?
  { childViewController.traitsOfParent }
  /// Whether actions are performed while another controller is presented. Kept without effect.
  open var performsActionsWhilePresentingModally: Bool { true }
  /// The name of the screen in reports of interactions. Kept without effect.
  open var interactionActivityTrackingBaseName: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  private var addedKeyCommands: [KeyCommand]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The key commands that were added, unless a subclass overrides this.
  open override var keyCommands: [KeyCommand]? { addedKeyCommands }
  /// Adds a shortcut to ``keyCommands``.
  open func addKeyCommand(_ keyCommand: KeyCommand) {
    addedKeyCommands = (addedKeyCommands ?? []) + [keyCommand]
  }
  /// Removes a shortcut from ``keyCommands``.
  open func removeKeyCommand(_ keyCommand: KeyCommand) {
    addedKeyCommands?.removeAll { $0 === keyCommand }
  }
  /// Whether a popover ignores touches beside it, by the older name.
  open var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }
  /// The presentation controller that shows this controller or one around it.
  open var activePresentationController: PresentationController? {
    presentingViewController == nil ? nil : presentationController
  }
  /// The preferred style of the interface: not asked for, as in iOS.
  open var preferredUserInterfaceStyle: UserInterfaceStyle { .unspecified }
  /// The child whose preferred style of the interface counts: not asked for, as in iOS.
  open var childViewControllerForUserInterfaceStyle: ViewController? { nil }
  /// Has no effect: the preferred style is not asked for.
  open func setNeedsUserInterfaceAppearanceUpdate() {}
}

extension ViewController: TraitEnvironment {}

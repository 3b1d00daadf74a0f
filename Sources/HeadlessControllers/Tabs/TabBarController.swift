import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews
import ListCore

/// A container that shows one of several screens, above a bar with a tab for each.
///
/// A screen's view is loaded when the screen is first selected. A "more" tab, and dragging tabs,
/// are not simulated.
///
/// Counterpart: `UITabBarController`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TabBarController: ViewController {
  private var screens: [ViewController] = []
  var index = 0
  /// The screen whose view is in this controller's view.
  weak var shown: ViewController?

  /// The delegate, which is asked about and notified of taps on tabs.
  open weak var delegate: (any TabBarControllerDelegate)?
  /// The tab bar.
  open var tabBar: TabBar { ownTabBar }
  private let ownTabBar = TabBar(frame: .zero)
  private var barHiding = OwnedHiding()
  /// The app's own transition between two screens, while it runs.
  var tabTransition: TransitionContext?

  /// Creates a controller without screens.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.tabs = self
    loadViewIfNeeded()  // behaviour 25.6
  }

  /// Creates a controller without screens. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Hooks) open override func setUpForCoder() {
    super.setUpForCoder()
    tabBar.tabs = self
  }

  /// The screens, from left to right. Setting them keeps the current selection if it is among them.
  open var viewControllers: [ViewController]? {
    get { screens }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the screens.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    replaceScreens(by: viewControllers ?? [])
  }
  /// The index of the selected screen, from left to right. Setting it does not notify the delegate.
  open var selectedIndex: Int {
    get { screens.isEmpty ? NSNotFound : index }
    set { select(newValue) }
  }
  /// The selected screen.
  open var selectedViewController: ViewController? {
    get { screens.indices.contains(index) ? screens[index] : nil }
    set {
      guard let newValue else { return }
      guard let new = screens.firstIndex(where: { $0 === newValue }) else {
        return ControllerFault.foreignSelection.deliver()  // behaviour 25.23
      }
      select(new)
    }
  }

  // MARK: Overridable in the module

  @_spi(Hooks) open override func makePlainView() {
    super.makePlainView()
    loadedView?.addSubview(tabBar)
  }

  /// Called when the user has selected a tab.
  open func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}

  @_spi(Hooks) open override var loadsScreensInLayout: Bool { true }
  override var appearanceChildren: [ViewController] { shown.map { [$0] } ?? [] }
  // The first screen is loaded in the first layout in a window (behaviour 17.1).
  override func prepareToAppear(staysOut: Bool) { if shown != nil || staysOut { showSelected() } }
  @_spi(Hooks) open override func layOutContents() {
    showSelected()
    layOutBar()
  }
}

extension TabBarController {
  private func replaceScreens(by new: [ViewController]) {
    let old = screens
    let selected = selectedViewController
    screens = new
    index = new.firstIndex { $0 === selected } ?? 0
    for screen in old where !new.contains(where: { $0 === screen }) {
      screen.willMove(toParent: nil)
      if screen === shown {
        screen.viewIfLoaded?.removeFromSuperview()
        shown = nil
      }
      screen.removeFromParent()
    }
    for screen in new where screen.parent !== self {
      addChild(screen)
      screen.didMove(toParent: self)
    }
    if shown != nil || appearance.phase != .gone { showSelected() }
    viewIfLoaded?.setNeedsLayout()
  }

  private func select(_ new: Int) {
    guard screens.indices.contains(new) else {
      return ViewMisuse.arrayIndex(new, count: screens.count, method: "objectAtIndex:").raise()
    }
    index = new
    if shown != nil { showSelected() }
  }

  /// Replaces the shown view with the selected screen's view. On screen, the old screen will
  /// disappear and the new one will appear; after the next layout, both transitions end.
  private func showSelected() {
    guard let view = loadedView, shown !== selectedViewController, tabTransition == nil else {
      return
    }
    let (old, new) = (shown, selectedViewController)
    let isSeen = appearance.phase != .gone
    let isAnimated = old == nil && appearance.phase == .appearing && appearance.isAnimated
    if isSeen, let old, let new, animate(from: old, to: new, in: view) { return }
    shown = new
    if isSeen { old?.beginAppearance(false, animated: false) }
    if let new {
      if isSeen { new.beginAppearance(true, animated: isAnimated) }
      place(new)
      view.insertSubview(new.view, at: 0)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    view.setNeedsLayout()
    guard isSeen else { return }
    // A screen that appears with its container has appeared when the container has.
    simulator.followsLayout.append { [weak self, weak old, weak new] in
      old?.endAppearance()
      if self?.appearance.phase == .there { new?.endAppearance() }
    }
  }

  func updateTabs() { viewIfLoaded?.setNeedsLayout() }

  /// Whether a screen on the selected navigation stack hides the bar.
  private var hidesBar: Bool {
    let stack = (selectedViewController as? NavigationController)?.stack ?? []
    return stack.contains(where: \.hidesBottomBarWhenPushed)
  }

  private var bars: EdgeInsets {
    let isHidden = hidesBar || tabBar.isHidden
    return EdgeInsets(top: 0, left: 0, bottom: isHidden ? 0 : TabBar.height, right: 0)
  }

  private func layOutBar() {
    guard let view = loadedView else { return }
    let (room, safe) = (view.bounds, view.safeAreaInsets)
    let height = TabBar.height + safe.bottom
    barHiding.apply(hidesBar, to: tabBar)
    tabBar.frame = CGRect(x: 0, y: room.maxY - height, width: room.width, height: height)
    if let shown { place(shown) }
  }

  func place(_ screen: ViewController) {
    guard let view = loadedView else { return }
    screen.fill(view.bounds, safe: view.safeAreaInsets, bars: bars)
  }

  /// Performs a tap on a tab: asks the delegate, selects the screen, notifies the delegate. A tap
  /// on the selected tab of a navigation stack pops it to its root.
  package func tapTab(_ new: Int) {
    let screen = screens[new]
    guard delegate?.tabBarController(self, shouldSelect: screen) ?? true else { return }
    if new == index, let stack = screen as? NavigationController {
      stack.popToRootViewController(animated: true)
    }
    if let item = screen.tabBarItem { self.tabBar(tabBar, didSelect: item) }
    selectedViewController = screen  // behaviour 25.4
    delegate?.tabBarController(self, didSelect: screen)
  }
}

extension TabBarController: TabBarOwner {
  package var shownTabs: [TabBarItem] { viewControllers?.compactMap { $0.tabBarItem } ?? [] }

  package var selectedTab: TabBarItem? { selectedViewController?.tabBarItem }
}

import HeadlessKit
import Testing

/// Tab bar controllers.
@MainActor
@Suite struct TabTests {
  let simulator = Simulator()
  let log = LifecycleLog()
  let first: Screen
  let second: Screen
  let tabs = TabBarController()

  init() {
    first = Screen("A", log)
    second = Screen("B", log)
    tabs.viewControllers = [first, second]
    simulator.safeAreaInsets.bottom = 34
    simulator.show(tabs)
  }

  // behaviour 22.5
  @Test func onlyTheSelectedScreenIsLoaded() {
    #expect(
      log.take() == """
        A willMove to parent
        A didMove to parent
        B willMove to parent
        B didMove to parent
        A viewDidLoad
        A viewWillAppear
        A viewDidAppear
        """)
    #expect(!second.isViewLoaded)
    #expect(first.tabBarController === tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B"])
  }

  @Test func aScreenThatReplacesTheShownOneIsShownAtOnce() throws {
    _ = log.take()
    let third = Screen("C", log)
    tabs.viewControllers = [third]
    #expect(third.viewIfLoaded?.window != nil)
    #expect(first.viewIfLoaded?.window == nil)
  }

  @Test func aScreenThatComesLaterIsNotAnimated() throws {
    let empty = TabBarController()
    let stack = NavigationController(rootViewController: ViewController())
    simulator.show(stack)
    stack.pushViewController(empty, animated: true)
    try simulator.settle()
    _ = log.take()
    empty.viewControllers = [Screen("C", log)]
    try simulator.settle()
    #expect(
      log.take() == """
        C willMove to parent
        C didMove to parent
        C viewDidLoad
        C viewWillAppear
        C viewDidAppear
        """)
  }

  @Test func selectingATabShowsItsScreen() throws {
    _ = log.take()
    tabs.selectedIndex = 1
    try simulator.settle()
    #expect(
      log.take() == """
        A viewWillDisappear
        B viewDidLoad
        B viewWillAppear
        A viewDidDisappear
        B viewDidAppear
        """)
    tabs.selectedViewController = first
    try simulator.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(
      log.take() == """
        B viewWillDisappear
        A viewWillAppear
        B viewDidDisappear
        A viewDidAppear
        """)
  }

  @Test func theTabBarExtendsTheSafeArea() {
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(first.view.frame == simulator.screenBounds)
    #expect(first.view.safeAreaInsets.bottom == 83)
  }

  // behaviour 22.5
  @Test func theSelectedTabCanBeTappedAgain() throws {
    let witness = TabWitness()
    tabs.delegate = witness
    try simulator.tap(first.tabBarItem)
    #expect(witness.log == ["should A", "did A"])
    tabs.selectedIndex = 1
    try simulator.settle()
    #expect(witness.log == ["should A", "did A"])
  }

  @Test func tapsCallTheDelegate() throws {
    let witness = TabWitness()
    tabs.delegate = witness
    try simulator.tap(second.tabBarItem)
    #expect(tabs.selectedViewController === second)
    witness.allows = false
    try simulator.tap(first.tabBarItem)
    #expect(tabs.selectedViewController === second)
    #expect(witness.log == ["should B", "did B", "should A"])
  }

  // behaviour 22.5
  @Test func aTapOnTheSelectedTabPopsToItsRoot() throws {
    let stack = NavigationController(rootViewController: first)
    tabs.viewControllers = [stack, second]
    let detail = ViewController()
    detail.hidesBottomBarWhenPushed = true
    stack.pushViewController(ViewController(), animated: false)
    try simulator.settle()
    try simulator.tap(stack.tabBarItem)
    #expect(stack.viewControllers == [first])
    stack.pushViewController(detail, animated: false)
    try simulator.settle()
    #expect(tabs.tabBar.isHidden)
    #expect(detail.view.safeAreaInsets.bottom == 34)
  }

  @Test func theControllersCanBeReplaced() throws {
    _ = log.take()
    let third = Screen("C", log)
    tabs.viewControllers = [third]
    try simulator.settle()
    #expect(tabs.children == [third])
    #expect(first.parent == nil)
    #expect(first.view.window == nil)
    #expect(third.view.window != nil)
    #expect(tabs.selectedIndex == 0)
  }
}

private final class TabWitness: NSObject, TabBarControllerDelegate {
  var log: [String] = []
  var allows = true
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    log.append("should \(viewController.title ?? "")")
    return allows
  }
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {
    log.append("did \(viewController.title ?? "")")
  }
}

import HeadlessKit
import Testing

/// Navigation controllers and their stacks.
@MainActor
@Suite struct NavigationTests {
  let simulator = Simulator()
  let log = LifecycleLog()
  let first: Screen
  let stack: NavigationController

  init() {
    first = Screen("A", log)
    stack = NavigationController(rootViewController: first)
  }

  private func show() {
    simulator.show(stack)
    _ = log.take()
  }

  // behaviour 25.106
  @Test func aStackHasThePreferredSizeOfItsTopScreen() {
    let container = SizeWatcher()
    container.addChild(stack)
    first.preferredContentSize = CGSize(width: 200, height: 300)
    #expect(stack.preferredContentSize == CGSize(width: 200, height: 300))
    #expect(container.sizes == [CGSize(width: 200, height: 300)])

    let second = ViewController()
    second.preferredContentSize = CGSize(width: 100, height: 50)
    stack.pushViewController(second, animated: false)
    #expect(stack.preferredContentSize == CGSize(width: 100, height: 50))
    first.preferredContentSize = CGSize(width: 1, height: 1)
    #expect(stack.preferredContentSize == CGSize(width: 100, height: 50))

    stack.pushViewController(ViewController(), animated: false)
    #expect(stack.preferredContentSize == CGSize(width: 100, height: 50))
    stack.popToRootViewController(animated: false)
    #expect(container.sizes.last == CGSize(width: 1, height: 1))
  }

  @Test func aShownStackShowsItsTopController() {
    simulator.show(stack)
    #expect(
      log.take() == """
        A willMove to parent
        A didMove to parent
        A viewDidLoad
        A viewWillAppear
        A viewDidAppear
        """)
    #expect(first.navigationController === stack)
    #expect(stack.topViewController === first)
    #expect(stack.visibleViewController === first)
  }

  // behaviour 22.1
  @Test func anAnimatedPushEndsAfterItsDuration() throws {
    show()
    let witness = StackWitness(log)
    stack.delegate = witness
    stack.pushViewController(Screen("B", log), animated: true)
    #expect(stack.viewControllers.map(\.title) == ["A", "B"])
    #expect(log.take() == "B willMove to parent")
    simulator.nextTurn()
    #expect(
      log.take() == """
        B viewDidLoad
        will show B, animated
        A viewWillDisappear, animated
        B viewWillAppear, animated
        """)
    #expect(stack.topViewController?.isMovingToParent == true)
    try simulator.settle()
    #expect(
      log.take() == """
        A viewDidDisappear, animated
        B viewDidAppear, animated
        B didMove to parent
        did show B, animated
        """)
    #expect(stack.topViewController?.isMovingToParent == false)
    #expect(first.view.window == nil)
  }

  @Test func aPopGoesBack() throws {
    show()
    stack.pushViewController(Screen("B", log), animated: false)
    try simulator.settle()
    _ = log.take()
    let popped = stack.popViewController(animated: true)
    #expect(popped?.title == "B")
    #expect(stack.topViewController === first)
    simulator.nextTurn()
    #expect(popped?.isMovingFromParent == true)
    try simulator.settle()
    #expect(
      log.take() == """
        B willMove to no parent
        B viewWillDisappear, animated
        A viewWillAppear, animated
        B viewDidDisappear, animated
        A viewDidAppear, animated
        B didMove to no parent
        A didMove to parent
        """)
    #expect(popped?.parent == nil)
    #expect(popped?.view.window == nil)
    #expect(stack.popViewController(animated: true) == nil)
  }

  @Test func twoPushesInOneTurnAreOneTransition() throws {
    show()
    stack.pushViewController(Screen("B", log), animated: false)
    stack.pushViewController(Screen("C", log), animated: false)
    try simulator.settle()
    #expect(
      log.take() == """
        B willMove to parent
        C willMove to parent
        C viewDidLoad
        A viewWillDisappear
        C viewWillAppear
        A viewDidDisappear
        C viewDidAppear
        C didMove to parent
        """)
    #expect(stack.popToRootViewController(animated: false)?.map(\.title) == ["B", "C"])
    #expect(stack.viewControllers == [first])
  }

  @Test func offScreenNoControllerAppears() throws {
    let second = Screen("B", log)
    stack.pushViewController(second, animated: true)
    try simulator.settle()
    #expect(
      log.take() == """
        A willMove to parent
        A didMove to parent
        B willMove to parent
        B didMove to parent
        """)
    #expect(!second.isViewLoaded)
    #expect(stack.topViewController === second)
  }

  // behaviour 22.3
  @Test func aPushDuringATransitionFollowsIt() throws {
    show()
    stack.pushViewController(Screen("B", log), animated: true)
    try simulator.advance(by: 0.1)
    stack.pushViewController(Screen("C", log), animated: true)
    try simulator.settle()
    #expect(
      log.take() == """
        B willMove to parent
        B viewDidLoad
        A viewWillDisappear, animated
        B viewWillAppear, animated
        C willMove to parent
        A viewDidDisappear, animated
        B viewDidAppear, animated
        B didMove to parent
        C viewDidLoad
        B viewWillDisappear, animated
        C viewWillAppear, animated
        B viewDidDisappear, animated
        C viewDidAppear, animated
        C didMove to parent
        """)
  }

  @Test func theWholeStackCanBeReplaced() throws {
    show()
    let (second, third) = (Screen("B", log), Screen("C", log))
    stack.setViewControllers([second, third], animated: false)
    try simulator.settle()
    #expect(stack.viewControllers == [second, third])
    #expect(stack.children == [second, third])
    #expect(first.parent == nil)
    #expect(stack.popToViewController(second, animated: false) == [third])
  }

  @Test func barsExtendTheSafeAreaOfTheScreens() {
    simulator.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    simulator.show(stack)
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(first.view.safeAreaInsets == EdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    stack.navigationBar.prefersLargeTitles = true
    simulator.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.top == 143)
    first.navigationItem.largeTitleDisplayMode = .never
    stack.isToolbarHidden = false
    simulator.layoutIfNeeded()
    #expect(first.view.safeAreaInsets == EdgeInsets(top: 91, left: 0, bottom: 78, right: 0))
    #expect(stack.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 78))
    stack.isNavigationBarHidden = true
    simulator.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.top == 47)
    #expect(stack.navigationBar.isHidden)
  }

  @Test func aScreenCanHideTheBottomBar() {
    first.edgesForExtendedLayout = []
    simulator.safeAreaInsets.top = 47
    simulator.show(stack)
    #expect(first.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(first.view.safeAreaInsets == .zero)
  }

  @Test func theBarShowsItsScreensItems() {
    let second = ViewController()
    second.title = "Detail"
    stack.pushViewController(second, animated: false)
    #expect(stack.navigationBar.items?.map(\.title) == ["A", "Detail"])
    #expect(stack.navigationBar.shownTitle == "Detail")
    #expect(stack.navigationBar.backItem === first.navigationItem)
    #expect(stack.tabBarItem.title == "A")
  }

  @Test func aBarButtonIsTapped() throws {
    var taps = 0
    first.navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .add, primaryAction: Action { _ in taps += 1 })
    first.navigationItem.leftBarButtonItem = first.editButtonItem
    show()
    try simulator.tap(first.navigationItem.rightBarButtonItem ?? BarButtonItem())
    try simulator.tap(first.editButtonItem)
    #expect(taps == 1)
    #expect(first.isEditing)
  }

  @Test func theBackButtonPops() throws {
    show()
    stack.pushViewController(Screen("B", log), animated: false)
    try simulator.settle()
    try simulator.tapBackButton(in: stack)
    try simulator.settle()
    #expect(stack.viewControllers == [first])
  }

  @Test func showingPushes() {
    show()
    let second = Screen("B", log)
    first.show(second, sender: nil)
    #expect(stack.topViewController === second)
  }
}

private final class StackWitness: NSObject, NavigationControllerDelegate {
  let log: LifecycleLog
  init(_ log: LifecycleLog) { self.log = log }
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    viewController.loadViewIfNeeded()
    log.note("will show \(viewController.title ?? "")\(animated ? ", animated" : "")")
  }
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    log.note("did show \(viewController.title ?? "")\(animated ? ", animated" : "")")
  }
}

/// A container that notes the preferred sizes of its children.
private final class SizeWatcher: ViewController {
  var sizes: [CGSize] = []

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {
    sizes.append(container.preferredContentSize)
  }
}

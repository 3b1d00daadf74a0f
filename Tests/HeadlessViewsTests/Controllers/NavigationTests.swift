import HeadlessKit
import Testing

/// A stack of screens.
@MainActor
@Suite struct NavigationTests {
  let simulator = Simulator()
  let diary = Diary()
  let first: Screen
  let stack: NavigationController

  init() {
    first = Screen("A", diary)
    stack = NavigationController(rootViewController: first)
  }

  private func show() {
    simulator.show(stack)
    _ = diary.take()
  }

  @Test func aShownStackShowsItsTop() {
    simulator.show(stack)
    #expect(
      diary.take() == """
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

  @Test func anAnimatedPushTakesItsTime() {
    show()
    let witness = StackWitness(diary)
    stack.delegate = witness
    stack.pushViewController(Screen("B", diary), animated: true)
    #expect(stack.viewControllers.map(\.title) == ["A", "B"])
    #expect(diary.take() == "B willMove to parent")
    simulator.nextTurn()
    #expect(
      diary.take() == """
        B viewDidLoad
        will show B, animated
        A viewWillDisappear, animated
        B viewWillAppear, animated
        """)
    #expect(stack.topViewController?.isMovingToParent == true)
    simulator.settle()
    #expect(
      diary.take() == """
        A viewDidDisappear, animated
        B viewDidAppear, animated
        B didMove to parent
        did show B, animated
        """)
    #expect(stack.topViewController?.isMovingToParent == false)
    #expect(first.view.window == nil)
  }

  @Test func aPopGoesBack() {
    show()
    stack.pushViewController(Screen("B", diary), animated: false)
    simulator.settle()
    _ = diary.take()
    let popped = stack.popViewController(animated: true)
    #expect(popped?.title == "B")
    #expect(stack.topViewController === first)
    simulator.nextTurn()
    #expect(popped?.isMovingFromParent == true)
    simulator.settle()
    #expect(
      diary.take() == """
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

  @Test func twoPushesInOneTurnAreOneTransition() {
    show()
    stack.pushViewController(Screen("B", diary), animated: false)
    stack.pushViewController(Screen("C", diary), animated: false)
    simulator.settle()
    #expect(
      diary.take() == """
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

  @Test func offTheScreenNothingAppears() {
    let second = Screen("B", diary)
    stack.pushViewController(second, animated: true)
    simulator.settle()
    #expect(
      diary.take() == """
        A willMove to parent
        A didMove to parent
        B willMove to parent
        B didMove to parent
        """)
    #expect(!second.isViewLoaded)
    #expect(stack.topViewController === second)
  }

  @Test func aPushDuringATransitionFollowsIt() {
    show()
    stack.pushViewController(Screen("B", diary), animated: true)
    simulator.advance(by: 0.1)
    stack.pushViewController(Screen("C", diary), animated: true)
    simulator.settle()
    #expect(
      diary.take() == """
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

  @Test func theWholeStackMayBeReplaced() {
    show()
    let (second, third) = (Screen("B", diary), Screen("C", diary))
    stack.setViewControllers([second, third], animated: false)
    simulator.settle()
    #expect(stack.viewControllers == [second, third])
    #expect(stack.children == [second, third])
    #expect(first.parent == nil)
    #expect(stack.popToViewController(second, animated: false) == [third])
  }

  @Test func barsCoverTheScreensBelow() {
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

  @Test func aScreenMayStayOutOfTheBars() {
    first.edgesForExtendedLayout = []
    simulator.safeAreaInsets.top = 47
    simulator.show(stack)
    #expect(first.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(first.view.safeAreaInsets == .zero)
  }

  @Test func theBarShowsWhatTheScreensSay() {
    let second = ViewController()
    second.title = "Detail"
    stack.pushViewController(second, animated: false)
    #expect(stack.navigationBar.items?.map(\.title) == ["A", "Detail"])
    #expect(stack.navigationBar.shownTitle == "Detail")
    #expect(stack.navigationBar.backItem === first.navigationItem)
    #expect(stack.tabBarItem.title == "A")
  }

  @Test func aButtonIsTapped() {
    var taps = 0
    first.navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .add, primaryAction: Action { _ in taps += 1 })
    first.navigationItem.leftBarButtonItem = first.editButtonItem
    show()
    simulator.tap(first.navigationItem.rightBarButtonItem ?? BarButtonItem())
    simulator.tap(first.editButtonItem)
    #expect(taps == 1)
    #expect(first.isEditing)
  }

  @Test func theBackButtonPops() {
    show()
    stack.pushViewController(Screen("B", diary), animated: false)
    simulator.settle()
    simulator.tapBackButton(in: stack)
    simulator.settle()
    #expect(stack.viewControllers == [first])
  }

  @Test func showingPushes() {
    show()
    let second = Screen("B", diary)
    first.show(second, sender: nil)
    #expect(stack.topViewController === second)
  }
}

private final class StackWitness: NSObject, NavigationControllerDelegate {
  let diary: Diary
  init(_ diary: Diary) { self.diary = diary }
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    viewController.loadViewIfNeeded()
    diary.note("will show \(viewController.title ?? "")\(animated ? ", animated" : "")")
  }
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    diary.note("did show \(viewController.title ?? "")\(animated ? ", animated" : "")")
  }
}

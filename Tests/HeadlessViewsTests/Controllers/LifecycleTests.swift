import HeadlessKit
import Testing

/// Loading, appearing and disappearing, in UIKit's order (behaviour 9.1).
@MainActor
@Suite struct LifecycleTests {
  let simulator = Simulator()
  let log = LifecycleLog()

  // behaviour 9.1
  @Test func aShownControllerReceivesItsCallbacksInOrder() throws {
    simulator.show(NotedController("A", log))
    #expect(
      log.take() == """
        A loadView
        A viewDidLoad
        A viewWillAppear
        A viewIsAppearing in window
        A viewWillLayoutSubviews
        A viewDidLayoutSubviews
        A viewDidAppear
        """)
    try simulator.settle()
    #expect(log.take() == "")
    simulator.closeWindows()
    #expect(
      log.take() == """
        A viewWillDisappear
        A viewDidDisappear
        """)
  }

  @Test func anAppsOwnWindowAppearsAtTheEndOfTheTurn() {
    let window = simulator.run { Window(frame: simulator.screenBounds) }
    window.rootViewController = NotedController("A", log)
    #expect(log.take() == "")
    window.makeKeyAndVisible()
    #expect(
      log.take() == """
        A loadView
        A viewDidLoad
        A viewWillAppear
        A viewIsAppearing in window
        """)
    simulator.nextTurn()
    #expect(
      log.take() == """
        A viewWillLayoutSubviews
        A viewDidLayoutSubviews
        A viewDidAppear
        """)
  }

  @Test func theViewIsLoadedOnce() {
    let controller = NotedController("A", log)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    _ = controller.view
    #expect(controller.isViewLoaded)
    #expect(controller.viewIfLoaded === controller.view)
    #expect(log.take() == "A loadView\nA viewDidLoad")
  }

  @Test func aViewSetToNilIsLoadedAgain() {
    let controller = NotedController("A", log)
    controller.loadViewIfNeeded()
    controller.view = nil
    #expect(!controller.isViewLoaded)
    controller.loadViewIfNeeded()
    #expect(log.take() == "A loadView\nA viewDidLoad\nA loadView\nA viewDidLoad")
  }

  @Test func loadingAloneDoesNotLayOut() throws {  // behaviour 9.4
    let controller = NotedController("A", log)
    controller.loadViewIfNeeded()
    try simulator.settle()
    #expect(log.take() == "A loadView\nA viewDidLoad")
  }

  @Test func aManualAppearanceTransitionCallsEveryCallbackOnce() {
    let controller = NotedController("A", log)
    controller.beginAppearanceTransition(true, animated: false)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(
      log.take() == """
        A loadView
        A viewDidLoad
        A viewWillAppear
        A viewIsAppearing
        A viewDidAppear
        """)
    controller.beginAppearanceTransition(true, animated: false)
    #expect(log.take() == "")
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    #expect(log.take() == "A viewWillDisappear, animated\nA viewDidDisappear, animated")
  }

  @Test func anUnbalancedEndIsReported() {
    let controller = NotedController("A", log)
    simulator.run { controller.endAppearanceTransition() }
    #expect(log.take() == "")
    #expect(
      simulator.console.lines.map(\.text) == [
        "Unbalanced calls to begin/end appearance transitions for \(controller)."
      ])
  }

  @Test func anAppearanceTransitionCanBeReversed() {
    let controller = NotedController("A", log)
    controller.beginAppearanceTransition(true, animated: true)
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    #expect(
      log.take() == """
        A loadView
        A viewDidLoad
        A viewWillAppear, animated
        A viewWillDisappear, animated
        A viewDidDisappear, animated
        """)
  }

  @Test func aHiddenWindowShowsItsControllerAgain() {
    let window = simulator.show(NotedController("A", log))
    window.isHidden = true
    _ = log.take()
    window.isHidden = false
    simulator.layoutIfNeeded()
    #expect(
      log.take() == "A viewWillAppear in window\nA viewIsAppearing in window\nA viewDidAppear")
  }

  @Test func aNewRootReplacesTheOldOne() throws {
    let window = simulator.show(Screen("A", log))
    _ = log.take()
    window.rootViewController = Screen("B", log)
    try simulator.settle()
    #expect(
      log.take() == """
        A viewWillDisappear
        A viewDidDisappear
        B viewDidLoad
        B viewWillAppear
        B viewDidAppear
        """)
    #expect(window.subviews.count == 1)
  }

  @Test func aRootMayBeReplacedWhileItLoads() throws {
    let window = simulator.run { Window(frame: simulator.screenBounds) }
    let gate = GateController()
    gate.onLoad = { [log] in window.rootViewController = Screen("B", log) }
    window.rootViewController = gate
    window.makeKeyAndVisible()
    try simulator.settle()
    #expect(log.take() == "B viewDidLoad\nB viewWillAppear\nB viewDidAppear")
    #expect(gate.view.window == nil)
    #expect(window.subviews.count == 1)
  }

  @Test func theViewFillsTheWindow() {
    let controller = ViewController()
    let window = simulator.show(controller)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func theControllerIsInTheResponderChain() {
    let controller = ViewController()
    let window = simulator.show(controller)
    let label = Label()
    controller.view.addSubview(label)
    #expect(label.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
  }

  @Test func additionalInsetsExtendTheSafeArea() {
    simulator.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let controller = InsetController()
    simulator.show(controller)
    #expect(controller.changes == [simulator.safeAreaInsets])
    controller.additionalSafeAreaInsets.bottom = 50
    #expect(controller.view.safeAreaInsets == EdgeInsets(top: 47, left: 0, bottom: 84, right: 0))
    #expect(controller.changes.count == 2)
  }

  @Test func changedTraitsReachViewsAndControllers() {
    let controller = InsetController()
    simulator.show(controller)
    simulator.traitCollection = TraitCollection(userInterfaceStyle: .dark)
    simulator.traitCollection = TraitCollection(userInterfaceStyle: .dark)
    #expect(controller.oldStyles == [.light])
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func editingUpdatesTheEditButton() {
    let controller = ViewController()
    let button = controller.editButtonItem
    #expect(button.title == "Edit")
    controller.isEditing = true
    #expect(controller.isEditing)
    #expect(button.title == "Done")
    #expect(controller.editButtonItem === button)
  }

  @Test func titlesReachTheBarItems() {
    let controller = ViewController()
    controller.title = "Books"
    #expect(controller.navigationItem.title == "Books")
    #expect(controller.tabBarItem.title == "Books")
    controller.title = "Films"
    #expect([controller.navigationItem.title, controller.tabBarItem.title] == ["Films", "Films"])
  }
}

private final class InsetController: ViewController {
  var changes: [EdgeInsets] = []
  var oldStyles: [UserInterfaceStyle?] = []
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    changes.append(view.safeAreaInsets)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    oldStyles.append(previousTraitCollection?.userInterfaceStyle)
  }
}

private final class GateController: ViewController {
  var onLoad: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    onLoad?()
  }
}

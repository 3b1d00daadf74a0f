import Testing

@testable import HeadlessControllers
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Swiping back from the left edge of the screen.
@MainActor
@Suite struct SwipeBackTests {
  let simulator = Simulator()
  let log = LifecycleLog()
  let stack: NavigationController

  init() {
    stack = NavigationController(rootViewController: Screen("A", log))
    stack.pushViewController(Screen("B", log), animated: false)
    simulator.show(stack)
    _ = log.take()
  }

  // behaviour 22.1
  @Test func aCompletedSwipePops() throws {
    try simulator.swipeBack(in: stack)
    try simulator.settle()
    #expect(
      log.take() == """
        B willMove to no parent
        A viewDidLoad
        B viewWillDisappear, animated
        A viewWillAppear, animated
        B viewDidDisappear, animated
        A viewDidAppear, animated
        B didMove to no parent
        A didMove to parent
        """)
    #expect(stack.viewControllers.map(\.title) == ["A"])
  }

  // behaviour 22.1
  @Test func aCancelledSwipeGoesBack() throws {
    try simulator.swipeBack(in: stack, cancels: true)
    try simulator.settle()
    #expect(
      log.take() == """
        B willMove to no parent
        A viewDidLoad
        B viewWillDisappear, animated
        A viewWillAppear, animated
        A viewWillDisappear, animated
        A viewDidDisappear, animated
        B viewWillAppear in window, animated
        B viewDidAppear, animated
        """)
    #expect(stack.viewControllers.map(\.title) == ["A", "B"])
    #expect(stack.topViewController?.view.window != nil)
    #expect(stack.viewControllers.first?.view.window == nil)
    try simulator.swipeBack(in: stack)
    try simulator.settle()
    #expect(stack.viewControllers.map(\.title) == ["A"])
  }

  @Test func theCoordinatorTellsWhenTheFingerIsLifted() throws {
    let below = Listener()
    stack.viewControllers = [below, ViewController()]
    try simulator.settle()
    try simulator.swipeBack(in: stack, cancels: true)
    #expect(below.heard == ["will appear, interactive: true", "lifted, cancelled: true"])
    try simulator.settle()
    #expect(
      below.heard == [
        "will appear, interactive: true", "lifted, cancelled: true", "ended, cancelled: true",
      ])
  }

  private final class Listener: ViewController {
    var heard: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard let coordinator = transitionCoordinator else { return }
      heard.append("will appear, interactive: \(coordinator.isInteractive)")
      coordinator.notifyWhenInteractionChanges { [weak self] in
        self?.heard.append("lifted, cancelled: \($0.isCancelled)")
      }
      coordinator.animate(alongsideTransition: nil) { [weak self] in
        self?.heard.append("ended, cancelled: \($0.isCancelled)")
      }
    }
  }

  // behaviour 22.2
  @Test(arguments: [false, true])
  func aRowStaysSelectedUntilTheSwipeCompletes(isCancelled: Bool) throws {
    let table = Rows(style: .plain)
    stack.viewControllers = [table]
    try simulator.settle()
    table.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    stack.pushViewController(ViewController(), animated: false)
    try simulator.settle()
    try simulator.swipeBack(in: stack, cancels: isCancelled)
    try simulator.advance(by: 0.1)
    #expect(table.tableView.indexPathForSelectedRow == [0, 1])
    try simulator.settle()
    #expect(table.tableView.indexPathForSelectedRow == (isCancelled ? [0, 1] : nil))
  }

  private final class Rows: TableViewController {
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell { TableViewCell(style: .default, reuseIdentifier: nil) }
  }

  @Test func theGestureNeedsABackButtonOrADelegate() {
    stack.topViewController?.navigationItem.hidesBackButton = true
    #expect(simulator.refusalToSwipeBack(in: stack) == .noSwipeBack(stack.description))
    let allowing = Allowing()
    stack.interactivePopGestureRecognizer?.delegate = allowing
    #expect(simulator.refusalToSwipeBack(in: stack) == nil)
    stack.interactivePopGestureRecognizer?.isEnabled = false
    #expect(simulator.refusalToSwipeBack(in: stack) == .noSwipeBack(stack.description))
  }

  private final class Allowing: NSObject, GestureRecognizerDelegate {}
}

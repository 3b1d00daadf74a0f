import HeadlessKit
import Testing

/// Container view controllers and their children.
@MainActor
@Suite struct ContainmentTests {
  let simulator = Simulator()
  let log = LifecycleLog()

  @Test func aChildIsNotifiedOfItsParent() {
    let (parent, child) = (ViewController(), Screen("C", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.parent === parent)
    #expect(parent.children == [child])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
    #expect(
      log.take() == """
        C willMove to parent
        C viewDidLoad
        C didMove to parent
        C willMove to no parent
        C didMove to no parent
        """)
  }

  @Test func aChildAppearsWithItsParent() {
    let (parent, child) = (NotedController("P", log), NotedController("C", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = log.take()
    simulator.show(parent)
    #expect(
      log.take() == """
        P viewWillAppear
        C viewWillAppear
        P viewIsAppearing in window
        C viewIsAppearing in window
        P viewWillLayoutSubviews
        P viewDidLayoutSubviews
        C viewWillLayoutSubviews
        C viewDidLayoutSubviews
        P viewDidAppear
        C viewDidAppear
        """)
    simulator.closeWindows()
    #expect(
      log.take() == """
        P viewWillDisappear
        C viewWillDisappear
        P viewDidDisappear
        C viewDidDisappear
        """)
  }

  @Test func aChildAddedLaterAppearsSeparately() throws {
    let (parent, child) = (ViewController(), Screen("C", log))
    simulator.show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    try simulator.settle()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == """
        C willMove to parent
        C viewDidLoad
        C viewWillAppear
        C didMove to parent
        C viewDidAppear
        C willMove to no parent
        C viewWillDisappear
        C viewDidDisappear
        C didMove to no parent
        """)
  }

  @Test func aChildAddedDuringAppearanceAppearsAfterItsOwnLayout() {
    let (parent, child) = (LateParent(), NotedController("C", log))
    parent.late = child
    simulator.show(parent)
    #expect(
      log.take() == """
        C willMove to parent
        C loadView
        C viewDidLoad
        C viewWillAppear
        C viewIsAppearing in window
        C didMove to parent
        C viewWillLayoutSubviews
        C viewDidLayoutSubviews
        C viewDidAppear
        """)
  }

  @Test func aParentMayForwardAppearanceItself() {
    let (parent, child) = (SilentParent(), Screen("C", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    _ = log.take()
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    #expect(log.take() == "")
  }

  // behaviour 9.2
  @Test func aManuallyForwardingContainerDecidesWhen() {
    let (parent, child) = (EarlyParent(), NotedController("C", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    _ = log.take()
    simulator.show(parent)
    #expect(
      log.take() == """
        C viewWillAppear
        C viewIsAppearing
        C viewDidAppear
        C viewWillLayoutSubviews
        C viewDidLayoutSubviews
        """)
  }

  @Test func addingAChildRemovesItFromItsOldParent() {
    let (first, second, child) = (ViewController(), ViewController(), ViewController())
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
  }
}

private final class SilentParent: ViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// A parent that forwards `viewDidAppear` before any layout, as page controllers did.
private final class EarlyParent: ViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for child in children {
      child.beginAppearanceTransition(true, animated: animated)
      child.endAppearanceTransition()
    }
  }
}

private final class LateParent: ViewController {
  var late: ViewController?
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let late else { return }
    addChild(late)
    view.addSubview(late.view)
    late.didMove(toParent: self)
  }
}

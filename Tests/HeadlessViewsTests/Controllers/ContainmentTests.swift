import HeadlessKit
import Testing

/// Controllers in controllers.
@MainActor
@Suite struct ContainmentTests {
  let simulator = Simulator()
  let diary = Diary()

  @Test func aChildIsToldOfItsParent() {
    let (parent, child) = (ViewController(), Screen("C", diary))
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
      diary.take() == """
        C willMove to parent
        C viewDidLoad
        C didMove to parent
        C willMove to no parent
        C didMove to no parent
        """)
  }

  @Test func aChildAppearsWithItsParent() {
    let (parent, child) = (NotedController("P", diary), NotedController("C", diary))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = diary.take()
    simulator.show(parent)
    #expect(
      diary.take() == """
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
      diary.take() == """
        P viewWillDisappear
        C viewWillDisappear
        P viewDidDisappear
        C viewDidDisappear
        """)
  }

  @Test func aChildAddedLaterAppearsOnItsOwn() {
    let (parent, child) = (ViewController(), Screen("C", diary))
    simulator.show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    simulator.settle()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      diary.take() == """
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

  @Test func aChildThatComesInLateWaitsForItsOwnLayout() {
    let (parent, child) = (LateParent(), NotedController("C", diary))
    parent.late = child
    simulator.show(parent)
    #expect(
      diary.take() == """
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

  @Test func aParentMayForwardByItself() {
    let (parent, child) = (SilentParent(), Screen("C", diary))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    _ = diary.take()
    parent.beginAppearanceTransition(true, animated: false)
    parent.endAppearanceTransition()
    #expect(diary.take() == "")
  }

  // behaviour 9.2
  @Test func aContainerThatForwardsByItselfDecidesWhen() {
    let (parent, child) = (EarlyParent(), NotedController("C", diary))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    _ = diary.take()
    simulator.show(parent)
    #expect(
      diary.take() == """
        C viewWillAppear
        C viewIsAppearing
        C viewDidAppear
        C viewWillLayoutSubviews
        C viewDidLayoutSubviews
        """)
  }

  @Test func aChildLeavesItsOldParent() {
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

/// Tells its child that it has appeared before anything is laid out, as page controllers did.
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

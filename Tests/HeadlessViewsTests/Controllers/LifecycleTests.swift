import HeadlessKit
import Testing

/// Loading, appearing and disappearing, in UIKit's order (behaviour 9.1).
@MainActor
@Suite struct LifecycleTests {
  let simulator = Simulator()
  let diary = Diary()

  // behaviour 9.1
  @Test func aShownControllerIsToldInOrder() {
    simulator.show(NotedController("A", diary))
    #expect(
      diary.take() == """
        A loadView
        A viewDidLoad
        A viewWillAppear
        A viewIsAppearing in window
        A viewWillLayoutSubviews
        A viewDidLayoutSubviews
        A viewDidAppear
        """)
    simulator.settle()
    #expect(diary.take() == "")
    simulator.closeWindows()
    #expect(
      diary.take() == """
        A viewWillDisappear
        A viewDidDisappear
        """)
  }

  @Test func aClientsOwnWindowWaitsForTheEndOfTheTurn() {
    let window = simulator.run { Window(frame: simulator.screenBounds) }
    window.rootViewController = NotedController("A", diary)
    #expect(diary.take() == "")
    window.makeKeyAndVisible()
    #expect(
      diary.take() == """
        A loadView
        A viewDidLoad
        A viewWillAppear
        A viewIsAppearing in window
        """)
    simulator.nextTurn()
    #expect(
      diary.take() == """
        A viewWillLayoutSubviews
        A viewDidLayoutSubviews
        A viewDidAppear
        """)
  }

  @Test func theViewIsMadeOnce() {
    let controller = NotedController("A", diary)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    _ = controller.view
    #expect(controller.isViewLoaded)
    #expect(controller.viewIfLoaded === controller.view)
    #expect(diary.take() == "A loadView\nA viewDidLoad")
  }

  @Test func aViewSetToNothingIsMadeAgain() {
    let controller = NotedController("A", diary)
    controller.loadViewIfNeeded()
    controller.view = nil
    #expect(!controller.isViewLoaded)
    controller.loadViewIfNeeded()
    #expect(diary.take() == "A loadView\nA viewDidLoad\nA loadView\nA viewDidLoad")
  }

  @Test func loadingAloneLaysOutNothing() {  // behaviour 9.4
    let controller = NotedController("A", diary)
    controller.loadViewIfNeeded()
    simulator.settle()
    #expect(diary.take() == "A loadView\nA viewDidLoad")
  }

  @Test func anAppearanceMadeByHandTellsEverythingOnce() {
    let controller = NotedController("A", diary)
    controller.beginAppearanceTransition(true, animated: false)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(
      diary.take() == """
        A loadView
        A viewDidLoad
        A viewWillAppear
        A viewIsAppearing
        A viewDidAppear
        """)
    controller.beginAppearanceTransition(true, animated: false)
    #expect(diary.take() == "")
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    #expect(diary.take() == "A viewWillDisappear, animated\nA viewDidDisappear, animated")
  }

  @Test func anEndWithoutABeginningIsSaid() {
    let controller = NotedController("A", diary)
    simulator.run { controller.endAppearanceTransition() }
    #expect(diary.take() == "")
    #expect(
      simulator.console.lines.map(\.text) == [
        "Unbalanced calls to begin/end appearance transitions for \(controller)."
      ])
  }

  @Test func anAppearanceMayTurnBack() {
    let controller = NotedController("A", diary)
    controller.beginAppearanceTransition(true, animated: true)
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    #expect(
      diary.take() == """
        A loadView
        A viewDidLoad
        A viewWillAppear, animated
        A viewWillDisappear, animated
        A viewDidDisappear, animated
        """)
  }

  @Test func aHiddenWindowShowsItsControllerAgain() {
    let window = simulator.show(NotedController("A", diary))
    window.isHidden = true
    _ = diary.take()
    window.isHidden = false
    simulator.layoutIfNeeded()
    #expect(
      diary.take() == "A viewWillAppear in window\nA viewIsAppearing in window\nA viewDidAppear")
  }

  @Test func anotherRootTakesThePlaceOfTheFirst() {
    let window = simulator.show(Screen("A", diary))
    _ = diary.take()
    window.rootViewController = Screen("B", diary)
    simulator.settle()
    #expect(
      diary.take() == """
        A viewWillDisappear
        A viewDidDisappear
        B viewDidLoad
        B viewWillAppear
        B viewDidAppear
        """)
    #expect(window.subviews.count == 1)
  }

  @Test func aRootMayGiveWayWhileItLoads() {
    let window = simulator.run { Window(frame: simulator.screenBounds) }
    let gate = GateController()
    gate.onLoad = { [diary] in window.rootViewController = Screen("B", diary) }
    window.rootViewController = gate
    window.makeKeyAndVisible()
    simulator.settle()
    #expect(diary.take() == "B viewDidLoad\nB viewWillAppear\nB viewDidAppear")
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

  @Test func theControllerIsALinkOfTheChain() {
    let controller = ViewController()
    let window = simulator.show(controller)
    let label = Label()
    controller.view.addSubview(label)
    #expect(label.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
  }

  @Test func insetsOfTheControllerAreUnsafe() {
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

  @Test func editingChangesTheButton() {
    let controller = ViewController()
    let button = controller.editButtonItem
    #expect(button.title == "Edit")
    controller.isEditing = true
    #expect(controller.isEditing)
    #expect(button.title == "Done")
    #expect(controller.editButtonItem === button)
  }

  @Test func titlesReachTheItems() {
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

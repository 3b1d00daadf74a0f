import Testing

@testable import HeadlessControllers
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Presented controllers.
@MainActor
@Suite struct PresentationTests {
  let simulator = Simulator()
  let log = LifecycleLog()
  let below: Screen
  let above: Screen

  init() {
    below = Screen("A", log)
    above = Screen("B", log)
    simulator.show(below)
    _ = log.take()
  }

  @Test func aFullScreenPresentationRemovesThePresentersView() throws {
    above.modalPresentationStyle = .fullScreen
    below.present(above, animated: true) { [log] in log.note("presented") }
    #expect(below.presentedViewController === above)
    #expect(above.presentingViewController === below)
    #expect(above.isBeingPresented)
    #expect(log.take() == "B viewDidLoad")
    simulator.nextTurn()
    #expect(log.take() == "A viewWillDisappear, animated\nB viewWillAppear, animated")
    try simulator.advance(by: 0.49)
    #expect(log.take() == "")
    try simulator.advance(by: 0.01)
    #expect(log.take() == "B viewDidAppear, animated\nA viewDidDisappear, animated\npresented")
    #expect(!above.isBeingPresented)
    #expect(below.view.window == nil)

    below.dismiss(animated: true) { [log] in log.note("dismissed") }
    #expect(above.isBeingDismissed)
    #expect(log.take() == "B viewWillDisappear, animated\nA viewWillAppear, animated")
    try simulator.settle()
    #expect(log.take() == "A viewDidAppear, animated\nB viewDidDisappear, animated\ndismissed")
    #expect(below.presentedViewController == nil)
    #expect(above.presentingViewController == nil)
    #expect(below.view.window != nil)
    #expect(above.view.window == nil)
  }

  @Test func aSheetKeepsThePresentersView() {
    simulator.safeAreaInsets.top = 47
    below.present(above, animated: false)
    simulator.layoutIfNeeded()
    #expect(log.take() == "B viewDidLoad\nB viewWillAppear\nB viewDidAppear")
    #expect(above.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(above.view.next === above)
    #expect(above.next === below)
    above.dismiss(animated: false)  // the presented one forwards it
    #expect(log.take() == "B viewWillDisappear\nB viewDidDisappear")
    #expect(below.presentedViewController == nil)
  }

  @Test func aControllerWithoutAWindowPresentsNothing() {
    let lonely = Screen("L", log)
    simulator.run { lonely.present(above, animated: true) }
    #expect(lonely.presentedViewController == nil)
    #expect(
      simulator.console.lines.map(\.description) == [
        "[Presentation] Attempt to present \(above) on \(lonely) (from \(lonely)) whose view is not "
          + "in the window hierarchy."
      ])
  }

  @Test func onlyOneControllerIsPresentedAtATime() {
    let third = Screen("C", log)
    below.present(above, animated: false)
    below.present(third, animated: false)
    #expect(below.presentedViewController === above)
    #expect(
      simulator.console.lines.map(\.description) == [
        "[Presentation] Attempt to present \(third) on \(below) (from \(below)) which is already "
          + "presenting \(above)."
      ])
  }

  // behaviour 25.98
  @Test func aPresentationDuringADismissalFollowsIt() throws {
    let third = Screen("C", log)
    below.present(above, animated: false)
    try simulator.settle()
    _ = log.take()
    below.dismiss(animated: true) { [log] in log.note("dismissed") }
    below.present(third, animated: true) { [log] in log.note("presented") }
    #expect(third.isBeingPresented)
    #expect(third.presentingViewController === below)
    #expect(below.presentedViewController === above)
    #expect(log.take() == "B viewWillDisappear, animated\nC viewDidLoad")
    try simulator.advance(by: 0.5)
    #expect(below.presentedViewController === third)
    #expect(
      log.take() == "B viewDidDisappear, animated\ndismissed\nC viewWillAppear, animated")
    try simulator.settle()
    #expect(log.take() == "C viewDidAppear, animated\npresented")
    #expect(above.presentingViewController == nil)
    #expect(simulator.console.lines.isEmpty)
  }

  // behaviour 25.98
  @Test func onePresentationFollowsADismissal() throws {
    let (third, fourth) = (Screen("C", log), Screen("D", log))
    below.present(above, animated: false)
    try simulator.settle()
    below.dismiss(animated: true) { [below] in below.present(fourth, animated: true) }
    below.present(third, animated: true)
    below.present(fourth, animated: true)
    #expect(fourth.presentingViewController == nil)
    try simulator.settle()
    #expect(below.presentedViewController === third)
    #expect(
      simulator.console.lines.map(\.text)
        == [above, third].map { other in
          "Attempt to present \(fourth) on \(below) (from \(below)) which is already presenting "
            + "\(other)."
        })
  }

  // behaviour 25.98
  @Test func aPresentationIsRefusedWhenThePresenterIsGoneAfterTheDismissal() throws {
    let third = Screen("C", log)
    below.present(above, animated: false)
    try simulator.settle()
    below.dismiss(animated: true)
    below.present(third, animated: true)
    simulator.closeWindows()
    try simulator.settle()
    #expect(third.presentingViewController == nil)
    #expect(below.presentedViewController == nil)
    #expect(
      simulator.console.lines.map(\.text) == [
        "Attempt to present \(third) on \(below) (from \(below)) whose view is not in the window "
          + "hierarchy."
      ])
  }

  @Test func aChildPresentsThroughItsRoot() {
    let stack = NavigationController(rootViewController: below)
    simulator.show(stack)
    below.present(above, animated: false)
    #expect(above.presentingViewController === stack)
    #expect(below.presentedViewController === above)
    #expect(stack.visibleViewController === above)
  }

  @Test func dismissingTheLowestDismissesAll() {
    let third = Screen("C", log)
    below.present(above, animated: false)
    simulator.layoutIfNeeded()
    above.present(third, animated: false)
    simulator.layoutIfNeeded()
    _ = log.take()
    below.dismiss(animated: false)
    #expect(
      log.take() == """
        C viewWillDisappear
        C viewDidDisappear
        B viewWillDisappear
        B viewDidDisappear
        """)
    #expect(below.presentedViewController == nil)
    #expect(above.presentedViewController == nil)
  }

  @Test func dismissingWithNothingPresentedDoesNothing() throws {
    below.dismiss(animated: true) { [log] in log.note("dismissed") }
    try simulator.settle()
    #expect(log.take() == "")
  }

  @Test func aSwipeDismissesASheet() throws {
    let witness = SheetWitness(log)
    above.presentationController?.delegate = witness
    #expect(simulator.refusalToSwipeAway(above) == .notShown(above.description))
    below.present(above, animated: false)
    try simulator.settle()
    _ = log.take()
    above.isModalInPresentation = true
    try simulator.swipeAway(above)
    #expect(log.take() == "attempt")
    above.isModalInPresentation = false
    try simulator.swipeAway(above)
    try simulator.settle()
    #expect(
      log.take() == """
        should dismiss
        will dismiss
        B viewWillDisappear, animated
        B viewDidDisappear, animated
        did dismiss
        """)
    #expect(simulator.refusalToSwipeAway(below) == .noSheet(below.description))
  }

  @Test func aSheetCanHaveAMediumDetent() throws {
    above.sheetPresentationController?.detents = [.medium(), .large()]
    below.present(above, animated: false)
    try simulator.settle()
    #expect(above.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
  }

  @Test func everyStyleHasItsPresentationController() {
    let styles: [ModalPresentationStyle] = [.automatic, .formSheet, .popover, .fullScreen, .custom]
    let kinds = styles.map { style -> String in
      above.modalPresentationStyle = style
      return above.presentationController.map { "\(type(of: $0))" } ?? "none"
    }
    #expect(
      kinds == [
        "SheetPresentationController", "SheetPresentationController",
        "PopoverPresentationController", "PresentationController", "PresentationController",
      ])
    #expect(above.popoverPresentationController == nil)
  }

  @Test func withoutAnimationsTransitionsTakeNoTime() {
    View.performWithoutAnimation { below.present(above, animated: true) }
    simulator.nextTurn()
    #expect(log.take() == "B viewDidLoad\nB viewWillAppear\nB viewDidAppear")
    #expect(simulator.pendingWork.isEmpty)
  }
}

private final class SheetWitness: NSObject, AdaptivePresentationControllerDelegate {
  let log: LifecycleLog
  init(_ log: LifecycleLog) { self.log = log }
  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool {
    log.note("should dismiss")
    return true
  }
  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    log.note("will dismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    log.note("did dismiss")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) { log.note("attempt") }
}

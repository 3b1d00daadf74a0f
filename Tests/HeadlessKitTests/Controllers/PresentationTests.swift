import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// One controller over another.
@MainActor
@Suite struct PresentationTests {
  let simulator = Simulator()
  let diary = Diary()
  let below: Screen
  let above: Screen

  init() {
    below = Screen("A", diary)
    above = Screen("B", diary)
    simulator.show(below)
    _ = diary.take()
  }

  @Test func fullScreenTakesTheOtherAway() {
    above.modalPresentationStyle = .fullScreen
    below.present(above, animated: true) { [diary] in diary.note("presented") }
    #expect(below.presentedViewController === above)
    #expect(above.presentingViewController === below)
    #expect(above.isBeingPresented)
    #expect(diary.take() == "B viewDidLoad")
    simulator.nextTurn()
    #expect(diary.take() == "A viewWillDisappear, animated\nB viewWillAppear, animated")
    simulator.advance(by: 0.49)
    #expect(diary.take() == "")
    simulator.advance(by: 0.01)
    #expect(diary.take() == "B viewDidAppear, animated\nA viewDidDisappear, animated\npresented")
    #expect(!above.isBeingPresented)
    #expect(below.view.window == nil)

    below.dismiss(animated: true) { [diary] in diary.note("dismissed") }
    #expect(above.isBeingDismissed)
    #expect(diary.take() == "B viewWillDisappear, animated\nA viewWillAppear, animated")
    simulator.settle()
    #expect(diary.take() == "A viewDidAppear, animated\nB viewDidDisappear, animated\ndismissed")
    #expect(below.presentedViewController == nil)
    #expect(above.presentingViewController == nil)
    #expect(below.view.window != nil)
    #expect(above.view.window == nil)
  }

  @Test func aSheetLeavesTheOtherThere() {
    simulator.safeAreaInsets.top = 47
    below.present(above, animated: false)
    simulator.layoutIfNeeded()
    #expect(diary.take() == "B viewDidLoad\nB viewWillAppear\nB viewDidAppear")
    #expect(above.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(above.view.next === above)
    #expect(above.next === below)
    above.dismiss(animated: false)  // the presented one passes it on
    #expect(diary.take() == "B viewWillDisappear\nB viewDidDisappear")
    #expect(below.presentedViewController == nil)
  }

  @Test func aControllerInNoWindowPresentsNothing() {
    let lonely = Screen("L", diary)
    simulator.run { lonely.present(above, animated: true) }
    #expect(lonely.presentedViewController == nil)
    #expect(
      simulator.console.lines.map(\.description) == [
        "[Presentation] Attempt to present \(above) on \(lonely) (from \(lonely)) whose view is not "
          + "in the window hierarchy."
      ])
  }

  @Test func onlyOneIsPresented() {
    let third = Screen("C", diary)
    below.present(above, animated: false)
    below.present(third, animated: false)
    #expect(below.presentedViewController === above)
    #expect(
      simulator.console.lines.map(\.description) == [
        "[Presentation] Attempt to present \(third) on \(below) (from \(below)) which is already "
          + "presenting \(above)."
      ])
  }

  @Test func aChildPresentsByItsRoot() {
    let stack = NavigationController(rootViewController: below)
    simulator.show(stack)
    below.present(above, animated: false)
    #expect(above.presentingViewController === stack)
    #expect(below.presentedViewController === above)
    #expect(stack.visibleViewController === above)
  }

  @Test func dismissingTheLowestTakesAllAway() {
    let third = Screen("C", diary)
    below.present(above, animated: false)
    simulator.layoutIfNeeded()
    above.present(third, animated: false)
    simulator.layoutIfNeeded()
    _ = diary.take()
    below.dismiss(animated: false)
    #expect(
      diary.take() == """
        C viewWillDisappear
        C viewDidDisappear
        B viewWillDisappear
        B viewDidDisappear
        """)
    #expect(below.presentedViewController == nil)
    #expect(above.presentedViewController == nil)
  }

  @Test func dismissingWithNothingThereDoesNothing() {
    below.dismiss(animated: true) { [diary] in diary.note("dismissed") }
    simulator.settle()
    #expect(diary.take() == "")
  }

  @Test func aFingerSwipesASheetAway() {
    let witness = SheetWitness(diary)
    above.presentationController?.delegate = witness
    #expect(simulator.refusalToSwipeAway(above) == .notShown(above.description))
    below.present(above, animated: false)
    simulator.settle()
    _ = diary.take()
    above.isModalInPresentation = true
    simulator.swipeAway(above)
    #expect(diary.take() == "attempt")
    above.isModalInPresentation = false
    simulator.swipeAway(above)
    simulator.settle()
    #expect(
      diary.take() == """
        should dismiss
        will dismiss
        B viewWillDisappear, animated
        B viewDidDisappear, animated
        did dismiss
        """)
    #expect(simulator.refusalToSwipeAway(below) == .noSheet(below.description))
  }

  @Test func aSheetMayBeHalfAsHigh() {
    above.sheetPresentationController?.detents = [.medium(), .large()]
    below.present(above, animated: false)
    simulator.settle()
    #expect(above.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
  }

  @Test func everyStyleHasItsController() {
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

  @Test func withoutAnimationsNothingTakesTime() {
    View.performWithoutAnimation { below.present(above, animated: true) }
    simulator.nextTurn()
    #expect(diary.take() == "B viewDidLoad\nB viewWillAppear\nB viewDidAppear")
    #expect(simulator.pendingWork.isEmpty)
  }
}

private final class SheetWitness: NSObject, AdaptivePresentationControllerDelegate {
  let diary: Diary
  init(_ diary: Diary) { self.diary = diary }
  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool {
    diary.note("should dismiss")
    return true
  }
  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    diary.note("will dismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    diary.note("did dismiss")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) { diary.note("attempt") }
}

import Testing

@testable import HeadlessControllers
@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Reasons for refusing a touch.
@MainActor
@Suite struct RefusalTests {
  let simulator = Simulator()

  @Test func everyRefusalHasItsSentence() {
    let cases: [(ControllerRefusal, String)] = [
      (
        .alertNotShown("A"),
        "A is not on screen. Present it first, and let the presentation settle."
      ),
      (
        .alertAppearing("A"),
        #"the alert "A" is still appearing. Settle first, by `try simulator.settle()`."#
      ),
      (.noAction("X", titles: ["Y"]), "the alert has no action 'X'; it has [\"Y\"]."),
      (.disabledAction("X"), "the alert's action 'X' is disabled."),
      (
        .noButton("X", titles: []),
        "no bar that a finger can reach shows the button 'X'; there are []."
      ),
      (.disabledButton("X"), "the button 'X' is disabled."),
      (.idleButton("X"), "the button 'X' does nothing. Give it an action first."),
      (.noBackButton("A"), "the bar of A shows no back button."),
      (
        .noSwipeBack("A"),
        "A does not let the swipe-back gesture begin: it needs a back button or a gesture delegate "
          + "that allows it."
      ),
      (
        .noTab("X", titles: ["Y"]),
        "no tab bar that a finger can reach shows the tab 'X'; there are [\"Y\"]."
      ),
      (.notShown("A"), "A is not in a window of this simulator. Show it first."),
      (.noRefreshControl("A"), "A has no refresh control. Set its refreshControl first."),
      (
        .refreshing("A"),
        "A is refreshing already. Call endRefreshing() on its refresh control first."
      ),
      (.disabledControl("A"), "A is disabled."),
      (.noSheet("A"), "A is not a sheet that can be swiped away."),
      (.refusesEditing("A"), "A does not begin editing: its delegate returned false."),
      (
        .noCancelButton("A"),
        "A shows no cancel button. Begin the search first, or set showsCancelButton."
      ),
    ]
    for (refusal, reason) in cases {
      #expect(refusal.message("tap") == "Simulator.tap: " + reason)
    }
  }

  @Test func unreachableButtonsAreRefused() throws {
    let (screen, stack) = (ViewController(), NavigationController())
    let item = BarButtonItem(title: "Add", primaryAction: Action { _ in })
    screen.navigationItem.rightBarButtonItem = item
    stack.viewControllers = [screen]
    #expect(simulator.refusal(of: item) == .noButton("Add", titles: []))
    simulator.show(stack)
    #expect(simulator.refusal(of: item) == nil)
    #expect(simulator.refusalToGoBack(in: stack) == .noBackButton(stack.description))
    let other = BarButtonItem(systemItem: .trash)
    #expect(simulator.refusal(of: other) == .noButton("Delete", titles: ["Add"]))
    item.isEnabled = false
    #expect(simulator.refusal(of: item) == .disabledButton("Add"))
    item.isEnabled = true
    screen.present(ViewController(), animated: false)
    try simulator.settle()
    #expect(simulator.refusal(of: item) == .noButton("Add", titles: []))
    screen.dismiss(animated: false)
    stack.isNavigationBarHidden = true
    try simulator.settle()
    #expect(simulator.refusal(of: item) == .noButton("Add", titles: []))
    stack.setToolbarHidden(false, animated: false)
    screen.toolbarItems = [.flexibleSpace(), other]
    try simulator.settle()
    #expect(simulator.refusal(of: other) == .idleButton("Delete"))
  }
}

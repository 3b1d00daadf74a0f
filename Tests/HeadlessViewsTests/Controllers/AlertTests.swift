import Testing

@testable import HeadlessControllers
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Alerts and their actions.
@MainActor
@Suite struct AlertTests {
  let simulator = Simulator()
  let screen = ViewController()
  let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
  let log = LifecycleLog()

  init() {
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      AlertAction(title: "Delete", style: .destructive) { [log] action in
        log.note("deleted by \(action.title ?? "")")
      })
    simulator.show(screen)
  }

  @Test func theHandlerRunsAfterTheAlertIsDismissed() throws {
    screen.present(alert, animated: true)
    try simulator.settle()
    #expect(alert.actions.map(\.title) == ["Cancel", "Delete"])
    try simulator.choose("Delete", in: alert)
    #expect(log.take() == "")
    try simulator.settle()
    #expect(log.take() == "deleted by Delete")
    #expect(screen.presentedViewController == nil)
  }

  @Test func anActionMayPresentAnotherAlert() throws {
    let next = AlertController(title: "Really?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      AlertAction(title: "Ask", style: .default) { [screen] _ in
        screen.present(next, animated: true)
      })
    screen.present(alert, animated: true)
    try simulator.settle()
    try simulator.choose("Ask", in: alert)
    try simulator.settle()
    #expect(screen.presentedViewController === next)
  }

  @Test func anUnavailableActionIsExplained() throws {
    #expect(simulator.refusal(of: "Delete", in: alert) == .alertNotShown(alert.description))
    screen.present(alert, animated: true)
    try simulator.advance(by: 0.2)
    #expect(simulator.refusal(of: "Delete", in: alert) == .alertAppearing(alert.title ?? ""))
    try simulator.settle()
    #expect(simulator.refusal(of: "Delete", in: alert) == nil)
    alert.actions[1].isEnabled = false
    #expect(simulator.refusal(of: "Delete", in: alert) == .disabledAction("Delete"))
    #expect(
      simulator.refusal(of: "Keep", in: alert)?.message("choose")
        == "Simulator.choose: the alert has no action 'Keep'; it has [\"Cancel\", \"Delete\"].")
  }

  @Test func thePresenterStaysAppeared() throws {
    let below = NotedController("A", log)
    simulator.show(below)
    _ = log.take()
    below.present(alert, animated: true)
    try simulator.settle()
    #expect(log.take() == "")
  }
}

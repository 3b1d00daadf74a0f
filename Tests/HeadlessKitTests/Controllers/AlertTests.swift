import Testing

@testable import HeadlessKit

/// Questions with answers to choose from.
@MainActor
@Suite struct AlertTests {
  let host = ListHost()
  let screen = ViewController()
  let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
  let diary = Diary()

  init() {
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      AlertAction(title: "Delete", style: .destructive) { [diary] action in
        diary.note("deleted by \(action.title ?? "")")
      })
    host.show(screen)
  }

  @Test func aChoiceIsMadeWhenTheAlertIsGone() {
    screen.present(alert, animated: true)
    host.settle()
    #expect(alert.actions.map(\.title) == ["Cancel", "Delete"])
    host.choose("Delete", in: alert)
    #expect(diary.take() == "")
    host.settle()
    #expect(diary.take() == "deleted by Delete")
    #expect(screen.presentedViewController == nil)
  }

  @Test func anActionMayPresentAnotherAlert() {
    let next = AlertController(title: "Really?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      AlertAction(title: "Ask", style: .default) { [screen] _ in
        screen.present(next, animated: true)
      })
    screen.present(alert, animated: true)
    host.settle()
    host.choose("Ask", in: alert)
    host.settle()
    #expect(screen.presentedViewController === next)
  }

  @Test func whatCannotBeChosenIsExplained() {
    #expect(host.refusal(of: "Delete", in: alert) == .alertNotShown(alert.description))
    screen.present(alert, animated: true)
    host.advance(by: 0.2)
    #expect(host.refusal(of: "Delete", in: alert) == .alertNotShown(alert.description))
    host.settle()
    #expect(host.refusal(of: "Delete", in: alert) == nil)
    alert.actions[1].isEnabled = false
    #expect(host.refusal(of: "Delete", in: alert) == .disabledAction("Delete"))
    #expect(
      host.refusal(of: "Keep", in: alert)?.message("choose")
        == "ListHost.choose: the alert has no action 'Keep'; it has [\"Cancel\", \"Delete\"].")
  }

  @Test func itLeavesTheScreenBelowAppeared() {
    let below = NotedController("A", diary)
    host.show(below)
    _ = diary.take()
    below.present(alert, animated: true)
    host.settle()
    #expect(diary.take() == "")
  }
}

import HeadlessKit
import Testing

@MainActor
@Suite struct TableRowActionTests {
  @MainActor
  private final class OldDelegate: NSObject, TableViewDelegate {
    var chosen: [String] = []
    var hasActions = true

    func tableView(
      _ tableView: TableView, editActionsForRowAt indexPath: IndexPath
    ) -> [TableViewRowAction]? {
      guard hasActions else { return nil }
      return ["Flag", "Mute"].map { title in
        TableViewRowAction(style: .normal, title: title) { action, indexPath in
          self.chosen.append("\(action.title ?? "") \(indexPath.row)")
        }
      }
    }
  }

  @Test func aTapPerformsTheAction() throws {
    let delegate = OldDelegate()
    let room = Room(Shelf(rows: 3), delegate: delegate)
    try room.simulator.tapSwipeAction("Mute", at: IndexPath(row: 2, section: 0), in: room.table)
    #expect(delegate.chosen == ["Mute 2"])
  }

  @Test func aRowWithoutActionsDoesNotHideThoseOfOthers() throws {
    let delegate = OldDelegate()
    delegate.hasActions = false
    let room = Room(Shelf(rows: 3), delegate: delegate)
    var isRefused = false
    do {
      try room.simulator.tapSwipeAction("Flag", on: .row(at: [0, 0]))
    } catch {
      isRefused = true
    }
    #expect(isRefused)
    delegate.hasActions = true
    try room.simulator.tapSwipeAction("Flag", at: IndexPath(row: 0, section: 0), in: room.table)
    #expect(delegate.chosen == ["Flag 0"])
  }

  @Test func aNewActionHasNoColour() {
    let action = TableViewRowAction(style: .destructive, title: "Delete") { _, _ in }
    #expect(action.style == .default)
    #expect(action.backgroundColor == nil)
  }
}

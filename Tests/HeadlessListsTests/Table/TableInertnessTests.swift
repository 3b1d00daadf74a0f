import HeadlessKit
import Testing

/// A table that crashed inside a capture keeps its last state.
@MainActor
@Suite struct TableInertnessTests {
  private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  // behaviour 3.16, design: after a crash the table asks its data source nothing
  @Test func aCrashedTableIsInert() throws {
    let room = Room(Shelf(rows: 3))
    _ = captureCrash { room.table.deleteRows(at: [row(0)], with: .none) }
    #expect(room.table.hasCrashed)
    _ = room.shelf.takeLog()
    room.shelf.sections = []
    let second = try captureCrash {
      room.table.reloadData()
      room.table.insertRows(at: [row(0)], with: .none)
      room.table.performBatchUpdates { room.table.deleteSections([0], with: .none) }
      room.table.scrollToRow(at: row(99), at: .top, animated: false)
      room.table.setEditing(true, animated: false)
      try room.simulator.settle()
    }
    #expect(second == nil)
    #expect(room.shelf.takeLog() == [])
    #expect(room.table.numberOfRows(inSection: 0) == 3)
    #expect(room.texts == ["0·0", "0·1", "0·2"])
  }

  // behaviour 3.16: it does not scroll either, and its delegate is not called
  @Test func aCrashedTableKeepsItsOffset() throws {
    let scrolls = Scrolls()
    let room = Room(Shelf(rows: 30), delegate: scrolls)
    room.table.contentOffset.y = 100
    scrolls.count = 0
    _ = captureCrash { room.table.deleteRows(at: [row(0)], with: .none) }
    room.table.contentOffset.y = 200
    room.table.setContentOffset(.zero, animated: true)
    try room.simulator.settle()
    #expect(room.table.contentOffset.y == 100)
    #expect(scrolls.count == 0)
  }

  // behaviour 3.16: a crash in one method of the delegate ends the tap, whichever it is
  @Test(arguments: ["shouldHighlight", "didHighlight", "willSelect", "didSelect"])
  func aCrashInATapEndsIt(method: String) throws {
    let delegate = Crashing(in: method)
    let room = Room(Shelf(rows: 3), delegate: delegate)
    let report = try captureCrash { try room.simulator.tap(row(1), in: room.table) }
    #expect(report != nil)
    #expect(delegate.log.last == method)
    #expect(delegate.log.count { $0 == method } == 1)
    #expect(room.table.indexPathForSelectedRow == (method == "didSelect" ? row(1) : nil))
  }
}

/// A delegate that deletes a row that its model keeps, in one of its methods.
@MainActor
private final class Crashing: NSObject, TableViewDelegate {
  let method: String
  var log: [String] = []

  init(in method: String) {
    self.method = method
    super.init()
  }

  private func note(_ name: String, _ table: TableView) {
    log.append(name)
    if name == method { table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
  }

  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", tableView)
    return true
  }
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight", tableView)
  }
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight", tableView)
  }
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect", tableView)
    return indexPath
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect", tableView)
  }
  func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    note("canPerformPrimaryAction", tableView)
    return true
  }
}

@MainActor
private final class Scrolls: NSObject, TableViewDelegate {
  var count = 0
  func scrollViewDidScroll(_ scrollView: ScrollView) { count += 1 }
}

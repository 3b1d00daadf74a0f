import HeadlessKit
import Testing

/// Delegates and data sources that call the table back from their callbacks.
@MainActor
@Suite struct TableReentrancyTests {
  private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Returns a table whose data source runs code once, when it is asked for a given row.
  private func room(
    asked wanted: Int, _ action: @escaping (TableView, Shelf) -> Void
  ) -> Room<Shelf> {
    let shelf = Shelf(rows: 10_000)
    let room = Room(shelf)
    var isDue = true
    shelf.makesCell = { [unowned shelf] table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "book", for: path)
      cell.textLabel?.text = shelf.sections[path.section][path.row]
      if isDue, path.row == wanted {
        isDue = false
        action(table, shelf)
      }
      return cell
    }
    _ = shelf.takeLog()
    return room
  }

  private func isWhole(_ table: TableView) -> Bool {
    table.visibleCells.map(\.frame) == table.indexPathsForVisibleRows?.map(table.rectForRow)
      && table.subviews.filter { $0 is TableViewCell }.count == table.visibleCells.count
  }

  @Test func aReloadInCellForRow() throws {
    let room = room(asked: 11) { table, shelf in
      shelf.sections[0][11] = "new"
      table.reloadData()
    }
    room.table.contentOffset.y = 44
    try room.simulator.settle()
    #expect(room.texts == (1...10).map { "0·\($0)" } + ["new"])
    #expect(isWhole(room.table))
  }

  @Test func aDeletionInCellForRow() throws {
    let room = room(asked: 11) { table, shelf in
      shelf.sections[0].remove(at: 0)
      table.deleteRows(at: [row(0)], with: .fade)
    }
    room.table.contentOffset.y = 44
    try room.simulator.settle()
    #expect(room.texts == (2...12).map { "0·\($0)" })
    #expect(isWhole(room.table))
  }

  /// The rows between the two positions never appear, so their cells are not requested.
  @Test func aScrollFarAwayInCellForRow() throws {
    let room = room(asked: 11) { table, _ in table.contentOffset.y = 352_000 }
    room.table.contentOffset.y = 44
    try room.simulator.settle()
    #expect(
      room.shelf.takeLog() == ["cell 0-11"] + (8000...8010).map { "cell 0-\($0)" })
    #expect(room.texts == (8000...8010).map { "0·\($0)" })
    #expect(isWhole(room.table))
  }

  /// A list that loads its next page when its last row is about to appear.
  @Test func anInsertionInWillDisplay() throws {
    let pager = Pager()
    let shelf = Shelf(rows: 3)
    pager.shelf = shelf
    let room = Room(shelf, delegate: pager)
    try room.simulator.settle()
    #expect(shelf.sections[0].count == 12)
    #expect(room.texts == ["0·0", "0·1", "0·2"] + (3..<11).map { "page·\($0)" })
    #expect(isWhole(room.table))
    room.table.scrollToRow(at: row(11), at: .bottom, animated: false)
    try room.simulator.settle()
    #expect(shelf.sections[0].count == 15)
    #expect(room.texts.last == "page·11")
    #expect(isWhole(room.table))
  }
}

@MainActor
private final class Pager: NSObject, TableViewDelegate {
  weak var shelf: Shelf?

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let shelf, indexPath.row == shelf.sections[0].count - 1 else { return }
    let rows = shelf.sections[0].count..<shelf.sections[0].count + 3
    shelf.sections[0] += rows.map { "page·\($0)" }
    tableView.insertRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .none)
  }
}

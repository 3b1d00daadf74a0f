import HeadlessKit
import Testing

@MainActor
@Suite struct TableCellTests {
  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  // behaviour 4.1, 4.2, 4.9: cells that leave the screen are reused, the last one first
  @Test func cellsThatLeaveAreReused() {
    let witness = RecordingDelegate()
    let room = Room(Shelf(rows: 100), delegate: witness, height: 88)
    let first = room.table.visibleCells
    #expect(witness.takeLog() == ["show 0-0", "show 0-1"])
    room.table.contentOffset.y = 88
    room.simulator.layoutIfNeeded()
    #expect(witness.takeLog() == ["hide 0-0", "hide 0-1", "show 0-2", "show 0-3"])
    #expect(room.table.visibleCells == [first[1], first[0]])
    #expect(room.table.subviews.count == 2)
  }

  // behaviour 4.2: just before the dequeue returns the cell
  @Test func cellsArePreparedForReuseWhenTheyAreDequeued() {
    let room = Room(Shelf(rows: 3), height: 88) {
      $0.register(ReuseNotingCell.self, forCellReuseIdentifier: "book")
    }
    #expect(room.table.visibleCells.map { ($0 as? ReuseNotingCell)?.reuses } == [0, 0])
    room.table.contentOffset.y = 44
    room.simulator.layoutIfNeeded()
    #expect(room.table.visibleCells.map { ($0 as? ReuseNotingCell)?.reuses } == [0, 1])
  }

  // behaviour 4.2
  @Test func cellsWithoutAnIdentifierAreNeverReused() {
    let shelf = Shelf(rows: 3)
    var made: [TableViewCell] = []
    shelf.makesCell = { _, _ in
      made.append(ReuseNotingCell(style: .default, reuseIdentifier: nil))
      return made[made.count - 1]
    }
    let room = Room(shelf, height: 44)
    room.table.contentOffset.y = 88
    room.simulator.layoutIfNeeded()
    room.table.contentOffset.y = 0
    room.simulator.layoutIfNeeded()
    #expect(made.count == 3)
    #expect(made.map { ($0 as? ReuseNotingCell)?.reuses } == [0, 0, 0])
  }

  // behaviour 4.3, crash families C1
  @Test func withoutAnIndexPathNoRegistrationIsRequired() {
    let table = TableView()
    #expect(table.dequeueReusableCell(withIdentifier: "book") == nil)
    table.register(ReuseNotingCell.self, forCellReuseIdentifier: "book")
    let cell = table.dequeueReusableCell(withIdentifier: "book")
    #expect(cell is ReuseNotingCell)
    #expect(cell?.reuseIdentifier == "book")
    table.register(nil as AnyClass?, forCellReuseIdentifier: "book")
    #expect(table.dequeueReusableCell(withIdentifier: "book") == nil)
  }

  // behaviour 4.7: never the same instance, so two alternate
  @Test func aReloadedRowGetsAnotherCell() throws {
    let witness = RecordingDelegate()
    let room = Room(Shelf(rows: 2), delegate: witness)
    let first = room.table.visibleCells
    witness.log = []
    _ = room.shelf.takeLog()

    room.table.reloadRows(at: [row(0)], with: .fade)
    let second = room.table.visibleCells
    #expect(second[0] !== first[0])
    #expect(second[1] === first[1])
    #expect(room.shelf.takeLog() == ["sections", "rows 0", "cell 0-0"])
    #expect(witness.takeLog() == ["show 0-0"])
    #expect(first[0].superview === room.table)  // still animating out
    try room.simulator.advance(by: 0.3)
    #expect(witness.takeLog() == ["hide 0-0"])
    #expect(first[0].superview == nil)

    room.table.reloadRows(at: [row(0)], with: .none)
    #expect(room.table.visibleCells[0] === first[0])
    #expect(witness.takeLog() == ["show 0-0", "hide 0-0"])
    room.table.reloadRows(at: [row(0)], with: .none)
    #expect(room.table.visibleCells[0] === second[0])
  }

  // A deleted row's cell leaves the visible cells at once, and is reported with its old index path.
  @Test func deletedRowsEndDisplayingWithTheAnimation() throws {
    let witness = RecordingDelegate()
    let room = Room(Shelf(rows: 3), delegate: witness)
    witness.log = []
    room.shelf.sections[0].remove(at: 1)
    room.table.deleteRows(at: [row(1)], with: .fade)
    #expect(room.texts == ["0·0", "0·2"])
    #expect(witness.takeLog() == [])
    try room.simulator.settle()
    #expect(witness.takeLog() == ["hide 0-1"])
  }

  @Test func aReloadEndsAnimationsAtOnce() throws {
    let witness = RecordingDelegate()
    let room = Room(Shelf(rows: 2), delegate: witness)
    witness.log = []
    room.shelf.sections[0].remove(at: 1)
    room.table.deleteRows(at: [row(1)], with: .fade)
    room.table.reloadData()
    #expect(witness.takeLog() == ["hide 0-1", "hide 0-0"])
    try room.simulator.settle()
    #expect(witness.takeLog() == ["show 0-0"])
  }

  // behaviour 4.8
  @Test func aReconfiguredRowKeepsItsCell() {
    let room = Room(Shelf(rows: 2), height: 44) {
      $0.register(ReuseNotingCell.self, forCellReuseIdentifier: "book")
    }
    let cell = room.table.visibleCells[0]
    room.table.selectRow(at: row(0), animated: false, scrollPosition: .none)
    _ = room.shelf.takeLog()
    room.shelf.sections[0] = ["new", "hidden"]
    room.table.reconfigureRows(at: [row(0), row(1), row(7)])
    #expect(room.shelf.takeLog() == ["cell 0-0"])
    #expect(room.table.visibleCells == [cell])
    #expect(cell.textLabel?.text == "new")
    #expect((cell as? ReuseNotingCell)?.reuses == 0)
    #expect(cell.isSelected)  // behaviour 5.6
  }

  // behaviour 4.8: measured again
  @Test func aReconfiguredRowIsMeasuredAgain() {
    let shelf = Shelf(rows: 2)
    shelf.makesCell = { table, path in
      guard let cell = table.dequeueReusableCell(withIdentifier: "fixed", for: path) as? FixedCell
      else { return .missing }
      let height: CGFloat = shelf.sections[0][path.row] == "tall" ? 90 : 50
      cell.wanted = { _ in height }
      return cell
    }
    let room = Room(shelf, rowHeight: nil) {
      $0.register(FixedCell.self, forCellReuseIdentifier: "fixed")
    }
    shelf.sections[0][0] = "tall"
    room.table.reconfigureRows(at: [row(0)])
    #expect(room.table.visibleCells.map(\.frame.minY) == [0, 90])
    #expect(room.table.contentSize.height == 140)
  }

  @Test func aReconfigurationWaitsForTheEndOfTheUpdate() {
    let room = Room(Shelf(rows: 2))
    let cell = room.table.visibleCells[1]
    _ = room.shelf.takeLog()
    room.table.performBatchUpdates {
      room.shelf.sections[0] = ["new", "0·0", "other"]
      room.table.reconfigureRows(at: [row(1)])
      room.table.insertRows(at: [row(0)], with: .none)
      #expect(room.shelf.takeLog() == [])
    }
    #expect(room.shelf.takeLog() == ["sections", "rows 0", "cell 0-0", "cell 0-2"])
    #expect(room.table.visibleCells[2] === cell)
    #expect(cell.textLabel?.text == "other")
  }

  // behaviour 4.8
  @Test func aReconfiguredRowCannotChangeItsReuseIdentifier() {
    let shelf = Shelf(rows: 1)
    var identifier = "book"
    shelf.makesCell = { $0.dequeueReusableCell(withIdentifier: identifier, for: $1) }
    let room = Room(shelf) { $0.register(ReuseNotingCell.self, forCellReuseIdentifier: "film") }
    identifier = "film"
    let cell = room.table.visibleCells[0]
    let crash = captureCrash { room.table.reconfigureRows(at: [row(0)]) }
    #expect(crash?.facts == .cell(.reconfiguredWithOtherIdentifier(view: cell.description)))
  }

  // behaviour 4.11
  @Test func onlyRowsOnScreenHaveCells() {
    let room = Room(Shelf(rows: 100), height: 88)
    let cells = room.table.visibleCells
    #expect(room.table.cellForRow(at: row(1)) === cells[1])
    #expect(room.table.cellForRow(at: row(2)) == nil)
    #expect(room.table.cellForRow(at: row(200)) == nil)
    #expect(room.table.indexPath(for: cells[1]) == row(1))
    #expect(room.table.indexPath(for: TableViewCell(style: .default, reuseIdentifier: nil)) == nil)
    #expect(room.table.indexPathsForVisibleRows == [row(0), row(1)])
  }

  // behaviour 4.14
  @Test func theTablesSelectionOverridesTheCells() {
    let shelf = Shelf(rows: 2)
    shelf.makesCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "book", for: path)
      cell.isSelected = path.row == 0
      cell.isHighlighted = true
      return cell
    }
    let room = Room(shelf, isShown: false)
    room.table.selectRow(at: row(1), animated: false, scrollPosition: .none)
    room.simulator.show(room.table, frame: room.table.frame)
    #expect(room.table.visibleCells.map(\.isSelected) == [false, true])
    #expect(room.table.visibleCells.map(\.isHighlighted) == [false, false])
    room.table.visibleCells[0].isSelected = true
    #expect(room.table.indexPathsForSelectedRows == [row(1)])
  }

  // behaviour 4.16
  @Test func visibleCellsAreInAscendingOrder() {
    let room = Room(Shelf(rows: 30), height: 220)
    room.table.contentOffset.y = 440
    room.simulator.layoutIfNeeded()
    room.table.contentOffset.y = 396
    room.simulator.layoutIfNeeded()
    #expect(room.texts == ["0·9", "0·10", "0·11", "0·12", "0·13"])
  }

  // crash families C4: a table takes cells that were not dequeued
  @Test func aDataSourceMayKeepItsOwnCells() {
    let shelf = Shelf(rows: 20)
    let kept = (0..<20).map { _ in TableViewCell(style: .default, reuseIdentifier: "kept") }
    shelf.makesCell = { _, path in kept[path.row] }
    let room = Room(shelf, height: 88)
    for y: CGFloat in [44, 400, 0, 792, 44] {
      room.table.contentOffset.y = y
      room.simulator.layoutIfNeeded()
    }
    #expect(room.table.visibleCells == [kept[1], kept[2]])
    room.table.reloadRows(at: [row(1)], with: .none)
    #expect(room.table.visibleCells == [kept[1], kept[2]])
    #expect(kept[1].superview === room.table)
    #expect(
      room.table.dequeueReusableCell(withIdentifier: "kept").map { kept.contains($0) } == true)
  }

  @Test func indentationComesFromTheDelegate() {
    let delegate = Indenter()
    let room = Room(Shelf(rows: 3), delegate: delegate)
    #expect(room.table.visibleCells.map(\.indentationLevel) == [0, 2, 4])
  }
}

final class ReuseNotingCell: TableViewCell {
  var reuses = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

@MainActor
private final class Indenter: NSObject, TableViewDelegate {
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    indexPath.row * 2
  }
}

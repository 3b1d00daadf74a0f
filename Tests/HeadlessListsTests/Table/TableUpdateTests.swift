import HeadlessKit
import ListCore
import Testing

@MainActor
@Suite struct TableUpdateTests {
  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  // behaviour 1.8
  @Test func insideAnUpdateTheCountsAreTheOldOnes() throws {
    let room = Room(Shelf(rows: 3))
    var counts: [Int] = []
    room.table.performBatchUpdates {
      counts.append(room.table.numberOfRows(inSection: 0))
      room.shelf.sections[0].remove(at: 0)
      room.table.deleteRows(at: [row(0)], with: .fade)
      counts.append(room.table.numberOfRows(inSection: 0))
    } completion: { _ in
      counts.append(room.table.numberOfRows(inSection: 0))
    }
    counts.append(room.table.numberOfRows(inSection: 0))
    try room.simulator.settle()
    #expect(counts == [3, 3, 2, 2])
  }

  // behaviour 1.15
  @Test func onlyTheOutermostEndCommits() {
    let room = Room(Shelf(rows: 3))
    _ = room.shelf.takeLog()
    room.table.beginUpdates()
    #expect(!room.table.hasUncommittedUpdates)  // behaviour 20.1
    room.table.performBatchUpdates {
      room.shelf.sections[0].remove(at: 2)
      room.table.deleteRows(at: [row(2)], with: .none)
    }
    #expect(room.shelf.takeLog() == [])
    room.shelf.sections[0].insert("new", at: 0)
    room.table.insertRows(at: [row(0)], with: .none)
    #expect(room.table.numberOfRows(inSection: 0) == 3)
    room.table.endUpdates()
    #expect(room.shelf.takeLog() == ["sections", "rows 0", "cell 0-0"])
    #expect(room.texts == ["new", "0·0", "0·1"])
  }

  // behaviour 3.1: deletions refer to before, insertions to after; the order of the calls is
  // irrelevant
  @Test func theOrderOfCallsIsIrrelevant() {
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let room = Room(Shelf(rows: 4))
      let calls: [() -> Void] = [
        { room.table.deleteRows(at: [row(0)], with: .none) },
        { room.table.insertRows(at: [row(3)], with: .none) },
        { room.table.moveRow(at: row(3), to: row(0)) },
      ]
      room.table.performBatchUpdates {
        room.shelf.sections[0] = ["0·3", "0·1", "0·2", "new"]
        for index in order { calls[index]() }
      }
      #expect(room.texts == ["0·3", "0·1", "0·2", "new"], "\(order)")
    }
  }

  // behaviour 4.13: cells move with their rows
  @Test func cellsMoveWithTheirRows() {
    let room = Room(Shelf(rows: 3, 2))
    let before = room.table.visibleCells
    _ = room.shelf.takeLog()
    room.table.performBatchUpdates {
      room.shelf.sections = [["1·0", "0·0", "0·2"], ["1·1", "0·1"]]
      room.table.moveRow(at: row(0, 1), to: row(0))
      room.table.moveRow(at: row(1), to: row(1, 1))
    }
    #expect(room.shelf.takeLog() == ["sections", "rows 0", "rows 1"])
    #expect(room.table.visibleCells == [before[3], before[0], before[2], before[4], before[1]])
    #expect(room.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
    room.table.performBatchUpdates {
      room.shelf.sections.swapAt(0, 1)
      room.table.moveSection(0, toSection: 1)
    }
    #expect(room.table.visibleCells == [before[4], before[1], before[3], before[0], before[2]])
  }

  @Test func sectionsAreInsertedAndDeleted() {
    let room = Room(Shelf(rows: 1, 1, 1))
    room.table.performBatchUpdates {
      room.shelf.sections = [["new"], ["0·0"], ["again"]]
      room.table.deleteSections([1], with: .fade)
      room.table.insertSections([0], with: .fade)
      room.table.reloadSections([2], with: .fade)
    }
    #expect(room.texts == ["new", "0·0", "again"])
  }

  // behaviour 3.6: absorbed
  @Test func rowsOfDeletedAndInsertedSectionsAreAbsorbed() {
    let room = Room(Shelf(rows: 2, 1))
    room.table.performBatchUpdates {
      room.shelf.sections = [["1·0"], ["x", "y"]]
      room.table.deleteRows(at: [row(0)], with: .none)
      room.table.deleteSections([0], with: .none)
      room.table.insertSections([1], with: .none)
      room.table.insertRows(at: [row(0, 1), row(1, 1)], with: .none)
    }
    #expect(room.texts == ["1·0", "x", "y"])
  }

  // behaviour 3B: two insertions of one place, and a move to itself, are tolerated
  @Test func duplicateInsertionsAndMovesInPlaceAreAllowed() {
    let room = Room(Shelf(rows: 2))
    room.table.performBatchUpdates {
      room.shelf.sections[0] = ["a", "b", "0·0", "0·1"]
      room.table.insertRows(at: [row(0), row(0)], with: .none)
    }
    #expect(room.table.numberOfRows(inSection: 0) == 4)
    room.table.moveRow(at: row(1), to: row(1))
    #expect(room.table.numberOfRows(inSection: 0) == 4)
  }

  // test-habits: `beginUpdates/endUpdates` only lays out again
  @Test func anUpdateWithoutChangesMeasuresAgain() {
    let shelf = Shelf(rows: 2)
    var height: CGFloat = 50
    shelf.makesCell = { _, _ in FixedCell { _ in height } }
    let room = Room(shelf, rowHeight: nil)
    #expect(room.table.contentSize.height == 100)
    _ = shelf.takeLog()
    height = 70
    room.table.beginUpdates()
    room.table.endUpdates()
    #expect(shelf.takeLog() == ["sections", "rows 0"])
    #expect(room.table.contentSize.height == 140)
    #expect(room.table.visibleCells.map(\.frame.minY) == [0, 70])
  }

  // behaviour 5.7
  @Test func insertionsAboveKeepTheOffset() {
    let room = Room(Shelf(rows: 100))
    room.table.contentOffset.y = 440
    room.simulator.layoutIfNeeded()
    room.shelf.sections[0].insert("new", at: 0)
    room.table.insertRows(at: [row(0)], with: .none)
    #expect(room.table.contentOffset.y == 440)
    #expect(room.texts.first == "0·9")
  }

  // behaviour 5.7, 10.2: where heights are estimated the table adjusts the offset
  @Test func insertionsAboveMoveTheOffsetOfASelfSizingTable() {
    let room = Room(Shelf(rows: 100), rowHeight: nil)
    room.table.contentOffset.y = 440
    room.simulator.layoutIfNeeded()
    room.shelf.sections[0].insert("new", at: 0)
    room.table.insertRows(at: [row(0)], with: .none)
    #expect(room.table.contentOffset.y == 484)
    #expect(room.texts.first == "0·10")
  }

  /// The topmost row of a self-sizing table keeps its position, or its replacement does.
  @Test(arguments: [
    ("delete", "0·11"), ("move", "0·11"), ("reload", "0·10"), ("reload section", "0·10"),
    ("delete section", "1·0"),
  ])
  func changesOfTheTopmostRow(change: String, top: String) throws {
    let room = Room(Shelf(rows: 20, 20), rowHeight: nil)
    let (table, shelf) = (room.table, room.shelf)
    table.contentOffset.y = 440
    room.simulator.layoutIfNeeded()
    switch change {
    case "delete":
      shelf.sections[0].remove(at: 10)
      table.deleteRows(at: [row(10)], with: .none)
    case "move":
      shelf.sections[1].append(shelf.sections[0].remove(at: 10))
      table.moveRow(at: row(10), to: IndexPath(row: 20, section: 1))
    case "reload": table.reloadRows(at: [row(10)], with: .none)
    case "reload section": table.reloadSections([0], with: .none)
    default:
      shelf.sections.remove(at: 0)
      table.deleteSections([0], with: .none)
    }
    try room.simulator.settle()
    #expect(room.texts.first == top)
    #expect(table.visibleCells.first?.frame.minY == table.contentOffset.y)
  }

  // behaviour 5.7
  @Test func deletionsClampTheOffset() {
    let room = Room(Shelf(rows: 20))
    room.table.contentOffset.y = 400
    room.simulator.layoutIfNeeded()
    room.shelf.sections[0].removeLast(8)
    room.table.deleteRows(at: (12..<20).map { row($0) }, with: .none)
    #expect(room.table.contentSize.height == 528)
    #expect(room.table.contentOffset.y == 48)
    #expect(room.texts.first == "0·1")
    #expect(room.texts.last == "0·11")
  }

  // behaviour 5.1, 5.4: completions are called later, with `true`
  @Test func completionsRunWhenTheAnimationEnds() throws {
    let room = Room(Shelf(rows: 3))
    var told: [String] = []
    room.table.performBatchUpdates({
      room.table.performBatchUpdates(nil) { told.append("inner \($0)") }
    }) { told.append("outer \($0)") }
    #expect(told == [])
    try room.simulator.advance(by: 0.29)
    #expect(told == [])
    try room.simulator.advance(by: 0.01)
    #expect(told == ["outer true", "inner true"])  // behaviour 15.1
  }

  // behaviour 5.2, 5.5: updates overlap, and each completion is called
  @Test func overlappingUpdatesAllComplete() throws {
    let room = Room(Shelf(rows: 5))
    var told: [String] = []
    for name in ["one", "two", "three"] {
      room.table.performBatchUpdates {
        room.shelf.sections[0].removeLast()
        room.table.deleteRows(at: [row(room.shelf.sections[0].count)], with: .fade)
      } completion: {
        told.append("\(name) \($0)")
      }
      try room.simulator.advance(by: 0.1)
    }
    #expect(told == ["one true"])
    try room.simulator.settle()
    #expect(told == ["one true", "two true", "three true"])
    #expect(room.texts == ["0·0", "0·1"])
  }

  // behaviour 5.3
  @Test func completionsRunInTheNextTurnWithoutAnimation() {
    let room = Room(Shelf(rows: 3))
    var told: [Bool] = []
    View.performWithoutAnimation {
      room.table.performBatchUpdates(nil) { told.append($0) }
    }
    #expect(told == [])
    room.simulator.nextTurn()
    #expect(told == [true])
  }

  // behaviour 5.4
  @Test func completionsRunInTheNextTurnWithoutAWindow() {
    let room = Room(Shelf(rows: 3), isShown: false)
    room.simulator.run {
      var told: [Bool] = []
      room.shelf.sections[0].removeLast()
      room.table.performBatchUpdates({}) { told.append($0) }
      #expect(told == [])
      #expect(room.table.numberOfRows(inSection: 0) == 2)
      room.simulator.nextTurn()
      #expect(told == [true])
    }
  }

  // behaviour 5.6
  @Test func selectionFollowsItsRows() {
    let room = Room(Shelf(rows: 5)) { $0.allowsMultipleSelection = true }
    for index in [4, 0, 2, 1] {
      room.table.selectRow(at: row(index), animated: false, scrollPosition: .none)
    }
    room.table.performBatchUpdates {
      room.shelf.sections[0] = ["new", "0·4", "0·1", "0·2", "0·3"]
      room.table.deleteRows(at: [row(0)], with: .none)
      room.table.insertRows(at: [row(0)], with: .none)
      room.table.moveRow(at: row(4), to: row(1))
    }
    #expect(room.table.indexPathsForSelectedRows == [row(1), row(3), row(2)])
    #expect(room.table.visibleCells.map(\.isSelected) == [false, true, true, true, false])
  }

  // behaviour 5.6: reloading a row deselects it without calling the delegate
  @Test func aReloadedRowIsDeselected() {
    let room = Room(Shelf(rows: 2))
    room.table.selectRow(at: row(1), animated: false, scrollPosition: .none)
    room.table.reloadRows(at: [row(1)], with: .none)
    #expect(room.table.indexPathForSelectedRow == nil)
    #expect(room.table.visibleCells.map(\.isSelected) == [false, false])
  }

  // behaviour 5.6
  @Test func aReloadClearsTheSelection() {
    let room = Room(Shelf(rows: 2))
    room.table.selectRow(at: row(1), animated: false, scrollPosition: .none)
    room.table.reloadData()
    #expect(room.table.indexPathsForSelectedRows == nil)
    room.simulator.layoutIfNeeded()
    #expect(room.table.visibleCells.map(\.isSelected) == [false, false])
  }

  // A subclass's override is called with UIKit's signature, wherever the call comes from.
  @Test func overridesAreCalledOnceAndTheCallSiteIsKept() {
    let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let shelf = Shelf(rows: 3)
    table.register(TableViewCell.self, forCellReuseIdentifier: "book")
    table.dataSource = shelf
    _ = table.numberOfSections
    shelf.sections[0].removeLast(2)
    let base: TableView = table
    base.performBatchUpdates {
      base.deleteRows(at: [row(1)], with: .none)
      (base.deleteRows(at:with:))([row(2)], .none)
    }
    #expect(table.calls == ["batch", "delete 0-1", "delete 0-2"])
    #expect(table.numberOfRows(inSection: 0) == 1)
  }

  @Test func aReloadEndsTheRowsOfEarlierUpdatesFirst() {
    let witness = RecordingDelegate()
    let room = Room(Shelf(rows: 4), delegate: witness)
    room.simulator.run {
      room.shelf.sections[0].removeLast()
      room.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
    }
    room.simulator.run {
      room.shelf.sections[0].removeLast()
      room.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    }
    _ = witness.takeLog()
    room.table.reloadData()
    room.simulator.layoutIfNeeded()
    let hidden = witness.takeLog().filter { $0.hasPrefix("hide") }
    #expect(hidden.prefix(2) == ["hide 0-3", "hide 0-2"])
  }
}

private final class CountingTable: TableView {
  var calls: [String] = []

  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("delete \(indexPaths.map(\.text).joined(separator: " "))")
    super.deleteRows(at: indexPaths, with: animation)
  }

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    calls.append("batch")
    super.performBatchUpdates(updates, completion: completion)
  }
}

import DiffableKit
import Foundation
import ListCore
import Testing

/// The cell of an item after an apply, and the cells requested off screen. (behaviour 4.7, 4.8,
/// 4.13)
@MainActor
@Suite struct CellTests {
  private func cells(_ stage: TableStage) -> [String: ObjectIdentifier] {
    var cells: [String: ObjectIdentifier] = [:]
    for path in stage.table.indexPathsForVisibleRows ?? [] {
      guard let item = stage.source.itemIdentifier(for: path) else { continue }
      cells[item] = stage.table.cellForRow(at: path).map(ObjectIdentifier.init)
    }
    return cells
  }

  private func cells(_ stage: CollectionStage) -> [String: ObjectIdentifier] {
    var cells: [String: ObjectIdentifier] = [:]
    for path in stage.view.indexPathsForVisibleItems {
      guard let item = stage.source.itemIdentifier(for: path) else { continue }
      cells[item] = stage.view.cellForItem(at: path).map(ObjectIdentifier.init)
    }
    return cells
  }

  private let numbers: Letters = {
    var snapshot = Letters()
    snapshot.appendSections(["A"])
    snapshot.appendItems((0..<100).map { "\($0)" })
    return snapshot
  }()

  @Test("behaviour 4.13: a cell follows its item through moves of all kinds")
  func travel() throws {
    for isAnimated in [false, true] {
      let table = try TableStage("A:xyz B:w")
      let tableCells = cells(table)
      table.apply("B:yw A:zx", animated: isAnimated)
      #expect(cells(table) == tableCells)

      let collection = try CollectionStage("A:xyz B:w")
      let collectionCells = cells(collection)
      collection.apply("C:yw A:zx", animated: isAnimated)
      #expect(cells(collection) == collectionCells)
    }
  }

  @Test("behaviour 4.7, 4.8: a moved item gets another cell only if reloaded")
  func marks() throws {
    let marked = Letters("A:zyx").reloading("z").reconfiguring("x")
    for isAnimated in [false, true] {
      let (table, collection) = (try TableStage("A:xyz"), try CollectionStage("A:xyz"))
      let before = [cells(table), cells(collection)]
      table.apply(marked, animated: isAnimated)
      collection.apply(marked, animated: isAnimated)
      let after = [cells(table), cells(collection)]
      for item in ["x", "y"] { #expect(after.map { $0[item] } == before.map { $0[item] }) }
      for (before, after) in zip(before, after) { #expect(before["z"] != after["z"]) }
    }
  }

  @Test("behaviour 4.8: only items with cells are requested, on screen or prepared")
  func offScreen() throws {
    var marked = numbers
    marked.reloadItems(["2", "95"])
    marked.reconfigureItems(["90", "1", "14"])
    let (table, collection) = (try TableStage(numbers), try CollectionStage(numbers))
    table.apply(marked)
    collection.apply(marked)
    #expect(table.calls.sorted() == ["1 0-1", "2 0-2"])
    #expect(collection.calls.sorted() == ["1 0-1", "2 0-2"])

    let ready = try CollectionStage(numbers)
    ready.simulator.prefetchesCells = true
    ready.view.contentOffset.y = 1
    try ready.simulator.settle()
    #expect(ready.calls.contains("14 0-14"))
    #expect(ready.view.cellForItem(at: [0, 14]) == nil)
    ready.apply(marked)
    #expect(ready.calls.sorted() == ["1 0-1", "14 0-14", "2 0-2"])
  }

  /// A table whose rows have heights of their own keeps its offset (behaviour 5.7).
  @Test("behaviour 5.7: insertions above do not move the content; deletions clamp the offset")
  func offset() throws {
    for isAnimated in [false, true] {
      let table = try TableStage(numbers)
      table.table.rowHeight = 44
      table.table.estimatedRowHeight = 0
      let collection = try CollectionStage(numbers)
      for view in [table.table as ScrollView, collection.view] { view.contentOffset.y = 880 }
      table.simulator.layoutIfNeeded()
      collection.simulator.layoutIfNeeded()
      var longer = numbers
      longer.insertItems(["new"], beforeItem: "0")
      table.apply(longer, animated: isAnimated)
      collection.apply(longer, animated: isAnimated)
      #expect([table.table.contentOffset.y, collection.view.contentOffset.y] == [880, 880])
      #expect([table.rows.first, collection.items.first] == ["19 0-20", "19 0-20"])

      var shorter = numbers
      shorter.deleteItems((15..<100).map { "\($0)" })
      table.apply(shorter, animated: isAnimated)
      collection.apply(shorter, animated: isAnimated)
      #expect([table.table.contentOffset.y, collection.view.contentOffset.y] == [60, 60])
      table.apply("A:", animated: isAnimated)
      collection.apply("A:", animated: isAnimated)
      #expect([table.table.contentOffset.y, collection.view.contentOffset.y] == [0, 0])
    }
  }
}

import DiffableKit
import Foundation
import ListCore
import Testing

/// An apply that crashes inside a capture changes nothing.
@MainActor
@Suite struct CrashedApplyTests {
  /// Returns everything about a table that an apply changes.
  private func state(_ stage: TableStage) -> [String] {
    let table = stage.table
    return [
      stage.source.snapshot().text,
      (0..<table.numberOfSections).map { "\(table.numberOfRows(inSection: $0))" }.joined(),
      "\(table.indexPathsForSelectedRows ?? [])", "\(table.contentOffset) \(table.contentSize)",
      "\(stage.source.indexPath(for: "x") as Any) \(stage.source.index(for: "A") as Any)",
    ] + stage.rows + table.visibleCells.map { "\($0.frame)" }
      + table.subviews.map { "\(ObjectIdentifier($0))" }
  }

  private func state(_ stage: CollectionStage) -> [String] {
    let view = stage.view
    return [
      stage.source.snapshot().text,
      (0..<view.numberOfSections).map { "\(view.numberOfItems(inSection: $0))" }.joined(),
      "\(view.indexPathsForSelectedItems ?? [])", "\(view.contentOffset) \(view.contentSize)",
      "\(stage.source.indexPath(for: "x") as Any) \(stage.source.index(for: "A") as Any)",
    ] + stage.items + view.visibleCells.map { "\($0.frame)" }
      + view.subviews.map { "\(ObjectIdentifier($0))" }
  }

  @Test("an apply without a cell for a new item is undone", arguments: [false, true])
  func missingCell(isAnimated: Bool) throws {
    let table = try TableStage("A:wxyz B:v")
    table.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    var said = ""
    table.answers = { table, _, _ in
      said = table.description
      return nil
    }
    let before = state(table)
    let report = captureCrash { table.apply("A:pzyx C:q", animated: isAnimated) }
    #expect(
      report?.facts
        == .snapshot(
          .cellProviderReturnedNil(
            .table, ItemPath(item: 0, section: 0), item: "p", view: said)))
    #expect(state(table) == before)

    let collection = try CollectionStage("A:wxyz B:v")
    collection.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    collection.answers = { _, _, _ in nil }
    let beforeCollection = state(collection)
    let collectionReport = captureCrash {
      collection.apply("A:pzyx C:vq", animated: isAnimated)
    }
    #expect(collectionReport?.facts != nil)
    #expect(state(collection) == beforeCollection)
    try collection.simulator.settle()
    try table.simulator.settle()
    #expect(state(collection) == beforeCollection)
    #expect(state(table) == before)
  }

  @Test("a subclass that returns other counts makes the apply crash without changes")
  func wrongCounts() throws {
    let stage = try TableStage("A:xyz") { HidingSource(tableView: $0, cellProvider: $1) }
    let before = state(stage)
    (stage.source as? HidingSource)?.lies = true
    var isCalled = false
    let report = captureCrash {
      stage.simulator.run { stage.source.apply("A:xy") { isCalled = true } }
    }
    guard case .update(.itemCountMismatch, .table) = report?.facts else {
      Issue.record("\(String(describing: report?.facts))")
      return
    }
    #expect(state(stage) == before)
    try stage.simulator.settle()
    #expect(!isCalled)
    #expect(captureCrash { stage.apply("A:z") } == nil)  // the table is inert
    #expect(state(stage) == before)
  }

  @Test("a first apply without cells is undone")
  func firstApply() throws {
    let table = try TableStage()
    table.answers = { _, _, _ in nil }
    let before = state(table)
    #expect(captureCrash { table.apply("A:xy") } != nil)
    #expect(state(table) == before)
    let collection = try CollectionStage()
    collection.answers = { _, _, _ in nil }
    let beforeCollection = state(collection)
    #expect(captureCrash { collection.apply("A:xy") } != nil)
    #expect(state(collection) == beforeCollection)
  }

  @Test("a reload or reconfigure mark that crashes undoes the changes before it")
  func marks() throws {
    let stage = try CollectionStage("A:xy")
    let before = state(stage)
    var calls = 0
    stage.answers = { view, path, _ in
      calls += 1
      guard calls == 1 else { return nil }
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    #expect(captureCrash { stage.apply(Letters("A:xyz").reloading("z")) } != nil)
    #expect(calls == 2)
    #expect(state(stage) == before)
  }

  @Test("behaviour 6.8, crash families E7: an apply during an apply is refused")
  func reentrancy() throws {
    for isAnimated in [false, true] {
      let table = try TableStage("A:xy")
      let before = state(table)
      var said = ""
      table.answers = { view, path, _ in
        said = view.description
        table.source.apply("A:", animatingDifferences: false)
        return view.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      let report = captureCrash { table.apply("A:xyz", animated: isAnimated) }
      #expect(report?.facts == .snapshot(.deadlock(view: said)))
      #expect(state(table) == before)

      let collection = try CollectionStage("A:xy")
      let beforeCollection = state(collection)
      collection.answers = { view, path, _ in
        said = view.description
        collection.source.applySnapshotUsingReloadData("A:")
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      let other = captureCrash { collection.apply("A:xyz", animated: isAnimated) }
      #expect(other?.facts == .snapshot(.deadlock(view: said)))
      #expect(state(collection) == beforeCollection)
    }
  }
}

/// A source that can hide a row from its table.
private final class HidingSource: TableViewDiffableSource<String, String> {
  var lies = false

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    super.tableView(tableView, numberOfRowsInSection: section) - (lies ? 1 : 0)
  }
}

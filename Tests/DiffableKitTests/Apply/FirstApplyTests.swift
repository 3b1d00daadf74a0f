import DiffableKit
import Foundation
import ListCore
import Testing

/// A source before and during its first apply. (behaviour 6.1, 6.2)
@MainActor
@Suite struct FirstApplyTests {
  @Test("behaviour 6.1: a source makes itself the data source without loading anything")
  func creation() throws {
    let (table, collection) = (try TableStage(), try CollectionStage())
    #expect(table.table.dataSource === table.source)
    #expect(collection.view.dataSource === collection.source)
    #expect(table.source.snapshot().text == "")
    #expect(table.calls == [])
    #expect(collection.calls == [])
    #expect(table.table.takeCalls() == [])
    #expect(collection.view.takeCalls() == [])
    #expect(table.table.numberOfSections == 0)
    #expect(collection.view.numberOfSections == 0)
  }

  @Test("behaviour 6.1: source and list do not retain each other; an apply needs no list")
  func references() throws {
    let table = try TableStage("A:xy")
    let collection = try CollectionStage("A:xy")
    weak var tableSource: TableViewDiffableSource<String, String>?
    do {
      let source = TableViewDiffableSource<String, String>(tableView: table.table) { _, _, _ in
        nil
      }
      tableSource = source
    }
    #expect(tableSource == nil)
    #expect(table.table.dataSource == nil)

    let orphan = {
      let table = TableView()
      let source = TableViewDiffableSource<String, String>(tableView: table) { _, _, _ in nil }
      source.apply("A:xy")
      return source
    }()
    let orphanOfCollection = {
      let view = CollectionView(
        frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
      let source = CollectionViewDiffableSource<String, String>(collectionView: view) { _, _, _ in
        nil
      }
      source.apply("A:xy")
      return source
    }()
    #expect(orphan.snapshot().text == "")
    #expect(orphanOfCollection.snapshot().text == "")
    #expect(collection.source.snapshot().text == "A:xy")
  }

  @Test("behaviour 6.1: a table whose source was released in an animation has no sections")
  func sourceGone() throws {
    let simulator = Simulator(profile: .iOS17)
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    simulator.show(table, frame: table.frame)
    var isDone = false
    simulator.run {
      let source = TableViewDiffableSource<String, String>(tableView: table) { table, path, _ in
        table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      source.apply("A:v B:w C:x D:y E:z", animatingDifferences: false)
      source.apply("A:v B:w C:x D:y E:zq", animatingDifferences: true) { isDone = true }
    }
    #expect(table.dataSource == nil)
    try simulator.settle()
    #expect(isDone)
    #expect(table.visibleCells.count == 6)  // nothing is requested, so nothing crashes
    let report = captureCrash {
      table.reloadData()
      _ = table.numberOfRows(inSection: 4)
    }
    #expect(
      report?.reason == "Requested the number of rows for section (4) which is out of bounds.")
  }

  @Test("behaviour 6.2: the first apply is a reload, animated or not", arguments: [false, true])
  func reload(isAnimated: Bool) throws {
    let table = try TableStage()
    table.apply("A:xy B:z", animated: isAnimated)
    #expect(table.table.takeCalls() == ["reload"])
    #expect(table.calls == ["x 0-0", "y 0-1", "z 1-0"])
    #expect(table.rows == ["x 0-0", "y 0-1", "z 1-0"])

    let collection = try CollectionStage()
    collection.apply("A:xy B:z", animated: isAnimated)
    #expect(collection.view.takeCalls() == ["reload"])
    #expect(collection.calls == ["x 0-0", "y 0-1", "z 1-0"])
    #expect(collection.items == ["x 0-0", "y 0-1", "z 1-0"])
  }

  @Test("behaviour 6.2: reloaded items are requested again after an animated first apply")
  func marks() throws {
    let snapshot = Letters("A:xy B:z").reloading("y", "z").reloading(sections: "A")
    let table = try TableStage()
    table.apply(snapshot, animated: true)
    #expect(
      table.table.takeCalls() == [
        "reload", "batch", "reload sections [0] automatic", "reload 1-0 automatic",
      ])
    #expect(table.calls == ["x 0-0", "y 0-1", "z 1-0", "x 0-0", "y 0-1", "z 1-0"])

    let collection = try CollectionStage()
    collection.apply(snapshot, animated: true)
    #expect(
      collection.view.takeCalls() == [
        "reload", "batch", "reload sections [0]", "reload 1-0", "batch", "reload 0-1",
      ])
    #expect(
      collection.calls == ["x 0-0", "y 0-1", "z 1-0", "x 0-0", "y 0-1", "z 1-0", "y 0-1"])
  }

  @Test("behaviour 6.2: a first apply without animation ignores reload marks")
  func marksWithoutAnimation() throws {
    let snapshot = Letters("A:xy").reloading("y").reloading(sections: "A")
    let (table, collection) = (try TableStage(), try CollectionStage())
    table.apply(snapshot)
    collection.apply(snapshot)
    #expect(table.calls == ["x 0-0", "y 0-1"])
    #expect(collection.calls == ["x 0-0", "y 0-1"])
    #expect(table.table.takeCalls() == ["reload"])
    #expect(collection.view.takeCalls() == ["reload"])
  }

  @Test("behaviour 6.2: outside a window the first apply is a reload too")
  func outsideOfAWindow() throws {
    let table = try TableStage(isShown: false)
    table.apply("A:xy", animated: true)
    #expect(table.table.takeCalls() == ["reload"])
    #expect(table.table.numberOfRows(inSection: 0) == 2)
    #expect(table.calls == [])

    let collection = try CollectionStage(isShown: false)
    collection.apply("A:xy", animated: true)
    #expect(collection.view.takeCalls() == ["reload"])
    #expect(collection.view.numberOfItems(inSection: 0) == 2)
    #expect(collection.calls == [])
  }

  @Test("the completion of an apply that is still due does not retain the items")
  func dueCompletions() {
    final class Item: NSObject, Sendable {}
    let simulator = Simulator()
    weak var item: Item?
    weak var other: Item?
    simulator.run {
      let table = TableView()
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      let source = TableViewDiffableSource<String, Item>(tableView: table) { table, path, _ in
        table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      for kept in [Item(), Item()] {
        var snapshot = DiffableDataSourceSnapshot<String, Item>()
        snapshot.appendSections(["A"])
        snapshot.appendItems([kept])
        source.apply(snapshot) {}
        (item, other) = (other, kept)
      }
      #expect(table.numberOfRows(inSection: 0) == 1)
    }
    #expect(!simulator.pendingWork.isEmpty)
    #expect(item == nil)
    #expect(other == nil)
  }

  @Test("behaviour 6.1: a source, its provider and its completions are released")
  func leaks() throws {
    weak var table: RecordingTable?
    weak var tableSource: TableViewDiffableSource<String, String>?
    weak var view: RecordingCollection?
    weak var viewSource: CollectionViewDiffableSource<String, String>?
    weak var kept: Marker?
    weak var simulator: Simulator?
    do {
      let marker = Marker()
      let (one, other) = (try TableStage("A:xy"), try CollectionStage("A:xy"))
      one.answers = { table, path, _ in
        _ = marker
        return table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      one.simulator.run {
        one.source.apply("A:yz") { _ = marker }
        one.source.apply("A:z", animatingDifferences: false) { _ = marker }
      }
      try one.simulator.settle()
      other.simulator.run { other.source.apply("A:yz") { _ = marker } }  // never comes to its end
      (table, tableSource) = (one.table, one.source)
      (view, viewSource, kept, simulator) = (other.view, other.source, marker, other.simulator)
    }
    #expect(table == nil)
    #expect(tableSource == nil)
    #expect(view == nil)
    #expect(viewSource == nil)
    #expect(kept == nil)
    #expect(simulator == nil)
  }
}

/// An object whose deallocation is observed.
final class Marker {}

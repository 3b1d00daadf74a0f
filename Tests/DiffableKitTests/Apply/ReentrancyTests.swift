import DiffableKit
import Foundation
import ListCore
import Testing

/// Applies during other calls. (behaviour 6.8)
@MainActor
@Suite struct ReentrancyTests {
  private func numbers(_ range: Range<Int>) -> Letters {
    var snapshot = Letters()
    snapshot.appendSections(["A"])
    snapshot.appendItems(range.map { "\($0)" })
    return snapshot
  }

  @Test("behaviour 6.8: a cell provider may not apply, not even while the list scrolls")
  func providers() throws {
    let table = try TableStage(numbers(0..<50))
    table.answers = { view, path, item in
      if item == "20" { table.source.apply("A:x", animatingDifferences: false) }
      return view.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    var said = ""
    let report = captureCrash {
      table.simulator.run {
        table.table.contentOffset.y = 500
        said = table.table.description
        table.simulator.layoutIfNeeded()
      }
    }
    #expect(report?.facts == .snapshot(.deadlock(view: said)))
    #expect(table.source.snapshot().numberOfItems == 50)

    let collection = try CollectionStage(numbers(0..<50))
    collection.answers = { view, path, item in
      if item == "20" { collection.source.applySnapshotUsingReloadData("A:x") }
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let other = captureCrash {
      collection.simulator.run {
        collection.view.contentOffset.y = 500
        said = collection.view.description
        collection.simulator.layoutIfNeeded()
      }
    }
    #expect(other?.facts == .snapshot(.deadlock(view: said)))
    #expect(collection.source.snapshot().numberOfItems == 50)
  }

  @Test("behaviour 6.8: nor may the provider of headers")
  func supplementaryProvider() throws {
    let stage = try CollectionStage("A:xyz")
    var said = ""
    stage.source.supplementaryViewProvider = { [unowned source = stage.source] view, kind, path in
      said = view.description
      source.apply("A:", animatingDifferences: false)
      return view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    let report = try captureCrash {
      stage.showsHeaders()
      try stage.simulator.settle()
    }
    #expect(report?.facts == .snapshot(.deadlock(view: said)))
    #expect(stage.source.snapshot().text == "A:xyz")
  }

  @Test("after a refused apply in a provider, the next apply works")
  func afterProvider() throws {
    let stage = try TableStage(numbers(0..<50))
    stage.table.contentOffset.y = 500
    stage.simulator.layoutIfNeeded()
    stage.apply("A:x")
    #expect(stage.rows == ["x 0-0"])
  }

  @Test("a delegate may apply when a row is tapped or displayed", arguments: [false, true])
  func delegates(isAnimated: Bool) throws {
    let table = try TableStage("A:wxyz")
    let tableDelegate = ApplyingDelegate()
    table.table.delegate = tableDelegate
    tableDelegate.didSelect = { [source = table.source] in
      source.apply("A:yzw", animatingDifferences: isAnimated)
    }
    try table.simulator.tap([0, 0], in: table.table)
    #expect(table.rows == ["y 0-0", "z 0-1", "w 0-2"])
    #expect(table.table.indexPathForSelectedRow == [0, 2])
    tableDelegate.willDisplay = { [source = table.source] in
      source.apply("A:v", animatingDifferences: isAnimated)
    }
    table.table.reloadData()
    try table.simulator.settle()
    #expect(table.rows == ["v 0-0"])

    let collection = try CollectionStage("A:wxyz")
    let collectionDelegate = ApplyingDelegate()
    collection.view.delegate = collectionDelegate
    collectionDelegate.didSelect = { [source = collection.source] in
      source.apply("A:yzw", animatingDifferences: isAnimated)
    }
    try collection.simulator.tap([0, 0], in: collection.view)
    #expect(collection.items == ["y 0-0", "z 0-1", "w 0-2"])
    #expect(collection.view.indexPathsForSelectedItems == [[0, 2]])
    collectionDelegate.didSelect = nil
    collectionDelegate.willDisplay = { [source = collection.source] in
      source.apply("A:v", animatingDifferences: isAnimated)
    }
    collection.view.reloadData()
    try collection.simulator.settle()
    #expect(collection.items == ["v 0-0"])
  }

  /// The app's update absorbs those of the apply (behaviour 1.15). So an index path that the
  /// apply's second batch means after the first (behaviour 6.3) is read as one before the update.
  @Test("an apply inside an app's update becomes part of it", arguments: [false, true])
  func openUpdate(isAnimated: Bool) throws {
    let table = try TableStage("A:wxyz")
    var isDone = false
    table.simulator.run {
      table.table.beginUpdates()
      table.source.apply("A:zpw", animatingDifferences: isAnimated) { isDone = true }
      #expect(table.source.snapshot().text == "A:zpw")
      table.table.endUpdates()
    }
    #expect(table.rows == ["z 0-0", "p 0-1", "w 0-2"])
    #expect(table.calls == ["p 0-1"])
    #expect(!isDone)
    try table.simulator.settle()
    #expect(isDone)

    let collection = try CollectionStage("A:wxyz")
    collection.simulator.run {
      collection.view.performBatchUpdates {
        collection.source.apply(
          Letters("A:xyz").reloading("z"), animatingDifferences: isAnimated)
      }
    }
    #expect(collection.calls == ["y 0-1"])  // z is at 2 now, and y was
    #expect(collection.items == ["x 0-0", "y 0-1", "z 0-2"])

    let marked = try TableStage("A:wx")
    let report = captureCrash {
      marked.simulator.run {
        marked.table.performBatchUpdates {
          marked.source.apply(
            Letters("A:wxq").reloading("q"), animatingDifferences: isAnimated)
        }
      }
    }
    #expect(
      report?.reason
        == "attempt to delete row 2 from section 0 which only contains 2 rows before the update")
    #expect(marked.rows == ["w 0-0", "x 0-1"])
  }

  @Test("an apply with changes ends an interactive movement without calling its handlers")
  func heldItem() throws {
    let applies: [(CollectionStage) -> Void] = [
      { $0.apply("A:wxyz!", animated: true) }, { $0.apply("A:wxyz!") },
      { stage in stage.simulator.run { stage.source.applySnapshotUsingReloadData("A:wxyz!") } },
    ]
    for apply in applies {
      let stage = try CollectionStage("A:wxyz")
      var isTold = false
      stage.source.reorderingHandlers.canReorderItem = { _ in true }
      stage.source.reorderingHandlers.didReorder = { _ in isTold = true }
      #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
      stage.view.updateInteractiveMovementTargetPosition(
        stage.view.layoutAttributesForItem(at: [0, 2])?.center ?? .zero)
      stage.simulator.layoutIfNeeded()
      #expect(stage.items == ["x 0-0", "y 0-1", "w 0-2", "z 0-3"])
      apply(stage)
      #expect(stage.items == ["w 0-0", "x 0-1", "y 0-2", "z 0-3", "! 0-4"])
      stage.simulator.run { stage.view.endInteractiveMovement() }
      try stage.simulator.settle()
      #expect(stage.items == ["w 0-0", "x 0-1", "y 0-2", "z 0-3", "! 0-4"])
      #expect(!isTold)
    }
  }
}

/// A delegate that runs code once.
private final class ApplyingDelegate: NSObject, TableViewDelegate, CollectionViewDelegate {
  var didSelect: (() -> Void)?
  var willDisplay: (() -> Void)?

  private func displays() {
    let action = willDisplay
    willDisplay = nil
    action?()
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { didSelect?() }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { displays() }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    didSelect?()
  }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { displays() }
}

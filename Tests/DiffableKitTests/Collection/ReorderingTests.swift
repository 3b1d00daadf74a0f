import DiffableKit
import Foundation
import ListCore
import Testing

/// Items moved interactively. (behaviour 6.21)
@MainActor
@Suite struct ReorderingTests {
  private func centre(_ stage: CollectionStage, _ path: IndexPath) -> CGPoint {
    stage.view.layoutAttributesForItem(at: path)?.center ?? .zero
  }

  @Test("behaviour 6.21: without a canReorderItem handler items cannot be moved")
  func notMovable() throws {
    let stage = try CollectionStage("A:xyz")
    #expect(try !stage.simulator.drag(from: [0, 0], to: [0, 2], in: stage.view))
    stage.source.reorderingHandlers.canReorderItem = { $0 != "x" }
    #expect(try !stage.simulator.drag(from: [0, 0], to: [0, 2], in: stage.view))
    #expect(try stage.simulator.drag(from: [0, 1], to: [0, 2], in: stage.view))
    #expect(stage.source.snapshot().text == "A:xzy")
  }

  @Test("behaviour 6.21: willReorder sees the old snapshot, didReorder the new one")
  func order() throws {
    let stage = try CollectionStage("A:wxyz")
    let source = stage.source
    var notes: [String] = []
    source.reorderingHandlers.canReorderItem = { item in
      notes.append("can \(item)")
      return true
    }
    source.reorderingHandlers.willReorder = { [unowned source] transaction in
      notes.append("will \(source.snapshot().text)")
      #expect(transaction.initialSnapshot.text == "A:wxyz")
      #expect(transaction.finalSnapshot.text == "A:xywz")
    }
    source.reorderingHandlers.didReorder = { [unowned source] transaction in
      notes.append("did \(source.snapshot().text)")
      #expect(["w", "x", "y", "z"].applying(transaction.difference) == ["x", "y", "w", "z"])
      #expect(
        transaction.difference.map { change in
          switch change {
          case .remove(let offset, let item, let other): "- \(item) \(offset) \(other ?? -1)"
          case .insert(let offset, let item, let other): "+ \(item) \(offset) \(other ?? -1)"
          }
        } == ["- w 0 2", "+ w 2 0"])
    }
    #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
    stage.view.updateInteractiveMovementTargetPosition(centre(stage, [0, 2]))
    stage.simulator.layoutIfNeeded()
    #expect(notes == ["can w"])
    #expect(source.snapshot().text == "A:wxyz")
    #expect(stage.items == ["x 0-0", "y 0-1", "w 0-2", "z 0-3"])
    stage.simulator.run { stage.view.endInteractiveMovement() }
    #expect(notes == ["can w", "will A:wxyz", "did A:xywz"])
    #expect(stage.calls == [])
    try stage.simulator.settle()
    #expect(stage.items == ["x 0-0", "y 0-1", "w 0-2", "z 0-3"])
    #expect(stage.calls == ["w 0-2"])  // behaviour 5.8
    #expect(stage.view.takeCalls() == [])
  }

  @Test("behaviour 6.21: a cancelled movement changes nothing and calls no handler")
  func cancel() throws {
    let stage = try CollectionStage("A:xyz")
    var isTold = false
    stage.source.reorderingHandlers.canReorderItem = { _ in true }
    stage.source.reorderingHandlers.willReorder = { _ in isTold = true }
    stage.source.reorderingHandlers.didReorder = { _ in isTold = true }
    #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
    stage.view.updateInteractiveMovementTargetPosition(centre(stage, [0, 2]))
    stage.simulator.layoutIfNeeded()
    stage.view.cancelInteractiveMovement()
    try stage.simulator.settle()
    #expect(stage.items == ["x 0-0", "y 0-1", "z 0-2"])
    #expect(stage.source.snapshot().text == "A:xyz")
    #expect(!isTold)
  }

  @Test("behaviour 6.21: a transaction lists the changed sections, the last one first")
  func sections() throws {
    let stage = try CollectionStage("A:wx B:y C:z")
    var changes: [String] = []
    stage.source.reorderingHandlers.canReorderItem = { _ in true }
    stage.source.reorderingHandlers.didReorder = { transaction in
      changes = transaction.sectionTransactions.map {
        let (before, after) = ($0.initialSnapshot.items, $0.finalSnapshot.items)
        return "\($0.sectionIdentifier):\(before.joined())>\(after.joined())"
      }
    }
    #expect(try stage.simulator.drag(from: [0, 1], to: [2, 0], in: stage.view))
    #expect(changes == ["C:z>xz", "A:wx>w"])
    #expect(stage.source.snapshot().text == "A:w B:y C:xz")
    try stage.simulator.settle()
    #expect(stage.items == ["w 0-0", "y 1-0", "x 2-0", "z 2-1"])
  }

  @Test("a reordering handler may apply a snapshot at once")
  func applyFromHandler() throws {
    for isAnimated in [false, true] {
      let stage = try CollectionStage("A:xyz")
      stage.source.reorderingHandlers.canReorderItem = { _ in true }
      stage.source.reorderingHandlers.didReorder = { [unowned source = stage.source] _ in
        var snapshot = source.snapshot()
        snapshot.appendItems(["!"])
        source.apply(snapshot, animatingDifferences: isAnimated)
      }
      #expect(try stage.simulator.drag(from: [0, 2], to: [0, 0], in: stage.view))
      try stage.simulator.settle()
      #expect(stage.source.snapshot().text == "A:zxy!")
      #expect(stage.items == ["z 0-0", "x 0-1", "y 0-2", "! 0-3"])
      #expect(stage.calls.first == "! 0-3")
    }
  }

  @Test("applying crashes until the source has the new order")
  func applyTooEarly() throws {
    let stage = try CollectionStage("A:xyz")
    stage.source.reorderingHandlers.canReorderItem = { _ in true }
    stage.source.reorderingHandlers.willReorder = { [unowned source = stage.source] _ in
      source.apply("A:")
    }
    let report = try captureCrash {
      try stage.simulator.drag(from: [0, 2], to: [0, 0], in: stage.view)
    }
    guard case .snapshot(.deadlock) = report?.facts else {
      Issue.record("\(String(describing: report))")
      return
    }
  }

  @Test("a subclass can move the items itself, as before iOS 14")
  func subclass() throws {
    let simulator = Simulator()
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    let source = MovingSource(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    simulator.show(view, frame: view.frame)
    simulator.run { source.apply("A:xyz", animatingDifferences: false) }
    #expect(try simulator.drag(from: [0, 0], to: [0, 1], in: view))
    #expect(source.moves == ["0-0 0-1"])
  }
}

private final class MovingSource: CollectionViewDiffableSource<String, String> {
  var moves: [String] = []

  override func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  override func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append(
      [sourceIndexPath, destinationIndexPath].map { "\($0[0])-\($0[1])" }.joined(separator: " "))
    super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}

import Foundation
import HeadlessKit
import ListCore
import Testing

/// A delegate that redirects moved items.
@MainActor
final class RetargetingDelegate: NSObject, CollectionViewDelegate {
  var log: [String] = []
  var answer: IndexPath?

  func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    let paths = [originalIndexPath, currentIndexPath, proposedIndexPath].map(short)
    log.append(paths.joined(separator: " "))
    return answer ?? proposedIndexPath
  }
}

/// Interactive movement of items. (behaviour 8.9, 5.8)
@MainActor
@Suite struct CollectionMovementTests {
  private func centre(_ item: Int) -> CGPoint { CGPoint(x: 50, y: 50 + 100 * item) }

  @Test("behaviour 8.9: items are reordered tentatively, and the data source moves them at the end")
  func move() {
    let world = CollectionWorld.shown([["a", "b", "c", "d"]])
    let cell = world.view.cellForItem(at: .at(0, 0))
    world.view.selectItem(at: .at(0, 0), animated: false, scrollPosition: [])
    #expect(world.view.beginInteractiveMovementForItem(at: .at(0, 0)))
    #expect(!world.view.hasUncommittedUpdates)  // behaviour 20.1
    world.view.updateInteractiveMovementTargetPosition(centre(2))
    world.simulator.layoutIfNeeded()
    #expect(world.sections == [["a", "b", "c", "d"]])
    #expect(world.texts == ["b", "c", "a", "d"])
    #expect(world.view.cellForItem(at: .at(0, 2)) === cell)
    #expect(cell?.center == centre(2))
    world.view.updateInteractiveMovementTargetPosition(centre(1))
    world.simulator.layoutIfNeeded()
    #expect(world.texts == ["b", "a", "c", "d"])
    #expect(world.provided == [])
    _ = world.log.take()

    world.run { world.view.endInteractiveMovement() }
    #expect(!world.view.hasUncommittedUpdates)
    #expect(world.sections == [["b", "a", "c", "d"]])
    #expect(world.log.take() == ["move 0-0 0-1", "invalidate layout"])
    #expect(world.view.indexPathsForSelectedItems == [.at(0, 1)])
    #expect(world.asksForCounts == 0)
  }

  @Test("behaviour 5.8: in the next turn the moved item gets another cell")
  func reloadAfterMove() throws {
    let world = CollectionWorld.shown([["a", "b"]])
    let cell = world.view.cellForItem(at: .at(0, 0))
    #expect(try world.simulator.drag(from: .at(0, 0), to: .at(0, 1), in: world.view))
    #expect(world.provided == [])
    world.simulator.nextTurn()
    #expect(world.provided == [.at(0, 1)])
    #expect(world.texts == ["b", "a"])
    #expect(world.view.cellForItem(at: .at(0, 1)) !== cell)
  }

  @Test("behaviour 8.9: a cancelled movement restores everything")
  func cancel() throws {
    let world = CollectionWorld.shown([["a", "b", "c"]])
    #expect(world.view.beginInteractiveMovementForItem(at: .at(0, 2)))
    world.view.updateInteractiveMovementTargetPosition(centre(0))
    world.simulator.layoutIfNeeded()
    world.view.cancelInteractiveMovement()
    try world.simulator.settle()
    #expect(world.texts == ["a", "b", "c"])
    #expect(world.view.visibleCells.map(\.frame.minY) == [0, 100, 200])
    #expect(world.log.take().filter { $0.hasPrefix("move") } == [])
  }

  @Test("behaviour 8.9: a movement into another section changes the counts tentatively")
  func acrossSections() throws {
    let world = CollectionWorld.shown([["a", "b"], ["c"]])
    #expect(world.view.beginInteractiveMovementForItem(at: .at(0, 0)))
    world.view.updateInteractiveMovementTargetPosition(centre(2))
    #expect([0, 1].map { world.view.numberOfItems(inSection: $0) } == [1, 2])
    world.view.endInteractiveMovement()
    try world.simulator.settle()
    #expect(world.sections == [["b"], ["a", "c"]])
    #expect(world.texts == ["b", "a", "c"])
  }

  @Test("while an item is held, data source positions and positions on screen convert")
  func translation() {
    let world = CollectionWorld.shown([["a", "b", "c"], ["d"]])
    func translated() -> [[IndexPath?]] {
      let paths: [IndexPath] = [.at(0, 0), .at(0, 1), .at(0, 2), .at(1, 0)]
      let shown = paths.map { world.view.presentationIndexPath(forDataSourceIndexPath: $0) }
      let back = shown.map { world.view.dataSourceIndexPath(forPresentationIndexPath: $0) }
      #expect(back == paths)
      return [shown]
    }
    #expect(translated() == [[.at(0, 0), .at(0, 1), .at(0, 2), .at(1, 0)]])
    #expect(world.view.beginInteractiveMovementForItem(at: .at(0, 0)))
    world.view.updateInteractiveMovementTargetPosition(centre(2))
    #expect(translated() == [[.at(0, 2), .at(0, 0), .at(0, 1), .at(1, 0)]])
    world.view.updateInteractiveMovementTargetPosition(centre(3))
    #expect(translated() == [[.at(1, 0), .at(0, 0), .at(0, 1), .at(1, 1)]])
  }

  @Test("the delegate can redirect the item, and is asked about each new position")
  func retarget() {
    let world = CollectionWorld.shown([["a", "b", "c"]])
    let delegate = RetargetingDelegate()
    world.view.delegate = delegate
    #expect(world.view.beginInteractiveMovementForItem(at: .at(0, 0)))
    world.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 60))
    world.view.updateInteractiveMovementTargetPosition(centre(1))
    delegate.answer = .at(0, 0)
    world.view.updateInteractiveMovementTargetPosition(centre(2))
    world.view.endInteractiveMovement()
    #expect(delegate.log == ["0-0 0-0 0-1", "0-0 0-1 0-2"])
    #expect(world.sections == [["a", "b", "c"]])
  }

  /// A data source that allows or forbids moving an item.
  final class Gated: NSObject, CollectionViewDataSource {
    var allows = false
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { allows }
  }

  @Test("behaviour 8.9: canMoveItemAt can forbid it; without moveItemAt the movement is undone")
  func gates() throws {
    let world = CollectionWorld.shown([["a", "b"]])
    let source = Gated()
    world.view.dataSource = source
    world.simulator.layoutIfNeeded()
    #expect(!world.view.beginInteractiveMovementForItem(at: .at(0, 0)))
    source.allows = true
    let cell = world.view.cellForItem(at: .at(0, 0))
    #expect(try world.simulator.drag(from: .at(0, 0), to: .at(0, 1), in: world.view))
    #expect(world.view.cellForItem(at: .at(0, 0)) === cell)
    #expect(!world.view.beginInteractiveMovementForItem(at: .at(0, 0)))
  }

  @Test("an update while an item is held returns it to its place first")
  func updateMeanwhile() throws {
    let world = CollectionWorld.shown([["a", "b", "c"]])
    #expect(world.view.beginInteractiveMovementForItem(at: .at(0, 0)))
    world.view.updateInteractiveMovementTargetPosition(centre(2))
    world.run {
      world.view.performBatchUpdates {
        world.sections = [["a", "c"]]
        world.view.deleteItems(at: [.at(0, 1)])
      }
    }
    #expect(!world.view.hasUncommittedUpdates)
    try world.simulator.settle()
    #expect(world.texts == ["a", "c"])
  }

  @Test("the data source may update the view while it handles the movement")
  func updateInMoveItem() throws {
    let world = CollectionWorld.shown([["a", "b", "c"]])
    let source = AppendingSource(world)
    world.view.dataSource = source
    try world.simulator.settle()
    #expect(try world.simulator.drag(from: .at(0, 0), to: .at(0, 2), in: world.view))
    try world.simulator.settle()
    #expect(world.texts == ["b", "c", "a", "new"])
    #expect(!world.view.hasUncommittedUpdates)
  }

  /// A data source that appends an item when a movement ends.
  final class AppendingSource: NSObject, CollectionViewDataSource {
    let world: CollectionWorld
    init(_ world: CollectionWorld) { self.world = world }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { world.sections[section].count }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell { world.collectionView(collectionView, cellForItemAt: indexPath) }
    func collectionView(
      _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      world.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
      world.sections[0].append("new")
      collectionView.insertItems(at: [.at(0, 3)])
    }
  }
}

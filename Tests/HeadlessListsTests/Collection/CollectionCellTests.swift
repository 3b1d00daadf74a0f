import Foundation
import HeadlessKit
import ListCore
import Testing

/// Cells: reuse, identity, and invalid answers of a data source. (behaviour 4, crash families C)
@MainActor
@Suite struct CollectionCellTests {
  @Test("behaviour 4.1, 4.2: the last cell put back is dequeued first, and prepared on dequeue")
  func reuse() {
    let world = CollectionWorld.shown([(0..<10).map(String.init)])
    let cells = world.view.visibleCells
    world.view.contentOffset.y = 200
    world.simulator.layoutIfNeeded()
    _ = world.log.take()
    world.view.contentOffset.y = 0
    world.simulator.layoutIfNeeded()
    // 0-0 left first, then 0-1: 0-1 is dequeued first, for the first item requested.
    #expect(world.view.visibleCells[0] === cells[1])
    #expect(world.view.visibleCells[1] === cells[0])
    #expect(
      world.log.take() == [
        "attributes in 0..<400",
        "cell 0-0", "prepareForReuse 1", "apply 0-0", "willDisplay 0-0",
        "cell 0-1", "prepareForReuse 0", "apply 0-1", "willDisplay 0-1",
        "didEndDisplaying 0-4", "didEndDisplaying 0-5",
      ])
  }

  @Test("behaviour 4.7: a reloaded item gets another cell while the old one is still on screen")
  func reload() throws {
    let world = CollectionWorld.shown([["a", "b"]])
    let old = world.view.cellForItem(at: .at(0, 0))
    world.run { world.view.reloadItems(at: [.at(0, 0)]) }
    let new = world.view.cellForItem(at: .at(0, 0))
    #expect(new != nil && new !== old)
    #expect(old?.superview === world.view)
    try world.simulator.settle()
    #expect(old?.superview == nil)
    world.run { world.view.reloadItems(at: [.at(0, 0)]) }
    #expect(world.view.cellForItem(at: .at(0, 0)) === old)
  }

  @Test("behaviour 4.8: reconfiguring passes the same cell without preparing it for reuse")
  func reconfigure() {
    let world = CollectionWorld.shown([["a", "b"]])
    let cell = world.view.cellForItem(at: .at(0, 1))
    world.sections = [["a", "B"]]
    world.run { world.view.reconfigureItems(at: [.at(0, 1), .at(0, 7)]) }
    #expect(world.view.cellForItem(at: .at(0, 1)) === cell)
    #expect(world.log.take() == ["cell 0-1"])
    #expect(world.texts == ["a", "B"])
  }

  @Test("behaviour 4.8: in a batch, an item is reconfigured at its index path after the update")
  func reconfigureInBatch() {
    let world = CollectionWorld.shown([["a", "b"]])
    let cell = world.view.cellForItem(at: .at(0, 1))
    world.run {
      world.view.performBatchUpdates {
        world.sections = [["x", "a", "B"]]
        world.view.insertItems(at: [.at(0, 0)])
        world.view.reconfigureItems(at: [.at(0, 1)])
      }
    }
    #expect(world.view.cellForItem(at: .at(0, 2)) === cell)
    #expect(world.provided == [.at(0, 2), .at(0, 0)])
    #expect(world.texts == ["x", "a", "B"])
  }

  @Test("behaviour 4.8: reconfiguring with another reuse identifier crashes")
  func reconfigureOther() {
    let world = CollectionWorld.shown([["a"]])
    world.view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "other")
    world.answersCell = {
      world.view.dequeueReusableCell(withReuseIdentifier: "other", for: $0)
    }
    let cell = world.view.visibleCells[0]
    let report = world.crash { world.view.reconfigureItems(at: [.at(0, 0)]) }
    #expect(
      report?.facts
        == .cell(.reconfiguredWithOtherIdentifier(view: cell.description)))
  }

  @Test("behaviour 4.11: cellForItem(at:) returns only cells on screen")
  func visibleOnly() {
    let world = CollectionWorld.shown([(0..<10).map(String.init)])
    #expect(world.view.cellForItem(at: .at(0, 3)) != nil)
    #expect(world.view.cellForItem(at: .at(0, 4)) == nil)
    #expect(world.view.cellForItem(at: .at(5, 4)) == nil)
    #expect(world.view.indexPathsForVisibleItems == (0..<4).map { .at(0, $0) })
  }

  @Test("behaviour 4.13: a cell moves with its item, without a question to the data source")
  func move() {
    let world = CollectionWorld.shown([["a", "b", "c"]])
    let cell = world.view.cellForItem(at: .at(0, 0))
    world.run {
      world.sections = [["b", "c", "a"]]
      world.view.moveItem(at: .at(0, 0), to: .at(0, 2))
    }
    #expect(world.view.cellForItem(at: .at(0, 2)) === cell)
    #expect(cell?.frame == CGRect(x: 0, y: 200, width: 100, height: 100))
    #expect(world.provided == [])
    #expect(world.texts == ["b", "c", "a"])
  }

  @Test("behaviour 4.14: the view's own selection decides what a cell looks like")
  func flags() {
    let world = CollectionWorld.shown([(0..<10).map(String.init)])
    world.view.selectItem(at: .at(0, 6), animated: false, scrollPosition: [])
    world.view.visibleCells[0].isSelected = true
    #expect(world.view.indexPathsForSelectedItems == [.at(0, 6)])
    world.view.contentOffset.y = 600
    world.simulator.layoutIfNeeded()
    #expect(world.view.visibleCells.map(\.isSelected) == [true, false, false, false])
  }

  @Test("crash families C1: dequeuing an unregistered identifier crashes")
  func notRegistered() {
    let world = CollectionWorld([["a"]])
    world.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
    #expect(
      world.crash { world.view.layoutIfNeeded() }?.reason == """
        could not dequeue a view of kind: UICollectionElementKindCell with identifier cell - must \
        register a nib or a class for the identifier or connect a prototype cell in a storyboard
        """)
    let other = CollectionWorld([["a"]])
    let report = other.crash {
      _ = other.view.dequeueReusableSupplementaryView(
        ofKind: "kind", withReuseIdentifier: "id", for: .at(0, 0))
    }
    #expect(
      report?.reason == """
        could not dequeue a view of kind: kind with identifier id - must register a nib or a class \
        for the identifier or connect a prototype cell in a storyboard
        """)
  }

  @Test("crash families C2: a supplementary view of a section that does not exist")
  func missingSection() {
    let world = CollectionWorld([])
    let report = world.crash {
      _ = world.view.dequeueReusableSupplementaryView(
        ofKind: CollectionView.elementKindSectionHeader, withReuseIdentifier: "header",
        for: .at(0, 0))
    }
    #expect(
      report?.reason == """
        request for layout attributes for supplementary view UICollectionElementKindSectionHeader \
        in section 0 when there are only 0 sections in the collection view
        """)
  }

  @Test("behaviour 4.5, crash families C3: a cell dequeued unasked is detected in the next layout")
  func strayDequeue() {
    let world = CollectionWorld.shown([["a"]])
    let report = world.crash {
      _ = world.collectionView(world.view, cellForItemAt: .at(0, 0))
      world.log.add("dequeued")
      world.view.setNeedsLayout()
      world.view.layoutIfNeeded()
    }
    #expect(world.log.take().contains("dequeued"))
    guard case .cell(.dequeuedViewNotReturned(_, let view)) = report?.facts else {
      Issue.record("\(String(describing: report))")
      return
    }
    #expect(view == world.view.description)
  }

  @Test("behaviour 4.5: two cells dequeued, one returned; allowed before iOS 18")
  func twoDequeued() {
    for profile in [SystemProfile.newest, .iOS18, .iOS17] {
      let world = CollectionWorld([["a"]], profile: profile)
      world.answersCell = { path in
        _ = world.view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        return world.view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      let report = world.crash { world.simulator.show(world.view) }
      #expect((report != nil) == (profile != .iOS17))
    }
  }

  @Test("behaviour 4.4, crash families C4: returning a view that was not dequeued crashes")
  func junk() {
    let world = CollectionWorld([["a"]])
    world.answersCell = { _ in CollectionViewCell(frame: .zero) }
    #expect(
      world.crash { world.view.layoutIfNeeded() }?.reason == """
        the cell returned from -collectionView:cellForItemAtIndexPath: does not have a \
        reuseIdentifier - cells must be retrieved by calling \
        -dequeueReusableCellWithReuseIdentifier:forIndexPath:
        """)
    let other = CollectionWorld([["a"]])
    other.answersCell = { _ in
      unsafeBitCast(nil as CollectionViewCell?, to: CollectionViewCell.self)
    }
    #expect(
      other.crash { other.view.layoutIfNeeded() }?.reason == """
        the collection view's data source did not return a valid cell from \
        -collectionView:cellForItemAtIndexPath: for index path \
        <NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 0}
        """)
  }

  @Test("crash families C4: a header that the data source does not have")
  func noHeader() {
    let layout = CollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    let source = LeastDataSource()
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    #expect(
      captureCrash { view.layoutIfNeeded() }?.reason == """
        the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath \
        (UICollectionElementKindSectionHeader,<NSIndexPath: 0xc000000000000016> {length = 2, path \
        = 0 - 0}) was not retrieved by calling \
        -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))
        """)
  }

  @Test("crash families C4: the data source is gone when a cell is needed")
  func noDataSource() {
    var source: LeastDataSource? = LeastDataSource()
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: CollectionViewFlowLayout())
    view.dataSource = source
    _ = view.numberOfSections
    source = nil
    #expect(
      captureCrash { view.layoutIfNeeded() }?.reason == "UICollectionView dataSource is not set")
  }

  @Test("an inert view keeps its state and asks its data source nothing")
  func inert() throws {
    let world = CollectionWorld.shown([["a", "b"]])
    _ = world.crash { world.view.deleteItems(at: [.at(0, 9)]) }
    _ = world.log.take()
    world.run {
      world.view.reloadData()
      world.view.insertItems(at: [.at(0, 0)])
      world.view.performBatchUpdates { world.log.add("block") }
      world.view.setNeedsLayout()
      world.view.layoutIfNeeded()
    }
    try world.simulator.settle()
    #expect(world.log.take() == [])
    let cell = world.view.dequeueReusableCell(withReuseIdentifier: "cell", for: .at(0, 0))
    #expect(cell is NotingCell)
    #expect(world.view.numberOfItems(inSection: 0) == 2)
    #expect(world.texts == ["a", "b"])
  }
}

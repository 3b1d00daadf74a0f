import Foundation
import HeadlessKit
import ListCore
import Testing

/// A layout with a decoration view that is in front of the first item or behind it.
final class DecoratedLayout: CollectionViewLayout {
  var depth = -1
  var log: [String] = []

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 400) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    let item = CollectionViewLayoutAttributes(forCellWith: .at(0, 0))
    item.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let back = CollectionViewLayoutAttributes(
      forDecorationViewOfKind: "back", with: .at(0, 0))
    back.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    back.zIndex = depth
    return [item, back].filter { $0.frame.intersects(rect) }
  }

  override func prepareForTransition(from oldLayout: CollectionViewLayout) {
    log.append("prepare from")
  }
  override func prepareForTransition(to newLayout: CollectionViewLayout) {
    log.append("prepare to")
  }
  override func finalizeLayoutTransition() {
    log.append("finalize")
  }
}

/// Decoration views, their depth, and layout changes.
@MainActor
@Suite struct CollectionLayoutChangeTests {
  @Test("decoration views come from the layout, and zIndex decides which view is in front")
  func decoration() {
    let layout = DecoratedLayout()
    layout.register(CollectionReusableView.self, forDecorationViewOfKind: "back")
    let world = CollectionWorld.shown([["a"]], layout: layout)
    let cell = world.view.visibleCells[0]
    let back = world.view.subviews.first { !($0 is CollectionViewCell) }
    #expect(world.view.subviews.map { $0 === cell } == [false, true])
    layout.depth = 1
    layout.invalidateLayout()
    world.simulator.layoutIfNeeded()
    #expect(world.view.subviews.map { $0 === cell } == [true, false])
    #expect(world.view.subviews.last === back)
    world.view.contentOffset.y = 350
    world.simulator.layoutIfNeeded()
    #expect(world.view.subviews == [])
  }

  @Test("crash families C1: an unregistered decoration view crashes")
  func unregistered() {
    let world = CollectionWorld([["a"]], layout: DecoratedLayout())
    #expect(
      world.crash { world.show() }?.reason == """
        could not dequeue a decoration view of kind: back - must register as a class or nib or \
        connect a prototype in a storyboard
        """)
  }

  @Test("changing the layout keeps cells, notifies both layouts and calls the completion")
  func transition() throws {
    let world = CollectionWorld.shown([["a", "b", "c"]])
    let cells = world.view.visibleCells
    let next = DecoratedLayout()
    next.register(CollectionReusableView.self, forDecorationViewOfKind: "back")
    var ended: [Bool] = []
    world.run {
      world.view.setCollectionViewLayout(next, animated: true) { ended.append($0) }
    }
    #expect(world.view.visibleCells == [cells[0]])
    #expect(next.log == ["prepare from", "finalize"])
    #expect(next.collectionView === world.view)
    try world.simulator.advance(by: 0.2)
    #expect(ended == [])
    #expect(cells[1].superview === world.view)
    try world.simulator.settle()
    #expect(ended == [true])
    #expect(cells[1].superview == nil)
    #expect(world.asksForCounts == 0)
    world.view.collectionViewLayout = ColumnLayout()
    #expect(next.log == ["prepare from", "finalize", "prepare to", "finalize"])
    #expect(next.collectionView == nil)
    #expect(world.texts == ["a", "b", "c"])
  }

  /// A layout with headers and a decoration view that records what an update asks it.
  final class AskedLayout: CollectionViewFlowLayout {
    var log: [String] = []

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      let back = CollectionViewLayoutAttributes(
        forDecorationViewOfKind: "back", with: .at(0, 0))
      back.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
      return (super.layoutAttributesForElements(in: rect) ?? []) + [back]
    }
    override func indexPathsToDeleteForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      log.append("delete \(elementKind)")
      return []
    }
    override func indexPathsToInsertForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      log.append("insert \(elementKind)")
      return []
    }
    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      log.append("delete \(elementKind)")
      return []
    }
    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      log.append("insert \(elementKind)")
      return []
    }
  }

  @Test("a decoration view that left is used again, and an observer hears of it")
  func decorationReuse() {
    let layout = DecoratedLayout()
    layout.register(CollectionReusableView.self, forDecorationViewOfKind: "back")
    let world = CollectionWorld.shown([["a"]], layout: layout)
    let back = world.view.subviews.first { !($0 is CollectionViewCell) }
    var reused: [View] = []
    let observation = world.view.observeEvents { event, view in
      if case .reused = event, let view, !(view is CollectionViewCell) { reused.append(view) }
    }
    world.view.contentOffset.y = 350
    world.simulator.layoutIfNeeded()
    #expect(world.view.subviews == [])
    world.view.contentOffset.y = 0
    world.simulator.layoutIfNeeded()
    observation.cancel()
    #expect(back != nil && world.view.subviews.first === back)
    #expect(reused == [back])
  }

  /// A layout that records where disappearing items go by itself.
  final class FarewellLayout: CollectionViewFlowLayout {
    var farewells: [CollectionViewLayoutAttributes?] = []

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      farewells.append(attributes)
      return attributes
    }
  }

  @Test("a deleted item fades out where it was, unless the layout says otherwise")
  func farewell() {
    let layout = FarewellLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let world = CollectionWorld.shown([["a", "b", "c"]], layout: layout)
    world.run {
      world.sections = [["a", "c"]]
      world.view.deleteItems(at: [.at(0, 1)])
    }
    #expect(layout.farewells.map { $0?.frame } == [CGRect(x: 0, y: 50, width: 100, height: 50)])
    #expect(layout.farewells.map { $0?.alpha } == [0])
  }

  @Test("a changed layout is in place: nothing is left for another pass")
  func settledTransition() {
    let world = CollectionWorld.shown([["a", "b", "c"]])
    let next = ColumnLayout()
    next.log = world.log
    next.itemHeight = 40
    world.view.setCollectionViewLayout(next, animated: false)
    #expect(world.view.visibleCells.map(\.frame.minY) == [0, 40, 80])
    _ = world.log.take()
    world.view.layoutIfNeeded()
    #expect(world.log.take() == [])
  }

  @Test("views of one depth lie in the order in which they appeared")
  func orderOfOneDepth() {
    let world = CollectionWorld.shown([(0..<10).map(String.init)])
    world.simulator.prefetchesCells = false
    world.view.contentOffset.y = 100
    world.simulator.layoutIfNeeded()
    #expect(world.view.subviews.compactMap { ($0 as? NotingCell)?.text } == ["1", "2", "3", "4"])
  }

  @Test("a cell has its item's frame when the data source gets it")
  func frameOfDequeuedCell() {
    let world = CollectionWorld([["a", "b"]])
    var frames: [CGRect] = []
    world.answersCell = { path in
      let cell = world.view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      frames.append(cell.frame)
      return cell
    }
    world.show()
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 0, y: 100, width: 100, height: 100),
      ])
  }

  @Test("an update asks which other views come and go, by their kinds")
  func viewsBesideTheChanges() {
    let layout = AskedLayout()
    layout.headerReferenceSize = CGSize(width: 10, height: 10)
    layout.register(CollectionReusableView.self, forDecorationViewOfKind: "back")
    let world = CollectionWorld.shown([["a"]], layout: layout)
    #expect(layout.log == [])
    world.run {
      world.sections = [["a", "b"]]
      world.view.insertItems(at: [.at(0, 1)])
    }
    let header = CollectionView.elementKindSectionHeader
    #expect(
      layout.log == ["delete \(header)", "insert \(header)", "delete back", "insert back"])
  }

  @Test("a background view is behind every item and follows the bounds")
  func background() {
    let world = CollectionWorld.shown([(0..<10).map(String.init)])
    let back = View(frame: .zero)
    world.view.backgroundView = back
    #expect(world.view.subviews.first === back)
    world.view.contentOffset.y = 120
    world.simulator.layoutIfNeeded()
    #expect(back.frame == world.view.bounds)
    #expect(world.view.subviews.first === back)
    world.view.backgroundView = nil
    #expect(back.superview == nil)
  }

  @Test("while a layout prepares for new bounds, the view still has the old ones")
  func boundsChange() {
    let world = CollectionWorld.shown([["a"]])
    world.view.contentOffset.y = 0
    world.view.frame.size.height = 300
    world.simulator.layoutIfNeeded()
    #expect(world.log.take() == ["attributes in 0..<300"])
    world.view.frame.size.width = 90
    world.simulator.layoutIfNeeded()
    #expect(
      world.log.take() == [
        "invalidate layout", "prepare", "contentSize", "attributes in 0..<300", "apply 0-0",
      ])
  }

  @Test("the index beside the items scrolls to the data source's index path")
  func indexTitles() throws {
    final class Indexed: NSObject, CollectionViewDataSource {
      func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
      ) -> Int { 20 }
      func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
      ) -> CollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      func indexTitles(for collectionView: CollectionView) -> [String]? { ["A", "M"] }
      func collectionView(
        _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
      ) -> IndexPath { .at(0, 10 * index) }
    }
    let world = CollectionWorld.shown([["a"]])
    let source = Indexed()
    world.view.dataSource = source
    try world.simulator.tapIndexTitle("M", in: world.view)
    #expect(world.view.indexPathsForVisibleItems.first == .at(0, 10))
  }
}

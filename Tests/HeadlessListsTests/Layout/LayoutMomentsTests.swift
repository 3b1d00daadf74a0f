import Foundation
import HeadlessKit
import ListCore
import Testing

/// Questions and changes between two layouts, and lists without room.
@MainActor
@Suite struct LayoutMomentsTests {
  private func flow(
    _ counts: [Int], item: CGSize = CGSize(width: 100, height: 50), height: CGFloat = 150,
    _ prepare: (CollectionViewFlowLayout) -> Void = { _ in }
  ) -> (CollectionWorld, CollectionViewFlowLayout) {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = item
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    prepare(layout)
    let world = CollectionWorld(
      counts.map { (0..<$0).map(String.init) }, layout: layout,
      size: CGSize(width: 100, height: height))
    world.show()
    return (world, layout)
  }

  @Test("an item is looked up in the new layout as soon as the old one is invalid")
  func lookupAfterInvalidation() {
    let (world, layout) = flow([6], item: CGSize(width: 50, height: 50))
    #expect(world.view.indexPathForItem(at: CGPoint(x: 30, y: 5)) == .at(0, 0))
    layout.itemSize = CGSize(width: 20, height: 20)
    #expect(world.view.indexPathForItem(at: CGPoint(x: 30, y: 5)) == .at(0, 1))
    #expect(world.view.indexPathForItem(at: CGPoint(x: 30, y: 25)) == nil)
    #expect(world.view.indexPathForItem(at: CGPoint(x: 5, y: 25)) == .at(0, 5))
  }

  @Test("a view that becomes empty shows nothing, and what it showed when it has room again")
  func emptyBounds() {
    let (world, _) = flow([6])
    #expect(world.view.indexPathsForVisibleItems == [.at(0, 0), .at(0, 1), .at(0, 2)])
    world.view.frame.size.height = 0
    world.simulator.layoutIfNeeded()
    #expect(world.view.visibleCells == [])
    world.view.frame.size.height = 100
    world.simulator.layoutIfNeeded()
    #expect(world.view.indexPathsForVisibleItems == [.at(0, 0), .at(0, 1)])
  }

  @Test("empty sections at the start keep the room of their headers and insets")
  func emptyStart() {
    let (world, _) = flow([0, 0, 2]) {
      $0.sectionInset = EdgeInsets(top: 4, left: 0, bottom: 6, right: 0)
      $0.headerReferenceSize = CGSize(width: 0, height: 10)
    }
    let header = CollectionView.elementKindSectionHeader
    #expect((0..<3).map { world.frame(header, $0)?.minY } == [0, 20, 40])
    #expect(world.frames(2).map(\.minY) == [54, 104])
    #expect(world.view.contentSize.height == 160)
  }

  @Test("pinned headers stay below the content inset and inside their sections")
  func pinnedHeaders() {
    let (world, _) = flow([4, 4]) {
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    let kind = CollectionView.elementKindSectionHeader
    func header(_ section: Int, at offset: CGFloat) -> CGFloat? {
      world.view.contentOffset.y = offset
      world.simulator.layoutIfNeeded()
      return world.view.supplementaryView(forElementKind: kind, at: .at(section, 0))?.frame.minY
    }
    #expect(header(0, at: 0) == 0)
    #expect(header(0, at: 60) == 60)
    #expect(header(0, at: 210) == 200)
    #expect(header(1, at: 210) == 230)
    world.view.contentInset.top = 20
    #expect(header(0, at: 60) == 80)
    #expect(header(0, at: 190) == 200)
  }

  @Test("what goes to section 0 keeps its cell, its selection and its place in the section")
  func sectionsToTheTop() throws {
    let (world, _) = flow([1, 1, 2], height: 400)
    world.view.selectItem(at: .at(2, 1), animated: false, scrollPosition: [])
    let cell = world.view.cellForItem(at: .at(2, 1))
    #expect(cell != nil)
    world.run {
      world.sections.insert(world.sections.remove(at: 2), at: 0)
      world.view.moveSection(2, toSection: 0)
    }
    try world.simulator.advance(by: 1)
    #expect(world.view.indexPathsForSelectedItems == [.at(0, 1)])
    #expect(world.view.cellForItem(at: .at(0, 1)) === cell)
    #expect(cell?.frame.minY == 50)
    world.run {
      world.sections.insert(["new"], at: 0)
      world.view.insertSections([0])
    }
    try world.simulator.advance(by: 1)
    #expect(world.view.indexPathsForSelectedItems == [.at(1, 1)])
    #expect(world.view.cellForItem(at: .at(1, 1)) === cell)
    world.run {
      world.sections.remove(at: 0)
      world.view.deleteSections([0])
    }
    #expect(world.view.indexPathsForSelectedItems == [.at(0, 1)])
  }
}

import HeadlessKit
import ListCore
import Testing

/// Taps on the disclosure accessory that expands and collapses an item. (behaviour 6.24)
@MainActor
@Suite struct OutlineDisclosureTests {
  /// A data source that records which items are expanded or collapsed.
  private final class Outline: NSObject, CollectionViewDataSource, CollectionOutlining {
    var toggled: [IndexPath] = []
    var accessories: [CellAccessory] = []

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      (cell as? CollectionViewListCell)?.accessories = accessories
      return cell
    }
    func collectionView(
      _ collectionView: CollectionView, toggleItemAt indexPath: IndexPath
    ) {
      toggled.append(indexPath)
    }
  }

  private func shown(_ accessories: [CellAccessory]) throws -> (CollectionWorld, Outline) {
    let world = CollectionWorld.shown([["a", "b"]])
    let outline = Outline()
    outline.accessories = accessories
    world.view.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    world.view.dataSource = outline
    try world.simulator.settle()
    return (world, outline)
  }

  @Test("a tap calls the data source, unless the accessory has its own handler")
  func tap() throws {
    let (world, outline) = try shown([.checkmark(), .outlineDisclosure()])
    try world.simulator.tapOutlineDisclosure(at: .at(0, 1), in: world.view)
    #expect(outline.toggled == [.at(0, 1)])
    #expect(world.view.indexPathsForSelectedItems == [])

    var taps = 0
    let (other, otherOutline) = try shown([.outlineDisclosure { taps += 1 }])
    try other.simulator.tapOutlineDisclosure(at: .at(0, 0), in: other.view)
    #expect(taps == 1)
    #expect(otherOutline.toggled == [])
  }

  @Test("a tap on a header row expands it; a tap on another row selects it")
  func rows() throws {
    let (header, headerOutline) = try shown([.outlineDisclosure(options: .init(style: .header))])
    try header.simulator.tap(.at(0, 0), in: header.view)
    #expect(headerOutline.toggled == [.at(0, 0)])
    #expect(header.view.indexPathsForSelectedItems == [])
    for style in [CellAccessory.OutlineDisclosureOptions.Style.automatic, .cell] {
      let (world, outline) = try shown([.outlineDisclosure(options: .init(style: style))])
      try world.simulator.tap(.at(0, 0), in: world.view)
      #expect(outline.toggled == [])
      #expect(world.view.indexPathsForSelectedItems == [.at(0, 0)])
    }
  }

  @Test("without outline support in the data source nothing changes")
  func noOutline() throws {
    let (world, _) = try shown([.outlineDisclosure()])
    world.answersCell = { [unowned world] path in
      let cell = world.view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      (cell as? CollectionViewListCell)?.accessories = [.outlineDisclosure()]
      return cell
    }
    world.view.dataSource = world
    try world.simulator.settle()
    try world.simulator.tapOutlineDisclosure(at: .at(0, 0), in: world.view)
    #expect(world.view.visibleCells.count == 2)
  }

  @Test("a cell shows its level and expansion until it is reused")
  func outlineOfCell() {
    let cell = CollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.showOutline(level: 2, isExpanded: true)
    #expect(cell.indentationLevel == 2)
    #expect(cell.configurationState.isExpanded)
    cell.prepareForReuse()
    #expect(!cell.configurationState.isExpanded)
    let plain = CollectionViewCell(frame: .zero)
    plain.showOutline(level: 1, isExpanded: true)
    #expect(plain.configurationState.isExpanded)
  }
}

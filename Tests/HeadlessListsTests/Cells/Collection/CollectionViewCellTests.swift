import Foundation
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

private final class WatchedItem: CollectionViewCell {
  var said: [String] = []

  override var isSelected: Bool { didSet { said.append("selected \(isSelected)") } }
  override var isHighlighted: Bool { didSet { said.append("highlighted \(isHighlighted)") } }

  override func dragStateDidChange(_ dragState: DragState) {
    said.append("drag \(dragState) \(configurationState.cellDragState)")
  }
}

@Suite @MainActor struct CollectionViewCellTests {
  @Test func newCell() {
    let cell = CollectionViewCell(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(cell.reuseIdentifier == nil)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(cell.subviews == [cell.contentView])
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.defaultBackgroundConfiguration() == .clear())
    #expect(
      cell.configurationState == CellConfigurationState(traitCollection: cell.traitCollection))
  }

  @Test func layout() {
    let cell = CollectionViewCell(frame: .zero)
    let back = View()
    let lit = View()
    cell.backgroundView = back
    cell.selectedBackgroundView = lit
    cell.isSelected = true
    cell.frame.size = CGSize(width: 50, height: 60)
    cell.layoutIfNeeded()
    #expect(cell.subviews == [back, lit, cell.contentView])
    #expect(cell.subviews.map(\.frame) == [cell.bounds, cell.bounds, cell.bounds])
    cell.isSelected = false
    #expect(cell.subviews == [back, cell.contentView])
  }

  @Test func reuseResetsTheFlags() {
    let cell = WatchedItem(frame: .zero)
    cell.isSelected = true
    cell.isHighlighted = true
    cell.listState.isSwiped = true
    cell.prepareForReuse()
    cell.prepareForReuse()
    #expect(
      cell.said == ["selected true", "highlighted true", "selected false", "highlighted false"])
    #expect(cell.listState == CellListState())
  }

  @Test func dragState() {
    let cell = WatchedItem(frame: .zero)
    cell.setDragState(.dragging)
    cell.setDragState(.dragging)
    #expect(cell.said == ["drag dragging dragging"])
  }

  @Test func preferredAttributes() {
    let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 390, height: 50)
    let plain = CollectionViewCell(frame: CGRect(origin: .zero, size: attributes.size))
    #expect(plain.preferredLayoutAttributesFitting(attributes).size == attributes.size)

    let row = CollectionViewListCell(frame: CGRect(origin: .zero, size: attributes.size))
    var content = row.defaultContentConfiguration()
    content.text = "Momo"
    row.contentConfiguration = content
    #expect(
      row.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 390, height: 52))
    #expect(attributes.size == CGSize(width: 390, height: 50))
  }

  @Test func description() {
    let cell = CollectionViewCell(frame: CGRect(x: 0, y: 139.667, width: 402, height: 154.74))
    #expect(
      cell.description == """
        <UICollectionViewCell: \(ObjectName.address(of: cell)); frame = (0 139.667; 402 154.74); \
        layer = <CALayer: \(ObjectName.address(of: cell, part: 64))>>
        """)
  }
}

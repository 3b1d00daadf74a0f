import Foundation
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

@Suite @MainActor struct CollectionViewListCellTests {
  private func cell() -> CollectionViewListCell {
    CollectionViewListCell(frame: rect(0, 0, 390, 44))
  }

  @Test func newCell() {
    let cell = cell()
    #expect(cell.defaultContentConfiguration() == .cell())
    #expect(cell.defaultBackgroundConfiguration() == .listCell())
    #expect(cell.backgroundConfiguration == .listCell())
    #expect(cell.indentationWidth == 10)
    #expect(cell.indentsAccessories)
  }

  @Test func accessoriesNarrowTheContent() {
    let cell = cell()
    cell.accessories = [.disclosureIndicator(), .delete()]
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(0, 0, 338, 44))
    #expect(cell.accessoryViews.trailing.map(\.frame) == [rect(355, 15, 10, 14)])
    #expect(cell.accessoryViews.leading.isEmpty)

    cell.isEditing = true
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(44, 0, 294, 44))
    #expect(cell.accessoryViews.leading.map(\.frame) == [rect(19, 11, 22, 22)])

    cell.accessories = []
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(0, 0, 390, 44))
    #expect(cell.subviews == [cell.parts.configuredBackground, cell.contentView])
  }

  @Test func customAndHiddenAccessories() {
    let cell = cell()
    let badge = View(frame: rect(0, 0, 40, 20))
    cell.accessories = [
      .customView(configuration: .init(customView: badge, placement: .trailing(), isHidden: true))
    ]
    cell.layoutIfNeeded()
    #expect(badge.isDescendant(of: cell))
    #expect(badge.frame == rect(0, 0, 40, 20))
    #expect(cell.accessoryViews.trailing.map(\.isHidden) == [true])
    #expect(cell.contentView.frame == rect(0, 0, 326, 44))
  }

  @Test func customAccessoryTakesTheSizeThatFits() {
    func width(maintainsFixedSize: Bool) -> CGFloat {
      let label = Label(frame: rect(0, 0, 100, 20))
      label.text = "1234"
      let cell = cell()
      cell.accessories = [
        .customView(
          configuration: .init(
            customView: label, placement: .trailing(), maintainsFixedSize: maintainsFixedSize))
      ]
      cell.layoutIfNeeded()
      return label.frame.width
    }
    #expect(width(maintainsFixedSize: false) == 34)
    #expect(width(maintainsFixedSize: true) == 100)
  }

  @Test func labelAccessory() {
    let cell = cell()
    cell.accessories = [.label(text: "1234")]
    cell.layoutIfNeeded()
    #expect(
      cell.accessoryViews.trailing.map(\.frame.size) == [CGSize(width: 34, height: 61.0 / 3)])
    #expect(cell.contentView.frame.width == 332)
  }

  @Test func indentationAndSeparator() {
    let cell = cell()
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(20, 0, 370, 44))
    #expect(cell.separatorLayoutGuide.layoutFrame == rect(36, 44 - 1.0 / 3, 354, 1.0 / 3))
  }

  @Test func handlersAreStored() {
    var taps = 0
    let accessory = CellAccessory.outlineDisclosure { taps += 1 }
    accessory.actionHandler?()
    #expect(taps == 1)
  }
}

import Foundation
import TestSupport
import Testing

@testable import HeadlessControls
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

  /// Behaviour 21.25, 21.26.
  @Test func accessoriesNarrowTheContent() {
    let cell = cell()
    cell.accessories = [.disclosureIndicator(), .delete()]
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(0, 0, 368, 44))
    #expect(cell.accessoryViews.trailing.map(\.frame) == [rect(368, 15, 14, 14)])
    #expect(cell.accessoryViews.leading.isEmpty)

    cell.isEditing = true
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(36, 0, 332, 44))
    #expect(cell.accessoryViews.leading.map(\.frame) == [rect(11, 11, 22, 22)])

    cell.layoutMargins.left = 20
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(48, 0, 320, 44))

    cell.accessories = []
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == rect(0, 0, 390, 44))
    #expect(cell.subviews == [cell.parts.configuredBackground, cell.contentView])
  }

  /// Behaviour 21.25: in a list the margins are wider, unless a client has set them.
  @Test func aListLayoutWidensTheMargins() {
    func margins(_ layout: CollectionViewLayout, own: CGFloat? = nil) -> [CGFloat] {
      let (simulator, source) = (Simulator(), OneRow(own))
      let view = CollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
      view.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      view.dataSource = source
      simulator.show(view)
      return view.visibleCells.flatMap { [$0.layoutMargins.left, $0.layoutMargins.right] }
    }
    func list() -> CollectionViewLayout {
      CollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    }
    #expect(margins(CollectionViewFlowLayout()) == [8, 8])
    #expect(margins(list()) == [16, 16])
    #expect(margins(list(), own: 30) == [30, 8])
  }

  /// Behaviour 21.2, 21.26: text reaches to 8 points from the first accessory.
  @Test func textIsMeasuredInTheRoomBesideAccessories() {
    let cell = cell()
    cell.accessories = [.disclosureIndicator()]
    var content = ListContentConfiguration.cell()
    content.text = String(repeating: "M", count: 40)  // 340 points
    content.textProperties.font = .halfEm(ofSize: 17)
    cell.contentConfiguration = content
    let line: CGFloat = 61.0 / 3
    #expect(cell.sizeThatFits(CGSize(width: 390, height: 0)).height == 52)
    #expect(cell.sizeThatFits(CGSize(width: 386, height: 0)).height == 52)
    #expect(cell.sizeThatFits(CGSize(width: 385, height: 0)).height == 30 + 2 * line)
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
    #expect(cell.contentView.frame == rect(0, 0, 354, 44))
  }

  /// Behaviour 21.31, 21.32.
  @Test func aLineSeparatesTheReorderControl() {
    let cell = cell()
    cell.accessories = [.reorder(displayed: .always)]
    #expect(cell.accessoryLine == nil)
    cell.accessories = [.reorder(displayed: .always), .checkmark()]
    cell.layoutIfNeeded()
    #expect(cell.accessoryLine?.frame == rect(345, 0, 1, 44))
    #expect(cell.accessoryLine?.superview === cell)
    cell.accessories = [
      .reorder(displayed: .always, options: .init(showsVerticalSeparator: false)), .checkmark(),
    ]
    #expect(cell.accessoryLine == nil)
    #expect(cell.subviews.count == 4)
  }

  /// Behaviour 21.24.
  @Test func anAccessoryOfASystemTypeOccursOnce() {
    let cell = cell()
    cell.accessories = [.checkmark()]
    let crash = captureCrash {
      cell.accessories = [.label(text: "1"), .label(text: "2")]
    }
    #expect(crash?.name == .internalInconsistency)
    #expect(
      crash?.reason
        == "Accessories array contains more than one system accessory of the same type.")
    #expect(cell.accessories.map(\.accessoryType) == [.checkmark])
    let badges = [View(), View()].map {
      CellAccessory.customView(configuration: .init(customView: $0, placement: .trailing()))
    }
    #expect(captureCrash { self.cell().accessories = badges } == nil)
  }

  @Test func customAccessoryTakesTheSizeThatFits() {
    func width(maintainsFixedSize: Bool) -> CGFloat {
      let label = Label(frame: rect(0, 0, 100, 20))
      label.text = "1234"
      label.font = .halfEm(ofSize: 17)
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
    cell.accessories = [.label(text: "1234", options: .init(font: .halfEm(ofSize: 17)))]
    cell.layoutIfNeeded()
    #expect(
      cell.accessoryViews.trailing.map(\.frame.size) == [CGSize(width: 34, height: 61.0 / 3)])
    #expect(cell.contentView.frame.width == 348)
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

private final class OneRow: NSObject, CollectionViewDataSource {
  private let margin: CGFloat?

  init(_ margin: CGFloat?) {
    self.margin = margin
  }

  func collectionView(_: CollectionView, numberOfItemsInSection: Int) -> Int { 1 }

  func collectionView(
    _ view: CollectionView, cellForItemAt path: IndexPath
  ) -> CollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    if let margin { cell.layoutMargins.left = margin }
    return cell
  }
}

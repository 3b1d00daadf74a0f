import Foundation
import ListCore
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// A delegate that answers one height for rows, headers or footers.
@MainActor
private final class Heights: NSObject, TableViewDelegate {
  var row: CGFloat = 44
  var header: CGFloat = 0
  var footer: CGFloat = 0

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { row }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    header
  }
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    footer
  }
}

/// A flow layout's delegate that answers one size.
@MainActor
private final class Sizes: NSObject, CollectionViewDelegateFlowLayout {
  let size: CGSize
  init(_ size: CGSize) { self.size = size }
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size }
}

/// Sizes and positions that UIKit's lists refuse.
@MainActor
@Suite struct SizeMisuseTests {
  private func table(
    _ heights: Heights
  ) -> (reasons: [String], table: TableView, shelf: Shelf) {
    let simulator = Simulator()
    let shelf = Shelf(rows: 2)
    let table = TableView(frame: .zero, style: .plain)
    table.register(TableViewCell.self, forCellReuseIdentifier: "book")
    table.dataSource = shelf
    table.delegate = heights
    let reports = captureCrashes { _ = simulator.show(table) }
    return (reports.map(\.reason), table, shelf)
  }

  // behaviour 25.13
  @Test func aNegativeRowHeightRaises() {
    let heights = Heights()
    heights.row = -20
    #expect(
      table(heights).reasons == [
        """
        Invalid row height (-20.000000) provided by table delegate. Value must be at least 0.0, \
        or UITableViewAutomaticDimension.
        """
      ])
  }

  // behaviour 25.13
  @Test func aNegativeRowHeightRaisesWithoutEstimatesToo() {
    let heights = Heights()
    heights.row = -0.5
    let simulator = Simulator()
    let shelf = Shelf(rows: 2)
    let table = TableView(frame: .zero, style: .plain)
    table.estimatedRowHeight = 0
    table.register(TableViewCell.self, forCellReuseIdentifier: "book")
    table.dataSource = shelf
    table.delegate = heights
    let report = captureCrash { _ = simulator.show(table) }
    #expect(
      report?.facts
        == .layout(.negativeRowHeight(ItemPath(item: 0, section: 0), height: -0.5)))
    #expect(report?.explanation.contains("returned -0.500000 from heightForRowAt") == true)
  }

  @Test func zeroAndAutomaticHeightsAreAccepted() {
    for height in [0, TableView.automaticDimension] {
      let heights = Heights()
      (heights.row, heights.header) = (height, height)
      #expect(table(heights).reasons == [])
    }
  }

  // behaviour 25.14
  @Test func negativeHeadersAndFootersRaise() {
    let (header, footer) = (Heights(), Heights())
    header.header = -20
    footer.footer = -3
    #expect(
      table(header).reasons == [
        "section header height must not be negative - provided height for section 0 is -20.000000"
      ])
    #expect(
      table(footer).reasons == [
        "section footer height must not be negative - provided height for section 0 is -3.000000"
      ])
  }

  // behaviour 25.18
  @Test func theRectangleOfAMissingHeaderRaises() {
    for (name, ask) in [
      ("header", { $0.rectForHeader(inSection: 5) }),
      ("footer", { $0.rectForFooter(inSection: 5) }),
    ] as [(String, (TableView) -> CGRect)] {
      let (_, table, shelf) = table(Heights())
      var rect: CGRect?
      let report = captureCrash { rect = ask(table) }
      #expect(report?.reason == "request for rect of \(name) in invalid section (5)")
      #expect(report?.name == .internalInconsistency)
      #expect(rect == .zero)
      withExtendedLifetime(shelf) {}
    }
  }

  // behaviour 25.12
  @Test func negativeItemSizesRaise() {
    let world = CollectionWorld([["a"]], layout: CollectionViewFlowLayout())
    let sizes = Sizes(CGSize(width: 40, height: -1))
    world.view.delegate = sizes
    let asked = world.crash { world.show() }
    #expect(asked?.reason == "negative sizes are not supported in the flow layout")
    #expect(asked?.facts == .layout(.negativeItemSize))

    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: -8, height: 40)
    let other = CollectionWorld([["a"]], layout: layout)
    #expect(
      other.crash { other.show() }?.reason
        == "negative sizes are not supported in the flow layout")
  }

  @Test func negativeItemSizesOfAnEmptyListAreNoMisuse() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: -8, height: 40)
    let world = CollectionWorld([[]], layout: layout)
    #expect(world.crash { world.show() } == nil)
  }

  // behaviour 25.15
  @Test func anInfiniteSizeOfAttributesRaisesAndIsNotSet() {
    let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 4, height: 3)
    let reports = captureCrashes {
      attributes.size = CGSize(width: CGFloat.infinity, height: 44)
      attributes.size.width = .nan
      attributes.frame = CGRect(x: 0, y: 0, width: 1, height: -CGFloat.infinity)
    }
    let reason = "UICollectionViewLayoutAttributes: -setSize: requires finite dimensions"
    #expect(reports.map(\.reason) == [reason, reason, reason])
    #expect(attributes.size == CGSize(width: 4, height: 3))
  }

  // behaviour 25.16
  @Test func aGroupWithoutSubitemsRaises() {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let reports = captureCrashes {
      _ = CollectionLayoutGroup.horizontal(layoutSize: size, subitems: [])
      _ = CollectionLayoutGroup.vertical(layoutSize: size, subitems: [])
      _ = CollectionLayoutGroup.custom(layoutSize: size) { _ in [] }
    }
    #expect(
      reports.map(\.facts) == [.layout(.groupWithoutSubitems), .layout(.groupWithoutSubitems)])
    #expect(reports.first?.reason == "At least 1 subitem is required for a group")
  }

  /// A layout that places items, but does not answer for a single one.
  private final class Forgetful: CollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 400) }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
        let attributes = CollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 0, y: 40 * CGFloat(item), width: 100, height: 40)
        return attributes
      }
    }
  }

  // behaviour 25.17
  @Test func insertingAnItemThatTheLayoutDoesNotKnowRaises() {
    let world = CollectionWorld.shown([["a"]], layout: Forgetful())
    let report = world.crash {
      world.sections[0].append("b")
      world.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(report?.facts == .layout(.missingAttributes(ItemPath(item: 1, section: 0))))
    #expect(
      report?.reason.replacing(/0x[0-9a-f]+/, with: "0x") == """
        no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: \
        <NSIndexPath: 0x> {length = 2, path = 0 - 1}
        """)
  }

  @Test func deletingAndReloadingWithSuchALayoutIsNoMisuse() {
    let world = CollectionWorld.shown([["a", "b"]], layout: Forgetful())
    let report = world.crash {
      world.sections[0].removeLast()
      world.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      world.view.reloadData()
      world.view.layoutIfNeeded()
    }
    #expect(report == nil)
  }

  // behaviour 25.21
  @Test func aCollectionViewNeedsALayout() {
    let report = captureCrash { _ = CollectionView() }
    #expect(report?.name == .invalidArgument)
    #expect(
      report?.reason == "UICollectionView must be initialized with a non-nil layout parameter")
  }

  // behaviour 25.58
  @Test func theDelegateOfAScrollViewsOwnPanIsTheScrollView() {
    final class Guest: NSObject, GestureRecognizerDelegate {}
    let (table, guest) = (TableView(frame: .zero, style: .plain), Guest())
    let report = captureCrash { table.panGestureRecognizer.delegate = guest }
    #expect(report?.name == .invalidArgument)
    #expect(
      report?.reason == """
        UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.
        """)
    #expect(table.panGestureRecognizer.delegate == nil)
  }
}

import Foundation
import HeadlessKit
import ListCore
import Testing

/// Scrolling, hit testing, and invalid layouts. (behaviour 10, crash families D)
@MainActor
@Suite struct CollectionScrollingTests {
  let world = CollectionWorld.shown([(0..<20).map(String.init)])

  struct Scroll: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let item: Int
    let position: CollectionView.ScrollPosition
    let offset: CGFloat
  }
  nonisolated static let scrolls = [
    Scroll(testDescription: "top", item: 7, position: .top, offset: 700),
    Scroll(testDescription: "middle", item: 7, position: .centeredVertically, offset: 550),
    Scroll(testDescription: "bottom", item: 7, position: .bottom, offset: 400),
    Scroll(testDescription: "clamped at the end", item: 18, position: .top, offset: 1600),
    Scroll(testDescription: "clamped at the beginning", item: 1, position: .bottom, offset: 0),
    Scroll(testDescription: "no position", item: 7, position: [], offset: 0),
    Scroll(
      testDescription: "both axes", item: 7, position: [.top, .centeredHorizontally], offset: 700),
  ]

  @Test(arguments: scrolls)
  func scrollToItem(_ given: Scroll) {
    world.view.scrollToItem(at: .at(0, given.item), at: given.position, animated: false)
    #expect(world.view.contentOffset == CGPoint(x: 0, y: given.offset))
  }

  @Test("positions on screen are between the content insets, along both axes")
  func scrollBetweenInsets() {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let sideways = CollectionWorld.shown(
      [(0..<20).map(String.init)], layout: layout, size: CGSize(width: 300, height: 100))
    sideways.view.contentInset = EdgeInsets(top: 0, left: 20, bottom: 0, right: 40)
    let horizontal: [(CollectionView.ScrollPosition, CGFloat)] = [
      (.left, 680), (.centeredHorizontally, 610), (.right, 540),
    ]
    for (position, offset) in horizontal {
      sideways.view.scrollToItem(at: .at(0, 7), at: position, animated: false)
      #expect(sideways.view.contentOffset == CGPoint(x: offset, y: 0))
    }
    world.view.contentInset = EdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
    let vertical: [(CollectionView.ScrollPosition, CGFloat)] = [
      (.top, 680), (.centeredVertically, 560), (.bottom, 440),
    ]
    for (position, offset) in vertical {
      world.view.scrollToItem(at: .at(0, 7), at: position, animated: false)
      #expect(world.view.contentOffset == CGPoint(x: 0, y: offset))
    }
  }

  @Test("crash families D1: two positions of one axis, whichever they are")
  func contradictions() {
    let pairs: [CollectionView.ScrollPosition] = [
      [.top, .centeredVertically], [.centeredVertically, .bottom], [.left, .right],
      [.left, .centeredHorizontally], [.centeredHorizontally, .right],
    ]
    for pair in pairs {
      let world = CollectionWorld.shown([["a"]])
      #expect(
        world.crash { world.view.scrollToItem(at: .at(0, 0), at: pair, animated: false) }?.facts
          == .query(.contradictoryScrollPosition))
    }
  }

  @Test func animatedScroll() throws {
    world.run { world.view.scrollToItem(at: .at(0, 10), at: .top, animated: true) }
    #expect(world.view.contentOffset.y == 0)
    try world.simulator.settle()
    #expect(world.view.contentOffset.y == 1000)
    #expect(world.texts == ["10", "11", "12", "13"])
  }

  @Test func selectAndScroll() {
    world.view.selectItem(at: .at(0, 10), animated: false, scrollPosition: .top)
    #expect(world.view.contentOffset.y == 1000)
  }

  @Test("crash families D1: scrolling to an item that does not exist crashes")
  func missingItem() {
    let description = world.view.description
    let report = world.crash {
      world.view.scrollToItem(at: .at(0, 20), at: .top, animated: false)
    }
    #expect(
      report?.reason == """
        Attempted to scroll the collection view to an out-of-bounds item (20) when there are only \
        20 items in section 0. Collection view: \(description).
        """)
    #expect(report?.name == .internalInconsistency)
  }

  @Test("crash families D1: before iOS 13")
  func missingItemBefore13() {
    let world = CollectionWorld.shown([["a"]], profile: .iOS12)
    let report = world.crash {
      world.view.scrollToItem(at: .at(0, 3), at: .top, animated: false)
    }
    #expect(
      report?.reason == """
        attempt to scroll to invalid index path: <NSIndexPath: 0xc000000000600016> {length = 2, \
        path = 0 - 3}
        """)
    #expect(report?.name == .invalidArgument)
  }

  @Test("crash families D1: a section that does not exist, two positions of one axis")
  func otherFaults() {
    let other = CollectionWorld.shown([["a"]])
    let description = other.view.description
    #expect(
      other.crash { other.view.scrollToItem(at: .at(1, 0), at: .top, animated: false) }?.facts
        == .query(
          .scrollToItemOfMissingSection(
            ItemPath(item: 0, section: 1), sections: 1, collectionView: description)))
    #expect(
      world.crash {
        world.view.scrollToItem(at: .at(0, 0), at: [.top, .bottom], animated: false)
      }?.facts == .query(.contradictoryScrollPosition))
  }

  @Test func pointsAndRectanglesFindItems() {
    world.view.contentOffset.y = 50
    #expect(world.view.indexPathForItem(at: CGPoint(x: 5, y: 150)) == .at(0, 1))
    #expect(world.view.indexPathForItem(at: CGPoint(x: 500, y: 150)) == nil)
    #expect(
      world.view.layoutAttributesForItem(at: .at(0, 9))?.frame
        == CGRect(x: 0, y: 900, width: 100, height: 100))
    #expect(world.view.layoutAttributesForItem(at: .at(0, 20)) == nil)
    let cell = world.view.visibleCells[2]
    #expect(world.view.indexPath(for: cell) == .at(0, 2))
  }

  /// A layout whose items and header lie on each other; the middle item is hidden.
  final class PiledLayout: CollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      let items = (0..<3).map { CollectionViewLayoutAttributes(forCellWith: .at(0, $0)) }
      let header = CollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader, with: .at(0, 2))
      for attributes in items + [header] {
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      }
      items[0].zIndex = 1
      items[1].zIndex = 2
      items[1].isHidden = true
      header.zIndex = 3
      return items + [header]
    }
  }

  @Test("the item at a point is the frontmost one that is not hidden")
  func frontmostItem() {
    let world = CollectionWorld.shown([["a", "b", "c"]], layout: PiledLayout())
    #expect(world.view.indexPathForItem(at: CGPoint(x: 5, y: 5)) == .at(0, 0))
    #expect(world.texts == ["a", "c"])
  }

  @Test("behaviour 10.6: visible items intersect the bounds, regardless of content insets")
  func visibleRect() {
    world.view.contentInset = EdgeInsets(top: 100, left: 0, bottom: 100, right: 0)
    world.view.contentOffset.y = 99
    world.simulator.layoutIfNeeded()
    #expect(world.texts == ["0", "1", "2", "3", "4"])
    world.view.contentOffset.y = 100
    world.simulator.layoutIfNeeded()
    #expect(world.texts == ["1", "2", "3", "4"])
  }

  /// A layout that still returns attributes for deleted items.
  final class StaleLayout: CollectionViewLayout {
    var count = 0
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      (0..<count).map { item in
        let attributes = CollectionViewLayoutAttributes(forCellWith: .at(0, item))
        attributes.frame = CGRect(x: 0, y: 10 * item, width: 100, height: 10)
        return attributes
      }
    }
  }

  @Test("crash families D3: attributes of a deleted item are ignored since iOS 13")
  func staleAttributesIgnored() {
    let layout = StaleLayout()
    layout.count = 2
    let world = CollectionWorld([["a"]], layout: layout)
    world.show()
    #expect(world.texts == ["a"])
    guard
      case .attributesIgnored(let attributes, let said)? = world.simulator.console.warnings.first
    else {
      Issue.record("no warning")
      return
    }
    let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(layout)), radix: 16)
    #expect(said.hasSuffix("StaleLayout: \(address)>"))
    #expect(
      attributes.hasSuffix(
        """
        > index path: (<NSIndexPath: 0xc000000000200016> {length = 2, path = 0 - 1}); \
        frame = (0 10; 100 10);\(" ")
        """))
  }

  @Test("crash families D3: before iOS 13 attributes of a deleted item crash")
  func staleAttributesRaise() {
    for (profile, verb) in [(SystemProfile.iOS12, "received"), (.iOS6, "recieved")] {
      let layout = StaleLayout()
      layout.count = 2
      let world = CollectionWorld([["a"]], layout: layout, profile: profile)
      let report = world.crash { world.show() }
      let path = ItemPath(item: 1, section: 0).objectDescription(profile.indexPathStyle)
      #expect(
        report?.reason == """
          UICollectionView \(verb) layout attributes for a cell with an index path that does not \
          exist: \(path)
          """)
    }
  }

  @Test("behaviour 10.7: attributes are nil for a missing header and crash for a missing section")
  func missingHeader() {
    let kind = CollectionView.elementKindSectionHeader
    #expect(world.view.supplementaryView(forElementKind: kind, at: .at(0, 0)) == nil)
    #expect(world.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: .at(0, 0)) == nil)
    let report = world.crash {
      _ = world.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: .at(1, 0))
    }
    #expect(
      report?.reason == """
        request for layout attributes for supplementary view UICollectionElementKindSectionHeader \
        in section 1 when there are only 1 sections in the collection view
        """)
  }

  /// A layout whose header follows the bounds although it does not invalidate for them.
  final class CreepingLayout: CollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 5000) }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      let attributes = CollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader, with: .at(0, 0))
      attributes.frame = CGRect(x: 0, y: rect.minY, width: 100, height: 10)
      return [attributes]
    }
  }

  @Test("crash families D3: supplementary attributes that change uninvalidated, iOS 10 to 12")
  func changedSupplementary() {
    for profile in [SystemProfile.iOS12, .iOS13] {
      let world = CollectionWorld([[]], layout: CreepingLayout(), profile: profile)
      world.show()
      let report = world.crash {
        world.view.contentOffset.y = 20
        world.view.layoutIfNeeded()
      }
      guard profile == .iOS12 else {
        #expect(report == nil)
        continue
      }
      guard
        case .layout(.supplementaryAttributesChanged(let path, let from, let to)) = report?.facts
      else {
        Issue.record("\(String(describing: report))")
        continue
      }
      #expect(path == ItemPath(item: 0, section: 0))
      let kind = "element kind: (UICollectionElementKindSectionHeader); "
      #expect(from.hasSuffix(kind + "frame = (0 0; 100 10); "))
      #expect(to.hasSuffix(kind + "frame = (0 20; 100 10); "))
    }
  }

  @Test("crash families A1: the description of a collection view")
  func description() {
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 697), collectionViewLayout: ColumnLayout())
    let flow = CollectionViewFlowLayout()
    view.collectionViewLayout = flow
    func address(_ object: AnyObject) -> String {
      "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }
    let text = view.description
    let head = "<UICollectionView: \(address(view)); frame = (0 0; 390 697); clipsToBounds = YES; "
    let tail = """
      contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}; \
      layout: <UICollectionViewFlowLayout: \(address(flow))>; dataSource: (null)>
      """
    #expect(text.hasPrefix(head))
    #expect(text.hasSuffix(tail))
  }
}

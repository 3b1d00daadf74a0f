import Foundation
import HeadlessKit
import ListCore
import Testing

/// A delegate that implements every method and records each call.
@MainActor
final class FlowDelegate: NSObject, CollectionViewDelegateFlowLayout {
  var log: [String] = []

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets {
    log.append("inset \(section)")
    return EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    log.append("line \(section)")
    return 5
  }
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    log.append("interitem \(section)")
    return 6
  }
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    log.append("header \(section)")
    return CGSize(width: 0, height: 7)
  }
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    log.append("footer \(section)")
    return CGSize(width: 0, height: 8)
  }
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    log.append("size \(short(indexPath))")
    return CGSize(width: 40 + 10 * indexPath.item, height: 20)
  }
}

/// A delegate that implements only the item size and the line spacing.
@MainActor
final class PlainFlowDelegate: NSObject, CollectionViewDelegateFlowLayout {}

@MainActor
@Suite struct CollectionViewFlowLayoutTests {
  /// Returns a world with a flow layout and a number of items in each section.
  private func world(_ counts: [Int], width: CGFloat = 320, height: CGFloat = 400) -> (
    CollectionWorld, CollectionViewFlowLayout
  ) {
    let layout = CollectionViewFlowLayout()
    let world = CollectionWorld(
      counts.map { (0..<$0).map(String.init) }, layout: layout,
      size: CGSize(width: width, height: height))
    return (world, layout)
  }

  @Test("behaviour 10.5: the default values")
  func defaults() {
    let layout = CollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero)
    #expect(layout.footerReferenceSize == .zero)
    #expect(layout.estimatedItemSize == .zero)
    #expect(layout.scrollDirection == .vertical)
  }

  @Test(
    "behaviour 13.3: the side insets of a section, by what they are counted from",
    arguments: [
      (.fromContentInset, 0, 0, 12, 16),
      (.fromContentInset, 20, 5, 12, 16),
      (.fromSafeArea, 0, 0, 42, 56),
      (.fromSafeArea, 20, 5, 22, 51),
      (.fromSafeArea, 50, 70, 0, 0),
      (.fromLayoutMargins, 0, 0, 52, 66),
      (.fromLayoutMargins, 20, 5, 32, 61),
    ] as [(CollectionViewFlowLayout.SectionInsetReference, CGFloat, CGFloat, CGFloat, CGFloat)])
  func sideInsets(
    reference: CollectionViewFlowLayout.SectionInsetReference, leftInset: CGFloat,
    rightInset: CGFloat, left: CGFloat, right: CGFloat
  ) {
    let (world, layout) = world([2], width: 400)
    layout.sectionInsetReference = reference
    layout.sectionInset = EdgeInsets(top: 0, left: 12, bottom: 0, right: 16)
    world.view.contentInsetAdjustmentBehavior = .never
    world.view.contentInset = EdgeInsets(top: 0, left: leftInset, bottom: 0, right: rightInset)
    let controller = ViewController()
    controller.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
    world.simulator.show(controller)
    controller.view.addSubview(world.view)
    world.view.insetsLayoutMarginsFromSafeArea = false
    world.view.layoutMargins = EdgeInsets(top: 0, left: 40, bottom: 0, right: 50)
    world.view.frame = controller.view.bounds
    let room = world.view.bounds.width - leftInset - rightInset
    layout.itemSize = CGSize(width: room - left - right, height: 50)
    world.view.layoutIfNeeded()
    #expect(world.view.cellForItem(at: [0, 0])?.frame.minX == left)
    #expect(world.view.cellForItem(at: [0, 0])?.frame.maxX == room - right)
    #expect(world.view.cellForItem(at: [0, 1])?.frame.minX == left)
  }

  @Test("behaviour 2.5: the delegate's methods are called section by section, for every item")
  func delegateOrder() {
    let (world, _) = world([2, 1], height: 10)
    let delegate = FlowDelegate()
    world.view.delegate = delegate
    world.show()
    #expect(
      delegate.log == [
        "inset 0", "line 0", "interitem 0", "header 0", "footer 0", "size 0-0", "size 0-1",
        "inset 1", "line 1", "interitem 1", "header 1", "footer 1", "size 1-0",
      ])
    #expect(
      world.view.layoutAttributesForItem(at: .at(1, 0))?.frame
        == CGRect(x: 2, y: 47, width: 40, height: 20))
    #expect(world.view.contentSize == CGSize(width: 320, height: 78))
  }

  @Test("behaviour 2.6: sizes are requested again right after a batch")
  func delegateAfterBatch() throws {
    let (world, _) = world([2])
    let delegate = FlowDelegate()
    world.view.delegate = delegate
    world.show()
    delegate.log = []
    world.run {
      world.sections[0].append("new")
      world.view.insertItems(at: [.at(0, 2)])
    }
    #expect(
      delegate.log == [
        "inset 0", "line 0", "interitem 0", "header 0", "footer 0", "size 0-0", "size 0-1",
        "size 0-2",
      ])
    world.view.contentOffset.y = 1
    try world.simulator.settle()
    #expect(delegate.log.count == 8)
  }

  @Test("behaviour 2.5: unimplemented delegate methods are not called item by item")
  func absentMethods() {
    let (world, layout) = world([1_000_000])
    let delegate = PlainFlowDelegate()
    world.view.delegate = delegate
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    world.show()
    #expect(world.view.contentSize == CGSize(width: 320, height: 44_000_000))
    #expect(world.view.visibleCells.count == 10)
    world.view.scrollToItem(at: .at(0, 999_999), at: .bottom, animated: false)
    world.simulator.layoutIfNeeded()
    #expect(world.texts.last == "999999")
  }

  @Test("an observer hears only of the delegate's own methods")
  func heardMethods() {
    final class Sizes: NSObject, CollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 20, height: 20) }
    }
    let sizes = Sizes()
    let world = CollectionWorld.shown([["a", "b"]], layout: CollectionViewFlowLayout())
    world.view.delegate = sizes
    var heard: [String] = []
    let observation = world.view.observeEvents { event, _ in
      if case .calledDelegate(let method, _) = event { heard.append(method) }
    }
    world.view.reloadData()
    world.simulator.layoutIfNeeded()
    observation.cancel()
    #expect(heard == ["sizeForItem", "sizeForItem"])
  }

  @Test("behaviour 10.5: each section has header, items and footer, in this order")
  func elements() throws {
    let (world, layout) = world([1, 1])
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.footerReferenceSize = CGSize(width: 1, height: 10)
    let all = CGRect(x: 0, y: 0, width: 320, height: 400)
    world.view.layoutIfNeeded()
    let attributes = try #require(layout.layoutAttributesForElements(in: all))
    #expect(
      attributes.map { "\($0.representedElementKind ?? "cell") \(short($0.indexPath))" } == [
        "UICollectionElementKindSectionHeader 0-0", "cell 0-0",
        "UICollectionElementKindSectionFooter 0-0", "UICollectionElementKindSectionHeader 1-0",
        "cell 1-0", "UICollectionElementKindSectionFooter 1-0",
      ])
    #expect(attributes.map(\.frame.minY) == [0, 30, 80, 90, 120, 170])
    #expect(attributes.map(\.zIndex) == [10, 0, 10, 10, 0, 10])
  }

  @Test("section insets shorten the lines")
  func contentInset() {
    let (world, _) = world([2], width: 120)
    world.view.contentInset = EdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    world.show()
    #expect(world.view.contentSize == CGSize(width: 60, height: 110))
    world.view.contentInset = .zero
    world.simulator.layoutIfNeeded()
    #expect(world.view.contentSize == CGSize(width: 120, height: 50))
  }

  @Test("a pinned header stays until its section ends; a pinned footer appears early")
  func pinning() {
    let (world, layout) = world([8, 8], width: 110, height: 100)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    world.show()
    func frames() -> [CGFloat?] {
      let kinds = [
        CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
      ]
      return kinds.flatMap { kind in
        (0..<2).map { section in
          world.view.layoutAttributesForSupplementaryElement(
            ofKind: kind, at: .at(section, 0))?.frame.minY
        }
      }
    }
    // A section: header 30, four lines of 50 with gaps of 10 make 230, footer 20: 280 in all.
    #expect(frames() == [0, 280, 80, 310])
    world.view.contentOffset.y = 100
    #expect(frames() == [100, 280, 180, 310])
    world.view.contentOffset.y = 250
    #expect(frames() == [230, 280, 260, 330])
    world.simulator.layoutIfNeeded()
    #expect(
      world.view.indexPathsForVisibleSupplementaryElements(
        ofKind: CollectionView.elementKindSectionHeader) == [.at(0, 0), .at(1, 0)])
  }

  @Test("crash families D4: items that do not fit are logged once for each new set of sizes")
  func warning() {
    for (profile, first) in [(SystemProfile.newest, "The"), (.iOS9, "the")] {
      let layout = CollectionViewFlowLayout()
      let world = CollectionWorld([["a"]], layout: layout, profile: profile)
      layout.itemSize = CGSize(width: 101, height: 50)
      world.show()
      #expect(
        world.simulator.console.lines.map(\.text) == [
          """
          \(first) behavior of the UICollectionViewFlowLayout is not defined because:
          the item width must be less than the width of the UICollectionView minus the section \
          insets left and right values, minus the content insets left and right values.
          """
        ])
    }
  }

  @Test("behaviour 1.10: with an empty frame nothing is requested and nothing is shown")
  func noRoom() {
    let (world, layout) = world([3], width: 0, height: 0)
    let delegate = FlowDelegate()
    world.view.delegate = delegate
    world.view.layoutIfNeeded()
    #expect(delegate.log == [])
    #expect(layout.collectionViewContentSize == .zero)
    #expect(world.view.visibleCells == [])
    world.view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    world.view.layoutIfNeeded()
    #expect(world.view.visibleCells.count == 3)
  }

  @Test("scrolling keeps a flow layout, another width invalidates it")
  func boundsChange() {
    let (world, layout) = world([3])
    world.show()
    let bounds = world.view.bounds
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 50)))
    #expect(
      layout.shouldInvalidateLayout(
        forBoundsChange: CGRect(x: 0, y: 0, width: 300, height: bounds.height)))
    layout.sectionHeadersPinToVisibleBounds = true
    #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 50)))
  }

  /// A layout that decides on its number of columns in `prepare()`.
  final class ColumnsLayout: CollectionViewFlowLayout {
    var preparations = 0
    override func prepare() {
      super.prepare()
      preparations += 1
      guard let view = collectionView else { return }
      minimumInteritemSpacing = 0
      itemSize = CGSize(width: view.bounds.width / 4, height: 30)
    }
  }

  @Test("properties set in prepare() take effect without another prepare()")
  func setWhilePrepared() throws {
    let layout = ColumnsLayout()
    let world = CollectionWorld([["a", "b", "c", "d", "e"]], layout: layout)
    world.show()
    try world.simulator.settle()
    #expect(layout.preparations == 1)
    #expect(world.view.visibleCells.map(\.frame.minX) == [0, 25, 50, 75, 0])
  }

  @Test("a pinned footer is shown at the bottom before its place is")
  func pinnedFooter() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.footerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionFootersPinToVisibleBounds = true
    let world = CollectionWorld(
      [(0..<6).map(String.init), ["a"]], layout: layout, size: CGSize(width: 100, height: 300))
    world.show()
    let footer = CollectionView.elementKindSectionFooter
    #expect(world.view.supplementaryView(forElementKind: footer, at: .at(0, 0))?.frame.minY == 270)
    #expect(world.view.supplementaryView(forElementKind: footer, at: .at(1, 0)) == nil)
  }
}

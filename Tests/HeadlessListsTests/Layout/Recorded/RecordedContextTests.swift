import Foundation
import HeadlessKit
import Testing

/// What new layouts and new contexts without a collection view answer, recorded from the real
/// system on Mac Catalyst, macOS 27.0 (15.5, 15.6).
@MainActor
@Suite struct RecordedContextTests {
  private let first = IndexPath(item: 1, section: 0)
  private let third = IndexPath(item: 3, section: 1)
  private let point = CGPoint(x: 37, y: 91)

  @Test("movement 1: an item that is held goes where it was, without a view")
  func target() {
    #expect(
      CollectionViewLayout().targetIndexPath(forInteractivelyMovingItem: third, withPosition: point)
        == third)
  }

  @Test("15.6: there are no attributes of an item that is held, where the item has none")
  func noHeldAttributes() {
    let held = CollectionViewLayout().layoutAttributesForInteractivelyMovingItem(
      at: first, withTargetPosition: point)
    #expect(unsafeBitCast(held, to: Int.self) == 0)
  }

  @Test("movement 7: a flow layout has attributes of an item that is held, of no size")
  func heldAttributes() {
    let held = CollectionViewFlowLayout().layoutAttributesForInteractivelyMovingItem(
      at: first, withTargetPosition: point)
    #expect(held.indexPath == first)
    #expect(held.center == point)
    #expect(held.frame == CGRect(origin: point, size: .zero))
    #expect(held.zIndex == .max)
    #expect(held.representedElementKind == nil)
  }

  @Test("movement 3: the context of a movement names what moves, and no items")
  func movement() {
    let context = CollectionViewLayout().invalidationContext(
      forInteractivelyMovingItems: [first], withTargetPosition: point,
      previousIndexPaths: [third], previousPosition: CGPoint(x: 4, y: 5))
    expect(context, of: CollectionViewLayoutInvalidationContext.self)
    #expect(context.previousIndexPathsForInteractivelyMovingItems == [third])
    #expect(context.targetIndexPathsForInteractivelyMovingItems == [first])
    #expect(context.interactiveMovementTarget == point)
  }

  @Test("movement 5: the context of other bounds names no movement")
  func bounds() {
    let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    for layout in [CollectionViewLayout(), CollectionViewFlowLayout()] {
      let context = layout.invalidationContext(forBoundsChange: bounds)
      expect(context, of: type(of: layout).invalidationContextClass)
      #expect(context.previousIndexPathsForInteractivelyMovingItems == nil)
      #expect(context.targetIndexPathsForInteractivelyMovingItems == nil)
      #expect(context.interactiveMovementTarget == .zero)
    }
  }

  @Test("movement 9: the context of the end of a movement has no position")
  func end() {
    let context = CollectionViewFlowLayout()
      .invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [first], previousIndexPaths: [third], movementCancelled: true)
    #expect(context.previousIndexPathsForInteractivelyMovingItems == [third])
    #expect(context.targetIndexPathsForInteractivelyMovingItems == [first])
    #expect(context.interactiveMovementTarget == .zero)
    #expect(context.invalidatedItemIndexPaths == nil)
  }

  @Test("invalidation 1 and 3: a new context names nothing; a flow layout's has two switches")
  func fresh() {
    expect(
      CollectionViewLayoutInvalidationContext(), of: CollectionViewLayoutInvalidationContext.self)
    let context = CollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutAttributes && context.invalidateFlowLayoutDelegateMetrics)
    context.invalidateFlowLayoutAttributes = false
    context.invalidateFlowLayoutDelegateMetrics = false
    #expect(!context.invalidateFlowLayoutAttributes)
    #expect(!context.invalidateFlowLayoutDelegateMetrics)
  }

  @Test("15.5: a context keeps index paths as a set, and gives them back sorted")
  func sets() {
    let origin = IndexPath(item: 0, section: 0)
    let other = IndexPath(item: 1, section: 2)
    let context = CollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [other, origin])
    context.invalidateItems(at: [origin, other])
    context.invalidateSupplementaryElements(ofKind: "Header", at: [other])
    context.invalidateSupplementaryElements(ofKind: "Header", at: [origin, other])
    context.invalidateSupplementaryElements(ofKind: "Footer", at: [origin])
    context.invalidateDecorationElements(ofKind: "Rule", at: [other])
    #expect(context.invalidatedItemIndexPaths == [origin, other])
    let views = context.invalidatedSupplementaryIndexPaths
    #expect(views == ["Header": [origin, other], "Footer": [origin]])
    #expect(context.invalidatedDecorationIndexPaths == ["Rule": [other]])
  }

  @Test("invalidation 9: a flow layout's context of other bounds names nothing either")
  func otherBounds() {
    expect(
      CollectionViewFlowLayout()
        .invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 10, height: 10)),
      of: CollectionViewFlowLayoutInvalidationContext.self)
  }

  @Test("invalidation 7, 11 and 13: invalidating goes through both methods, once each")
  func calls() {
    let isBase =
      CollectionViewLayout.invalidationContextClass == CollectionViewLayoutInvalidationContext.self
    #expect(isBase)
    let plain = CountingLayout()
    plain.invalidateLayout()
    #expect(plain.calls == ["invalidateLayout", "invalidateLayoutWithContext"])
    let flow = CountingFlowLayout()
    flow.calls = []
    flow.invalidateLayout()
    #expect(flow.calls == ["invalidateLayout", "invalidateLayoutWithContext"])
    if let context = flow.context {
      expect(context, of: CollectionViewFlowLayoutInvalidationContext.self)
    } else {
      Issue.record("There is no context")
    }
  }

  @Test("15.3: a header of the whole layout is shown, however few sections there are")
  func headerOfTheLayout() throws {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: "header", alignment: .top)
    ]
    let layout = CollectionViewCompositionalLayout(
      sectionProvider: { _, _ in nil }, configuration: configuration)
    let world = RecordedWorld([], size: [320, 480], layout: layout)
    world.register(kinds: ["header"])
    let report = try captureCrash { try world.show() }
    #expect(report?.reason == nil)
    let header = world.view.supplementaryView(forElementKind: "header", at: IndexPath(index: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
  }

  private func expect(
    _ context: CollectionViewLayoutInvalidationContext, of wanted: AnyClass,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isWanted = type(of: context) == wanted
    #expect(isWanted, sourceLocation: sourceLocation)
    #expect(!context.invalidateEverything, sourceLocation: sourceLocation)
    #expect(!context.invalidateDataSourceCounts, sourceLocation: sourceLocation)
    #expect(context.invalidatedItemIndexPaths == nil, sourceLocation: sourceLocation)
    #expect(context.invalidatedSupplementaryIndexPaths == nil, sourceLocation: sourceLocation)
    #expect(context.invalidatedDecorationIndexPaths == nil, sourceLocation: sourceLocation)
    #expect(context.contentOffsetAdjustment == .zero, sourceLocation: sourceLocation)
    #expect(context.contentSizeAdjustment == .zero, sourceLocation: sourceLocation)
  }
}

private final class CountingLayout: CollectionViewLayout {
  var calls: [String] = []

  override func invalidateLayout() {
    calls.append("invalidateLayout")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    calls.append("invalidateLayoutWithContext")
    super.invalidateLayout(with: context)
  }
}

private final class CountingFlowLayout: CollectionViewFlowLayout {
  var calls: [String] = []
  var context: CollectionViewLayoutInvalidationContext?

  override func invalidateLayout() {
    calls.append("invalidateLayout")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    calls.append("invalidateLayoutWithContext")
    self.context = context
    super.invalidateLayout(with: context)
  }
}

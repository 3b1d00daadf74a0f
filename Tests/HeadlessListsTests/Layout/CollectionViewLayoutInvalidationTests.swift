import Foundation
import HeadlessKit
import Testing

/// A layout that keeps its invalidation contexts, which are of a custom class.
final class ContextLayout: CollectionViewFlowLayout {
  final class Context: CollectionViewFlowLayoutInvalidationContext {}
  var contexts: [CollectionViewLayoutInvalidationContext] = []
  var plainCalls = 0

  override class var invalidationContextClass: AnyClass { Context.self }

  override func invalidateLayout() {
    plainCalls += 1
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}

@MainActor
@Suite struct CollectionViewLayoutInvalidationTests {
  @Test func contextNamesParts() {
    let context = CollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    context.invalidateItems(at: [.at(0, 1)])
    context.invalidateItems(at: [.at(0, 2)])
    context.invalidateSupplementaryElements(ofKind: "head", at: [.at(1, 0)])
    context.invalidateDecorationElements(ofKind: "back", at: [.at(2, 0)])
    #expect(context.invalidatedItemIndexPaths == [.at(0, 1), .at(0, 2)])
    #expect(context.invalidatedSupplementaryIndexPaths == ["head": [.at(1, 0)]])
    #expect(context.invalidatedDecorationIndexPaths == ["back": [.at(2, 0)]])
  }

  @Test("each invalidation has a context of the layout's class with the reason")
  func reasons() {
    let layout = ContextLayout()
    let world = CollectionWorld.shown([["a", "b"]], layout: layout)
    layout.contexts = []
    layout.plainCalls = 0

    world.view.reloadData()
    world.simulator.layoutIfNeeded()
    world.run {
      world.sections = [["a"]]
      world.view.deleteItems(at: [.at(0, 1)])
    }
    layout.invalidateLayout()
    world.simulator.layoutIfNeeded()
    world.view.frame.size.width = 90

    #expect(layout.contexts.map { $0 is ContextLayout.Context } == [true, true, true, true])
    #expect(layout.contexts.map(\.invalidateEverything) == [true, false, false, false])
    #expect(layout.contexts.map(\.invalidateDataSourceCounts) == [true, true, false, false])
    #expect(layout.plainCalls == 3)
  }

  @Test("an invalidation context can adjust the content offset")
  func offsetAdjustment() {
    let world = CollectionWorld.shown([(0..<9).map(String.init)])
    let context = CollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    world.view.collectionViewLayout.invalidateLayout(with: context)
    world.simulator.layoutIfNeeded()
    #expect(world.view.contentOffset == CGPoint(x: 0, y: 30))
    #expect(world.view.visibleCells.count == 5)
  }
}

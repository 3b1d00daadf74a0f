import Foundation
import HeadlessKit
import ListCore
import Testing

/// Headers, footers and badges where the recorded frames do not reach.
@MainActor
@Suite struct CompositionalBoundaryTests {
  private func boundary(
    _ kind: String, _ width: CGFloat, _ height: CGFloat, _ alignment: RectAlignment
  ) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: Pieces.size(.absolute(width), .absolute(height)), elementKind: kind,
      alignment: alignment)
  }

  private func world(
    _ counts: [Int], kinds: [String],
    _ configuration: CollectionViewCompositionalLayoutConfiguration? = nil,
    _ section: @escaping () -> CollectionLayoutSection
  ) -> CollectionWorld {
    let world = Pieces.world(counts, shows: false, configuration) { _ in section() }
    for kind in kinds {
      world.view.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header")
    }
    world.show()
    return world
  }

  @Test("14.6: headers of one side end where the items begin, footers begin where they end")
  func sameSide() {
    let world = world([1, 1], kinds: ["a", "b", "c", "d"]) {
      let section = Pieces.rows(.absolute(50))
      section.boundarySupplementaryItems = [
        boundary("a", 100, 30, .top), boundary("b", 100, 10, .top),
        boundary("c", 100, 5, .bottom), boundary("d", 100, 9, .bottomLeading),
      ]
      return section
    }
    #expect(world.frame("a", 0) == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(world.frame("b", 0) == CGRect(x: 0, y: 20, width: 100, height: 10))
    #expect(world.frames() == [CGRect(x: 0, y: 30, width: 100, height: 50)])
    #expect(world.frame("c", 0)?.minY == 80)
    #expect(world.frame("d", 0)?.minY == 80)
    #expect(world.frames(1).first?.minY == 119)
  }

  @Test("14.5: an item beside the cells lengthens its section, and footers come after it")
  func beside() {
    let world = world([1, 1], kinds: ["side", "low", "end"]) {
      let section = Pieces.rows(.absolute(50))
      section.boundarySupplementaryItems = [
        boundary("side", 20, 120, .leading), boundary("low", 20, 40, .trailing),
        boundary("end", 100, 6, .bottom),
      ]
      return section
    }
    #expect(world.frame("side", 0) == CGRect(x: 0, y: 0, width: 20, height: 120))
    #expect(world.frame("low", 0) == CGRect(x: 80, y: 40, width: 20, height: 40))
    #expect(world.frames() == [CGRect(x: 0, y: 0, width: 100, height: 50)])
    #expect(world.frame("end", 0)?.minY == 120)
    #expect(world.frames(1).first?.minY == 126)
  }

  @Test("14.5: beside all sections too")
  func besideEverything() {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      boundary("side", 20, 300, .trailing), boundary("end", 100, 6, .bottom),
    ]
    let world = world([1, 1], kinds: ["side", "end"], configuration) {
      Pieces.rows(.absolute(50))
    }
    let whole = IndexPath(index: 0)
    let side = world.view.supplementaryView(forElementKind: "side", at: whole)
    #expect(side?.frame == CGRect(x: 80, y: 0, width: 20, height: 300))
    #expect(world.frames(1) == [CGRect(x: 0, y: 50, width: 100, height: 50)])
    #expect(world.view.contentSize == CGSize(width: 100, height: 306))
  }

  @Test("a pinned item beside the cells stays in sight like a header")
  func pinnedBeside() {
    let world = world([10, 1], kinds: ["side"]) {
      let section = Pieces.rows(.absolute(100))
      let side = boundary("side", 20, 40, .leading)
      side.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [side]
      return section
    }
    #expect(world.frame("side")?.minY == 480)
    world.view.contentOffset.y = 700
    world.simulator.layoutIfNeeded()
    #expect(world.frame("side")?.minY == 700)
    world.view.contentOffset.y = 980
    world.simulator.layoutIfNeeded()
    #expect(world.frame("side")?.minY == 960)
  }

  @Test("14.9: between opposite edges an item is in the middle")
  func oppositeEdges() {
    let anchors: [(String, DirectionalRectEdge)] = [
      ("tall", [.top, .bottom]), ("wide", [.leading, .trailing, .bottom]),
      ("all", [.top, .leading, .bottom, .trailing]),
    ]
    let world = world([1], kinds: anchors.map(\.0)) {
      let item = CollectionLayoutItem(
        layoutSize: Pieces.size(.fractionalWidth(1), .absolute(60)),
        supplementaryItems: anchors.map { kind, edges in
          CollectionLayoutSupplementaryItem(
            layoutSize: Pieces.size(.absolute(20), .absolute(10)), elementKind: kind,
            containerAnchor: CollectionLayoutAnchor(edges: edges))
        })
      return CollectionLayoutSection(group: Pieces.row(.absolute(60), [item]))
    }
    #expect(world.frame("tall")?.origin == CGPoint(x: 40, y: 25))
    #expect(world.frame("wide")?.origin == CGPoint(x: 40, y: 50))
    #expect(world.frame("all")?.origin == CGPoint(x: 40, y: 25))
  }

  @Test("14.10: a group has views at its edges, numbered by kind; a short one at its own end")
  func groupViews() {
    func view(_ kind: String, _ edges: DirectionalRectEdge) -> CollectionLayoutSupplementaryItem {
      CollectionLayoutSupplementaryItem(
        layoutSize: Pieces.size(.fractionalWidth(0.5), .absolute(4)), elementKind: kind,
        containerAnchor: CollectionLayoutAnchor(edges: edges))
    }
    let world = world([5], kinds: ["top", "end"]) {
      let group = CollectionLayoutGroup.vertical(
        layoutSize: Pieces.size(.fractionalWidth(1), .absolute(90)),
        subitem: Pieces.item(.fractionalWidth(1), .absolute(1)), count: 3)
      group.supplementaryItems = [view("top", .top), view("end", [.bottom, .trailing])]
      let section = CollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      return section
    }
    #expect(world.frame("top", 0, 0) == CGRect(x: 25, y: 0, width: 50, height: 4))
    #expect(world.frame("end", 0, 0) == CGRect(x: 50, y: 86, width: 50, height: 4))
    #expect(world.frame("top", 0, 1) == CGRect(x: 25, y: 100, width: 50, height: 4))
    #expect(world.frame("end", 0, 1) == CGRect(x: 50, y: 156, width: 50, height: 4))
    #expect(world.frame("top", 0, 2) == nil)
    #expect(
      world.view.indexPathsForVisibleSupplementaryElements(ofKind: "end").sorted()
        == [.at(0, 0), .at(0, 1)])
  }

  @Test("14.11: what is easily read is narrower than a wide view")
  func readable() {
    let world = Pieces.world([1], size: CGSize(width: 1000, height: 400), shows: false) { _ in
      let section = Pieces.rows(.absolute(50))
      section.contentInsetsReference = .readableContent
      return section
    }
    world.view.layoutMargins = EdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    world.show()
    #expect(world.frames() == [CGRect(x: 164, y: 0, width: 672, height: 50)])
    world.view.frame.size.width = 300
    world.simulator.layoutIfNeeded()
    #expect(world.frames() == [CGRect(x: 10, y: 0, width: 280, height: 50)])
  }
}

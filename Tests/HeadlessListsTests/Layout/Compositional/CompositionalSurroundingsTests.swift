import Foundation
import HeadlessKit
import ListCore
import Testing

/// Headers, footers, badges, backgrounds and orthogonal sections.
@MainActor
@Suite struct CompositionalSurroundingsTests {
  private let header = CollectionView.elementKindSectionHeader
  private let footer = CollectionView.elementKindSectionFooter

  private func section() -> CollectionLayoutSection {
    let section = Pieces.rows(.absolute(100))
    section.contentInsets = DirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 20)
    section.boundarySupplementaryItems = [
      Pieces.header(.absolute(30)), Pieces.header(.absolute(8), .bottom, kind: footer),
    ]
    return section
  }

  @Test("a header is above the insets and as wide as the items, a footer below them")
  func boundaries() {
    let world = Pieces.world([2, 1]) { _ in section() }
    #expect(world.frame(header) == CGRect(x: 10, y: 0, width: 70, height: 30))
    #expect(world.frames().first == CGRect(x: 10, y: 35, width: 70, height: 100))
    #expect(world.frame(footer) == CGRect(x: 10, y: 241, width: 70, height: 8))
    #expect(world.frame(header, 1) == CGRect(x: 10, y: 249, width: 70, height: 30))
    #expect(world.view.contentSize == CGSize(width: 100, height: 249 + 149))
    #expect(
      world.view.indexPathsForVisibleSupplementaryElements(ofKind: header)
        == [.at(0, 0), .at(1, 0)])
  }

  @Test("headers can ignore the insets, align to a corner, or overlap the items")
  func alignments() {
    let world = Pieces.world([1], shows: false) { _ in
      let section = section()
      section.supplementariesFollowContentInsets = false
      let corner = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: Pieces.size(.absolute(20), .absolute(10)), elementKind: "corner",
        alignment: .topTrailing, absoluteOffset: CGPoint(x: -3, y: 4))
      corner.extendsBoundary = false
      section.boundarySupplementaryItems.append(corner)
      return section
    }
    world.view.register(
      CollectionReusableView.self, forSupplementaryViewOfKind: "corner",
      withReuseIdentifier: "header")
    world.show()
    #expect(world.frame(header) == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(world.frame("corner") == CGRect(x: 77, y: 34, width: 20, height: 10))
    #expect(world.view.contentSize.height == 149)
  }

  @Test("a pinned header stays at the top while its section is visible, a footer at the bottom")
  func pinning() {
    let world = Pieces.world([4, 4], size: CGSize(width: 100, height: 150)) { _ in
      let section = section()
      for item in section.boundarySupplementaryItems { item.pinToVisibleBounds = true }
      return section
    }
    // A section: header 30, 5, items 400, 6, footer 8: 449.
    #expect(world.frame(header)?.minY == 0)
    #expect(world.frame(footer)?.minY == 142)
    world.view.contentOffset.y = 200
    world.simulator.layoutIfNeeded()
    #expect(world.frame(header)?.minY == 200)
    #expect(world.view.supplementaryView(forElementKind: header, at: .at(0, 0))?.frame.minY == 200)
    world.view.contentOffset.y = 430
    world.simulator.layoutIfNeeded()
    #expect(world.frame(header)?.minY == 411)  // the items end at 441
    #expect(world.frame(header, 1)?.minY == 449)
    #expect(world.frame(footer, 1)?.minY == 572)
  }

  @Test("the layout itself has headers, and a spacing between sections")
  func whole() {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    configuration.boundarySupplementaryItems = [
      Pieces.header(.absolute(40), kind: "whole"),
      Pieces.header(.absolute(9), .bottom, kind: "end"),
    ]
    let world = Pieces.world([1, 1], shows: false, configuration) { _ in Pieces.rows(.absolute(50))
    }
    for kind in ["whole", "end"] {
      world.view.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header")
    }
    world.show()
    #expect(world.frames() == [CGRect(x: 0, y: 40, width: 100, height: 50)])
    #expect(world.frames(1) == [CGRect(x: 0, y: 102, width: 100, height: 50)])
    let whole = IndexPath(index: 0)
    #expect(
      world.view.supplementaryView(forElementKind: "whole", at: whole)?.frame
        == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(
      world.view.supplementaryView(forElementKind: "end", at: whole)?.frame
        == CGRect(x: 0, y: 152, width: 100, height: 9))
    #expect(world.view.contentSize.height == 161)
  }

  @Test("a badge is at its anchor, offset by points or by a fraction of its size")
  func badges() {
    func badge(_ kind: String, _ anchor: CollectionLayoutAnchor)
      -> CollectionLayoutSupplementaryItem
    {
      CollectionLayoutSupplementaryItem(
        layoutSize: Pieces.size(.absolute(20), .absolute(10)), elementKind: kind,
        containerAnchor: anchor)
    }
    let world = Pieces.world([2], shows: false) { _ in
      let own = CollectionLayoutSupplementaryItem(
        layoutSize: Pieces.size(.absolute(20), .absolute(10)), elementKind: "own",
        containerAnchor: CollectionLayoutAnchor(edges: [.bottom]),
        itemAnchor: CollectionLayoutAnchor(edges: [.top]))
      let item = CollectionLayoutItem(
        layoutSize: Pieces.size(.fractionalWidth(1), .absolute(60)),
        supplementaryItems: [
          badge("points", .init(edges: [.top, .leading], absoluteOffset: CGPoint(x: 2, y: -3))),
          badge(
            "parts", .init(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -1))),
          own,
        ])
      return CollectionLayoutSection(group: Pieces.row(.absolute(60), [item]))
    }
    for kind in ["points", "parts", "own"] {
      world.view.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header")
    }
    world.show()
    #expect(world.frame("points", 0, 1) == CGRect(x: 2, y: 57, width: 20, height: 10))
    #expect(world.frame("parts", 0, 1) == CGRect(x: 90, y: 50, width: 20, height: 10))
    #expect(world.frame("own", 0, 1) == CGRect(x: 40, y: 120, width: 20, height: 10))
    #expect(
      world.view.indexPathsForVisibleSupplementaryElements(ofKind: "own") == [.at(0, 0), .at(0, 1)])
  }

  @Test("a background is behind the section and its headers, within its own insets")
  func decoration() {
    let world = Pieces.world([1], shows: false) { _ in
      let section = section()
      let background = CollectionLayoutDecorationItem.background(elementKind: "card")
      background.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      section.decorationItems = [background]
      return section
    }
    world.view.collectionViewLayout.register(
      CollectionReusableView.self, forDecorationViewOfKind: "card")
    world.show()
    let attributes = world.view.collectionViewLayout.layoutAttributesForDecorationView(
      ofKind: "card", at: .at(0, 0))
    #expect(attributes?.frame == CGRect(x: 2, y: 1, width: 94, height: 145))
    #expect(attributes?.zIndex == -1)
    #expect(world.view.subviews.first?.frame == attributes?.frame)
  }

  @Test("a section scrolls horizontally; items outside the view have no cells")
  func orthogonal() throws {
    let world = Pieces.world([5, 1]) { index in
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: Pieces.size(.fractionalWidth(0.8), .absolute(60)),
        subitems: [Pieces.item(.fractionalWidth(1), .fractionalHeight(1))])
      let section = CollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets.leading = 5
      if index == 0 { section.orthogonalScrollingBehavior = .groupPaging }
      return section
    }
    // A section that scrolls takes shares of all 100 points (14.3), the other one of 95.
    #expect(world.frames().map(\.minX) == [5, 95, 185, 275, 365])
    #expect(world.frames(1) == [CGRect(x: 5, y: 60, width: 76, height: 60)])
    #expect(world.view.contentSize == CGSize(width: 100, height: 120))
    #expect(world.view.indexPathsForVisibleItems == [.at(0, 0), .at(0, 1), .at(1, 0)])
    try world.simulator.scroll(section: 0, to: 100, in: world.view)
    let layout = world.view.collectionViewLayout as? CollectionViewCompositionalLayout
    #expect(layout?.orthogonalContentOffset(in: 0) == CGPoint(x: 90, y: 0))
    #expect(world.frames().map(\.minX) == [-85, 5, 95, 185, 275])
    #expect(world.view.indexPathsForVisibleItems == [.at(0, 1), .at(0, 2), .at(1, 0)])
    world.view.scrollToItem(at: .at(0, 4), at: .centeredHorizontally, animated: false)
    world.simulator.layoutIfNeeded()
    #expect(layout?.orthogonalContentOffset(in: 0).x == 345)  // a row of 440, less the 95 in sight
    #expect(world.view.indexPathsForVisibleItems == [.at(0, 3), .at(0, 4), .at(1, 0)])
  }

  @Test("group paging to the centre starts and ends with centred groups")
  func orthogonalInTheMiddle() throws {
    let world = Pieces.world([3]) { _ in
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: Pieces.size(.absolute(75), .absolute(60)),
        subitems: [Pieces.item(.fractionalWidth(1), .fractionalHeight(1))])
      let section = CollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets.leading = 5
      section.orthogonalScrollingBehavior = .groupPagingCentered
      return section
    }
    // 95 points of room after the inset, so there are 10 before a centred group.
    let layout = world.view.collectionViewLayout as? CollectionViewCompositionalLayout
    #expect(layout?.orthogonalContentOffset(in: 0) == CGPoint(x: -10, y: 0))
    #expect(world.frames().map(\.minX) == [15, 100, 185])
    #expect(world.view.indexPathsForVisibleItems == [.at(0, 0)])
    try world.simulator.scroll(section: 0, to: 60, in: world.view)
    #expect(world.frames().map(\.minX) == [-70, 15, 100])
    try world.simulator.scroll(section: 0, to: 1000, in: world.view)
    #expect(world.frames().map(\.minX) == [-155, -70, 15])
    try world.simulator.scroll(section: 0, to: -1000, in: world.view)
    #expect(world.frames().map(\.minX) == [15, 100, 185])
  }

  @Test("the visible-items handler gets the items on screen, and its changes are shown")
  func visibleItems() {
    var heard: [[IndexPath]] = []
    var offsets: [CGPoint] = []
    let world = Pieces.world([20]) { _ in
      let section = Pieces.rows(.absolute(100))
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        heard.append(items.map(\.indexPath))
        offsets.append(offset)
        #expect(environment.container.contentSize == CGSize(width: 100, height: 400))
        items.first?.alpha = 0.5
      }
      return section
    }
    #expect(heard.last == (0..<4).map { .at(0, $0) })
    #expect(world.view.visibleCells.map(\.alpha) == [0.5, 1, 1, 1])
    world.view.contentOffset.y = 150
    world.simulator.layoutIfNeeded()
    #expect(heard.last == (1..<6).map { .at(0, $0) })
    #expect(offsets.last == CGPoint(x: 0, y: 150))
    #expect(world.view.visibleCells.map(\.alpha) == [0.5, 1, 1, 1, 1])
  }

  @Test("a layout is laid out again while it scrolls only where something follows the bounds")
  func followsBounds() {
    func follows(
      _ configuration: CollectionViewCompositionalLayoutConfiguration? = nil,
      _ change: @escaping (CollectionLayoutSection) -> Void = { _ in }
    ) -> Bool {
      let world = Pieces.world([20], configuration) { _ in
        let section = Pieces.rows(.absolute(50))
        section.boundarySupplementaryItems = [Pieces.header(.absolute(30))]
        change(section)
        return section
      }
      return world.view.collectionViewLayout.shouldInvalidateLayout(
        forBoundsChange: world.view.bounds.offsetBy(dx: 0, dy: 10))
    }
    #expect(!follows())
    #expect(follows { $0.boundarySupplementaryItems[0].pinToVisibleBounds = true })
    #expect(follows { $0.visibleItemsInvalidationHandler = { _, _, _ in } })
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    let whole = Pieces.header(.absolute(40))
    whole.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [whole]
    #expect(follows(configuration))
  }

  @Test("a pinned header of the whole layout stays at the top through all sections")
  func pinnedWhole() {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    let item = Pieces.header(.absolute(40), kind: "whole")
    item.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [item]
    let world = Pieces.world([4, 4, 4], shows: false, configuration) { _ in
      Pieces.rows(.absolute(50))
    }
    world.view.register(
      CollectionReusableView.self, forSupplementaryViewOfKind: "whole",
      withReuseIdentifier: "header")
    world.show()
    world.view.contentOffset.y = 230
    world.simulator.layoutIfNeeded()
    let whole = IndexPath(index: 0)
    let attributes = world.view.layoutAttributesForSupplementaryElement(ofKind: "whole", at: whole)
    #expect(attributes?.frame.minY == 230)
    #expect(world.view.supplementaryView(forElementKind: "whole", at: whole)?.frame.minY == 230)
  }

  @Test("a section scrolls sideways until an item is where a position says, or just in sight")
  func orthogonalPositions() {
    let world = Pieces.world([5]) { _ in
      let section = CollectionLayoutSection(
        group: .horizontal(
          layoutSize: Pieces.size(.absolute(60), .absolute(60)),
          subitems: [Pieces.item(.fractionalWidth(1), .fractionalHeight(1))]))
      section.interGroupSpacing = 10
      section.contentInsets.leading = 5
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
    let layout = world.view.collectionViewLayout as? CollectionViewCompositionalLayout
    func offset(of item: Int, _ position: CollectionView.ScrollPosition) -> CGFloat? {
      world.view.scrollToItem(at: .at(0, item), at: position, animated: false)
      world.simulator.layoutIfNeeded()
      return layout?.orthogonalContentOffset(in: 0).x
    }
    // Item 2 is from 140 to 200 in a row of 340, of which 95 are in sight.
    #expect(offset(of: 2, .right) == 105)
    #expect(offset(of: 2, .left) == 140)
    #expect(offset(of: 2, .centeredHorizontally) == 122.5)
    #expect(offset(of: 4, .left) == 245)
    #expect(offset(of: 2, .top) == 140)
    #expect(offset(of: 0, .top) == 0)
    #expect(offset(of: 2, .top) == 105)
  }
}

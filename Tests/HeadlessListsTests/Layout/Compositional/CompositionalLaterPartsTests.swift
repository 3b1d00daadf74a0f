import Foundation
import HeadlessKit
import ListCore
import Testing

/// What holds for the second section, group or item as it does for the first.
@MainActor
@Suite struct CompositionalLaterPartsTests {
  @Test("each section has its own background")
  func backgrounds() {
    let world = Pieces.world([1, 0, 2], shows: false) { _ in
      let section = Pieces.rows(.absolute(50))
      section.contentInsets = DirectionalEdgeInsets(top: 5, leading: 0, bottom: 6, trailing: 0)
      let background = CollectionLayoutDecorationItem.background(elementKind: "card")
      background.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      section.decorationItems = [background]
      return section
    }
    let layout = world.view.collectionViewLayout
    layout.register(CollectionReusableView.self, forDecorationViewOfKind: "card")
    world.show()
    func card(_ section: Int) -> CGRect? {
      layout.layoutAttributesForDecorationView(ofKind: "card", at: .at(section, 0))?.frame
    }
    #expect(card(0) == CGRect(x: 2, y: 1, width: 94, height: 57))
    #expect(card(2) == CGRect(x: 2, y: 62, width: 94, height: 107))
    let shown = world.view.subviews.filter { $0.frame == card(0) || $0.frame == card(2) }
    #expect(shown.count == 2)
  }

  @Test("a badge's own anchor is moved along each axis by itself")
  func itemAnchors() {
    func badge(
      _ kind: String, _ anchor: CollectionLayoutAnchor
    ) -> CollectionLayoutSupplementaryItem {
      CollectionLayoutSupplementaryItem(
        layoutSize: Pieces.size(.absolute(20), .absolute(10)), elementKind: kind,
        containerAnchor: CollectionLayoutAnchor(edges: [.top, .leading]), itemAnchor: anchor)
    }
    let world = Pieces.world([2], shows: false) { _ in
      let item = CollectionLayoutItem(
        layoutSize: Pieces.size(.fractionalWidth(1), .absolute(60)),
        supplementaryItems: [
          badge(
            "points", .init(edges: [.bottom, .trailing], absoluteOffset: CGPoint(x: 3, y: -5))),
          badge(
            "parts", .init(edges: [.bottom, .trailing], fractionalOffset: CGPoint(x: 0.5, y: 0.2))),
        ])
      return CollectionLayoutSection(group: Pieces.row(.absolute(60), [item]))
    }
    for kind in ["points", "parts"] {
      world.view.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header")
    }
    world.show()
    #expect(world.frame("points", 0, 0) == CGRect(x: -17, y: -15, width: 20, height: 10))
    #expect(world.frame("points", 0, 1) == CGRect(x: -17, y: 45, width: 20, height: 10))
    #expect(world.frame("parts", 0, 1) == CGRect(x: -10, y: 52, width: 20, height: 10))
  }

  @Test("custom groups follow each other at the distance of groups")
  func customGroups() {
    let world = Pieces.world([5]) { _ in
      let group = CollectionLayoutGroup.custom(
        layoutSize: Pieces.size(.fractionalWidth(1), .absolute(50))
      ) { environment in
        let width = environment.container.effectiveContentSize.width
        return [
          CollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width, height: 30)),
          CollectionLayoutGroupCustomItem(
            frame: CGRect(x: width / 2, y: 20, width: 40, height: 30), zIndex: 7),
        ]
      }
      let section = CollectionLayoutSection(group: group)
      section.interGroupSpacing = 7
      return section
    }
    #expect(
      world.frames() == [
        CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 50, y: 20, width: 40, height: 30),
        CGRect(x: 0, y: 57, width: 100, height: 30), CGRect(x: 50, y: 77, width: 40, height: 30),
        CGRect(x: 0, y: 114, width: 100, height: 30),
      ])
    #expect(world.view.layoutAttributesForItem(at: .at(0, 3))?.zIndex == 7)
    #expect(world.view.layoutAttributesForItem(at: .at(0, 4))?.zIndex == 0)
  }

  @Test("an item's four distances to its surroundings are its own")
  func unequalEdgeSpacing() {
    func item() -> CollectionLayoutItem {
      let item = Pieces.item(.absolute(20), .absolute(20))
      item.edgeSpacing = CollectionLayoutEdgeSpacing(
        leading: .fixed(3), top: .fixed(2), trailing: .fixed(8), bottom: .fixed(11))
      return item
    }
    let row = Pieces.world([4]) { _ in
      CollectionLayoutSection(group: Pieces.row(.absolute(40), [item()]))
    }
    #expect(row.frames().map(\.minX) == [3, 34, 65, 3])
    #expect(row.frames().map(\.minY) == [2, 2, 2, 42])
    let column = Pieces.world([4]) { _ in
      CollectionLayoutSection(
        group: .vertical(
          layoutSize: Pieces.size(.fractionalWidth(1), .absolute(100)), subitems: [item()]))
    }
    #expect(column.frames().map(\.minX) == [3, 3, 3, 3])
    #expect(column.frames().map(\.minY) == [2, 35, 68, 102])
  }

  @Test("14.7: empty sections at the start take no room")
  func emptyStart() {
    let world = Pieces.world([0, 0, 2]) { _ in
      let section = Pieces.rows(.absolute(20))
      section.contentInsets = DirectionalEdgeInsets(top: 3, leading: 0, bottom: 5, trailing: 0)
      return section
    }
    #expect(world.frames(2).map(\.minY) == [3, 23])
    #expect(world.view.contentSize.height == 48)
    #expect(world.view.indexPathForItem(at: CGPoint(x: 50, y: 30)) == .at(2, 1))
    #expect(world.view.indexPathsForVisibleItems == [.at(2, 0), .at(2, 1)])
  }

  @Test("a pinned header stays at the top of its section above the content's start")
  func pinnedAtTheTop() {
    let header = CollectionView.elementKindSectionHeader
    let world = Pieces.world([4, 4], size: CGSize(width: 100, height: 150)) { _ in
      let section = Pieces.rows(.absolute(50))
      let item = Pieces.header(.absolute(30))
      item.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [item]
      return section
    }
    func top(at offset: CGFloat, _ section: Int) -> CGFloat? {
      world.view.contentOffset.y = offset
      world.simulator.layoutIfNeeded()
      return world.frame(header, section)?.minY
    }
    #expect(top(at: -10, 0) == 0)
    #expect(top(at: 0, 0) == 0)
    #expect(top(at: 1, 0) == 1)
    #expect(top(at: 229, 0) == 200)
    #expect(top(at: 229, 1) == 230)
    #expect(top(at: 231, 1) == 231)
  }

  @Test("an overlapping header of an empty section is shown where that section begins")
  func overlappingEmptySection() {
    let header = CollectionView.elementKindSectionHeader
    let world = Pieces.world([2, 0, 4], size: CGSize(width: 100, height: 150)) { index in
      let section = Pieces.rows(.absolute(50))
      if index == 1 {
        let item = Pieces.header(.absolute(30))
        item.extendsBoundary = false
        section.boundarySupplementaryItems = [item]
      }
      return section
    }
    #expect(world.frame(header, 1) == CGRect(x: 0, y: 100, width: 100, height: 30))
    world.view.contentOffset.y = 100
    world.simulator.layoutIfNeeded()
    #expect(world.view.supplementaryView(forElementKind: header, at: .at(1, 0)) != nil)
    #expect(world.view.indexPathsForVisibleItems == [.at(2, 0), .at(2, 1), .at(2, 2)])
  }

  @Test("a row as high as its cells includes their distances and its own insets")
  func measuredRowWithDistances() {
    let world = Pieces.world([2], shows: false) { _ in
      let item = Pieces.item(.absolute(40), .estimated(20))
      item.edgeSpacing = CollectionLayoutEdgeSpacing(
        leading: nil, top: .fixed(3), trailing: nil, bottom: .fixed(5))
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: Pieces.size(.fractionalWidth(1), .estimated(20)), subitems: [item])
      group.contentInsets = DirectionalEdgeInsets(top: 4, leading: 7, bottom: 6, trailing: 0)
      return CollectionLayoutSection(group: group)
    }
    world.sections = [["40", "30"]]
    world.view.register(SizedCell.self, forCellWithReuseIdentifier: "sized")
    world.answersCell = { path in
      let cell = world.view.dequeueReusableCell(withReuseIdentifier: "sized", for: path)
      (cell as? SizedCell)?.length = path.item == 0 ? 40 : 30
      return cell
    }
    world.show()
    #expect(
      world.frames() == [
        CGRect(x: 7, y: 7, width: 40, height: 40), CGRect(x: 47, y: 7, width: 40, height: 30),
      ])
    #expect(world.view.contentSize.height == 58)
  }

  @Test("flexible distances share what a group's insets leave")
  func flexibleInsideInsets() {
    let world = Pieces.world([3]) { _ in
      let item = Pieces.item(.absolute(20), .absolute(10))
      item.edgeSpacing = CollectionLayoutEdgeSpacing(
        leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: Pieces.size(.fractionalWidth(1), .absolute(30)), repeatingSubitem: item,
        count: 3)
      group.interItemSpacing = .flexible(0)
      group.contentInsets = DirectionalEdgeInsets(top: 2, leading: 10, bottom: 8, trailing: 6)
      return CollectionLayoutSection(group: group)
    }
    #expect(world.frames().map(\.minX) == [10, 42, 74])
    #expect(world.frames().map(\.minY) == [7, 7, 7])
  }

  @Test("a section that does not exist has neither background nor header")
  func missingSection() {
    let world = Pieces.world([1], shows: false) { _ in
      let section = Pieces.rows(.absolute(50))
      section.decorationItems = [.background(elementKind: "card")]
      return section
    }
    let layout = world.view.collectionViewLayout
    layout.register(CollectionReusableView.self, forDecorationViewOfKind: "card")
    world.show()
    #expect(layout.layoutAttributesForDecorationView(ofKind: "card", at: .at(0, 0)) != nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "card", at: .at(0, 1)) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "card", at: .at(1, 0)) == nil)
    let header = CollectionView.elementKindSectionHeader
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: .at(1, 0)) == nil)
  }

  @Test("15.3: the layout's own header is shown although there is no section")
  func headerOfNothing() {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [Pieces.header(.absolute(40), kind: "whole")]
    let world = Pieces.world([], shows: false, configuration) { _ in Pieces.rows(.absolute(50)) }
    world.view.register(
      CollectionReusableView.self, forSupplementaryViewOfKind: "whole",
      withReuseIdentifier: "header")
    world.show()
    let whole = IndexPath(index: 0)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(
      world.view.layoutAttributesForSupplementaryElement(ofKind: "whole", at: whole)?.frame == frame
    )
    #expect(world.view.supplementaryView(forElementKind: "whole", at: whole)?.frame == frame)
  }

  @Test("what is left of a line of measured cells goes between those that are there")
  func flexibleMeasuredLine() {
    let world = Pieces.world([0], shows: false) { _ in
      let group = Pieces.row(.absolute(20), [Pieces.item(.estimated(45), .absolute(20))])
      group.interItemSpacing = .flexible(0)
      return CollectionLayoutSection(group: group)
    }
    world.sections = [["20", "20"]]
    world.view.register(SizedCell.self, forCellWithReuseIdentifier: "sized")
    world.answersCell = { path in
      let cell = world.view.dequeueReusableCell(withReuseIdentifier: "sized", for: path)
      (cell as? SizedCell)?.length = 20
      (cell as? SizedCell)?.isWide = true
      return cell
    }
    world.show()
    #expect(world.frames().map(\.minX) == [0, 80])
  }
}

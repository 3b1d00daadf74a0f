import Foundation
import HeadlessKit
import ListCore
import Testing

/// Frames of groups and items, computed by hand.
@MainActor
@Suite struct CompositionalGeometryTests {
  @Test("14.8: items fill a line, then the next one; shares are rounded down to pixels")
  func rounding() {
    // 300 pixels in 7 parts: 42.86 each, so 42, which are 14 points.
    let world = Pieces.world([8]) { _ in
      CollectionLayoutSection(
        group: Pieces.row(
          .absolute(10), [Pieces.item(.fractionalWidth(1 / 7), .fractionalHeight(1))]))
    }
    let row = (0..<7).map { CGRect(x: 14 * CGFloat($0), y: 0, width: 14, height: 10) }
    #expect(world.frames() == row + [CGRect(x: 0, y: 10, width: 14, height: 10)])
    #expect(world.view.contentSize == CGSize(width: 100, height: 20))
  }

  @Test("fractions are of the room inside the insets of section, group and item")
  func insets() {
    let world = Pieces.world([3], size: CGSize(width: 390, height: 800)) { _ in
      let item = Pieces.item(.fractionalWidth(0.5), .fractionalHeight(1))
      item.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let group = Pieces.row(.fractionalWidth(0.5), [item])
      group.contentInsets = DirectionalEdgeInsets(top: 5, leading: 15, bottom: 5, trailing: 15)
      let section = CollectionLayoutSection(group: group)
      section.contentInsets = DirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 20)
      section.interGroupSpacing = 8
      return section
    }
    // Section 350 wide, so a group is 175 high; inside it 320 × 165, an item 160 × 165.
    #expect(
      world.frames() == [
        CGRect(x: 37, y: 16, width: 154, height: 161),
        CGRect(x: 197, y: 16, width: 154, height: 161),
        CGRect(x: 37, y: 199, width: 154, height: 161),
      ])
    #expect(world.view.contentSize == CGSize(width: 390, height: 10 + 175 + 8 + 175 + 30))
  }

  @Test("a count divides the line, a repeated item has its share of the line without distances")
  func counts() {
    let item = { Pieces.item(.fractionalWidth(0.25), .absolute(20)) }
    let size = { Pieces.size(.fractionalWidth(1), .absolute(20)) }
    let equal = Pieces.world([4]) { _ in
      let group = CollectionLayoutGroup.horizontal(layoutSize: size(), subitem: item(), count: 3)
      group.interItemSpacing = .fixed(5)
      return CollectionLayoutSection(group: group)
    }
    #expect(equal.frames().map(\.minX) == [0, 35, 70, 0])
    #expect(equal.frames().map(\.width) == [30, 30, 30, 30])
    let repeated = Pieces.world([4]) { _ in
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: size(), repeatingSubitem: item(), count: 3)
      group.interItemSpacing = .fixed(5)
      return CollectionLayoutSection(group: group)
    }
    // A quarter of 90 points, 67.5 pixels, so 67.
    let width: CGFloat = 67 / 3
    #expect(repeated.frames().map(\.width) == [width, width, width, width])
    let second: CGFloat = 82 / 3
    let third: CGFloat = 164 / 3
    #expect(repeated.frames().map(\.minX) == [0, second, third, 0])
    #expect(repeated.frames().map(\.minY) == [0, 0, 0, 20])
  }

  @Test("remaining room goes to flexible spacing, between items and around them")
  func flexible() {
    let between = Pieces.world([3]) { _ in
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: Pieces.size(.fractionalWidth(1), .absolute(30)),
        repeatingSubitem: Pieces.item(.absolute(20), .absolute(10)), count: 3)
      group.interItemSpacing = .flexible(4)
      return CollectionLayoutSection(group: group)
    }
    #expect(between.frames().map(\.minX) == [0, 40, 80])
    let around = Pieces.world([1]) { _ in
      let item = Pieces.item(.absolute(20), .absolute(10))
      item.edgeSpacing = CollectionLayoutEdgeSpacing(
        leading: .flexible(0), top: .flexible(0), trailing: .fixed(10), bottom: .flexible(0))
      return CollectionLayoutSection(
        group: .horizontal(
          layoutSize: Pieces.size(.fractionalWidth(1), .absolute(30)), repeatingSubitem: item,
          count: 1))
    }
    #expect(around.frames() == [CGRect(x: 70, y: 10, width: 20, height: 10)])
  }

  @Test("groups nest: a large item beside a column of two")
  func nested() {
    let world = Pieces.world([4], size: CGSize(width: 300, height: 400)) { _ in
      let large = Pieces.item(.fractionalWidth(2 / 3), .fractionalHeight(1))
      let column = CollectionLayoutGroup.vertical(
        layoutSize: Pieces.size(.fractionalWidth(1 / 3), .fractionalHeight(1)),
        subitems: [Pieces.item(.fractionalWidth(1), .fractionalHeight(0.5))])
      return CollectionLayoutSection(group: Pieces.row(.absolute(100), [large, column]))
    }
    #expect(
      world.frames() == [
        CGRect(x: 0, y: 0, width: 200, height: 100),
        CGRect(x: 200, y: 0, width: 100, height: 50),
        CGRect(x: 200, y: 50, width: 100, height: 50),
        CGRect(x: 0, y: 100, width: 200, height: 100),
      ])
  }

  @Test("a custom group places its items where its provider says")
  func custom() {
    let world = Pieces.world([3]) { _ in
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
      return CollectionLayoutSection(group: group)
    }
    #expect(
      world.frames() == [
        CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 50, y: 20, width: 40, height: 30),
        CGRect(x: 0, y: 50, width: 100, height: 30),
      ])
    #expect(world.view.layoutAttributesForItem(at: .at(0, 1))?.zIndex == 7)
  }

  @Test("a horizontally scrolling layout puts groups and sections side by side")
  func horizontal() {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 7
    let world = Pieces.world([3, 1], configuration) { _ in
      let section = CollectionLayoutSection(
        group: .vertical(
          layoutSize: Pieces.size(.absolute(60), .fractionalHeight(1)),
          subitems: [Pieces.item(.fractionalWidth(1), .fractionalHeight(0.5))]))
      section.contentInsets.leading = 3
      return section
    }
    #expect(
      world.frames() == [
        CGRect(x: 3, y: 0, width: 60, height: 200), CGRect(x: 3, y: 200, width: 60, height: 200),
        CGRect(x: 63, y: 0, width: 60, height: 200),
      ])
    #expect(world.frames(1) == [CGRect(x: 133, y: 0, width: 60, height: 200)])
    #expect(world.view.contentSize == CGSize(width: 193, height: 400))
  }

  @Test("a hundred thousand items are laid out by arithmetic: one group is requested")
  func arithmetic() {
    var asked = 0
    let world = Pieces.world([100_000], shows: false) { _ in
      CollectionLayoutSection(
        group: .custom(layoutSize: Pieces.size(.fractionalWidth(1), .absolute(20))) { _ in
          asked += 1
          return (0..<2).map {
            .init(frame: CGRect(x: 50 * CGFloat($0), y: 0, width: 50, height: 20))
          }
        })
    }
    world.show()
    #expect(asked == 1)
    #expect(world.view.contentSize.height == 1_000_000)
    world.view.scrollToItem(at: .at(0, 99_999), at: .bottom, animated: false)
    world.simulator.layoutIfNeeded()
    #expect(world.view.indexPathsForVisibleItems.first == .at(0, 99_960))
    #expect(world.view.visibleCells.count == 40)
    #expect(asked == 1)
  }

  @Test("sections are requested again when size or data change, not on scrolling")
  func provider() {
    var asked: [Int] = []
    let world = Pieces.world([30, 1]) { index in
      asked.append(index)
      return Pieces.rows(.absolute(40))
    }
    #expect(asked == [0, 1])
    world.view.contentOffset.y = 100
    world.simulator.layoutIfNeeded()
    #expect(asked == [0, 1])
    world.run {
      world.sections[1].append("n")
      world.view.insertItems(at: [.at(1, 1)])
    }
    #expect(asked == [0, 1, 0, 1])
    world.view.frame.size.width = 80
    world.simulator.layoutIfNeeded()
    #expect(asked == [0, 1, 0, 1, 0, 1])
    #expect(world.frames(1).last == CGRect(x: 0, y: 1240, width: 80, height: 40))
  }
}

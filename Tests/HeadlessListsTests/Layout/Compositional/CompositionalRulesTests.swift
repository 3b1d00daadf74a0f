import Foundation
import HeadlessKit
import ListCore
import Testing

/// The rules of groups and sections where the recorded frames do not reach.
@MainActor
@Suite struct CompositionalRulesTests {
  private func horizontal() -> CollectionViewCompositionalLayoutConfiguration {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    return configuration
  }

  @Test("14.1: items of given and of shared lengths take turns until the line is full")
  func mixedLine() {
    let world = Pieces.world([4]) { _ in
      let group = Pieces.row(
        .absolute(10),
        [
          Pieces.item(.absolute(20), .absolute(10)),
          Pieces.item(.fractionalWidth(0.25), .absolute(10)),
        ])
      group.interItemSpacing = .fixed(10)
      return CollectionLayoutSection(group: group)
    }
    // Three take 20 + 20 + 20 and two distances; a fourth one would not fit.
    #expect(world.frames().map(\.minX) == [0, 30, 60, 0])
    #expect(world.frames().map(\.width) == [20, 20, 20, 20])
  }

  @Test("14.1: an item that is too long stands alone in its line")
  func tooLong() {
    let world = Pieces.world([2]) { _ in
      CollectionLayoutSection(
        group: Pieces.row(.absolute(10), [Pieces.item(.absolute(150), .absolute(10))]))
    }
    #expect(world.frames().map(\.minY) == [0, 10])
  }

  @Test("14.2: a last group is as long as what it holds, and the next section moves up")
  func trimmed() {
    func section(spacing: CollectionLayoutSpacing?) -> CollectionLayoutSection {
      let group = CollectionLayoutGroup.vertical(
        layoutSize: Pieces.size(.fractionalWidth(1), .absolute(90)),
        subitem: Pieces.item(.fractionalWidth(1), .absolute(7)), count: 3)
      group.interItemSpacing = spacing
      return CollectionLayoutSection(group: group)
    }
    let plain = Pieces.world([1, 4]) { _ in section(spacing: nil) }
    #expect(plain.frames() == [CGRect(x: 0, y: 0, width: 100, height: 30)])
    #expect(plain.frames(1).map(\.minY) == [30, 60, 90, 120])
    #expect(plain.view.contentSize.height == 150)
    let spaced = Pieces.world([2]) { _ in section(spacing: .fixed(15)) }
    #expect(spaced.frames().map(\.minY) == [0, 35])
    #expect(spaced.view.contentSize.height == 55)
  }

  @Test("14.2: in a nested group, and in one that scrolls sideways")
  func trimmedElsewhere() {
    let nested = Pieces.world([4], size: CGSize(width: 300, height: 400)) { _ in
      let pair = Pieces.row(
        .fractionalHeight(0.5), [Pieces.item(.fractionalWidth(0.5), .fractionalHeight(1))])
      return CollectionLayoutSection(
        group: .vertical(
          layoutSize: Pieces.size(.fractionalWidth(1), .absolute(100)),
          subitems: [Pieces.item(.fractionalWidth(1), .fractionalHeight(0.5)), pair]))
    }
    #expect(nested.frames().map(\.minY) == [0, 50, 50, 100])
    #expect(nested.view.contentSize.height == 150)
    let sideways = Pieces.world([4], horizontal()) { _ in
      CollectionLayoutSection(
        group: .horizontal(
          layoutSize: Pieces.size(.absolute(90), .fractionalHeight(1)),
          subitem: Pieces.item(.absolute(1), .fractionalHeight(1)), count: 3))
    }
    #expect(sideways.view.contentSize == CGSize(width: 120, height: 400))
  }

  @Test("14.3: insets along the groups leave their shares alone, those across do not")
  func container() {
    func section() -> CollectionLayoutSection {
      let section = CollectionLayoutSection(
        group: .horizontal(
          layoutSize: Pieces.size(.fractionalWidth(0.5), .fractionalHeight(0.5)),
          subitems: [Pieces.item(.fractionalWidth(1), .fractionalHeight(1))]))
      section.contentInsets = DirectionalEdgeInsets(top: 10, leading: 5, bottom: 30, trailing: 15)
      return section
    }
    let down = Pieces.world([1]) { _ in section() }
    #expect(down.frames() == [CGRect(x: 5, y: 10, width: 40, height: 200)])
    let right = Pieces.world([1], horizontal()) { _ in section() }
    #expect(right.frames() == [CGRect(x: 5, y: 10, width: 50, height: 180)])
    let row = Pieces.world([1]) { _ in
      let section = section()
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
    #expect(row.frames() == [CGRect(x: 5, y: 10, width: 50, height: 180)])
  }

  @Test("14.4: a line of an estimated length holds its items once")
  func estimatedLine() {
    let world = Pieces.world([3], horizontal()) { _ in
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: Pieces.size(.estimated(500), .absolute(40)),
        subitems: [
          Pieces.item(.absolute(60), .absolute(40)), Pieces.item(.absolute(30), .absolute(40)),
        ])
      group.interItemSpacing = .fixed(4)
      let section = CollectionLayoutSection(group: group)
      section.interGroupSpacing = 7
      return section
    }
    #expect(world.frames().map(\.minX) == [0, 64, 101])
    #expect(world.view.contentSize.width == 161)
  }

  @Test("14.7: an empty section has no length, unless it has a header")
  func empty() {
    let world = Pieces.world([1, 0, 1]) { index in
      let section = Pieces.rows(.absolute(20))
      section.contentInsets = DirectionalEdgeInsets(top: 3, leading: 0, bottom: 5, trailing: 0)
      if index == 2 { section.boundarySupplementaryItems = [Pieces.header(.absolute(8))] }
      return section
    }
    #expect(world.frames(2) == [CGRect(x: 0, y: 39, width: 100, height: 20)])
    world.run {
      world.sections[2] = []
      world.view.deleteItems(at: [.at(2, 0)])
    }
    #expect(world.view.contentSize.height == 44)
  }

  @Test("flexible distances around a group put it into the middle of its section")
  func centredGroup() {
    let world = Pieces.world([2]) { _ in
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: Pieces.size(.absolute(40), .absolute(20)),
        subitems: [Pieces.item(.fractionalWidth(1), .fractionalHeight(1))])
      group.edgeSpacing = CollectionLayoutEdgeSpacing(
        leading: .flexible(0), top: .fixed(3), trailing: .flexible(0), bottom: .fixed(5))
      return CollectionLayoutSection(group: group)
    }
    #expect(world.frames().map(\.minX) == [30, 30])
    #expect(world.frames().map(\.minY) == [3, 31])
  }

  @Test("groups without items, without an end, or of no number of items end nothing")
  func degenerate() {
    let size = Pieces.size(.fractionalWidth(1), .absolute(20))
    var empty: [CollectionLayoutGroup] = []
    let report = captureCrash {
      empty.append(.horizontal(layoutSize: size, subitems: []))  // behaviour 25.16
    }
    #expect(report?.reason == "At least 1 subitem is required for a group")
    let groups: [CollectionLayoutGroup] = [
      .vertical(layoutSize: size, subitem: Pieces.item(.absolute(1), .absolute(1)), count: 0),
      .horizontal(
        layoutSize: size, repeatingSubitem: Pieces.item(.absolute(1), .absolute(1)), count: -3),
      .custom(layoutSize: size) { _ in [] },
    ]
    for group in empty + groups {
      let world = Pieces.world([3]) { _ in CollectionLayoutSection(group: group) }
      #expect(world.frames() == [])
      #expect(world.view.contentSize == CGSize(width: 100, height: 0))
    }
    let endless = Pieces.world([3]) { _ in
      CollectionLayoutSection(
        group: .horizontal(
          layoutSize: Pieces.size(.absolute(.infinity), .absolute(20)),
          subitems: [Pieces.item(.absolute(10), .absolute(20))]))
    }
    #expect(endless.frames().map(\.minX) == [0, 10, 20])
    let nowhere = Pieces.world([3]) { _ in
      CollectionLayoutSection(
        group: Pieces.row(.absolute(20), [Pieces.item(.absolute(0), .absolute(20))]))
    }
    #expect(nowhere.frames().map(\.minY) == [0, 20, 40])
  }

  @Test("a provider that has no section raises UIKit's exception")
  func noSection() {
    let layout = CollectionViewCompositionalLayout { _, _ in nil }
    let world = CollectionWorld([["a"]], layout: layout)
    let report = world.crash { world.show() }
    #expect(report?.facts == .layout(.noSection))
    #expect(
      report?.reason
        == "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. This is a client error."
    )
  }
}

import Foundation
import HeadlessKit
import TestSupport
import Testing

/// Layouts that nobody would write: whatever a layout is given, it lays out, the same way twice.
@MainActor
@Suite struct RandomLayoutTests {
  @Test(
    "a random compositional layout lays out, the same way twice",
    arguments: 0..<UInt64(Thoroughness.number(usually: 30, exhaustively: 600)))
  func compositional(seed: UInt64) throws {
    var generator = LayoutGenerator(seed: seed)
    let counts = (0..<Int.random(in: 0...3, using: &generator.numbers)).map { _ in
      [0, 1, 3, 12].randomElement(using: &generator.numbers) ?? 0
    }
    let sections = counts.map { _ in generator.section() }
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = generator.one([.vertical, .horizontal])
    configuration.interSectionSpacing = generator.length()
    configuration.boundarySupplementaryItems = generator.boundaries()
    let layout = CollectionViewCompositionalLayout(
      sectionProvider: { index, _ in sections[index] }, configuration: configuration)
    try expectSteady(
      layout, counts, generator.one([[320, 480], [0, 0], [1, 3000], [375.5, 600.25]]))
  }

  @Test("a random flow layout lays out, the same way twice", arguments: 0..<40)
  func flow(seed: UInt64) throws {
    var generator = LayoutGenerator(seed: seed)
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = generator.one([.vertical, .horizontal])
    layout.itemSize = generator.lengths()
    layout.minimumLineSpacing = generator.length()
    layout.minimumInteritemSpacing = generator.length()
    layout.headerReferenceSize = generator.lengths()
    layout.sectionInset = EdgeInsets(
      top: generator.length(), left: generator.length(), bottom: generator.length(),
      right: generator.length())
    layout.estimatedItemSize = generator.one([
      .zero, CGSize(width: 40, height: 40), CollectionViewFlowLayout.automaticSize,
      generator.lengths(),
    ])
    layout.sectionHeadersPinToVisibleBounds = generator.one([true, false])
    try expectSteady(layout, [5, 0, 20], generator.one([[320, 480], [0, 0], [1, 3000]]))
  }

  /// Shows and scrolls the list. A crash that UIKit raises is an answer too.
  private func expectSteady(
    _ layout: CollectionViewLayout, _ counts: [Int], _ size: [CGFloat],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let world = RecordedWorld(counts, size: size, layout: layout)
    world.register(kinds: LayoutGenerator.kinds + [CollectionView.elementKindSectionHeader])
    var passes: [[String]] = []
    let report = try captureCrash {
      try world.show()
      world.view.contentOffset = CGPoint(x: 57, y: 133)
      try world.simulator.settle()
      for _ in 0..<2 {
        world.view.setNeedsLayout()
        world.view.layoutIfNeeded()
        passes.append(frames(of: layout))
      }
    }
    if let report { print("REPORT", report.reason) }
    if report == nil {
      #expect(passes.count == 2 && passes.first == passes.last, sourceLocation: sourceLocation)
    }
  }

  private func frames(of layout: CollectionViewLayout) -> [String] {
    let rect = CGRect(x: -500, y: -500, width: 2000, height: 2000)
    let attributes = layout.layoutAttributesForElements(in: rect) ?? []
    return ["\(layout.collectionViewContentSize)"]
      + attributes.map { "\($0.representedElementKind ?? "") \($0.indexPath) \($0.frame)" }
  }
}

/// Generates parts of layouts, odd numbers among them.
@MainActor
private struct LayoutGenerator {
  static let kinds = ["first", "second"]

  var numbers: SeededGenerator

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  mutating func one<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &numbers)]
  }

  mutating func length() -> CGFloat {
    one([0, 0, 0, 8, 10, 44, 100.25, -7, 1e7, 0.001])
  }

  mutating func lengths() -> CGSize { CGSize(width: length(), height: length()) }

  mutating func insets() -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: length(), leading: length(), bottom: length(), trailing: length())
  }

  mutating func dimension() -> CollectionLayoutDimension {
    let fraction: CGFloat = one([1, 0.5, 1 / 3, 0.25, 0, 2, 0.9])
    return one([
      .fractionalWidth(fraction), .fractionalHeight(fraction), .absolute(length()),
      .absolute(one([30, 50, 100])), .estimated(one([20, 44, 0, 200])),
    ])
  }

  mutating func size() -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: dimension(), heightDimension: dimension())
  }

  mutating func spacing() -> CollectionLayoutSpacing {
    let length = length()
    return one([.fixed(length), .flexible(length)])
  }

  mutating func item(depth: Int) -> CollectionLayoutItem {
    let item = depth > 0 && one([true, false]) ? group(depth: depth - 1) : plainItem()
    if one([true, false, false]) { item.contentInsets = insets() }
    if one([true, false, false]) {
      item.edgeSpacing = CollectionLayoutEdgeSpacing(
        leading: spacing(), top: spacing(), trailing: nil, bottom: spacing())
    }
    return item
  }

  mutating func plainItem() -> CollectionLayoutItem {
    guard one([true, false, false]) else { return CollectionLayoutItem(layoutSize: size()) }
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: size(), elementKind: one(Self.kinds),
      containerAnchor: CollectionLayoutAnchor(
        edges: one([[.top, .trailing], [.bottom], [.top, .bottom], []]),
        fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    return CollectionLayoutItem(layoutSize: size(), supplementaryItems: [badge])
  }

  mutating func group(depth: Int) -> CollectionLayoutGroup {
    let items = (0..<one([1, 1, 2, 3])).map { _ in item(depth: depth) }
    let count = one([1, 2, 3, 7])
    let group: CollectionLayoutGroup =
      switch one([0, 1, 2, 3]) {
      case 0: .horizontal(layoutSize: size(), subitems: items)
      case 1: .vertical(layoutSize: size(), subitems: items)
      case 2: .horizontal(layoutSize: size(), repeatingSubitem: items[0], count: count)
      default: .vertical(layoutSize: size(), repeatingSubitem: items[0], count: count)
      }
    if one([true, false]) { group.interItemSpacing = spacing() }
    return group
  }

  mutating func boundaries() -> [CollectionLayoutBoundarySupplementaryItem] {
    (0..<one([0, 0, 1, 2])).map { index in
      let item = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(), elementKind: Self.kinds[index],
        alignment: one([.top, .bottom, .leading, .trailing, .topLeading, .none]),
        absoluteOffset: CGPoint(x: length(), y: length()))
      item.extendsBoundary = one([true, false])
      item.pinToVisibleBounds = one([true, false])
      return item
    }
  }

  mutating func section() -> CollectionLayoutSection {
    let section = CollectionLayoutSection(group: group(depth: 2))
    section.contentInsets = one([.zero, insets()])
    section.interGroupSpacing = length()
    section.boundarySupplementaryItems = boundaries()
    section.contentInsetsReference = one([.automatic, .none, .safeArea, .layoutMargins])
    section.orthogonalScrollingBehavior = one([
      .none, .none, .continuous, .paging, .groupPaging, .groupPagingCentered,
      .continuousGroupLeadingBoundary,
    ])
    return section
  }
}

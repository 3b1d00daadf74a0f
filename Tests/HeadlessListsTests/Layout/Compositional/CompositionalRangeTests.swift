import Foundation
import HeadlessKit
import Testing

/// The elements in a part of the content, against a search through all elements.
@MainActor
@Suite struct CompositionalRangeTests {
  private static let header = CollectionView.elementKindSectionHeader
  private static let footer = CollectionView.elementKindSectionFooter
  /// Sections without items or any other part are among them: they have no extent.
  private static let counts = [0, 0, 3, 1, 0, 0, 2, 0, 5, 0]

  private func hasHeader(_ section: Int) -> Bool { section % 4 == 2 || section == 7 }
  private func hasFooter(_ section: Int) -> Bool { section % 3 == 2 }

  private func section(_ index: Int, isHorizontal: Bool) -> CollectionLayoutSection {
    func size(_ length: CGFloat) -> CollectionLayoutSize {
      isHorizontal
        ? Pieces.size(.absolute(length), .fractionalHeight(1))
        : Pieces.size(.fractionalWidth(1), .absolute(length))
    }
    func boundary(
      _ kind: String, _ length: CGFloat, _ alignment: RectAlignment
    ) -> CollectionLayoutBoundarySupplementaryItem {
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(length), elementKind: kind, alignment: alignment)
    }
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size(40), subitems: [.init(layoutSize: size(40))]))
    if hasHeader(index) {
      section.boundarySupplementaryItems.append(
        boundary(Self.header, 30, isHorizontal ? .leading : .top))
    }
    if hasFooter(index) {
      section.boundarySupplementaryItems.append(
        boundary(Self.footer, 20, isHorizontal ? .trailing : .bottom))
    }
    return section
  }

  /// Returns all elements, section by section: the header, the items, the footer.
  private func elements(_ layout: CollectionViewLayout) throws -> [CollectionViewLayoutAttributes] {
    func boundary(_ kind: String, _ section: Int) throws -> CollectionViewLayoutAttributes {
      try #require(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: .at(section, 0)))
    }
    var all: [CollectionViewLayoutAttributes] = []
    for (section, count) in Self.counts.enumerated() {
      if hasHeader(section) { all.append(try boundary(Self.header, section)) }
      for item in 0..<count {
        all.append(try #require(layout.layoutAttributesForItem(at: .at(section, item))))
      }
      if hasFooter(section) { all.append(try boundary(Self.footer, section)) }
    }
    return all
  }

  private func names(_ attributes: [CollectionViewLayoutAttributes]) -> [String] {
    attributes.map { "\($0.representedElementKind ?? "item") \(short($0.indexPath))" }
  }

  private func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY
      && other.minY < one.maxY
  }

  @Test(arguments: [false, true], [0, 12] as [CGFloat])
  func everyElementIsFoundInEveryPart(isHorizontal: Bool, spacing: CGFloat) throws {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
    configuration.interSectionSpacing = spacing
    let world = Pieces.world(
      Self.counts, size: CGSize(width: 300, height: 300), configuration
    ) { index in section(index, isHorizontal: isHorizontal) }
    let layout = world.view.collectionViewLayout
    let all = try elements(layout)
    #expect(all.count == 11 + 3 + 3)
    let content = layout.collectionViewContentSize
    let end = (isHorizontal ? content.width : content.height) + 60
    for length in [1, 10, 25, 300, 5000] as [CGFloat] {
      for start in stride(from: -60, to: end, by: 5) {
        let part =
          isHorizontal
          ? CGRect(x: start, y: 0, width: length, height: 300)
          : CGRect(x: 0, y: start, width: 300, height: length)
        #expect(
          names(layout.layoutAttributesForElements(in: part) ?? [])
            == names(all.filter { overlap(part, $0.frame) }),
          "\(start) \(length)")
      }
    }
  }

  /// A header that overlaps the items of its section gives an empty section no extent.
  @Test(arguments: 0..<6)
  func aHeaderOverAnEmptySectionIsFound(empty: Int) {
    let world = Pieces.world(Array(repeating: 0, count: empty) + [3, 1]) { _ in
      let section = Pieces.rows(.absolute(40))
      let header = Pieces.header(.absolute(30))
      header.extendsBoundary = false
      section.boundarySupplementaryItems = [header]
      return section
    }
    #expect(world.view.contentSize.height == 160)
    for section in 0...empty {
      #expect(world.frame(Self.header, section) == CGRect(x: 0, y: 0, width: 100, height: 30))
    }
    let all = Set((0..<empty + 2).map { IndexPath.at($0, 0) })
    #expect(Set(world.view.indexPathsForVisibleSupplementaryElements(ofKind: Self.header)) == all)
    let top = CGRect(x: 0, y: 0, width: 100, height: 10)
    let found = world.view.collectionViewLayout.layoutAttributesForElements(in: top) ?? []
    #expect(
      found.filter { $0.representedElementKind == Self.header }.map(\.indexPath.section)
        == Array(0...empty))
  }
}

import Foundation
import HeadlessKit

/// Factories for compositional layouts in tests.
@MainActor
enum Pieces {
  static func size(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static func item(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutItem {
    CollectionLayoutItem(layoutSize: size(width, height))
  }

  /// Returns a group of items as wide as the section.
  static func row(
    _ height: CollectionLayoutDimension, _ items: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: items)
  }

  /// Returns a section with one item per row.
  static func rows(_ height: CollectionLayoutDimension) -> CollectionLayoutSection {
    CollectionLayoutSection(group: row(height, [item(.fractionalWidth(1), height)]))
  }

  static func header(
    _ height: CollectionLayoutDimension, _ alignment: RectAlignment = .top,
    kind: String = CollectionView.elementKindSectionHeader
  ) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
  }

  /// Returns a world that shows sections of the given numbers of items in a compositional layout.
  static func world(
    _ counts: [Int], size: CGSize = CGSize(width: 100, height: 400), shows: Bool = true,
    _ configuration: CollectionViewCompositionalLayoutConfiguration? = nil,
    _ section: @escaping (Int) -> CollectionLayoutSection
  ) -> CollectionWorld {
    let layout = CollectionViewCompositionalLayout(
      sectionProvider: { index, _ in section(index) },
      configuration: configuration ?? CollectionViewCompositionalLayoutConfiguration())
    let world = CollectionWorld(
      counts.map { count in (0..<count).map { "\($0)" } }, layout: layout, size: size)
    if shows { world.show() }
    return world
  }
}

extension CollectionWorld {
  /// Returns the frames of a section's items.
  func frames(_ section: Int = 0) -> [CGRect] {
    sections[section].indices.compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  /// Returns the frame of a supplementary view.
  func frame(_ kind: String, _ section: Int = 0, _ item: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: item, section: section))?.frame
  }
}

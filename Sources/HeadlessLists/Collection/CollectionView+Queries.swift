import Foundation
import ListCore

extension SectionCounts {
  /// The counts of a collection view without a data source (behaviour 15.2).
  static let withoutDataSource: SectionCounts = [0]
}

extension CollectionView {
  /// The counts that the layouts of this module use. Without a data source there is nothing to lay
  /// out, not even an empty section (known difference layout-without-data-source).
  var laidOutCounts: SectionCounts {
    let counts = engine.counts()
    return dataSource == nil && counts == .withoutDataSource ? [] : counts
  }

  /// Returns the number of items in a section. Crashes if the section does not exist (crash
  /// families D2).
  func itemCount(inSection section: Int) -> Int {
    let counts = engine.counts()
    guard counts.contains(section: section) else {
      engine.crash(.query(.itemsOfMissingSection(section, sections: counts.sectionCount)))
      return 0
    }
    return counts[section]
  }

  /// Returns the layout's attributes for an item.
  func attributes(ofItem indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    prepareLayout()
    guard !hasCrashed, let path = ItemPath(indexPath), engine.counts().contains(path) else {
      return nil
    }
    return currentLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout's attributes for a supplementary view. Crashes if its section does not
  /// exist.
  func attributes(
    ofSupplementary kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    prepareLayout()
    guard !hasCrashed else { return nil }
    // The index path of a view of the whole layout has one index, which is not a section.
    // (behaviour 15.3)
    if indexPath.count > 1, let section = indexPath.first,
      !engine.counts().contains(section: section)
    {
      // Crash families C2.
      engine.crash(
        .layout(
          .supplementaryOfMissingSection(
            kind: kind, section: section, sections: engine.counts().sectionCount)))
      return nil
    }
    return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Returns the frontmost item at a point in the content.
  func item(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    guard !hasCrashed else { return nil }
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let found = (currentLayout.layoutAttributesForElements(in: spot) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.touches(spot)
        && $0.frame.contains(point)
    }
    var frontmost: CollectionViewLayoutAttributes?
    for attributes in found where attributes.zIndex >= frontmost?.zIndex ?? .min {
      frontmost = attributes
    }
    return frontmost?.indexPath
  }
}

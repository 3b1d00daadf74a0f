import Foundation
import ListCore

// Headers, footers, badges and decorations.
extension CollectionViewCompositionalLayout {
  /// A header, a footer, or a view that is anchored to an item or a group.
  struct Supplementary {
    let item: CollectionLayoutSupplementaryItem
    /// The header or footer; `nil` for another view.
    var boundary: CompositionalSection.Boundary?
    /// The frame of the item or the group to which the view is anchored.
    var anchor: CGRect?
  }

  /// Returns the supplementary view of a kind at a position.
  func supplementary(_ kind: String, _ indexPath: IndexPath) -> Supplementary? {
    guard let geometry = currentGeometry, let number = indexPath.last else { return nil }
    func find(_ all: [CompositionalSection.Boundary]) -> Supplementary? {
      all.first { $0.item.elementKind == kind && $0.number == number }
        .map { Supplementary(item: $0.item, boundary: $0) }
    }
    if indexPath.count == 1 { return find(geometry.boundaries) }
    guard let path = ItemPath(indexPath), geometry.sections.indices.contains(path.section) else {
      return nil
    }
    let section = geometry.sections[path.section]
    if let boundary = find(section.boundaries) { return boundary }
    if let (item, group, rect) = section.groupSupplementary(kind, number: number) {
      return Supplementary(item: item, anchor: frame(rect, inGroup: group, of: path.section))
    }
    guard let (place, leaf) = place(ofItem: path),
      let item = leaf.item.supplementaryItems.first(where: { $0.elementKind == kind })
    else { return nil }
    return Supplementary(item: item, anchor: frame(place))
  }

  /// Returns the attributes of a header, a footer or a badge; `nil` if it does not exist.
  func attributes(
    ofSupplementary kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard let known = supplementary(kind, indexPath) else { return nil }
    if let boundary = known.boundary {
      return attributes(
        boundary, at: indexPath, section: indexPath.count > 1 ? indexPath.first : nil)
    }
    return known.anchor.map { attributes(known.item, at: indexPath, $0) }
  }

  /// Returns the attributes of a section's decoration; `nil` if it does not exist.
  func attributes(
    ofDecoration kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard let geometry = currentGeometry, let path = ItemPath(indexPath), path.item == 0,
      geometry.sections.indices.contains(path.section),
      let item = geometry.sections[path.section].definition.decorationItems
        .first(where: { $0.elementKind == kind })
    else { return nil }
    let attributes = makeAttributes(.decorationView, indexPath, kind: kind)
    let whole = FlowRect(
      along: geometry.start(of: path.section), across: 0,
      size: FlowSize(
        along: geometry.sections[path.section].extent, across: axis.size(geometry.room).across))
    attributes.frame = frame(whole).shrunk(by: item.effectiveInsets)
    attributes.zIndex = item.zIndex == 0 ? -1 : item.zIndex
    return attributes
  }

  /// Returns the attributes of a section's decorations.
  func decorations(
    of section: Int, _ geometry: CompositionalGeometry
  ) -> [CollectionViewLayoutAttributes] {
    geometry.sections[section].definition.decorationItems.compactMap {
      attributes(ofDecoration: $0.elementKind, at: IndexPath(item: 0, section: section))
    }
  }

  /// Returns the attributes of a section's boundary items before or after its cells.
  func boundaries(
    of section: Int, _ geometry: CompositionalGeometry, isBefore: Bool
  ) -> [CollectionViewLayoutAttributes] {
    geometry.sections[section].boundaries.filter { $0.isBefore == isBefore }.map {
      attributes($0, at: IndexPath(item: $0.number, section: section), section: section)
    }
  }

  /// Returns the attributes of the whole layout's boundary items before or after its sections.
  func boundaries(
    _ geometry: CompositionalGeometry, isBefore: Bool
  ) -> [CollectionViewLayoutAttributes] {
    geometry.boundaries.filter { $0.isBefore == isBefore }.map {
      attributes($0, at: IndexPath(index: $0.number), section: nil)
    }
  }

  /// Returns the attributes of a view that is anchored to a frame.
  func attributes(
    _ badge: CollectionLayoutSupplementaryItem, at indexPath: IndexPath, _ item: CGRect
  ) -> CollectionViewLayoutAttributes {
    let attributes = makeAttributes(.supplementaryView, indexPath, kind: badge.elementKind)
    attributes.frame = badge.frame(
      at: item, measured: state.measuredViews[.supplementary(badge.elementKind, indexPath)], grid)
    attributes.zIndex = badge.zIndex
    return attributes
  }

  /// Returns the attributes of a header or footer of a section or of the whole layout.
  func attributes(
    _ boundary: CompositionalSection.Boundary, at indexPath: IndexPath, section: Int?
  ) -> CollectionViewLayoutAttributes {
    let attributes = makeAttributes(
      .supplementaryView, indexPath, kind: boundary.item.elementKind)
    attributes.frame = frame(pinned(boundary, section: section))
    attributes.zIndex = boundary.item.zIndex
    return attributes
  }
}

extension CGRect {
  /// Returns the rectangle inside insets; it is empty if the insets leave no space.
  fileprivate func shrunk(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: Swift.max(0, width - insets.left - insets.right),
      height: Swift.max(0, height - insets.top - insets.bottom))
  }
}

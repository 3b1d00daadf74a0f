import Foundation
import ListCore

// Headers, footers, badges and what is behind a section.
extension CollectionViewCompositionalLayout {
  /// A header, a footer, or a view at the edges of an item or a group.
  struct Supplementary {
    let item: CollectionLayoutSupplementaryItem
    /// The header or footer; `nil` for another view.
    var boundary: CompositionalSection.Boundary?
    /// The frame of the item or the group that the view is at.
    var anchor: CGRect?
  }

  /// What a kind of supplementary view at a position is.
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

  /// The attributes of a header, a footer or a badge; `nil` if there is none.
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

  /// The attributes of what is behind a section; `nil` if there is nothing.
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

  /// What is behind a section.
  func decorations(
    of section: Int, _ geometry: CompositionalGeometry
  ) -> [CollectionViewLayoutAttributes] {
    geometry.sections[section].definition.decorationItems.compactMap {
      attributes(ofDecoration: $0.elementKind, at: IndexPath(item: 0, section: section))
    }
  }

  /// The headers or the other boundary items of a section.
  func boundaries(
    of section: Int, _ geometry: CompositionalGeometry, isBefore: Bool
  ) -> [CollectionViewLayoutAttributes] {
    geometry.sections[section].boundaries.filter { $0.isBefore == isBefore }.map {
      attributes($0, at: IndexPath(item: $0.number, section: section), section: section)
    }
  }

  /// The headers or the other boundary items of the whole layout.
  func boundaries(
    _ geometry: CompositionalGeometry, isBefore: Bool
  ) -> [CollectionViewLayoutAttributes] {
    geometry.boundaries.filter { $0.isBefore == isBefore }.map {
      attributes($0, at: IndexPath(index: $0.number), section: nil)
    }
  }

  /// The attributes of a view at the edges of something with a frame.
  func attributes(
    _ badge: CollectionLayoutSupplementaryItem, at indexPath: IndexPath, _ item: CGRect
  ) -> CollectionViewLayoutAttributes {
    let attributes = makeAttributes(.supplementaryView, indexPath, kind: badge.elementKind)
    attributes.frame = badge.frame(
      at: item, measured: state.measuredViews[.supplementary(badge.elementKind, indexPath)], grid)
    attributes.zIndex = badge.zIndex
    return attributes
  }

  /// The attributes of a header or footer, of a section or of the whole layout.
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
  /// The rectangle inside insets, of no size where they leave none.
  fileprivate func shrunk(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: Swift.max(0, width - insets.left - insets.right),
      height: Swift.max(0, height - insets.top - insets.bottom))
  }
}

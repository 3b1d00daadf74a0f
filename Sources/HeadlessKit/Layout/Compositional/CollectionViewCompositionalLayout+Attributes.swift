import Foundation
import ListCore

extension CollectionViewCompositionalLayout {
  /// The attributes of every element that a rectangle touches: section by section, what is behind
  /// it, headers, items with what is at their edges, footers.
  func attributesOfElements(in rect: CGRect) -> [CollectionViewLayoutAttributes] {
    guard let geometry = currentGeometry else { return [] }
    var found = boundaries(geometry, isBefore: true)
    let span = axis.span(rect)
    for section in geometry.sections(from: span.start, to: span.end) {
      var elements = decorations(of: section, geometry)
      elements += boundaries(of: section, geometry, isBefore: true)
      appendItems(of: section, touching: rect, geometry, to: &elements)
      elements += boundaries(of: section, geometry, isBefore: false)
      elements = elements.filter { rect.touches($0.frame) }
      if rect == collectionView?.bounds { show(elements, of: section, geometry) }
      found += elements
    }
    found += boundaries(geometry, isBefore: false)
    return found.filter { rect.touches($0.frame) }
  }

  /// The attributes of an item; `nil` if there is no such item.
  func attributes(ofItem path: ItemPath) -> CollectionViewLayoutAttributes? {
    guard let (place, leaf) = place(ofItem: path) else { return nil }
    let attributes = makeAttributes(.cell, IndexPath(path))
    attributes.frame = frame(place)
    attributes.zIndex = leaf.zIndex
    return attributes
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

  /// Where an item is in the content; `nil` if there is no such item.
  func place(ofItem path: ItemPath) -> (place: FlowRect, leaf: GroupSolution.Leaf)? {
    guard let geometry = currentGeometry, geometry.sections.indices.contains(path.section),
      var found = geometry.sections[path.section].place(
        ofItem: path.item, offset: offset(of: path.section))
    else { return nil }
    found.place.along += geometry.start(of: path.section)
    return found
  }

  /// The frame of a rectangle in a group.
  private func frame(_ rect: CGRect, inGroup group: Int, of section: Int) -> CGRect? {
    guard let geometry = currentGeometry else { return nil }
    var place = geometry.sections[section].place(
      rect, inGroup: group, offset: offset(of: section))
    place.along += geometry.start(of: section)
    return frame(place)
  }

  /// A place as a frame: on whole pixels, and mirrored where people read the other way.
  func frame(_ place: FlowRect) -> CGRect {
    var frame = grid.nearest(axis.rect(place))
    if isMirrored, let room = currentGeometry?.room {
      frame.origin.x = room.width - frame.maxX
    }
    return frame
  }

  private var isMirrored: Bool {
    axis == .vertical && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func decorations(
    of section: Int, _ geometry: CompositionalGeometry
  ) -> [CollectionViewLayoutAttributes] {
    geometry.sections[section].definition.decorationItems.compactMap {
      attributes(ofDecoration: $0.elementKind, at: IndexPath(item: 0, section: section))
    }
  }

  /// The headers or the other boundary items of a section.
  private func boundaries(
    of section: Int, _ geometry: CompositionalGeometry, isBefore: Bool
  ) -> [CollectionViewLayoutAttributes] {
    geometry.sections[section].boundaries.filter { $0.isBefore == isBefore }.map {
      attributes($0, at: IndexPath(item: $0.number, section: section), section: section)
    }
  }

  /// The headers or the other boundary items of the whole layout.
  private func boundaries(
    _ geometry: CompositionalGeometry, isBefore: Bool
  ) -> [CollectionViewLayoutAttributes] {
    geometry.boundaries.filter { $0.isBefore == isBefore }.map {
      attributes($0, at: IndexPath(index: $0.number), section: nil)
    }
  }

  private func appendItems(
    of section: Int, touching rect: CGRect, _ geometry: CompositionalGeometry,
    to elements: inout [CollectionViewLayoutAttributes]
  ) {
    var rect = rect
    if isMirrored { rect.origin.x = geometry.room.width - rect.maxX }
    let span = axis.span(rect)
    let side = axis.crossing.span(rect)
    let stretch = FlowRect(
      along: span.start - geometry.start(of: section), across: side.start,
      size: FlowSize(along: span.end - span.start, across: side.end - side.start))
    let groups = geometry.sections[section].groups(
      touching: stretch, offset: offset(of: section))
    for (item, number, group, rect) in geometry.sections[section].groupSupplementaries(in: groups) {
      guard let frame = frame(rect, inGroup: group, of: section) else { continue }
      elements.append(
        attributes(item, at: IndexPath(item: number, section: section), frame))
    }
    for item in geometry.sections[section].items(in: groups) {
      let path = ItemPath(item: item, section: section)
      guard let (place, leaf) = place(ofItem: path) else { continue }
      let attributes = makeAttributes(.cell, IndexPath(path))
      attributes.frame = frame(place)
      attributes.zIndex = leaf.zIndex
      elements.append(attributes)
      for badge in leaf.item.supplementaryItems {
        elements.append(self.attributes(badge, at: IndexPath(path), frame(place)))
      }
    }
  }

  private func attributes(
    _ badge: CollectionLayoutSupplementaryItem, at indexPath: IndexPath, _ item: CGRect
  ) -> CollectionViewLayoutAttributes {
    let attributes = makeAttributes(.supplementaryView, indexPath, kind: badge.elementKind)
    attributes.frame = badge.frame(
      at: item, measured: state.measuredViews[.supplementary(badge.elementKind, indexPath)], grid)
    attributes.zIndex = badge.zIndex
    return attributes
  }

  private func attributes(
    _ boundary: CompositionalSection.Boundary, at indexPath: IndexPath, section: Int?
  ) -> CollectionViewLayoutAttributes {
    let attributes = makeAttributes(
      .supplementaryView, indexPath, kind: boundary.item.elementKind)
    attributes.frame = frame(pinned(boundary, section: section))
    attributes.zIndex = boundary.item.zIndex
    return attributes
  }

  private func show(
    _ elements: [CollectionViewLayoutAttributes], of section: Int,
    _ geometry: CompositionalGeometry
  ) {
    guard let view = collectionView,
      let handler = geometry.sections[section].definition.visibleItemsInvalidationHandler
    else { return }
    var offset = view.contentOffset
    if geometry.sections[section].isOrthogonal { offset = orthogonalContentOffset(in: section) }
    handler(
      elements.map(VisibleItem.init), offset, geometry.sections[section].surroundings)
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

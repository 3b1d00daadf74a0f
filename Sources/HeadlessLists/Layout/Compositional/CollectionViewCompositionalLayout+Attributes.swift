import Foundation
import ListCore

extension CollectionViewCompositionalLayout {
  /// The attributes of every element that a rectangle touches: section by section, what is behind
  /// it, headers and footers, items with what is at their edges.
  func attributesOfElements(in rect: CGRect) -> [CollectionViewLayoutAttributes] {
    guard let geometry = currentGeometry else { return [] }
    var found: [CollectionViewLayoutAttributes] = []
    for boundary in geometry.boundaries {
      found.append(attributes(boundary, at: IndexPath(index: boundary.number), section: nil))
    }
    let span = axis.span(rect)
    for section in geometry.sections(from: span.start, to: span.end) {
      var elements = surroundings(of: section, geometry)
      appendItems(of: section, touching: rect, geometry, to: &elements)
      elements = elements.filter { rect.touches($0.frame) }
      if rect == collectionView?.bounds { show(elements, of: section, geometry) }
      found += elements
    }
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
    return ItemPath(indexPath).flatMap(place(ofItem:)).map {
      attributes(known.item, at: indexPath, frame($0.place))
    }
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
    attributes.frame = frame(whole).inset(by: item.effectiveInsets)
    attributes.zIndex = item.zIndex == 0 ? -1 : item.zIndex
    return attributes
  }

  /// What a kind of supplementary view at a position is: a header, a footer or a badge.
  func supplementary(
    _ kind: String, _ indexPath: IndexPath
  ) -> (item: CollectionLayoutSupplementaryItem, boundary: CompositionalSection.Boundary?)? {
    guard let geometry = currentGeometry, let number = indexPath.last else { return nil }
    func find(
      _ all: [CompositionalSection.Boundary]
    ) -> CompositionalSection.Boundary? {
      all.first { $0.item.elementKind == kind && $0.number == number }
    }
    if indexPath.count == 1 { return find(geometry.boundaries).map { ($0.item, $0) } }
    guard let path = ItemPath(indexPath), geometry.sections.indices.contains(path.section) else {
      return nil
    }
    if let boundary = find(geometry.sections[path.section].boundaries) {
      return (boundary.item, boundary)
    }
    return place(ofItem: path)?.leaf.item.supplementaryItems
      .first { $0.elementKind == kind }.map { ($0, nil) }
  }

  /// Where an item is in the content; `nil` if there is no such item.
  func place(ofItem path: ItemPath) -> (place: FlowRect, leaf: GroupSolver.Leaf)? {
    guard let geometry = currentGeometry, geometry.sections.indices.contains(path.section),
      (0..<geometry.sections[path.section].itemCount).contains(path.item)
    else { return nil }
    var found = geometry.sections[path.section].place(
      ofItem: path.item, offset: offset(of: path.section))
    found.place.along += geometry.start(of: path.section)
    return found
  }

  /// A place as a frame: its edges on whole pixels, and mirrored where people read the other way.
  func frame(_ place: FlowRect) -> CGRect {
    let scale = collectionView?.simulator.scale ?? 1
    let rect = axis.rect(place)
    // Sizes are made of whole numbers, so that equal ones are equal.
    func pixels(_ place: CGFloat) -> CGFloat { (place * scale).rounded() }
    var frame = CGRect(
      x: pixels(rect.minX) / scale, y: pixels(rect.minY) / scale,
      width: (pixels(rect.maxX) - pixels(rect.minX)) / scale,
      height: (pixels(rect.maxY) - pixels(rect.minY)) / scale)
    if isMirrored, let room = currentGeometry?.room {
      frame.origin.x = room.width - frame.maxX
    }
    return frame
  }

  private var isMirrored: Bool {
    axis == .vertical && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func surroundings(
    of section: Int, _ geometry: CompositionalGeometry
  ) -> [CollectionViewLayoutAttributes] {
    let first = IndexPath(item: 0, section: section)
    return geometry.sections[section].definition.decorationItems.compactMap {
      attributes(ofDecoration: $0.elementKind, at: first)
    }
      + geometry.sections[section].boundaries.map {
        attributes($0, at: IndexPath(item: $0.number, section: section), section: section)
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
    let items = geometry.sections[section].items(
      touching: stretch, offset: offset(of: section))
    for item in items {
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
      at: item, measured: state.measuredViews[.supplementary(badge.elementKind, indexPath)])
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

import Foundation
import ListCore

extension CollectionViewCompositionalLayout {
  /// Returns the attributes of every element that a rectangle touches, section by section:
  /// decorations, headers, items with their supplementary views, footers.
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

  /// Returns the attributes of an item; `nil` if it does not exist.
  func attributes(ofItem path: ItemPath) -> CollectionViewLayoutAttributes? {
    guard let (place, leaf) = place(ofItem: path) else { return nil }
    let attributes = makeAttributes(.cell, IndexPath(path))
    attributes.frame = frame(place)
    attributes.zIndex = leaf.zIndex
    return attributes
  }

  /// Returns the place of an item in the content; `nil` if it does not exist.
  func place(ofItem path: ItemPath) -> (place: FlowRect, leaf: GroupSolution.Leaf)? {
    guard let geometry = currentGeometry, geometry.sections.indices.contains(path.section),
      var found = geometry.sections[path.section].place(
        ofItem: path.item, offset: offset(of: path.section))
    else { return nil }
    found.place.along += geometry.start(of: path.section)
    return found
  }

  /// Returns the frame of a rectangle in a group.
  func frame(_ rect: CGRect, inGroup group: Int, of section: Int) -> CGRect? {
    guard let geometry = currentGeometry else { return nil }
    var place = geometry.sections[section].place(
      rect, inGroup: group, offset: offset(of: section))
    place.along += geometry.start(of: section)
    return frame(place)
  }

  /// Returns the frame of a place, aligned to pixels, and mirrored for right-to-left languages.
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

  /// Returns the place of a header or footer in the content: its own place or, if it is pinned, one
  /// at the edge of the visible area, but not past its section.
  func pinned(_ boundary: CompositionalSection.Boundary, section: Int?) -> FlowRect {
    var place = boundary.place
    guard let geometry = currentGeometry else { return place }
    var limits: (start: CGFloat, end: CGFloat) = (0, geometry.extent)
    if let section, geometry.sections.indices.contains(section) {
      let start = geometry.start(of: section)
      place.along += start
      let body = geometry.sections[section].body
      limits = (start + body.start, start + body.end)
    }
    guard boundary.item.pinToVisibleBounds, let view = collectionView else { return place }
    let seen = axis.span(view.bounds.inset(by: view.adjustedContentInset))
    if boundary.isBefore {
      place.along = max(place.along, min(seen.start, limits.end - place.size.along))
    } else {
      place.along = min(place.along, max(seen.end - place.size.along, limits.start))
    }
    return place
  }
}

import Foundation

extension CollectionViewCompositionalLayout {
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

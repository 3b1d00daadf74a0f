import Foundation
import ListCore

extension CollectionViewCompositionalLayout {
  /// Returns the orthogonal scroll offset of a section, in points; zero for a section that does not
  /// scroll. If groups are paged to the centre, it may be past either end (behaviour 14.12).
  ///
  /// UIKit stores this in a separate scroll view; here it is a number.
  public func orthogonalContentOffset(in section: Int) -> CGPoint {
    let corner = axis.rect(
      FlowRect(
        along: 0, across: offset(of: section), size: FlowSize(along: 0, across: 0)))
    return corner.origin
  }

  /// Returns the scroll offset of a section; its initial offset if it has not been scrolled.
  func offset(of section: Int) -> CGFloat {
    if let offset = state.offsets[section] { return offset }
    guard let geometry = currentGeometry, geometry.sections.indices.contains(section) else {
      return 0
    }
    return geometry.sections[section].scroll.start
  }

  /// Scrolls a section orthogonally to the offset at which its behaviour lets it come to rest.
  package func scrollOrthogonally(_ section: Int, to offset: CGFloat) {
    guard let geometry = currentGeometry, geometry.sections.indices.contains(section) else {
      return
    }
    let rest = geometry.sections[section].scroll.rest(near: offset)
    guard rest != self.offset(of: section) else { return }
    state.offsets[section] = rest
    let context = makeInvalidationContext()
    context.invalidateItems(at: [])
    invalidateLayout(with: context)
  }

  /// Scrolls a section orthogonally so that an item is visible.
  func scrollSection(to path: ItemPath, _ position: CollectionView.ScrollPosition) {
    guard let geometry = currentGeometry, geometry.sections.indices.contains(path.section),
      geometry.sections[path.section].isOrthogonal, let (place, _) = place(ofItem: path)
    else { return }
    let now = offset(of: path.section)
    let start = place.across + now - geometry.sections[path.section].side
    let length = place.size.across
    let room = geometry.sections[path.section].window
    let places:
      (
        first: CollectionView.ScrollPosition, middle: CollectionView.ScrollPosition,
        last: CollectionView.ScrollPosition
      ) =
        axis == .vertical
        ? (.left, .centeredHorizontally, .right) : (.top, .centeredVertically, .bottom)
    var offset = now
    if position.contains(places.first) {
      offset = start
    } else if position.contains(places.middle) {
      offset = start + length / 2 - room / 2
    } else if position.contains(places.last) || start + length > now + room {
      offset = start + length - room
    } else if start < now {
      offset = start
    }
    scrollOrthogonally(path.section, to: offset)
  }
}

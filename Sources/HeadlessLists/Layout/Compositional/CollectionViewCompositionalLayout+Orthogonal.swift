import Foundation
import ListCore

extension CollectionViewCompositionalLayout {
  /// How far a section is scrolled at right angles to the layout, in points; zero for one that
  /// does not scroll, and below zero where a first group that is paged to the middle stands there.
  ///
  /// UIKit keeps this in a scroll view of its own; here it is a number.
  public func orthogonalContentOffset(in section: Int) -> CGPoint {
    let corner = axis.rect(
      FlowRect(
        along: 0, across: offset(of: section), size: FlowSize(along: 0, across: 0)))
    return corner.origin
  }

  /// How far a section is scrolled; where it begins, if nobody has scrolled it.
  func offset(of section: Int) -> CGFloat {
    if let offset = state.offsets[section] { return offset }
    guard let geometry = currentGeometry, geometry.sections.indices.contains(section) else {
      return 0
    }
    return geometry.sections[section].scrollRange.lowerBound
  }

  /// Scrolls a section at right angles to the layout; it comes to rest where its behaviour lets it.
  package func scrollOrthogonally(_ section: Int, to offset: CGFloat) {
    guard let geometry = currentGeometry, geometry.sections.indices.contains(section) else {
      return
    }
    let rest = geometry.sections[section].restingOffset(near: offset)
    guard rest != self.offset(of: section) else { return }
    state.offsets[section] = rest
    let context = makeInvalidationContext()
    context.invalidateItems(at: [])
    invalidateLayout(with: context)
  }

  /// Brings an item into sight at right angles to the layout.
  func scrollSection(to path: ItemPath, _ position: CollectionView.ScrollPosition) {
    guard let geometry = currentGeometry, geometry.sections.indices.contains(path.section),
      geometry.sections[path.section].isOrthogonal, let (place, _) = place(ofItem: path)
    else { return }
    let now = offset(of: path.section)
    let start = place.across + now
    let length = place.size.across
    let room = axis.size(geometry.room).across
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

extension CompositionalSection {
  /// Where the section comes to rest that is let go at an offset.
  func restingOffset(near offset: CGFloat) -> CGFloat {
    let wanted = scrollRange.clamp(offset)
    guard itemCount > 0 else { return 0 }
    switch definition.orthogonalScrollingBehavior {
    case .none: return 0
    case .continuous: return wanted
    case .paging:
      guard breadth > 0 else { return 0 }
      return scrollRange.clamp((wanted / breadth).rounded() * breadth)
    case .continuousGroupLeadingBoundary, .groupPaging:
      return nearest(to: wanted) { orthogonalStart(ofGroup: $0) }
    case .groupPagingCentered:
      return nearest(to: wanted) { centre(ofGroup: $0) }
    }
  }

  private func nearest(to wanted: CGFloat, _ place: (Int) -> CGFloat) -> CGFloat {
    let near = table.groups(from: wanted, to: wanted + breadth)
    let stops = (max(0, near.lowerBound - 1)..<min(table.count, near.upperBound + 1)).map {
      scrollRange.clamp(place($0))
    }
    return stops.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
  }
}

extension ClosedRange<CGFloat> {
  /// The number in the range that is nearest to one.
  fileprivate func clamp(_ number: CGFloat) -> CGFloat {
    Swift.min(Swift.max(lowerBound, number), upperBound)
  }
}

import Foundation

/// The offsets at which a section that scrolls orthogonally comes to rest (behaviour 14.12).
@MainActor
struct OrthogonalScroll {
  let behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
  let table: GroupTable
  /// The width of the view without the section's side insets.
  let window: CGFloat
}

extension OrthogonalScroll {
  /// The largest offset of a section that does not centre groups.
  var end: CGFloat { max(0, table.extent - window) }

  /// The offset of the section before it is scrolled.
  var start: CGFloat { rest(near: 0) }

  /// Returns the offset at which scrolling ends near a target.
  func rest(near target: CGFloat) -> CGFloat {
    guard table.count > 0 else { return 0 }
    switch behavior {
    case .none: return 0
    case .continuous: return clamped(target)
    case .paging:
      guard window > 0, target < end else { return clamped(target) }
      return clamped((target / window).rounded() * window)
    case .continuousGroupLeadingBoundary, .groupPaging:
      // Behaviour 21.39: scrolling stops at the end of the row, if the target is beyond it.
      guard target < end else { return end }
      return clamped(nearest(to: target) { table.start(of: $0) })
    case .groupPagingCentered:
      return nearest(to: target) { table.start(of: $0) + (table.length(of: $0) - window) / 2 }
    }
  }

  private func clamped(_ offset: CGFloat) -> CGFloat { min(max(0, offset), end) }

  private func nearest(to target: CGFloat, _ place: (Int) -> CGFloat) -> CGFloat {
    // The nearest group has its start or centre in the visible range, or is next to a group in it.
    let near = table.groups(from: target, to: max(target, target + window))
    let candidates = max(0, near.lowerBound - 1)..<min(table.count, near.upperBound + 1)
    return candidates.map(place).min { abs($0 - target) < abs($1 - target) } ?? 0
  }
}

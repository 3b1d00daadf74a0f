import Foundation

/// Where a section that scrolls at right angles to its layout comes to rest (behaviour 14.12).
@MainActor
struct OrthogonalScroll {
  let behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
  let table: GroupTable
  /// The width of the view without the section's side insets.
  let window: CGFloat
}

extension OrthogonalScroll {
  /// The largest offset of a section that does not put groups into its middle.
  var end: CGFloat { max(0, table.extent - window) }

  /// Where the section stands before anybody scrolled it.
  var start: CGFloat { rest(near: 0) }

  /// Where the section comes to rest that is let go at an offset.
  func rest(near target: CGFloat) -> CGFloat {
    guard table.count > 0 else { return 0 }
    switch behavior {
    case .none: return 0
    case .continuous: return clamped(target)
    case .paging:
      guard window > 0, target < end else { return clamped(target) }
      return clamped((target / window).rounded() * window)
    case .continuousGroupLeadingBoundary, .groupPaging:
      // Behaviour 21.39: at the end of the row, if that comes before the target.
      guard target < end else { return end }
      return clamped(nearest(to: target) { table.start(of: $0) })
    case .groupPagingCentered:
      return nearest(to: target) { table.start(of: $0) + (table.length(of: $0) - window) / 2 }
    }
  }

  private func clamped(_ offset: CGFloat) -> CGFloat { min(max(0, offset), end) }

  private func nearest(to target: CGFloat, _ place: (Int) -> CGFloat) -> CGFloat {
    // What is nearest begins or has its middle in sight, or is next to what does.
    let near = table.groups(from: target, to: max(target, target + window))
    let candidates = max(0, near.lowerBound - 1)..<min(table.count, near.upperBound + 1)
    return candidates.map(place).min { abs($0 - target) < abs($1 - target) } ?? 0
  }
}

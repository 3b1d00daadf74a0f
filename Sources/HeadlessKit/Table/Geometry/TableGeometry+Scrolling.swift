import Foundation

extension TableGeometry {
  /// How far a table must be scrolled to show a stretch of its content.
  ///
  /// - Parameters:
  ///   - minY: The top of the stretch.
  ///   - maxY: Its bottom.
  ///   - position: Where on screen it belongs.
  ///   - current: The present vertical content offset.
  ///   - window: The height of the table and what covers its edges.
  /// - Returns: The vertical content offset, within the content.
  func offset(
    showing minY: CGFloat, _ maxY: CGFloat, at position: TableView.ScrollPosition,
    from current: CGFloat, in window: ScrollWindow
  ) -> CGFloat {
    let visible = window.height - window.top - window.bottom
    let wanted: CGFloat
    switch position {
    case .top: wanted = minY - window.top
    case .middle: wanted = (minY + maxY) / 2 - visible / 2 - window.top
    case .bottom: wanted = maxY - visible - window.top
    case .none:
      let isAbove = minY < current + window.top
      let isBelow = maxY > current + window.top + visible
      switch (isAbove, isBelow) {
      case (false, false), (true, true): return current
      case (true, false): wanted = minY - window.top
      case (false, true): wanted = maxY - visible - window.top
      }
    }
    return clamp(wanted, in: window)
  }

  /// The nearest offset at which the content fills the table.
  func clamp(_ offset: CGFloat, in window: ScrollWindow) -> CGFloat {
    max(-window.top, min(offset, contentHeight + window.bottom - window.height))
  }
}

/// The height through which a table's content is seen, and what covers its edges, in points.
struct ScrollWindow: Equatable {
  /// The height of the table.
  var height: CGFloat
  /// What covers the top: the adjusted content inset, and a pinned header above a row.
  var top: CGFloat = 0
  /// What covers the bottom.
  var bottom: CGFloat = 0
}

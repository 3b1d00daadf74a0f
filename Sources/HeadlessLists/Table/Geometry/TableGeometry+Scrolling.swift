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
    let top = minY - window.top - window.header
    let bottom = maxY - window.height + window.bottom
    switch position {
    case .top: return clamp(top, in: window)
    case .middle: return clamp((top + bottom) / 2, in: window)
    case .bottom: return clamp(bottom, in: window)
    case .none:
      if current > top { return clamp(top, in: window) }
      return current < bottom ? clamp(min(bottom, top), in: window) : current
    }
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
  /// What covers the top: the adjusted content inset.
  var top: CGFloat = 0
  /// What covers the bottom.
  var bottom: CGFloat = 0
  /// The height of the header that is pinned over the rows.
  var header: CGFloat = 0
}

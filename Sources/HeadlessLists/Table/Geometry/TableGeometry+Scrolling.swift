import Foundation

extension TableGeometry {
  /// Returns the offset at which a table shows a range of its content.
  ///
  /// - Parameters:
  ///   - minY: The top of the range.
  ///   - maxY: The bottom of the range.
  ///   - position: The position on screen.
  ///   - current: The current vertical content offset.
  ///   - window: The height of the table and its covered edges.
  /// - Returns: The vertical content offset, limited to the content.
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

  /// Returns the nearest offset at which the content fills the table.
  func clamp(_ offset: CGFloat, in window: ScrollWindow) -> CGFloat {
    max(-window.top, min(offset, contentHeight + window.bottom - window.height))
  }
}

/// The height in which a table's content is visible, and its covered edges, in points.
struct ScrollWindow: Equatable {
  /// The height of the table.
  var height: CGFloat
  /// The covered height at the top: the adjusted content inset.
  var top: CGFloat = 0
  /// The covered height at the bottom.
  var bottom: CGFloat = 0
  /// The height of the pinned header above the rows.
  var header: CGFloat = 0
}

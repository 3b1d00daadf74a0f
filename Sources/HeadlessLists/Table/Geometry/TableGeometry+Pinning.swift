import Foundation

// A plain table pins the header of the topmost visible section and the footer of the lowest one,
// until the section pushes them out.
extension TableGeometry {
  /// Returns the frame of a section's header for the visible range of the content.
  func headerRect(ofSection section: Int, visibleFrom top: CGFloat) -> CGRect {
    var rect = rect(ofHeader: section)
    guard metrics.pinsHeaders else { return rect }
    let lowest = self.rect(ofFooter: section).minY - rect.height
    rect.origin.y = max(rect.minY, min(top, lowest))
    return rect
  }

  /// Returns the frame of a section's footer for the visible range of the content.
  func footerRect(ofSection section: Int, visibleTo bottom: CGFloat) -> CGRect {
    var rect = rect(ofFooter: section)
    guard metrics.pinsHeaders else { return rect }
    let highest = self.rect(ofHeader: section).maxY
    rect.origin.y = min(rect.minY, max(bottom - rect.height, highest))
    return rect
  }
}

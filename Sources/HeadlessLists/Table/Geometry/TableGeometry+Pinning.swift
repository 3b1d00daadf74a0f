import Foundation

// A plain table keeps the header of the topmost section and the footer of the lowest one on screen,
// until the section itself pushes them out.
extension TableGeometry {
  /// A section's header while a stretch of the content is on screen.
  func headerRect(ofSection section: Int, visibleFrom top: CGFloat) -> CGRect {
    var rect = rect(ofHeader: section)
    guard metrics.pinsHeaders else { return rect }
    let lowest = self.rect(ofFooter: section).minY - rect.height
    rect.origin.y = max(rect.minY, min(top, lowest))
    return rect
  }

  /// A section's footer while a stretch of the content is on screen.
  func footerRect(ofSection section: Int, visibleTo bottom: CGFloat) -> CGRect {
    var rect = rect(ofFooter: section)
    guard metrics.pinsHeaders else { return rect }
    let highest = self.rect(ofHeader: section).maxY
    rect.origin.y = min(rect.minY, max(bottom - rect.height, highest))
    return rect
  }
}

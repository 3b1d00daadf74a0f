import Foundation
import HeadlessViews

extension Simulator {
  /// Zooms the content of a scroll view with two fingers at its centre.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - scale: The zoom scale, limited by those of the scroll view.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: Whether the content can be zoomed.
  /// - Throws: A ``QueryFailure`` unless the scroll view is in a window of the simulator.
  @discardableResult
  public func zoom(
    _ scrollView: ScrollView, to scale: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(QueryFailure) -> Bool {
    try perform("zoom", on: scrollView, file, line) {
      guard scrollView.window?.ownSimulator === self else {
        throw ControllerRefusal.notShown(scrollView.description)
      }
      guard scrollView.canZoom else { return false }
      let bounds = scrollView.bounds
      scrollView.zoomByFingers(to: scale, around: CGPoint(x: bounds.midX, y: bounds.midY))
      layoutIfNeeded()
      return true
    }
  }
}

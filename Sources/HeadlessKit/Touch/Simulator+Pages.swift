import Foundation
import HeadlessViews

extension Simulator {
  /// Turns a page by a swipe. The motion ends after 0.3 s of the simulator's clock.
  ///
  /// - Parameters:
  ///   - direction: The side of the page to show.
  ///   - controller: The page view controller.
  ///   - file: The file that a refusal names.
  ///   - line: The line that a refusal names.
  /// - Returns: Whether there is a page on that side.
  /// - Precondition: The controller's view is in a window of the simulator.
  @discardableResult
  public func turnPage(
    _ direction: PageViewController.NavigationDirection = .forward,
    of controller: PageViewController, file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    run {
      layoutIfNeeded()
      guard controller.viewIfLoaded?.window?.ownSimulator === self else {
        refuse(.notShown(controller.description), "turnPage", file, line)
      }
      let isTurned = controller.turnByFinger(direction)
      layoutIfNeeded()
      return isTurned
    }
  }

  /// Zooms the content of a scroll view with two fingers at its centre.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - scale: The zoom scale, limited by those of the scroll view.
  ///   - file: The file that a refusal names.
  ///   - line: The line that a refusal names.
  /// - Returns: Whether the content can be zoomed.
  /// - Precondition: The scroll view is in a window of the simulator.
  @discardableResult
  public func zoom(
    _ scrollView: ScrollView, to scale: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) -> Bool {
    run {
      layoutIfNeeded()
      guard scrollView.window?.ownSimulator === self else {
        refuse(.notShown(scrollView.description), "zoom", file, line)
      }
      guard scrollView.canZoom else { return false }
      let bounds = scrollView.bounds
      scrollView.zoomByFingers(to: scale, around: CGPoint(x: bounds.midX, y: bounds.midY))
      layoutIfNeeded()
      return true
    }
  }
}

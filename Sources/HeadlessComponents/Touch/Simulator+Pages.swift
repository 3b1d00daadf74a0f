import Foundation
import HeadlessControllers
import HeadlessKit

extension Simulator {
  /// Turns a page by a swipe. The motion ends after 0.3 s of the simulator's clock.
  ///
  /// - Parameters:
  ///   - direction: The side of the page to show.
  ///   - controller: The page view controller.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: Whether there is a page on that side.
  /// - Throws: A ``QueryFailure`` unless the controller's view is in a window of the simulator.
  @discardableResult
  public func turnPage(
    _ direction: PageViewController.NavigationDirection = .forward,
    of controller: PageViewController, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> Bool {
    try perform("turnPage", on: controller, file, line) {
      guard controller.viewIfLoaded?.window?.ownSimulator === self else {
        throw ControllerRefusal.notShown(controller.description)
      }
      let isTurned = controller.turnByFinger(direction)
      layoutIfNeeded()
      return isTurned
    }
  }
}

import Foundation
import HeadlessControllers

extension Simulator {
  /// Swipes a sheet down, off the screen.
  ///
  /// A sheet that is modal, or whose delegate prevents its dismissal, stays, and the delegate is
  /// notified of the attempt.
  ///
  /// - Throws: A ``QueryFailure`` unless the controller is presented as a sheet, and has
  ///   appeared.
  public func swipeAway(
    _ controller: ViewController, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("swipeAway", on: controller, file, line) {
      if let refusal = refusalToSwipeAway(controller) {
        throw refusal
      }
      controller.swipeAway()
    }
  }

  /// Returns the reason why a controller cannot be swiped away; `nil` if it can.
  func refusalToSwipeAway(_ controller: ViewController) -> ControllerRefusal? {
    guard controller.viewIfLoaded?.window?.ownSimulator === self,
      controller.appearance.phase == .there
    else { return .notShown(controller.description) }
    switch controller.modalPresentationStyle {
    case .pageSheet, .formSheet, .popover:
      let isSheet = controller.ownPresentation != nil && !(controller is AlertController)
      return isSheet ? nil : .noSheet(controller.description)
    default:
      return .noSheet(controller.description)
    }
  }
}

import Foundation

extension Simulator {
  /// Swipes a sheet down, off the screen.
  ///
  /// A sheet that is modal, or whose delegate prevents its dismissal, stays, and the delegate is
  /// notified of the attempt.
  ///
  /// - Precondition: The controller is presented as a sheet, and has appeared.
  public func swipeAway(
    _ controller: ViewController, file: StaticString = #filePath, line: UInt = #line
  ) {
    run {
      layoutIfNeeded()
      if let refusal = refusalToSwipeAway(controller) {
        refuse(refusal, "swipeAway", file, line)
      }
      controller.swipeAway()
      layoutIfNeeded()
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

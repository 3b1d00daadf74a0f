import Foundation

extension Simulator {
  /// Swipes a sheet down, off the screen.
  ///
  /// One that may not go, because it is modal or its delegate says so, stays, and the delegate
  /// hears of the attempt.
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

  /// Why a controller cannot be swiped away, if it cannot.
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

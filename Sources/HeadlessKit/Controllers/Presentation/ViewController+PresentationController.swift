extension ViewController {
  /// How this controller is presented: made for its style when it is asked for the first time.
  public var presentationController: PresentationController? {
    if let ownPresentationController { return ownPresentationController }
    let made =
      switch modalPresentationStyle {
      case .popover: PopoverPresentationController(presenting: self)
      case .pageSheet, .formSheet: SheetPresentationController(presenting: self)
      default: PresentationController(presenting: self)
      }
    ownPresentationController = made
    return made
  }

  /// Where this controller's popover points; `nil` unless it is presented as one.
  public var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }

  /// How high this controller's sheet is; `nil` unless it is presented as one.
  public var sheetPresentationController: SheetPresentationController? {
    presentationController as? SheetPresentationController
  }
}

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

extension ViewController {
  fileprivate func swipeAway() {
    guard let sheet = presentationController else { return }
    guard !isModalInPresentation,
      sheet.delegate?.presentationControllerShouldDismiss(sheet) ?? true
    else {
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
      return
    }
    sheet.delegate?.presentationControllerWillDismiss(sheet)
    ownPresentation?.dismiss(animated: simulator.allowsAnimations) {
      sheet.delegate?.presentationControllerDidDismiss(sheet)
    }
  }
}

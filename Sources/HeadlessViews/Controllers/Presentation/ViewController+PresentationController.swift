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

extension ViewController {
  package func swipeAway() {
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

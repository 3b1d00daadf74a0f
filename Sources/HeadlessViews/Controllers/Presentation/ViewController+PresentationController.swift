extension ViewController {
  /// The presentation controller of this controller. It is created for the style on first access.
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

  /// The popover presentation controller; `nil` unless the style is a popover.
  public var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }

  /// The sheet presentation controller; `nil` unless the style is a sheet.
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

@_spi(Hooks) import HeadlessViews

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

extension ViewController {
  func startPresenting(
    _ controller: ViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    guard controller !== self else { ControllerFault.presentsItself(description).stop() }
    if let other = controller.ownPresentation?.presenting {
      ControllerFault.presentedTwice(controller.description, presenter: other.description).stop()
    }
    let presenter = presenter(of: controller)
    let attempt = "Attempt to present \(controller) on \(presenter) (from \(self))"
    guard presenter.viewIfLoaded?.window != nil else {
      return simulator.log(
        "\(attempt) whose view is not in the window hierarchy.", category: "Presentation")
    }
    if let present = presenter.presentation?.presented {
      return simulator.log(
        "\(attempt) which is already presenting \(present).", category: "Presentation")
    }
    let presentation = Presentation(
      of: controller, by: presenter, animated: animated && simulator.allowsAnimations,
      completion: completion)
    presenter.presentation = presentation
    controller.ownPresentation = presentation
    controller.loadViewIfNeeded()
    simulator.followsLayout.append { [weak presentation] in presentation?.start() }
  }

  /// Returns the outermost ancestor, or for a current-context style the one that defines the
  /// context.
  private func presenter(of controller: ViewController) -> ViewController {
    switch controller.modalPresentationStyle {
    case .currentContext, .overCurrentContext:
      var candidate = self
      while !candidate.definesPresentationContext, let parent = candidate.parentController {
        candidate = parent
      }
      return candidate
    default:
      return outermost
    }
  }

  func startDismissing(animated: Bool, _ completion: (() -> Void)?) {
    guard let presentation = nearest(\.presentation) ?? nearest(\.ownPresentation) else { return }
    presentation.dismiss(animated: animated && simulator.allowsAnimations, completion: completion)
  }

  var nearestPresented: ViewController? { nearest(\.presentation)?.presented }

  var nearestPresenting: ViewController? { nearest(\.ownPresentation)?.presenting }

  private func nearest(
    _ kind: KeyPath<ViewController, Presentation?>
  ) -> Presentation? {
    var controller: ViewController? = self
    while let candidate = controller {
      if let found = candidate[keyPath: kind] { return found }
      controller = candidate.parentController
    }
    return nil
  }

  func showSomewhere(_ controller: ViewController, _ sender: Any?) {
    if let navigationController {
      navigationController.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }
}

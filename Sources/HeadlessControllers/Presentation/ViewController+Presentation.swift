@_spi(Hooks) import HeadlessViews
import ListCore

extension ViewController {
  func startPresenting(
    _ controller: ViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    guard controller !== self else {
      return ControllerFault.presentsItself(description).deliver()
    }
    if let other = controller.ownPresentation?.presenting {
      return ControllerFault.presentedTwice(
        controller.description, presenter: other.description
      ).deliver()
    }
    let presenter = presenter(of: controller)
    if let refusal = PresentationRefusal(of: controller, on: presenter) {
      return simulator.log(refusal, from: self)
    }
    let presentation = Presentation(
      of: controller, by: presenter, from: self,
      animated: animated && simulator.allowsAnimations, completion: completion)
    presenter.presentation = presentation
    controller.ownPresentation = presentation
    presentation.plan()
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

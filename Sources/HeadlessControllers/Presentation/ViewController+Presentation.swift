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
    let presentation = Presentation(
      of: controller, by: presenter(of: controller), from: self,
      animated: animated && simulator.allowsAnimations, completion: completion)
    presentation.begin()
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

/// The reason why a controller is not presented.
@MainActor
struct PresentationRefusal {
  private enum Reason {
    case notInWindow
    case presents(ViewController)
  }

  private let presented: ViewController
  private let presenting: ViewController
  private let reason: Reason

  /// Returns `nil` if the controller can be presented.
  init?(of presented: ViewController, on presenting: ViewController) {
    if presenting.viewIfLoaded?.window == nil {
      reason = .notInWindow
    } else if let other = presenting.presentation, !other.canBeFollowed {
      reason = .presents(other.presented)
    } else {
      return nil
    }
    self.presented = presented
    self.presenting = presenting
  }
}

extension PresentationRefusal {
  /// Returns UIKit's line (behaviour 22.6).
  ///
  /// - Parameter source: The controller that asked for the presentation; `nil` if the line does not
  ///   name it, as up to iOS 13.
  func line(from source: ViewController?) -> String {
    let attempt = "Attempt to present \(presented)"
    if let source {
      let whole = "\(attempt) on \(presenting) (from \(source))"
      return switch reason {
      case .notInWindow: "\(whole) whose view is not in the window hierarchy."
      case .presents(let other): "\(whole) which is already presenting \(other)."
      }
    }
    return switch reason {
    case .notInWindow:
      "Warning: \(attempt) on \(presenting) whose view is not in the window hierarchy!"
    case .presents(let other):
      "\(attempt)  on \(presenting) which is already presenting \(other)"
    }
  }
}

extension Simulator {
  /// Logs the reason why a controller is not presented.
  func log(_ refusal: PresentationRefusal, from source: ViewController) {
    profile.namesPresentingController
      ? log(refusal.line(from: source), category: "Presentation") : log(refusal.line(from: nil))
  }
}

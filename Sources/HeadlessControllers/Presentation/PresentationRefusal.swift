@_spi(Hooks) import HeadlessViews

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
    } else if let other = presenting.presentation?.presented {
      reason = .presents(other)
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

import Foundation

/// A question with some answers to choose from.
///
/// A test chooses one with ``ListHost/choose(_:in:file:line:)``. Text fields in alerts are not
/// simulated yet.
///
/// Counterpart: `UIAlertController`.
@MainActor
open class AlertController: ViewController {
  /// How an alert looks.
  ///
  /// Counterpart: `UIAlertController.Style`.
  public enum Style: Int, Hashable, Sendable {
    case actionSheet, alert
  }

  /// What is said below the title.
  open var message: String?
  /// How the alert looks.
  public private(set) var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  public private(set) var actions: [AlertAction] = []
  /// The button that the return key stands for; one that was added.
  open var preferredAction: AlertAction? {
    didSet {
      guard let preferredAction, !actions.contains(where: { $0 === preferredAction }) else {
        return
      }
      fatalError("The preferred action '\(preferredAction.title ?? "")' is not in \(self).")
    }
  }

  /// Creates an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button.
  open func addAction(_ action: AlertAction) { actions.append(action) }
}

extension AlertController {
  /// Goes away, and then does what a button is for.
  func choose(_ action: AlertAction) {
    // The handler is the client's: it may refer to the alert, and is let go with it.
    dismiss(animated: true) { action.handler?(action) }
  }
}

import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews
import ListCore

/// A controller that shows a message and a choice of buttons.
///
/// A test chooses a button with `Simulator.choose(_:in:)`, and types into the text
/// fields with `simulator.type(_:into:)`.
///
/// Counterpart: `UIAlertController`.
///
/// Coverage: simulated. Kept without effect: `severity`.
@preconcurrency @MainActor
open class AlertController: ViewController {
  /// The style of an alert: a dialog or an action sheet.
  ///
  /// Counterpart: `UIAlertController.Style`.
  public enum Style: Int, Hashable, Sendable {
    case actionSheet, alert
  }

  /// The text below the title.
  open var message: String?
  /// The alert's style.
  open private(set) var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [AlertAction] = []
  /// The button that the return key triggers. It must have been added before. (behaviour 22.8)
  open var preferredAction: AlertAction? {
    didSet {
      guard let preferredAction, !actions.contains(where: { $0 === preferredAction }) else {
        return
      }
      self.preferredAction = oldValue
      ControllerFault.foreignPreferredAction.deliver()
    }
  }

  /// Creates an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// The severity of the alert. Kept without effect.
  open var severity = AlertControllerSeverity.default
  /// Whether something else than a title, a message and buttons is shown.
  package var showsOwnContent = false
  private var fields: [TextField] = []
  /// The text fields, in the order in which they were added; `nil` if there are none.
  open var textFields: [TextField]? { fields.isEmpty ? nil : fields }

  /// The presentation style: an action sheet on an iPad is a popover, which needs a source.
  /// (behaviour 22.7)
  open override var modalPresentationStyle: ModalPresentationStyle {
    get {
      preferredStyle == .actionSheet && traitCollection.userInterfaceIdiom == .pad
        ? .popover : super.modalPresentationStyle
    }
    set { super.modalPresentationStyle = newValue }
  }

  /// Adds a button. Only one may have the cancel style. (behaviour 22.8)
  open func addAction(_ action: AlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return ControllerFault.secondCancelAction.deliver()
    }
    guard action.title != nil else { return ControllerFault.actionWithoutTitle.deliver() }
    actions.append(action)
  }

  /// Adds a text field.
  ///
  /// - Parameter configurationHandler: Configures the field. It is called immediately.
  /// - Precondition: The alert is not an action sheet.
  open func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return ControllerFault.textFieldInActionSheet.deliver()
    }
    let field = TextField(frame: .zero)
    fields.append(field)
    configurationHandler?(field)
    if let view = viewIfLoaded { place(field, in: view) }
  }

  // MARK: Overridable in the module

  @_spi(Hooks) open override func makePlainView() {
    super.makePlainView()
    guard let view = loadedView else { return }
    for field in fields { place(field, in: view) }
  }

  @_spi(Hooks) open override func layOutContents() {
    guard let room = viewIfLoaded?.bounds else { return }
    let width = min(Self.width, room.width)
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(
        x: (room.width - width) / 2 + Self.margin,
        y: room.midY + CGFloat(index) * (Self.fieldHeight + 1),
        width: width - 2 * Self.margin, height: Self.fieldHeight)
    }
  }

  private static var width: CGFloat { 270 }
  private static var margin: CGFloat { 16 }
  private static var fieldHeight: CGFloat { 32 }

  private func place(_ field: TextField, in view: View) {
    view.addSubview(field)
    view.setNeedsLayout()
  }
}

/// The severity of an alert.
///
/// Counterpart: `UIAlertControllerSeverity`.
public enum AlertControllerSeverity: Int, Hashable, Sendable {
  case `default`, critical
}

extension AlertController {
  /// Dismisses the alert, then calls the button's handler.
  package func choose(_ action: AlertAction) {
    // The handler belongs to the client: it may capture the alert, and is released with it.
    dismiss(animated: true) { action.handler?(action) }
  }
}

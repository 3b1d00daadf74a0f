extension ControllerFault {
  /// What went wrong and what to write instead.
  public var advice: Advice {
    switch self {
    case .noView(let controller):
      Advice(
        cause: "loadView() of \(controller) returned without a view.",
        repair: "Set the view in loadView(), or do not override it.",
        swiftCode: "override func loadView() { view = UIView() }")
    case .pushedTwice(let controller, _, _):
      Advice(
        cause: "\(controller) is on the stack already: two taps pushed it, or a stored controller "
          + "is pushed again.",
        repair: "Push a new controller, or pop to the one on the stack.",
        swiftCode: "navigationController?.popToViewController(detail, animated: true)")
    case .pushedNavigation:
      Advice(
        cause: "A navigation controller cannot be a screen of another one.",
        repair: "Push its root screen, or present it.",
        swiftCode: "present(navigationController, animated: true)")
    case .notOnStack:
      Advice(
        cause: "The controller to pop to is not on the stack.",
        repair: "Look for it in viewControllers first.",
        swiftCode:
          "if stack.viewControllers.contains(list) { stack.popToViewController(list, animated: true) }"
      )
    case .presentedTwice(let controller, let presenter):
      Advice(
        cause: "\(presenter) presents \(controller) already.",
        repair: "Dismiss it first, or present a new controller.",
        swiftCode: "if detail.presentingViewController == nil { present(detail, animated: true) }")
    case .presentsItself:
      Advice(
        cause: "The controller is presented by itself.",
        repair: "Present it from another controller.",
        swiftCode: "presenter.present(detail, animated: true)")
    case .actionSheetWithoutSource, .popoverWithoutSource:
      Advice(
        cause: "A popover points at a view or at a bar button, and neither is set.",
        repair: "Set the source before the presentation, or in prepareForPopoverPresentation(_:).",
        swiftCode: "sheet.popoverPresentationController?.barButtonItem = shareButton")
    case .secondCancelAction:
      Advice(
        cause: "The alert has an action of the cancel style already.",
        repair: "Give the second one the default style.",
        swiftCode: "alert.addAction(UIAlertAction(title: \"Later\", style: .default))")
    case .textFieldInActionSheet:
      Advice(
        cause: "An action sheet has no text fields.",
        repair: "Create the controller with the alert style.",
        swiftCode: "UIAlertController(title: nil, message: nil, preferredStyle: .alert)")
    case .foreignPreferredAction:
      Advice(
        cause: "The preferred action was not added to the alert before.",
        repair: "Add the action first.",
        swiftCode: "alert.addAction(save)\nalert.preferredAction = save")
    }
  }
}

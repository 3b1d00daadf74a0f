extension ControllerFault {
  /// The cause of the exception and its remedy.
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
    case .actionWithoutTitle:
      Advice(
        cause: "An action was created with the title nil, often from a missing value.",
        repair: "Give every action a title.",
        swiftCode: "UIAlertAction(title: name ?? \"Unnamed\", style: .default)")
    case .emptyAlert:
      Advice(
        cause: "The alert has no title, no message and no action when it is presented.",
        repair: "Set a title or a message, and add an action that dismisses the alert.",
        swiftCode: "alert.addAction(UIAlertAction(title: \"OK\", style: .default))")
    case .notDistinct:
      Advice(
        cause: "A controller is twice in the array that becomes the stack.",
        repair: "Put each controller into the stack once, or create a second instance.",
        swiftCode:
          "if !stack.contains(detail) { navigationController.setViewControllers(stack + [detail], "
          + "animated: true) }")
    case .inconsistentParent(let child, let parent, let requested):
      Advice(
        cause: "The view of \(child), a child of \(parent), is added inside the view of "
          + "\(requested).",
        repair: "Make it a child of the controller whose view it is added to, before addSubview.",
        swiftCode: """
          child.willMove(toParent: nil)
          child.removeFromParent()
          addChild(child)
          container.addSubview(child.view)
          child.didMove(toParent: self)
          """)
    case .sharedView(_, let owner, _):
      Advice(
        cause: "The view is already the view of \(owner).",
        repair: "Give each controller a view of its own, and add the shared one as a subview.",
        swiftCode: "view.addSubview(shared)")
    case .controlledTabBarDelegate:
      Advice(
        cause: "A tab bar controller is the delegate of its own tab bar.",
        repair: "Set the tab bar controller's delegate, or override tabBar(_:didSelect:).",
        swiftCode: "tabBarController.delegate = self")
    case .controlledNavigationBarDelegate:
      Advice(
        cause: "A navigation controller is the delegate of its own navigation bar.",
        repair: "Set the navigation controller's delegate.",
        swiftCode: "navigationController.delegate = self")
    case .foreignSelection:
      Advice(
        cause: "The controller to select is in no tab; the one in the tab is often a navigation "
          + "controller around it.",
        repair: "Select one of viewControllers.",
        swiftCode: "tabBarController.selectedViewController = screen.navigationController")
    case .pushedSplitView:
      Advice(
        cause: "A split view controller cannot be a screen of a navigation controller.",
        repair: "Make it the root view controller of a window.",
        swiftCode: "window.rootViewController = splitViewController")
    }
  }
}

/// A misuse of view controllers for which UIKit raises an exception.
///
/// Controllers are described as UIKit describes them: `<UINavigationController: 0x7f8…>`.
public enum ControllerFault: Error, Hashable, Sendable {
  /// `loadView` did not set a view.
  case noView(String)
  /// A controller is pushed that is already on the stack. (behaviour 22.3)
  case pushedTwice(String, by: String, bundle: String)
  /// A navigation controller is pushed onto a stack. (behaviour 22.4)
  case pushedNavigation
  /// The controller to pop to is not on the stack.
  case notOnStack
  /// A controller is presented that is already being presented.
  case presentedTwice(String, presenter: String)
  /// A controller presents itself.
  case presentsItself(String)
  /// An action sheet is presented as a popover without a source. (behaviour 22.7)
  case actionSheetWithoutSource(String, presenter: String, presenterClass: String)
  /// A popover without a source is presented. (behaviour 22.7)
  case popoverWithoutSource(String)
  /// A second action of the cancel style is added to an alert. (behaviour 22.8)
  case secondCancelAction
  /// A text field is added to an action sheet. (behaviour 22.8)
  case textFieldInActionSheet
  /// The preferred action of an alert is not among its actions. (behaviour 22.8)
  case foreignPreferredAction
  /// An action without a title is added to an alert. (behaviour 25.54)
  case actionWithoutTitle
  /// An alert without title, message and actions is presented. (behaviour 25.54)
  case emptyAlert
  /// A stack contains a controller twice. (behaviour 25.19)
  case notDistinct([String])
  /// A controller's view is added to the view of a controller that is not its parent. (behaviour
  /// 25.20)
  case inconsistentParent(String, parent: String, requested: String)
  /// A view becomes the view of a second controller. (behaviour 25.55)
  case sharedView(String, of: String, requested: String)
  /// The delegate of a tab bar controller's bar is set. (behaviour 25.22)
  case controlledTabBarDelegate
  /// The delegate of a navigation controller's bar is set. (behaviour 25.56)
  case controlledNavigationBarDelegate
  /// The controller to select is not that of a tab. (behaviour 25.23)
  case foreignSelection
  /// A split view controller is pushed. (behaviour 25.57)
  case pushedSplitView(String)
}

extension ControllerFault {
  /// The name of the exception.
  public var exceptionName: ExceptionName {
    switch self {
    case .noView, .notOnStack, .secondCancelAction, .textFieldInActionSheet,
      .foreignPreferredAction, .actionWithoutTitle, .emptyAlert, .controlledTabBarDelegate,
      .controlledNavigationBarDelegate:
      .internalInconsistency
    case .pushedTwice, .pushedNavigation, .presentedTwice, .presentsItself, .notDistinct,
      .foreignSelection, .pushedSplitView:
      .invalidArgument
    case .inconsistentParent, .sharedView: .controllerHierarchy
    case .actionSheetWithoutSource, .popoverWithoutSource: .generic
    }
  }

  /// The reason of the exception, as UIKit words it.
  public var reason: String {
    switch self {
    case .noView(let controller):
      "-[UIViewController loadView] \(controller) has set no view."
    case .pushedTwice(let controller, let stack, let bundle):
      "\(stack) is pushing the same view controller instance (\(controller)) more than once which is "
        + "not supported and is most likely an error in the application : \(bundle)"
    case .pushedNavigation:
      "Pushing a navigation controller is not supported"
    case .notOnStack:
      "Tried to pop to a view controller that doesn't exist."
    case .presentedTwice(let controller, let presenter):
      "Application tried to present modally a view controller \(controller) that is already being "
        + "presented by \(presenter)."
    case .presentsItself(let controller):
      "Application tried to present modal view controller on itself. Presenting controller is "
        + "\(controller)."
    case .actionSheetWithoutSource(let alert, let presenter, let presenterClass):
      "Your application has presented a UIAlertController (\(alert)) of style "
        + "UIAlertControllerStyleActionSheet from \(presenterClass) (\(presenter)). The "
        + "modalPresentationStyle of a UIAlertController with this style is "
        + "UIModalPresentationPopover. You must provide location information for this popover "
        + "through the alert controller's popoverPresentationController. You must provide either a "
        + "sourceView and sourceRect or a barButtonItem.  If this information is not known when "
        + "you present the alert controller, you may provide it in the "
        + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
    case .popoverWithoutSource(let popover):
      "UIPopoverPresentationController (\(popover)) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs."
    case .secondCancelAction:
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
    case .textFieldInActionSheet:
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
    case .foreignPreferredAction:
      "The preferred action must be one of the actions of the alert controller"
    case .actionWithoutTitle:
      "Actions added to UIAlertController must have a title"
    case .emptyAlert:
      "UIAlertController must have a title, a message or an action to display"
    case .notDistinct(let controllers):
      "All view controllers in a navigation controller must be distinct (\n"
        + controllers.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)"
    case .inconsistentParent(let child, let parent, let requested):
      "child view controller:\(child) should have parent view controller:\(parent) but requested "
        + "parent is:\(requested)"
    case .sharedView(let view, let owner, let requested):
      "A view can only be associated with at most one view controller at a time! View \(view) is "
        + "associated with \(owner). Clear this association before associating this view with "
        + "\(requested)."
    case .controlledTabBarDelegate:
      "Changing the delegate of a tab bar managed by a tab bar controller is not allowed."
    case .controlledNavigationBarDelegate:
      "Cannot manually set the delegate on a UINavigationBar managed by a controller."
    case .foreignSelection:
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
        + "controller's list of view controllers can be selected."
    case .pushedSplitView(let controller):
      "Split View Controllers cannot be pushed to a Navigation Controller \(controller)"
    }
  }
}

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

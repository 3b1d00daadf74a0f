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
  /// An action sheet is presented as a popover that points at nothing. (behaviour 22.7)
  case actionSheetWithoutSource(String, presenter: String, presenterClass: String)
  /// A popover that points at nothing is presented. (behaviour 22.7)
  case popoverWithoutSource(String)
  /// A second action of the cancel style is added to an alert. (behaviour 22.8)
  case secondCancelAction
  /// A text field is added to an action sheet. (behaviour 22.8)
  case textFieldInActionSheet
  /// The preferred action of an alert is not among its actions. (behaviour 22.8)
  case foreignPreferredAction
}

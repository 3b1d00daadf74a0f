import Foundation
import ListCore

/// A misuse of view controllers for which UIKit ends the process, with its exception.
///
/// No view can be made inert after it, so it cannot be captured: the process ends.
enum ControllerFault: Equatable {
  /// `loadView` did not set a view.
  case noView(String)
  /// A controller is pushed that is already on the stack.
  case pushedTwice(String)
  /// A navigation controller is pushed onto a stack.
  case pushedNavigation
  /// The controller to pop to is not on the stack.
  case notOnStack
  /// A controller is presented that is already being presented.
  case presentedTwice(String, presenter: String)
  /// A controller presents itself.
  case presentsItself(String)
  /// A text field is added to an action sheet.
  case textFieldInActionSheet
}

extension ControllerFault {
  /// The exception's name.
  var exceptionName: String {
    switch self {
    case .noView, .notOnStack, .textFieldInActionSheet:
      ExceptionName.internalInconsistency.rawValue
    case .pushedTwice, .pushedNavigation, .presentedTwice, .presentsItself:
      "NSInvalidArgumentException"
    }
  }

  /// The exception's reason.
  var reason: String {
    switch self {
    case .noView(let controller):
      "-[UIViewController loadView] \(controller) has set no view."
    case .pushedTwice(let controller):
      "Pushing the same view controller instance more than once is not supported (\(controller))"
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
    case .textFieldInActionSheet:
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
    }
  }

  /// Ends the process with UIKit's exception message.
  func stop() -> Never {
    let line =
      "*** Terminating app due to uncaught exception '\(exceptionName)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(line.utf8))
    abort()
  }
}

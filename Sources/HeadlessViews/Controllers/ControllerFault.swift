import Foundation
import ListCore

/// A misuse of controllers at which UIKit ends the process, in its words.
///
/// No view is left to be inert after it, so it is not captured: the process ends.
enum ControllerFault: Equatable {
  /// `loadView` has set no view.
  case noView(String)
  /// A controller is on the stack already.
  case pushedTwice(String)
  /// A navigation controller is pushed.
  case pushedNavigation
  /// A controller is to be popped to that is not on the stack.
  case notOnStack
  /// A controller is presented already.
  case presentedTwice(String, presenter: String)
  /// A controller is to present itself.
  case presentsItself(String)
  /// A text field is added to an alert that is an action sheet.
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

  /// Ends the process with the system's line.
  func stop() -> Never {
    let line =
      "*** Terminating app due to uncaught exception '\(exceptionName)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(line.utf8))
    abort()
  }
}

import Foundation

// The standard edit actions, such as copy and paste. UIKit declares them for every responder, but a
// responder can perform only those that its class implements.

/// The names of the standard edit actions.
enum StandardEditActions {
  static let names: Set<String> = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:", "delete:",
    "select:", "selectAll:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:",
    "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
    "increaseSize:", "decreaseSize:", "find:", "findAndReplace:", "findNext:", "findPrevious:",
    "useSelectionForFind:", "updateTextAttributes:", "rename:", "duplicate:", "move:", "export:",
    "printContent:",
  ]

  /// Raises the exception for an unrecognized selector: the responder's class does not override the
  /// action.
  @MainActor
  static func missing(_ name: String, in responder: Responder) {
    ViewMisuse.missingEditAction(
      name, className: ObjectName.name(of: type(of: responder)),
      address: ObjectName.address(of: responder)
    ).raise()
  }
}

extension Selector {
  /// Whether this is the name of a method that UIKit declares for every responder.
  var isStandardEditAction: Bool {
    StandardEditActions.names.contains(NSStringFromSelector(self))
  }
}

import Foundation
import HeadlessControls

// Typing into the element that matches a query.

extension Simulator {
  /// Types into the text field, text view or search bar that matches a query.
  ///
  /// ```swift
  /// try simulator.type("Emma", into: .field("Name"))
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text, typed one character at a time.
  ///   - query: The field to type into.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such field, or it cannot be edited.
  public func type(
    _ text: String, into query: ScreenQuery, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try touch(query, "type", file, line) { element in
      switch try typingTarget(element) {
      case .field(let field): try type(text, into: field)
      case .lines(let view): try type(text, into: view)
      case .bar(let bar): try type(text, into: bar)
      }
    }
  }

  /// Presses the delete key in the field that matches a query.
  ///
  /// - Parameters:
  ///   - count: The number of presses.
  ///   - query: The field.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such field, or it cannot be edited.
  public func deleteBackward(
    _ count: Int = 1, in query: ScreenQuery, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try touch(query, "deleteBackward", file, line) { element in
      switch try typingTarget(element) {
      case .field(let field): try deleteBackward(count, in: field)
      case .lines(let view): try deleteBackward(count, in: view)
      case .bar(let bar): try deleteBackward(count, in: bar)
      }
    }
  }

  /// Presses the return key in the field that matches a query; in a search bar, this searches.
  ///
  /// - Parameters:
  ///   - query: The field.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such field, or it cannot be edited.
  public func pressReturn(
    in query: ScreenQuery, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try touch(query, "pressReturn", file, line) { element in
      switch try typingTarget(element) {
      case .field(let field): try pressReturn(in: field)
      case .lines(let view): try type("\n", into: view)
      case .bar(let bar): try tapSearchButton(in: bar)
      }
    }
  }

  /// Taps the clear button of the field that matches a query.
  ///
  /// - Parameters:
  ///   - query: The field.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such field, or it shows no clear
  ///   button.
  public func clearText(
    in query: ScreenQuery, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try touch(query, "clearText", file, line) { element in
      if case .bar(let bar) = try typingTarget(element) { return try clearText(in: bar) }
      let field = try field(element)
      guard field.showsClearButton else {
        let count = field.text?.count ?? 0
        throw CannotTouch(
          ViewTouchRefusal.noClearButton("\(element)").reason
            + (count > 0 ? " Try deleteBackward(\(count), in:), as a person would." : ""))
      }
      try clearText(in: field)
    }
  }

  /// Selects text in the text view that matches a query. Text typed next replaces it.
  ///
  /// - Parameters:
  ///   - text: The text to select: its first occurrence. An empty text is the end of the text.
  ///   - query: The text view.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such text view, or it does not contain
  ///   the text.
  public func select(
    _ text: String, in query: ScreenQuery, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try touch(query, "select", file, line) { element in
      try select(text, in: try textView(element))
    }
  }

  /// Selects text in the text view that matches a query, and types other text in its place.
  ///
  /// - Parameters:
  ///   - text: The text to replace: its first occurrence.
  ///   - replacement: The text to type; an empty one deletes the selection.
  ///   - query: The text view.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such text view, it cannot be edited, or
  ///   it does not contain the text.
  public func replace(
    _ text: String, with replacement: String, in query: ScreenQuery, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(QueryFailure) {
    try touch(query, "replace", file, line) { element in
      try replace(text, with: replacement, in: try textView(element))
    }
  }

  private func textView(_ element: ScreenElement) throws(CannotTouch) -> TextView {
    guard let view = element.view as? TextView else {
      throw CannotTouch("\(element) is not a text view; only text views have a selection here.")
    }
    return view
  }

  /// A view that accepts typed text.
  private enum TypingTarget {
    case field(TextField)
    case lines(TextView)
    case bar(SearchBar)
  }

  private func field(_ element: ScreenElement) throws -> TextField {
    guard case .field(let field) = try typingTarget(element) else {
      throw CannotTouch(
        "\(element) is not a text field, and only text fields have a clear button. In a text view "
          + "call deleteBackward(_:in:) or replace(_:with:in:).")
    }
    return field
  }

  /// Returns the view of an element that accepts typed text, after editing has begun.
  private func typingTarget(_ element: ScreenElement) throws -> TypingTarget {
    if let bar = element.object as? SearchBar {
      guard run({ bar.isShown(on: self) && bar.beginEditing() }) else {
        throw ControllerRefusal.refusesEditing("\(element)")
      }
      return .bar(bar)
    }
    guard let view = element.view, view is TextField || view is TextView else {
      throw CannotTouch("\(element) does not accept typed text.")
    }
    if !view.isFirstResponder {
      let reached = try reachableView(element)
      guard run({ reached.becomeFirstResponder() }) else {
        throw ViewTouchRefusal.refusesEditing("\(element)")
      }
    }
    if let field = view as? TextField { return .field(field) }
    guard let lines = view as? TextView, lines.isEditable else {
      throw ViewTouchRefusal.refusesEditing("\(element)")
    }
    return .lines(lines)
  }
}

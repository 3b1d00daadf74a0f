import Foundation

// What a person types into what a query finds.

extension Simulator {
  /// Types into the field, the text view or the search bar that a query finds.
  ///
  /// ```swift
  /// try simulator.type("Emma", into: .field("Name"))
  /// ```
  ///
  /// - Parameters:
  ///   - text: The words, one character after the other.
  ///   - query: What to type into.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such thing, or it does not let a
  ///   person type.
  public func type(
    _ text: String, into query: ScreenQuery, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try touch(query, "type", file, line) { element throws(CannotTouch) in
      switch try typist(element) {
      case .field(let field): type(text, into: field)
      case .lines(let view): type(text, into: view)
      case .bar(let bar): type(text, into: bar)
      }
    }
  }

  /// Presses the key that deletes, in the field that a query finds.
  ///
  /// - Parameters:
  ///   - count: How often.
  ///   - query: The field.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such field, or it does not let a
  ///   person type.
  public func deleteBackward(
    _ count: Int = 1, in query: ScreenQuery, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try touch(query, "deleteBackward", file, line) { element throws(CannotTouch) in
      if case .bar(let bar) = try typist(element) { return deleteBackward(count, in: bar) }
      deleteBackward(count, in: try field(element))
    }
  }

  /// Presses the return key in the field that a query finds; in a search bar that searches.
  ///
  /// - Parameters:
  ///   - query: The field.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such field, or it does not let a
  ///   person type.
  public func pressReturn(
    in query: ScreenQuery, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try touch(query, "pressReturn", file, line) { element throws(CannotTouch) in
      switch try typist(element) {
      case .field(let field): pressReturn(in: field)
      case .lines(let view): type("\n", into: view)
      case .bar(let bar): tapSearchButton(in: bar)
      }
    }
  }

  /// Taps the button that clears the field that a query finds.
  ///
  /// - Parameters:
  ///   - query: The field.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such field, or it shows no such
  ///   button.
  public func clearText(
    in query: ScreenQuery, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try touch(query, "clearText", file, line) { element throws(CannotTouch) in
      if case .bar(let bar) = try typist(element) { return clearText(in: bar) }
      let field = try field(element)
      guard field.shows(field.clearButtonMode), field.hasText else {
        throw CannotTouch("\(element) shows no button that clears it.")
      }
      clearText(in: field)
    }
  }

  /// What a person types into.
  private enum Typist {
    case field(TextField)
    case lines(TextView)
    case bar(SearchBar)
  }

  private func field(_ element: ScreenElement) throws(CannotTouch) -> TextField {
    guard case .field(let field) = try typist(element) else {
      throw CannotTouch("\(element) is no text field.")
    }
    return field
  }

  /// What was found, edited from now on.
  private func typist(_ element: ScreenElement) throws(CannotTouch) -> Typist {
    if let bar = element.object as? SearchBar {
      guard run({ bar.isShown(on: self) && bar.beginEditing() }) else {
        throw CannotTouch(ControllerRefusal.refusesEditing("\(element)").reason)
      }
      return .bar(bar)
    }
    guard let view = element.view, view is TextField || view is TextView else {
      throw CannotTouch("\(element) is nothing that a person types into.")
    }
    if !view.isFirstResponder {
      let reached = try reachableView(element)
      guard run({ reached.becomeFirstResponder() }) else {
        throw CannotTouch(ViewTouchRefusal.refusesEditing("\(element)").reason)
      }
    }
    if let field = view as? TextField { return .field(field) }
    guard let lines = view as? TextView, lines.isEditable else {
      throw CannotTouch(ViewTouchRefusal.refusesEditing("\(element)").reason)
    }
    return .lines(lines)
  }
}

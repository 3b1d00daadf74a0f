import Foundation

extension Simulator {
  /// Types at the end of a text field's text, one character at a time.
  ///
  /// A field that is not being edited is tapped first. The delegate is asked about each character.
  /// A line break presses the return key.
  ///
  /// - Precondition: A finger can reach the field, or it is being edited, and its delegate allows
  ///   editing.
  public func type(
    _ text: String, into field: TextField, file: StaticString = #filePath, line: UInt = #line
  ) {
    edit(field, "type", file, line) {
      for character in text {
        if character.isNewline { field.typeReturn() } else { field.type(String(character)) }
        layoutIfNeeded()
      }
    }
  }

  /// Presses the delete key in a text field.
  ///
  /// - Parameters:
  ///   - count: The number of presses.
  ///   - field: The field.
  ///   - file: The file that a refusal names.
  ///   - line: The line that a refusal names.
  /// - Precondition: A finger can reach the field, or it is being edited, and its delegate allows
  ///   editing.
  public func deleteBackward(
    _ count: Int = 1, in field: TextField, file: StaticString = #filePath, line: UInt = #line
  ) {
    edit(field, "deleteBackward", file, line) {
      for _ in 0..<count { field.typeDelete() }
    }
  }

  /// Presses the return key in a text field.
  ///
  /// - Precondition: A finger can reach the field, or it is being edited, and its delegate allows
  ///   editing.
  public func pressReturn(
    in field: TextField, file: StaticString = #filePath, line: UInt = #line
  ) {
    edit(field, "pressReturn", file, line) { field.typeReturn() }
  }

  /// Taps the clear button of a text field.
  ///
  /// - Precondition: A finger can reach the field, and it shows a clear button.
  public func clearText(
    in field: TextField, file: StaticString = #filePath, line: UInt = #line
  ) {
    reach(field, "clearText", file, line) { _, _, _ in
      guard field.shows(field.clearButtonMode), field.hasText else {
        let name = field.description
        refuseTouch(.noChoice("clear", name, titles: []), "clearText", file, line)
      }
      field.clear()
    }
  }

  private func edit(
    _ field: TextField, _ method: String, _ file: StaticString, _ line: UInt, _ body: () -> Void
  ) {
    run {
      layoutIfNeeded()
      if !field.isEditing || field.window?.ownSimulator !== self {
        if let refusal = refusal(of: field) { refuseTouch(refusal, method, file, line) }
        guard field.becomeFirstResponder() else {
          refuseTouch(.refusesEditing(field.description), method, file, line)
        }
      }
      body()
      layoutIfNeeded()
    }
  }
}

extension Simulator {
  /// Types into a text view in place of the selection, one character at a time.
  ///
  /// - Precondition: A finger can reach the view, or it is being edited, and its delegate allows
  ///   editing.
  public func type(
    _ text: String, into view: TextView, file: StaticString = #filePath, line: UInt = #line
  ) {
    run {
      layoutIfNeeded()
      if !view.isFirstResponder || view.window?.ownSimulator !== self {
        if let refusal = refusal(of: view) { refuseTouch(refusal, "type", file, line) }
      }
      guard view.isEditable, view.becomeFirstResponder() else {
        refuseTouch(.refusesEditing(view.description), "type", file, line)
      }
      for character in text {
        view.type(String(character))
        layoutIfNeeded()
      }
    }
  }
}

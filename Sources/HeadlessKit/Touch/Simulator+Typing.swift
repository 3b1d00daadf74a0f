import Foundation
import HeadlessControls

extension Simulator {
  /// Types at the end of a text field's text, one character at a time.
  ///
  /// A field that is not being edited is tapped first. The delegate is asked about each character.
  /// A line break presses the return key; in the field of a search bar, this searches.
  ///
  /// - Throws: A ``QueryFailure`` unless a finger can reach the field, or it is being edited, and
  ///   its delegate allows editing; or if the return key is disabled.
  public func type(
    _ text: String, into field: TextField, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try edit(field, "type", file, line) {
      for character in text {
        if character.isNewline {
          try pressReturnKey(of: field)
        } else {
          field.type(String(character))
        }
        layoutIfNeeded()
      }
    }
  }

  /// Presses the delete key in a text field.
  ///
  /// - Parameters:
  ///   - count: The number of presses.
  ///   - field: The field.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless a finger can reach the field, or it is being edited, and
  ///   its delegate allows editing.
  public func deleteBackward(
    _ count: Int = 1, in field: TextField, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try edit(field, "deleteBackward", file, line) {
      try check(count, of: "presses")
      for _ in 0..<count { field.typeDelete() }
    }
  }

  /// Presses the return key in a text field.
  ///
  /// - Throws: A ``QueryFailure`` unless a finger can reach the field, or it is being edited, and
  ///   its delegate allows editing, and the key is enabled: the field has text, or
  ///   `enablesReturnKeyAutomatically` is false.
  public func pressReturn(
    in field: TextField, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try edit(field, "pressReturn", file, line) { try pressReturnKey(of: field) }
  }

  private func pressReturnKey(of field: TextField) throws(ControllerRefusal) {
    if field.disablesReturnKey { throw .disabledReturnKey(field.description) }
    field.typeReturn()
    if let bar = field.searchBar { bar.delegate?.searchBarSearchButtonClicked(bar) }
  }

  /// Taps the clear button of a text field.
  ///
  /// - Throws: A ``QueryFailure`` unless a finger can reach the field, and it shows a clear
  ///   button.
  public func clearText(
    in field: TextField, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try reach(field, "clearText", file, line) { _, _, _ in
      guard field.showsClearButton else {
        throw ViewTouchRefusal.noClearButton(field.description)
      }
      field.clear()
    }
  }

  private func edit(
    _ field: TextField, _ method: String, _ file: StaticString, _ line: UInt,
    _ body: () throws -> Void
  ) throws(QueryFailure) {
    try perform(method, on: field, file, line) {
      if !field.isEditing || field.window?.ownSimulator !== self {
        if let refusal = refusal(of: field) { throw refusal }
        guard field.becomeFirstResponder() else {
          throw ViewTouchRefusal.refusesEditing(field.description)
        }
      }
      try body()
    }
  }
}

extension TextField {
  /// The search bar whose text this is; `nil` if it is not the field of one.
  fileprivate var searchBar: SearchBar? {
    (superview as? SearchBar).flatMap { $0.searchTextField === self ? $0 : nil }
  }

  /// Whether the return key of the keyboard is disabled now.
  var disablesReturnKey: Bool {
    enablesReturnKeyAutomatically && !hasText && (self as? SearchTextField)?.tokens.isEmpty ?? true
  }

  /// Whether the field shows a clear button.
  var showsClearButton: Bool { shows(clearButtonMode) && hasText }
}

extension Simulator {
  /// Types on the keyboard: into the field, text view or search bar that is being edited, or into
  /// another first responder that accepts text.
  ///
  /// ```swift
  /// try simulator.tap(.field("Search"))
  /// try simulator.type("gr")
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text, typed one character at a time.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless something is being edited.
  public func type(
    _ text: String, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("type", on: text.quoted, file, line) {
      switch firstResponder {
      case let field as TextField: try type(text, into: field)
      case let view as TextView: try type(text, into: view)
      case let bar as SearchBar: try type(text, into: bar)
      case let input as any KeyInput:
        for character in text {
          input.insertText(String(character))
          layoutIfNeeded()
        }
      default: throw ViewTouchRefusal.nothingEdited
      }
    }
  }

  private var firstResponder: Responder? {
    keyWindow?.firstResponder ?? windows.reversed().lazy.compactMap(\.firstResponder).first
  }
}

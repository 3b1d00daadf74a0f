import Foundation
import HeadlessControls

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

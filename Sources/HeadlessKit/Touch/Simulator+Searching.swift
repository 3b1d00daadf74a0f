import Foundation
import HeadlessControllers
import HeadlessControls

extension Simulator {
  /// Types at the end of a search bar's text, one character at a time.
  ///
  /// A bar that is not being edited begins editing first, which begins its search. A line break
  /// taps the search key.
  ///
  /// - Throws: A ``QueryFailure`` unless the bar is on screen, or belongs to the search of a
  ///   screen that is, and its delegate allows editing; or if the search key is disabled.
  public func type(
    _ text: String, into bar: SearchBar, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("type", on: bar, file, line) {
      try edit(bar)
      for character in text {
        if character.isNewline {
          try search(bar)
        } else {
          bar.type(String(character))
        }
        layoutIfNeeded()
      }
    }
  }

  /// Presses the delete key in a search bar.
  ///
  /// - Throws: A ``QueryFailure`` unless the bar is on screen, or belongs to the search of a screen
  ///   that is, and its delegate allows editing.
  public func deleteBackward(
    _ count: Int = 1, in bar: SearchBar, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("deleteBackward", on: bar, file, line) {
      try edit(bar)
      try check(count, of: "presses")
      for _ in 0..<count {
        bar.typeDelete()
        layoutIfNeeded()
      }
    }
  }

  /// Taps the clear button of a search bar.
  ///
  /// - Throws: A ``QueryFailure`` unless the bar is on screen, or belongs to the search of a screen
  ///   that is, its delegate allows editing, and it shows a clear button, as it does while it has
  ///   text.
  public func clearText(
    in bar: SearchBar, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("clearText", on: bar, file, line) {
      try edit(bar)
      guard bar.searchTextField.showsClearButton else {
        throw ViewTouchRefusal.noClearButton(bar.description)
      }
      bar.clear()
    }
  }

  /// Taps the search key of the keyboard.
  ///
  /// - Throws: A ``QueryFailure`` unless the bar is on screen, or belongs to the search of a screen
  ///   that is, its delegate allows editing, and the key is enabled: it has text, or
  ///   `enablesReturnKeyAutomatically` is false.
  public func tapSearchButton(
    in bar: SearchBar, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tapSearchButton", on: bar, file, line) {
      try edit(bar)
      try search(bar)
    }
  }

  /// Taps the cancel button: the search ends, and its text is cleared.
  ///
  /// - Throws: A ``QueryFailure`` unless the bar shows the button.
  public func tapCancelButton(
    in bar: SearchBar, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tapCancelButton", on: bar, file, line) {
      guard bar.showsCancelButton else {
        throw ControllerRefusal.noCancelButton(bar.description)
      }
      bar.cancel()
    }
  }

  private func search(_ bar: SearchBar) throws(ControllerRefusal) {
    if bar.searchTextField.disablesReturnKey { throw .disabledReturnKey(bar.description) }
    if bar.allowsSearchKey() { bar.delegate?.searchBarSearchButtonClicked(bar) }
  }

  private func edit(_ bar: SearchBar) throws(ControllerRefusal) {
    guard bar.isShown(on: self) else { throw .notShown(bar.description) }
    guard bar.beginEditing() else { throw .refusesEditing(bar.description) }
  }
}

extension Simulator {
  /// Selects a scope of a search bar.
  ///
  /// - Parameters:
  ///   - title: The title of the scope.
  ///   - bar: The search bar. It is on screen, or belongs to the search of a screen that is.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the bar shows its scopes, or its search is in progress,
  ///   and it has such a scope.
  public func chooseScope(
    _ title: String, in bar: SearchBar, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("chooseScope", on: bar, file, line) {
      if let refusal = refusal(ofScope: title, in: bar) {
        throw refusal
      }
      bar.selectedScopeButtonIndex = bar.scopeButtonTitles?.firstIndex(of: title) ?? 0
      bar.delegate?.searchBar(
        bar, selectedScopeButtonIndexDidChange: bar.selectedScopeButtonIndex)
      bar.search?.update()
    }
  }

  /// Returns the reason why a scope cannot be selected; `nil` if it can.
  func refusal(ofScope title: String, in bar: SearchBar) -> ControllerRefusal? {
    guard bar.isShown(on: self) else { return .notShown(bar.description) }
    let isShown =
      bar.showsScopeBar
      || (bar.search as? SearchController).map { $0.isActive && $0.scopeBarActivation != .manual }
        ?? false
    let titles = isShown ? bar.scopeButtonTitles ?? [] : []
    return titles.contains(title)
      ? nil : .noChoice(title, bar.description, titles: titles)
  }
}

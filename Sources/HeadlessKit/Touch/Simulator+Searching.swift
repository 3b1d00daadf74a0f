import Foundation

extension Simulator {
  /// Types at the end of a search bar's text, one character at a time.
  ///
  /// A bar that is not being edited begins editing first, which begins its search.
  ///
  /// - Precondition: The bar is on screen, or belongs to the search of a screen that is, and its
  ///   delegate allows editing.
  public func type(
    _ text: String, into bar: SearchBar, file: StaticString = #filePath, line: UInt = #line
  ) {
    run {
      layoutIfNeeded()
      edit(bar, "type", file, line)
      for character in text {
        bar.type((bar.text ?? "") + String(character))
        layoutIfNeeded()
      }
    }
  }

  /// Presses the delete key in a search bar.
  ///
  /// - Precondition: As for `type(_:into:)`.
  public func deleteBackward(
    _ count: Int = 1, in bar: SearchBar, file: StaticString = #filePath, line: UInt = #line
  ) {
    run {
      layoutIfNeeded()
      edit(bar, "deleteBackward", file, line)
      for _ in 0..<count {
        bar.type(String((bar.text ?? "").dropLast()))
        layoutIfNeeded()
      }
    }
  }

  /// Taps the clear button of a search bar.
  ///
  /// - Precondition: As for `type(_:into:)`.
  public func clearText(
    in bar: SearchBar, file: StaticString = #filePath, line: UInt = #line
  ) {
    run {
      layoutIfNeeded()
      edit(bar, "clearText", file, line)
      bar.type("")
      layoutIfNeeded()
    }
  }

  /// Taps the search key of the keyboard.
  ///
  /// - Precondition: As for `type(_:into:)`.
  public func tapSearchButton(
    in bar: SearchBar, file: StaticString = #filePath, line: UInt = #line
  ) {
    run {
      layoutIfNeeded()
      edit(bar, "tapSearchButton", file, line)
      bar.delegate?.searchBarSearchButtonClicked(bar)
      layoutIfNeeded()
    }
  }

  /// Taps the cancel button: the search ends, and its text is cleared.
  ///
  /// - Precondition: The bar shows the button.
  public func tapCancelButton(
    in bar: SearchBar, file: StaticString = #filePath, line: UInt = #line
  ) {
    run {
      layoutIfNeeded()
      guard bar.showsCancelButton else {
        refuse(.noCancelButton(bar.description), "tapCancelButton", file, line)
      }
      bar.cancel()
      layoutIfNeeded()
    }
  }

  private func edit(
    _ bar: SearchBar, _ method: String, _ file: StaticString, _ line: UInt
  ) {
    guard bar.isShown(on: self) else { refuse(.notShown(bar.description), method, file, line) }
    guard bar.beginEditing() else { refuse(.refusesEditing(bar.description), method, file, line) }
  }
}

extension Simulator {
  /// Selects a scope of a search bar.
  ///
  /// - Parameters:
  ///   - title: The title of the scope.
  ///   - bar: The search bar. It is on screen, or belongs to the search of a screen that is.
  ///   - file: The file that a refusal names.
  ///   - line: The line that a refusal names.
  /// - Precondition: The bar shows its scopes, or its search is in progress, and it has such a
  ///   scope.
  public func chooseScope(
    _ title: String, in bar: SearchBar, file: StaticString = #filePath, line: UInt = #line
  ) {
    run {
      layoutIfNeeded()
      if let refusal = refusal(ofScope: title, in: bar) {
        refuse(refusal, "chooseScope", file, line)
      }
      bar.selectedScopeButtonIndex = bar.scopeButtonTitles?.firstIndex(of: title) ?? 0
      bar.delegate?.searchBar(
        bar, selectedScopeButtonIndexDidChange: bar.selectedScopeButtonIndex)
      bar.search?.update()
      layoutIfNeeded()
    }
  }

  /// Returns the reason why a scope cannot be selected; `nil` if it can.
  func refusal(ofScope title: String, in bar: SearchBar) -> ControllerRefusal? {
    guard bar.isShown(on: self) else { return .notShown(bar.description) }
    let isShown =
      bar.showsScopeBar
      || bar.search.map { $0.isActive && $0.scopeBarActivation != .manual } ?? false
    let titles = isShown ? bar.scopeButtonTitles ?? [] : []
    return titles.contains(title)
      ? nil : .noChoice(title, bar.description, titles: titles)
  }
}

import Foundation
import HeadlessControls

extension Simulator {
  /// Types into a text view in place of the selection, one character at a time.
  ///
  /// - Throws: A ``QueryFailure`` unless a finger can reach the view, or it is being edited, and
  ///   its delegate allows editing.
  public func type(
    _ text: String, into view: TextView, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try edit(view, "type", file, line) {
      for character in text {
        view.type(String(character))
        layoutIfNeeded()
      }
    }
  }

  /// Presses the delete key in a text view: the selection, or the character before it, is deleted if
  /// the delegate allows it.
  ///
  /// - Parameters:
  ///   - count: The number of presses.
  ///   - view: The text view.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless a finger can reach the view, or it is being edited, and
  ///   its delegate allows editing.
  public func deleteBackward(
    _ count: Int = 1, in view: TextView, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try edit(view, "deleteBackward", file, line) {
      try check(count, of: "presses")
      for _ in 0..<count {
        guard let range = view.rangeToDelete else { return }
        let mayDelete =
          view.delegate?.textView(view, shouldChangeTextIn: range, replacementText: "") ?? true
        if mayDelete { view.deleteBackward() }
        layoutIfNeeded()
      }
    }
  }

  /// Selects text in a text view, as a double tap and the handles of the selection do: the delegate
  /// is notified of the selection. Text typed next replaces it.
  ///
  /// - Parameters:
  ///   - text: The text to select: its first occurrence. An empty text is the end of the text, where
  ///     nothing is selected.
  ///   - view: The text view.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless a finger can reach the view, it allows selection, and it
  ///   contains the text.
  public func select(
    _ text: String, in view: TextView, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("select", on: view, file, line) {
      if !view.isFirstResponder, let refusal = refusal(of: view) { throw refusal }
      guard view.isSelectable, view.becomeFirstResponder() else {
        throw ViewTouchRefusal.refusesEditing(view.description)
      }
      let whole = (view.text ?? "") as NSString
      let range =
        text.isEmpty ? NSRange(location: whole.length, length: 0) : whole.range(of: text)
      guard range.location != NSNotFound else {
        throw ViewTouchRefusal.noText(text, view.description)
      }
      view.selectedRange = range
    }
  }

  /// Selects text in a text view, and types other text in its place.
  ///
  /// ```swift
  /// try simulator.replace("Emma", with: "Persuasion", in: notes)
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text to replace: its first occurrence.
  ///   - replacement: The text to type, one character at a time; an empty one deletes the selection.
  ///   - view: The text view.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless a finger can reach the view, its delegate allows editing,
  ///   and it contains the text.
  public func replace(
    _ text: String, with replacement: String, in view: TextView, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(QueryFailure) {
    try perform("replace", on: view, file, line) {
      try select(text, in: view)
      if replacement.isEmpty {
        try deleteBackward(in: view)
      } else {
        try type(replacement, into: view)
      }
    }
  }

  private func edit(
    _ view: TextView, _ method: String, _ file: StaticString, _ line: UInt,
    _ body: () throws -> Void
  ) throws(QueryFailure) {
    try perform(method, on: view, file, line) {
      if !view.isFirstResponder || view.window?.ownSimulator !== self {
        if let refusal = refusal(of: view) { throw refusal }
      }
      guard view.isEditable, view.becomeFirstResponder() else {
        throw ViewTouchRefusal.refusesEditing(view.description)
      }
      try body()
    }
  }
}

extension TextView {
  /// The range that the delete key deletes; `nil` at the beginning of the text.
  fileprivate var rangeToDelete: NSRange? {
    let whole = (text ?? "") as NSString
    let start = min(max(0, selectedRange.location), whole.length)
    if selectedRange.length > 0 {
      return NSRange(location: start, length: min(selectedRange.length, whole.length - start))
    }
    return start > 0 ? whole.rangeOfComposedCharacterSequence(at: start - 1) : nil
  }
}

extension Simulator {
  /// Taps a link in a text view: the delegate decides whether it may open.
  ///
  /// - Parameters:
  ///   - url: The URL of the link.
  ///   - view: The text view, whose attributed text contains the link.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: Whether the link would open. Nothing is opened here.
  /// - Throws: A ``QueryFailure`` unless a finger can reach the view, which is not being edited,
  ///   and it contains such a link.
  /// - Complexity: O(*n*), where *n* is the number of attribute runs in the text.
  @discardableResult
  public func tapLink(
    _ url: URL, in view: TextView, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> Bool {
    try reach(view, "tapLink", file, line) { _, _, _ in
      let links = view.isEditable ? [] : view.links
      guard let link = links.first(where: { $0.url == url }) else {
        let found = links.map(\.url.absoluteString)
        throw ViewTouchRefusal.noChoice(
          url.absoluteString, view.description, titles: found)
      }
      var opens = false
      let item = TextItem(content: .link(url), range: link.range)
      let usual = Action { _ in
        opens =
          view.delegate?.textView(
            view, shouldInteractWith: url, in: link.range, interaction: .invokeDefaultAction)
          ?? true
      }
      if let delegate = view.delegate {
        delegate.textView(view, primaryActionFor: item, defaultAction: usual)?.perform(by: view)
      } else {
        usual.perform(by: view)
      }
      return opens
    }
  }
}

extension TextView {
  /// The links of the text, in order.
  fileprivate var links: [(url: URL, range: NSRange)] {
    var links: [(url: URL, range: NSRange)] = []
    let text = attributedText ?? NSAttributedString(string: "")
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(NSAttributedString.Key("NSLink"), in: all) { value, range, _ in
      if let url = value as? URL ?? (value as? String).flatMap(URL.init(string:)) {
        links.append((url, range))
      }
    }
    return links
  }
}

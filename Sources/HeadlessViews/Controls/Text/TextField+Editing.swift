import Foundation

// The order of questions, events and notifications is UIKit's, from memory where its documentation
// does not say: delegate, event, notification.

extension TextField {
  /// What is drawn around a field.
  ///
  /// Counterpart: `UITextField.BorderStyle`.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When something in a field is there.
  ///
  /// Counterpart: `UITextField.ViewMode`.
  public enum ViewMode: Int, Hashable, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// Why editing has ended.
  ///
  /// Counterpart: `UITextField.DidEndEditingReason`.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    case committed, cancelled
  }

  /// Posted when a person begins to type.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when a person has ended to type.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when a person has changed the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  func beginEditing(_ begin: () -> Bool) -> Bool {
    guard canBecomeFirstResponder, window != nil,
      delegate?.textFieldShouldBeginEditing(self) ?? true, begin()
    else { return false }
    if clearsOnBeginEditing { setContent(NSAttributedString(string: "")) }
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  func endEditing(_ end: () -> Bool) -> Bool {
    guard delegate?.textFieldShouldEndEditing(self) ?? true, end() else { return false }
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
    return true
  }

  /// A person presses a key: the delegate may refuse what it types.
  package func type(_ text: String) {
    change(selection, to: text)
  }

  /// A person presses the key that deletes.
  package func typeDelete() {
    change(rangeToDelete, to: "")
  }

  /// A person presses the return key.
  package func typeReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
  }

  /// A person taps the button that clears the text.
  package func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    replace(NSRange(location: 0, length: (text ?? "").utf16.count), with: "")
  }

  private func change(_ range: NSRange, to text: String) {
    let mayChange =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    if mayChange { replace(range, with: text) }
  }

  var rangeToDelete: NSRange {
    guard selection.length == 0, selection.location > 0 else { return selection }
    let before = ((text ?? "") as NSString)
      .rangeOfComposedCharacterSequence(at: selection.location - 1)
    return before
  }

  func replace(_ range: NSRange, with text: String) {
    let changed = ((self.text ?? "") as NSString).replacingCharacters(in: range, with: text)
    setContent(NSAttributedString(string: changed))
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension View {
  /// Has the first responder among this view and the views in it end editing.
  ///
  /// - Parameter force: Whether it ends although it does not want to. It is not told then that it
  ///   refused in vain.
  /// - Returns: Whether nobody edits in this view now.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window = (self as? Window) ?? window,
      let editor = window.firstResponder, (editor as? View)?.isDescendant(of: self) ?? false
    else { return true }
    if editor.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}

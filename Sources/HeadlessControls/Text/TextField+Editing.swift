import Foundation
@_spi(Hooks) import HeadlessViews

// The order is UIKit's; where its documentation leaves it open, it is delegate, event,
// notification.

extension TextField {
  /// The border of a text field.
  ///
  /// Counterpart: `UITextField.BorderStyle`.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The condition for showing a view of a text field.
  ///
  /// Counterpart: `UITextField.ViewMode`.
  public enum ViewMode: Int, Hashable, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// The reason why editing ended.
  ///
  /// Counterpart: `UITextField.DidEndEditingReason`.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    case committed, cancelled
  }

  /// Posted when editing begins.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing ends.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the user changes the text.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  func beginEditing(_ begin: () -> Bool) -> Bool {
    guard window != nil else { return begin() }
    guard canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true, begin()
    else { return false }
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      setContent(TextContent())
    }
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  func endEditing(_ end: () -> Bool) -> Bool {
    guard delegate?.textFieldShouldEndEditing(self) ?? true, end() else { return false }
    didEndEditing()
    return true
  }

  func didEndEditing() {
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  /// Types text as the user does: the delegate may refuse it.
  package func type(_ text: String) {
    change(selection, to: text)
  }

  /// Presses the delete key.
  package func typeDelete() {
    change(rangeToDelete, to: "")
  }

  /// Presses the return key.
  package func typeReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
  }

  /// Taps the clear button.
  package func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    replace(NSRange(location: 0, length: (text ?? "").utf16.count), with: "")
  }

  private func change(_ range: NSRange, to text: String) {
    let mayChange =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    if mayChange { replace(range, with: text) }
  }

  var rangeToDelete: NSRange { content.rangeToDelete(selection) }

  func replace(_ range: NSRange, with text: String) {
    let changed = ((self.text ?? "") as NSString).replacingCharacters(in: range, with: text)
    setContent(TextContent(changed))
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension TextField {
  /// Returns a text as it is drawn in the field: shrunk no further than ``minimumFontSize``, then
  /// shortened with an ellipsis. While it is edited it scrolls instead.
  ///
  /// - Parameter text: The field's text, its placeholder, or the bullets that hide a password.
  package func drawn(_ text: String) -> String {
    let width = textRect(forBounds: bounds).width
    guard !isEditing, width > 0, let font else { return text }
    let content = TextContent(text)
    let layout = TextLayout(
      content, font: font, width: width, mode: .byTruncatingTail,
      scale: drawnScale(of: content, font, width))
    return layout.shownText(lines: 1, height: font.lineHeight)
  }

  /// The factor by which the text shrinks so that it fits in the field.
  package var drawnScale: CGFloat {
    let width = textRect(forBounds: bounds).width
    guard let font, width > 0 else { return 1 }
    return drawnScale(of: hasText ? content : TextContent(placeholder ?? ""), font, width)
  }

  private func drawnScale(of text: TextContent, _ font: Font, _ width: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, font.pointSize > 0 else { return 1 }
    return TextLayout.scale(
      text, font: font, in: CGSize(width: width, height: 0), lines: 1,
      least: minimumFontSize / font.pointSize)
  }
}

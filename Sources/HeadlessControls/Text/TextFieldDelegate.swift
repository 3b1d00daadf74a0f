import Foundation
@_spi(Hooks) import HeadlessViews

/// The methods that control and notify of editing a text field.
///
/// Counterpart: `UITextFieldDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Returns whether editing may end.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Called when editing has ended, with the reason. If it is not implemented, the method without a
  /// reason is called.
  func textFieldDidEndEditing(
    _ textField: TextField, reason: TextField.DidEndEditingReason)
  /// Returns whether typed text may replace a range, in UTF-16 code units.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when the selection has changed.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Returns whether the clear button may clear the text.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Returns whether the return key is processed.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: TextField) {}
  public func textFieldDidEndEditing(
    _ textField: TextField, reason: TextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}

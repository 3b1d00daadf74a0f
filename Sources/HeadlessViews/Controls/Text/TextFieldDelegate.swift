import Foundation

/// What a text field asks and tells.
///
/// Counterpart: `UITextFieldDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TextFieldDelegate: NSObjectProtocol {
  /// Whether a person may begin to type.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// A person begins to type.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Whether a person may end to type.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// A person has ended to type.
  func textFieldDidEndEditing(_ textField: TextField)
  /// A person has ended to type, for a reason. Without this the method without a reason is called.
  func textFieldDidEndEditing(
    _ textField: TextField, reason: TextField.DidEndEditingReason)
  /// Whether what is typed may go in place of a range, in units of UTF-16.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The selection is another one.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Whether the button that clears may do so.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Whether the return key does what it does.
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

import Foundation

/// What a text view asks and tells, besides scrolling.
///
/// Counterpart: `UITextViewDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TextViewDelegate: ScrollViewDelegate {
  /// Whether a person may begin to type.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// A person begins to type.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Whether a person may end to type.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// A person has ended to type.
  func textViewDidEndEditing(_ textView: TextView)
  /// Whether what is typed may go in place of a range, in units of UTF-16.
  func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// A person has changed the text.
  func textViewDidChange(_ textView: TextView)
  /// The selection is another one.
  func textViewDidChangeSelection(_ textView: TextView)
  /// Whether a tap on a link may open it.
  func textView(
    _ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: TextItemInteraction
  ) -> Bool
}

/// What a person does to something within a text.
///
/// Counterpart: `UITextItemInteraction`.
public enum TextItemInteraction: Int, Hashable, Sendable {
  case invokeDefaultAction, presentActions, preview
}

extension TextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: TextView) {}
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: TextView) {}
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: TextView) {}
  public func textViewDidChangeSelection(_ textView: TextView) {}
  public func textView(
    _ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: TextItemInteraction
  ) -> Bool { true }
}

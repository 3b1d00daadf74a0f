import Foundation
@_spi(Hooks) import HeadlessViews

/// The methods that control and notify of editing a text view, in addition to scrolling.
///
/// Counterpart: `UITextViewDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TextViewDelegate: ScrollViewDelegate {
  /// Returns whether editing may begin.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Returns whether editing may end.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: TextView)
  /// Returns whether typed text may replace a range, in UTF-16 code units.
  func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the user has changed the text.
  func textViewDidChange(_ textView: TextView)
  /// Called when the selection has changed.
  func textViewDidChangeSelection(_ textView: TextView)
  /// Returns whether a tap on a link may open it.
  func textView(
    _ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: TextItemInteraction
  ) -> Bool
  /// Returns the action of a tap on a link; `nil` for none. The default one asks the method above,
  /// and opens the link if it agrees.
  func textView(
    _ textView: TextView, primaryActionFor textItem: TextItem, defaultAction: Action
  ) -> Action?
  /// Returns the menu of a long press on a link; `nil` for none. No menu opens here.
  /// Never called here.
  func textView(
    _ textView: TextView, menuConfigurationFor textItem: TextItem, defaultMenu: Menu
  ) -> TextItem.MenuConfiguration?
}

/// The user's interaction with an item within a text.
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
  public func textView(
    _ textView: TextView, primaryActionFor textItem: TextItem, defaultAction: Action
  ) -> Action? { defaultAction }
  public func textView(
    _ textView: TextView, menuConfigurationFor textItem: TextItem, defaultMenu: Menu
  ) -> TextItem.MenuConfiguration? { TextItem.MenuConfiguration(menu: defaultMenu) }
}

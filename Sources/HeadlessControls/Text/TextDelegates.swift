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

/// An item within a text that the user can tap: a link, an attachment or a tag.
///
/// Counterpart: `UITextItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public struct TextItem {
  /// The kind of item, with its content.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(TextAttachment)
    /// A part with a tag of the app's.
    case tag(String)
  }

  /// The kind of item, with its content.
  public let content: Content
  /// The range of the item, in UTF-16 code units.
  public let range: NSRange

  package init(content: Content, range: NSRange) {
    self.content = content
    self.range = range
  }

  /// The preview and the menu of an item.
  ///
  /// Counterpart: `UITextItem.MenuConfiguration`.
  ///
  /// Coverage: simulated. Kept without effect: `menu`.
  @preconcurrency @MainActor
  public struct MenuConfiguration {
    /// The menu.
    public let menu: Menu

    /// Creates a configuration.
    ///
    /// - Parameter menu: The menu.
    public init(menu: Menu) {
      self.menu = menu
    }
  }
}

import Foundation
@_spi(Hooks) import HeadlessViews

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

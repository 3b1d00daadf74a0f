import Foundation

#if os(Linux)
  /// A part of the request that an app extension answers.
  ///
  /// Counterpart: `NSExtensionItem`. On macOS this is Foundation's class.
  ///
  /// Coverage: simulated. Kept without effect: `attachments`, `attributedContentText`, `attributedTitle`,
  /// `userInfo`.
  open class ExtensionItem: NSObject, @unchecked Sendable {
    // Unchecked: the client must protect its own data, as in Foundation.
    /// The title.
    open var attributedTitle: NSAttributedString?
    /// The text.
    open var attributedContentText: NSAttributedString?
    /// The data.
    open var attachments: [ItemProvider]?
    /// Further values.
    open var userInfo: [AnyHashable: Any]?
  }
#else
  /// A part of the request that an app extension answers.
  public typealias ExtensionItem = NSExtensionItem
#endif

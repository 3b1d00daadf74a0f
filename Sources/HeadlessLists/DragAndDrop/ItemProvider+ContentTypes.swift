import Foundation

#if os(Linux)
  import Foundation
  import UniformTypeIdentifiers

  extension ItemProvider {
    /// The types of the available data.
    public var registeredContentTypes: [UTType] {
      registeredTypeIdentifiers.map { UTType(importedAs: $0) }
    }

    /// Returns the types of the available data that conform to a type.
    ///
    /// - Parameter contentType: The type.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
      registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Registers data.
    ///
    /// - Parameters:
    ///   - contentType: The type of the data.
    ///   - visibility: The processes that may access the data. It is ignored.
    ///   - loadHandler: Creates the data on request.
    public func registerDataRepresentation(
      for contentType: UTType, visibility: Visibility = .all,
      loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
      registerDataRepresentation(
        forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Loads data immediately.
    ///
    /// - Parameters:
    ///   - contentType: The type of the data.
    ///   - completionHandler: Receives the data or an error.
    /// - Returns: The progress, which is complete.
    @discardableResult
    public func loadDataRepresentation(
      for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
      loadDataRepresentation(
        forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
  }
#endif

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

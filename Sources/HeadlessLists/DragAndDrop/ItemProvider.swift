import Foundation

#if os(Linux)
  import UniformTypeIdentifiers

  /// The data of an item that is dragged, shared or pasted, which is loaded on request.
  ///
  /// On macOS this is Foundation's class.
  ///
  /// Counterpart: `NSItemProvider`.
  ///
  /// Coverage: simulated. Kept without effect: `suggestedName`.
  open class ItemProvider: NSObject, @unchecked Sendable {
    // Unchecked: the client must protect its own data, as in Foundation.
    private var objects: [(type: String, make: () -> (Any?, (any Error)?))] = []
    /// The suggested name of the data at its destination.
    open var suggestedName: String?

    /// Creates an empty provider.
    public override init() {
      super.init()
    }

    /// Creates a provider for an object.
    ///
    /// - Parameter object: The object: a string, a URL or an image.
    public convenience init(object: Any) {
      self.init()
      objects.append((Self.type(of: object), { (object, nil) }))
    }

    /// Creates a provider for an item.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - typeIdentifier: Its type.
    public convenience init(item: Any?, typeIdentifier: String?) {
      self.init()
      objects.append((typeIdentifier ?? item.map(Self.type) ?? "public.item", { (item, nil) }))
    }

    /// Creates a provider for a file, whose type follows from its name; `nil` if there is none.
    ///
    /// - Parameter fileURL: The file.
    public convenience init?(contentsOf fileURL: URL!) {
      guard let fileURL, let data = FileManager.default.contents(atPath: fileURL.path) else {
        return nil
      }
      let type = UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? "public.data"
      self.init()
      suggestedName = fileURL.deletingPathExtension().lastPathComponent
      objects.append((type, { (data, nil) }))
      objects.append(("public.file-url", { (fileURL, nil) }))
    }

    /// The types of the available data.
    open var registeredTypeIdentifiers: [String] { objects.map(\.type) }

    /// Returns whether data of a type is available.
    ///
    /// - Parameter typeIdentifier: The type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      registeredTypeIdentifiers.contains { Self.conforms($0, to: typeIdentifier) }
    }

    /// Returns whether an object of a class can be loaded.
    ///
    /// - Parameter aClass: The class or type.
    open func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool {
      objects.contains { Self.value($0.make().0, of: $0.type, as: aClass) != nil }
    }

    /// Loads an object immediately.
    ///
    /// - Parameters:
    ///   - aClass: The class or type.
    ///   - completionHandler: Receives the object or an error.
    /// - Returns: The progress, which is complete.
    @discardableResult
    open func loadObject<Object>(
      ofClass aClass: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
    ) -> Progress {
      let found = objects.lazy.compactMap { Self.value($0.make().0, of: $0.type, as: aClass) }
        .first
      completionHandler(found, found == nil ? ItemProviderError.noSuchItem : nil)
      return Self.complete()
    }

    /// Registers data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type of the data.
    ///   - visibility: The processes that may access the data. It is ignored.
    ///   - loadHandler: Creates the data on request.
    open func registerDataRepresentation(
      forTypeIdentifier typeIdentifier: String, visibility: Visibility = .all,
      loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
      objects.append(
        (
          typeIdentifier,
          {
            var made: (Any?, (any Error)?) = (nil, nil)
            _ = loadHandler { made = ($0, $1) }
            return made
          }
        ))
    }

    /// Loads data immediately.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type of the data.
    ///   - completionHandler: Receives the data or an error.
    /// - Returns: The progress, which is complete.
    @discardableResult
    open func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
      let found = objects.first { Self.conforms($0.type, to: typeIdentifier) }?.make()
      switch found?.0 {
      case let data as Data: completionHandler(data, nil)
      case let text as String: completionHandler(Data(text.utf8), nil)
      case let url as URL: completionHandler(Data(url.absoluteString.utf8), nil)
      case let object as any ItemProviderWriting:
        // The object makes its data at once, or on another queue, as in Foundation.
        nonisolated(unsafe) let completionHandler = completionHandler
        return object.loadData(withTypeIdentifier: typeIdentifier) { completionHandler($0, $1) }
          ?? Self.complete()
      default: completionHandler(nil, found?.1 ?? ItemProviderError.noSuchItem)
      }
      return Self.complete()
    }

    /// The processes that may access data.
    ///
    /// Counterpart: `NSItemProviderRepresentationVisibility`.
    public enum Visibility: Int, Hashable, Sendable {
      case all, team, group, ownProcess
    }

    private static func complete() -> Progress {
      let progress = Progress(totalUnitCount: 1)
      progress.completedUnitCount = 1
      return progress
    }

    private static func value<Object>(
      _ item: Any?, of identifier: String, as type: Object.Type
    ) -> Object? {
      if let object = item as? Object { return object }
      if let data = item as? Data, let reader = type as? any ItemProviderReading.Type,
        reader.readableTypeIdentifiersForItemProvider.contains(where: {
          conforms(identifier, to: $0)
        })
      {
        return try? reader.object(withItemProviderData: data, typeIdentifier: identifier) as? Object
      }
      if let text = item as? String { return NSString(string: text) as? Object }
      if let text = item as? NSString { return String(describing: text) as? Object }
      if let url = item as? URL { return NSURL(string: url.absoluteString) as? Object }
      return nil
    }

    private static func conforms(_ type: String, to other: String) -> Bool {
      type == other || other == "public.item" || other == "public.data"
        || UTType(importedAs: type).conforms(to: UTType(importedAs: other))
    }

    private static func type(of object: Any) -> String {
      switch object {
      case is String, is NSString: "public.utf8-plain-text"
      case is URL, is NSURL: "public.url"
      case is Image: "public.png"
      case let object as any ItemProviderWriting:
        Swift.type(of: object).writableTypeIdentifiersForItemProvider.first ?? "public.item"
      default: "public.item"
      }
    }
  }

  extension ItemProvider {
    /// Options of a file. Counterpart: `NSItemProviderFileOptions`.
    public struct FileOptions: OptionSet, Hashable, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) {
        self.rawValue = rawValue
      }

      /// Whether the file may be opened in place.
      public static let openInPlace = FileOptions(rawValue: 1)
    }

    /// Registers an object: a string, a URL or an image.
    public func registerObject(_ object: Any, visibility: Visibility) {
      objects.append((Self.type(of: object), { (object, nil) }))
    }

    /// Registers a file.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type of the file.
    ///   - fileOptions: The options of the file. They are ignored: it can always be opened in
    ///     place.
    ///   - visibility: The processes that may access the file. It is ignored.
    ///   - loadHandler: Returns the file on request.
    public func registerFileRepresentation(
      forTypeIdentifier typeIdentifier: String, fileOptions: FileOptions = [],
      visibility: Visibility = .all,
      loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
      objects.append(
        (
          typeIdentifier,
          {
            var made: (Any?, (any Error)?) = (nil, nil)
            _ = loadHandler { made = ($0, $2) }
            return made
          }
        ))
    }

    /// Loads an item immediately, as it was registered.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type of the item.
    ///   - options: Not used.
    ///   - completionHandler: Receives the item or an error.
    public func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
      completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
      let found = made(typeIdentifier)
      completionHandler?(found.0, found.0 == nil ? found.1 ?? ItemProviderError.noSuchItem : nil)
    }

    /// Loads a file immediately. Other data is written to a temporary file, which is removed when the
    /// handler returns, as in Foundation.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type of the file.
    ///   - completionHandler: Receives the file or an error.
    /// - Returns: The progress, which is complete.
    @discardableResult
    public func loadFileRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress {
      if let file = made(typeIdentifier).0 as? URL, file.isFileURL {
        completionHandler(file, nil)
        return Self.complete()
      }
      return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
        guard let data else { return completionHandler(nil, error) }
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        do { try data.write(to: file) } catch { return completionHandler(nil, error) }
        completionHandler(file, nil)
        // The handler may have moved the file.
        try? FileManager.default.removeItem(at: file)
      }
    }

    /// Loads a file immediately, as ``loadFileRepresentation(forTypeIdentifier:completionHandler:)``
    /// does; a file that was registered is opened in place.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type of the file.
    ///   - completionHandler: Receives the file, whether it is the registered one, or an error.
    /// - Returns: The progress, which is complete.
    @discardableResult
    public func loadInPlaceFileRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
      let isFile = (made(typeIdentifier).0 as? URL)?.isFileURL ?? false
      return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { file, error in
        completionHandler(file, isFile && file != nil, error)
      }
    }

    private func made(_ type: String) -> (Any?, (any Error)?) {
      objects.first { Self.conforms($0.type, to: type) }?.make() ?? (nil, nil)
    }
  }

  /// The reason an item provider returns no data.
  enum ItemProviderError: Error {
    case noSuchItem
  }
#else
  /// The data of an item that is dragged, shared or pasted, which is loaded on request.
  public typealias ItemProvider = NSItemProvider
#endif

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

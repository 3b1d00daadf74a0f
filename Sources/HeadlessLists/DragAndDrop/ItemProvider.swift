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

  /// The reason an item provider returns no data.
  enum ItemProviderError: Error {
    case noSuchItem
  }
#else
  /// The data of an item that is dragged, shared or pasted, which is loaded on request.
  public typealias ItemProvider = NSItemProvider
#endif

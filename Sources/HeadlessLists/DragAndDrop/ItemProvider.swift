import Foundation

#if os(Linux)
  /// Something that is dragged, shared or pasted, and handed over when it is asked for.
  ///
  /// On macOS this is Foundation's own class.
  ///
  /// Counterpart: `NSItemProvider`.
  ///
  /// Coverage: simulated. Kept without effect: `suggestedName`.
  open class ItemProvider: NSObject, @unchecked Sendable {
    // Unchecked: what is handed over is the client's to guard, as in Foundation.
    private var objects: [(type: String, make: () -> (Any?, (any Error)?))] = []
    /// What it is called where it is put down.
    open var suggestedName: String?

    /// Creates one that has nothing yet.
    public override init() {
      super.init()
    }

    /// Creates one.
    ///
    /// - Parameter object: What is handed over: a text, an address or a picture.
    public convenience init(object: Any) {
      self.init()
      objects.append((Self.type(of: object), { (object, nil) }))
    }

    /// Creates one.
    ///
    /// - Parameters:
    ///   - item: What is handed over.
    ///   - typeIdentifier: Its type.
    public convenience init(item: Any?, typeIdentifier: String?) {
      self.init()
      objects.append((typeIdentifier ?? item.map(Self.type) ?? "public.item", { (item, nil) }))
    }

    /// The types of what can be handed over.
    open var registeredTypeIdentifiers: [String] { objects.map(\.type) }

    /// Whether something of a type can be handed over.
    ///
    /// - Parameter typeIdentifier: The type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      registeredTypeIdentifiers.contains { Self.conforms($0, to: typeIdentifier) }
    }

    /// Whether something of a class can be handed over.
    ///
    /// - Parameter aClass: The class or type.
    open func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool {
      objects.contains { Self.value($0.make().0, as: aClass) != nil }
    }

    /// Hands something over, at once.
    ///
    /// - Parameters:
    ///   - aClass: Its class or type.
    ///   - completionHandler: Gets it, or what went wrong.
    /// - Returns: The progress, which is complete.
    @discardableResult
    open func loadObject<Object>(
      ofClass aClass: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
    ) -> Progress {
      let found = objects.lazy.compactMap { Self.value($0.make().0, as: aClass) }.first
      completionHandler(found, found == nil ? ItemProviderError.noSuchItem : nil)
      return Self.complete()
    }

    /// Adds bytes.
    ///
    /// - Parameters:
    ///   - typeIdentifier: Their type.
    ///   - visibility: Who may have them. It is not looked at.
    ///   - loadHandler: Makes them when they are asked for.
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

    /// Hands bytes over, at once.
    ///
    /// - Parameters:
    ///   - typeIdentifier: Their type.
    ///   - completionHandler: Gets them, or what went wrong.
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
      default: completionHandler(nil, found?.1 ?? ItemProviderError.noSuchItem)
      }
      return Self.complete()
    }

    /// Who may have something. Counterpart: `NSItemProviderRepresentationVisibility`.
    public enum Visibility: Int, Hashable, Sendable {
      case all, team, group, ownProcess
    }

    private static func complete() -> Progress {
      let progress = Progress(totalUnitCount: 1)
      progress.completedUnitCount = 1
      return progress
    }

    private static func value<Object>(_ item: Any?, as type: Object.Type) -> Object? {
      if let object = item as? Object { return object }
      if let text = item as? String { return NSString(string: text) as? Object }
      if let text = item as? NSString { return String(describing: text) as? Object }
      if let url = item as? URL { return NSURL(string: url.absoluteString) as? Object }
      return nil
    }

    private static func conforms(_ type: String, to other: String) -> Bool {
      type == other || other == "public.item" || other == "public.data"
        || (other == "public.text" && type.hasSuffix("plain-text"))
        || (other == "public.image" && ["public.png", "public.jpeg"].contains(type))
    }

    private static func type(of object: Any) -> String {
      switch object {
      case is String, is NSString: "public.utf8-plain-text"
      case is URL, is NSURL: "public.url"
      case is Image: "public.png"
      default: "public.item"
      }
    }
  }

  /// Why an item provider hands nothing over.
  enum ItemProviderError: Error {
    case noSuchItem
  }
#else
  /// Something that is dragged, shared or pasted, and handed over when it is asked for.
  public typealias ItemProvider = NSItemProvider
#endif

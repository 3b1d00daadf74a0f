import Foundation
import HeadlessViews

#if os(Linux)
  /// A class whose objects can be created from the data of an item provider.
  ///
  /// Counterpart: `NSItemProviderReading`.
  ///
  /// Coverage: simulated.
  public protocol ItemProviderReading: NSObjectProtocol {
    /// The types of the data from which an object can be created, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Returns an object that is created from data.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - typeIdentifier: The type of the data.
    static func object(
      withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self
  }

  /// A class from whose objects an item provider can create data.
  ///
  /// Counterpart: `NSItemProviderWriting`.
  ///
  /// Coverage: simulated.
  public protocol ItemProviderWriting: NSObjectProtocol {
    /// The types of the data that can be created from an object, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Creates data from the object.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The type of the data.
    ///   - completionHandler: Receives the data or an error.
    /// - Returns: The progress, if the data is not available yet.
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
  }

  extension NSString: ItemProviderReading, ItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
      ["public.utf8-plain-text", "public.plain-text"]
    }
    public static var writableTypeIdentifiersForItemProvider: [String] {
      ["public.utf8-plain-text"]
    }
    public static func object(
      withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self {
      self.init(string: String(decoding: data, as: UTF8.self))
    }
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(String(describing: self).utf8), nil)
      return nil
    }
  }

  extension NSURL: ItemProviderReading, ItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    public static func object(
      withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self {
      guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
        throw ItemProviderError.noSuchItem
      }
      return url
    }
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(absoluteString.utf8), nil)
      return nil
    }
  }

  extension Image: ItemProviderReading, ItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
      ["public.png", "public.image"]
    }
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
    public static func object(
      withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self {
      guard let image = Image(data: data) as? Self else { throw ItemProviderError.noSuchItem }
      return image
    }
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      let data = pngData()
      completionHandler(data, data == nil ? ItemProviderError.noSuchItem : nil)
      return nil
    }
  }

  extension DragItem {
    /// Returns the object of a class that the item provides.
    func object(of aClass: any ItemProviderReading.Type) -> (any ItemProviderReading)? {
      func find<Object: ItemProviderReading>(_ type: Object.Type) -> (any ItemProviderReading)? {
        var found: Object?
        itemProvider.loadObject(ofClass: type) { object, _ in found = object }
        return found
      }
      return find(aClass)
    }
  }

  extension DragDropSession {
    /// Returns whether one of the items can be loaded as a value that is bridged to a class: a text
    /// or a URL.
    public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
    where Value._ObjectiveCType: ItemProviderReading {
      canLoadObjects(ofClass: Value._ObjectiveCType.self)
    }
  }

  extension DropSession {
    /// Loads the items that are values bridged to a class: texts or URLs.
    @discardableResult
    public func loadObjects<Value: _ObjectiveCBridgeable>(
      ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
    ) -> Progress where Value._ObjectiveCType: ItemProviderReading {
      loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
        completion(
          objects.compactMap { $0 as? Value._ObjectiveCType }.map {
            Value._unconditionallyBridgeFromObjectiveC($0)
          })
      }
    }
  }
#else
  public typealias ItemProviderReading = NSItemProviderReading
  public typealias ItemProviderWriting = NSItemProviderWriting

  extension DragItem {
    /// Returns the object of a class that the item provides.
    func object(of aClass: any ItemProviderReading.Type) -> (any ItemProviderReading)? {
      // Foundation loads asynchronously, on another queue; a test uses the items' local objects.
      (localObject as? any ItemProviderReading).flatMap { type(of: $0) == aClass ? $0 : nil }
    }
  }
#endif

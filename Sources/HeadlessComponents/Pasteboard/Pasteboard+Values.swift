import Foundation
import HeadlessViews

// Each kind of value is stored under its own type, as in UIKit.
extension Pasteboard {
  private static let textType = "public.utf8-plain-text"
  private static let urlType = "public.url"
  private static let imageType = "public.png"
  private static let colorType = "com.apple.uikit.color"

  /// The first string.
  public var string: String? {
    get { strings?.first }
    set { items = newValue.map { [[Self.textType: $0]] } ?? [] }
  }
  /// The strings; `nil` if there are none.
  public var strings: [String]? {
    get { values([Self.textType, "public.text"]) }
    set { items = (newValue ?? []).map { [Self.textType: $0] } }
  }
  /// The first URL.
  public var url: URL? {
    get { urls?.first }
    set { items = newValue.map { [[Self.urlType: $0]] } ?? [] }
  }
  /// The URLs; `nil` if there are none.
  public var urls: [URL]? {
    get { values([Self.urlType]) }
    set { items = (newValue ?? []).map { [Self.urlType: $0] } }
  }
  /// The first image.
  public var image: Image? {
    get { images?.first }
    set { items = newValue.map { [[Self.imageType: $0]] } ?? [] }
  }
  /// The images; `nil` if there are none.
  public var images: [Image]? {
    get { values([Self.imageType, "public.jpeg"]) }
    set { items = (newValue ?? []).map { [Self.imageType: $0] } }
  }
  /// The first colour.
  public var color: Color? {
    get { colors?.first }
    set { items = newValue.map { [[Self.colorType: $0]] } ?? [] }
  }
  /// The colours; `nil` if there are none.
  public var colors: [Color]? {
    get { values([Self.colorType]) }
    set { items = (newValue ?? []).map { [Self.colorType: $0] } }
  }

  /// Whether there is a string.
  public var hasStrings: Bool { strings != nil }
  /// Whether there is a URL.
  public var hasURLs: Bool { urls != nil }
  /// Whether there is an image.
  public var hasImages: Bool { images != nil }
  /// Whether there is a colour.
  public var hasColors: Bool { colors != nil }
  /// The number of items.
  public var numberOfItems: Int { items.count }
  /// The types of the first item's values, in alphabetical order.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// Returns whether the first item has a value of one of some types.
  ///
  /// - Parameter pasteboardTypes: The types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    types.contains { pasteboardTypes.contains($0) }
  }

  /// Returns a value of the first item.
  ///
  /// - Parameter pasteboardType: The type.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  /// Returns data of the first item.
  ///
  /// - Parameter pasteboardType: The type.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    switch items.first?[pasteboardType] {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    default: nil
    }
  }

  /// Replaces the content with a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - pasteboardType: The type.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Replaces the content with data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - pasteboardType: The type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  /// Adds items to the content.
  ///
  /// - Parameter items: The items.
  public func addItems(_ items: [[String: Any]]) { self.items += items }

  /// Replaces the content.
  ///
  /// - Parameters:
  ///   - items: The new content.
  ///   - options: The expiration and availability of the content. Ignored.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  private func values<Value>(_ types: [String]) -> [Value]? {
    let found = items.compactMap { item in types.lazy.compactMap { item[$0] as? Value }.first }
    return found.isEmpty ? nil : found
  }
}

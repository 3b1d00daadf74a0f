import Foundation
import HeadlessViews

extension Pasteboard {
  /// The types of text.
  nonisolated public static let typeListString = ["public.utf8-plain-text", "public.text"]
  /// The types of a URL.
  nonisolated public static let typeListURL = ["public.url"]
  /// The types of an image.
  nonisolated public static let typeListImage = ["public.png", "public.jpeg"]
  /// The types of a colour.
  nonisolated public static let typeListColor = ["com.apple.uikit.color"]
  /// The type with which the system finds one itself.
  nonisolated public static let typeAutomatic = "com.apple.uikit.type-automatic"
  /// The key of the types that were added, in a notification.
  nonisolated public static let changedTypesAddedUserInfoKey =
    "UIPasteboardChangedTypesAddedUserInfoKey"
  /// The key of the types that were removed, in a notification.
  nonisolated public static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedUserInfoKey"

  /// Whether the content outlives the app: no pasteboard's does.
  public var isPersistent: Bool { false }

  /// Returns the items that have one of several types.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(items.indices.filter { !items[$0].keys.filter(pasteboardTypes.contains).isEmpty })
  }

  /// A pattern in text. Counterpart: `UIPasteboard.DetectionPattern`.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The address of a web page.
    public static let probableWebURL = Self(rawValue: "probableWebURL")
    /// Words to search the web for.
    public static let probableWebSearch = Self(rawValue: "probableWebSearch")
    /// A number.
    public static let number = Self(rawValue: "number")
  }

  /// Finds patterns in the text of the first item, without pasting it.
  ///
  /// - Parameters:
  ///   - patterns: The patterns to find.
  ///   - completionHandler: Called at once with those that were found.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    completionHandler(.success(patterns.filter { string.map($0.isFound) ?? false }))
  }

  /// Finds patterns in the text of the first item, and returns their values.
  ///
  /// - Parameters:
  ///   - patterns: The patterns to find.
  ///   - completionHandler: Called at once with the values: the text, or a number.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    var found: [DetectionPattern: Any] = [:]
    for pattern in patterns {
      guard let string, pattern.isFound(in: string) else { continue }
      found[pattern] = pattern == .number ? Double(string).map { $0 as Any } ?? string : string
    }
    completionHandler(.success(found))
  }
}

extension Pasteboard.DetectionPattern {
  fileprivate func isFound(in text: String) -> Bool {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let isAddress = text.contains(".") && !text.contains(" ") && URL(string: text) != nil
    switch self {
    case .probableWebURL: return isAddress
    case .probableWebSearch: return !isAddress && !text.isEmpty
    case .number: return Double(text) != nil
    default: return false
    }
  }
}

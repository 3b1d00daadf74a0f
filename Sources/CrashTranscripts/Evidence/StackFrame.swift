/// One line of a call stack, as a report prints it.
///
/// ```
/// 3   UIKitCore   0x00000001853f0f3c -[UITableView _endCellAnimationsWithContext:] + 8044
/// ```
public struct StackFrame: Hashable, Sendable {
  /// The number of the frame; `nil` if the line has none.
  public var index: Int?
  /// The image that contains the function, such as `UIKitCore`; `nil` if the line names none.
  public var image: String?
  /// The function, readable: `-[UITableView endUpdates]` or `Bookshop.ShelfController.remove`.
  public var symbol: String
  /// The source file and the line; `nil` if the report has no symbols of the app.
  public var location: Location?

  /// A line of a source file.
  public struct Location: Hashable, Sendable, CustomStringConvertible {
    /// The name of the file, without its directory.
    public var file: String
    /// The line, counted from 1.
    public var line: Int

    /// Creates a location.
    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }

    public var description: String { "\(file):\(line)" }
  }

  /// Creates a frame.
  public init(index: Int? = nil, image: String? = nil, symbol: String, location: Location? = nil) {
    self.index = index
    self.image = image
    self.symbol = symbol
    self.location = location
  }
}

extension StackFrame {
  /// The Objective-C class of a method: `UITableView`; `nil` for functions.
  var className: String? {
    guard symbol.hasPrefix("-[") || symbol.hasPrefix("+[") else { return nil }
    return String(symbol.dropFirst(2).prefix { $0 != " " && $0 != "(" })
  }

  /// The Objective-C selector of a method: `endUpdates`; `nil` for functions.
  var selector: String? {
    guard className != nil, let space = symbol.firstIndex(of: " ") else { return nil }
    return String(symbol[space...].dropFirst().prefix { $0 != "]" })
  }

  /// Whether the frame only delivers an exception: it says nothing about its cause.
  var raisesExceptions: Bool {
    let functions = [
      "__exceptionPreprocess", "objc_exception_throw", "NSException", "NSAssertionHandler",
      "_userInfoForFileAndLine", "__raiseError", "_NSThrow", "__cxa_throw", "_AssertFailed",
      "abort", "__pthread_kill", "pthread_kill", "terminate", "_objc_terminate", "raise",
    ]
    return functions.contains { symbol.contains($0) } && selector != "raise"
  }

  /// Whether the function is a list's, or serves one: a method of a data source, or an update.
  var servesList: Bool {
    if let className, className.contains("TableView") || className.contains("CollectionView") {
      return true
    }
    return [
      "tableView(", "collectionView(", "tableView:", "collectionView:", "numberOfSections",
      "performBatchUpdates", "endUpdates",
    ].contains(where: symbol.contains)
  }

  /// Whether the function belongs to the app, or to a library that it contains.
  var belongsToApp: Bool {
    if location != nil { return true }
    if raisesExceptions { return false }
    if let image, Self.isSystem(image: image) { return false }
    if let className { return !Self.isSystem(className: className) }
    let isSystemFunction = Self.systemFunctions.contains { symbol.hasPrefix($0) }
    return image != nil && !isSystemFunction
  }

  /// Whether an image is one of the system's.
  static func isSystem(image: String) -> Bool {
    systemImages.contains(image) || image.hasSuffix(".dylib") || image == "???"
  }

  private static func isSystem(className: String) -> Bool {
    let plain = className.drop { $0 == "_" }
    return ["UI", "NS", "CA", "CF", "PH", "FBS", "GS", "AV", "WK", "BK", "XC"].contains { prefix in
      plain.hasPrefix(prefix)
        && plain.dropFirst(prefix.count).first.map { $0.isUppercase } ?? false
    }
  }

  private static let systemFunctions = [
    "_dispatch", "__CF", "CF", "_CF", "__NS", "NS", "UIApplicationMain", "start", "objc_", "_objc",
    "__UI", "_UI", "GSEvent", "CA::", "main", "___", "__", "_pthread", "swift_",
  ]
  private static let systemImages: Set<String> = [
    "UIKitCore", "UIKit", "CoreFoundation", "Foundation", "QuartzCore", "CoreData", "dyld",
    "libobjc.A", "libdispatch", "GraphicsServices", "CoreAutoLayout", "BaseBoard", "SwiftUI",
    "FrontBoardServices", "Photos", "libswiftCore", "UIKitMacHelper", "AppKit", "Combine",
    "SwiftUICore", "libsystem_kernel", "libsystem_pthread", "CFNetwork", "BoardServices",
    "UIFoundation", "ObservationCore", "libc++abi", "libsystem_c", "UIKitServices",
  ]
}

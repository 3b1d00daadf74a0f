// Bookmarks of files. They hold the file's path: one that was moved is not found again.
import Foundation

extension URL {
  /// How a bookmark is made. Every choice makes the same bookmark here.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A bookmark with less information.
    public static let minimalBookmark = Self(rawValue: 1 << 9)
    /// A bookmark for a file that holds an alias.
    public static let suitableForBookmarkFile = Self(rawValue: 1 << 10)
    /// A bookmark that keeps the access to a file outside the app's folders.
    public static let withSecurityScope = Self(rawValue: 1 << 11)
    /// Such a bookmark that allows only reading.
    public static let securityScopeAllowOnlyReadAccess = Self(rawValue: 1 << 12)
    /// A bookmark that keeps no access.
    public static let withoutImplicitSecurityScope = Self(rawValue: 1 << 29)
  }

  /// How a bookmark is resolved. Every choice resolves in the same way here.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shows nothing to the user.
    public static let withoutUI = Self(rawValue: 1 << 8)
    /// Mounts no volume.
    public static let withoutMounting = Self(rawValue: 1 << 9)
    /// Begins access to a file outside the app's folders.
    public static let withSecurityScope = Self(rawValue: 1 << 10)
    /// Begins no access.
    public static let withoutImplicitStartAccessing = Self(rawValue: 1 << 15)
  }

  /// Returns a bookmark of the file or folder.
  ///
  /// - Throws: The error of Cocoa for a missing file, if there is none.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: self])
    }
    return Bookmark.mark + Data(path.utf8)
  }

  /// Creates the URL of a bookmark.
  ///
  /// - Parameter bookmarkDataIsStale: Becomes false: a bookmark that resolves is up to date.
  /// - Throws: The error of Cocoa for a damaged file, or for a missing one.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    guard data.starts(with: Bookmark.mark),
      let path = String(data: data.dropFirst(Bookmark.mark.count), encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    let found = URL(fileURLWithPath: path)
    guard FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: found])
    }
    bookmarkDataIsStale = false
    self = found
  }
}

/// The form of a bookmark.
private enum Bookmark {
  /// The bytes at the beginning.
  static let mark = Data("book".utf8)
}

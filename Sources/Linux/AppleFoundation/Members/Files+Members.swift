import Foundation
import FoundationNetworking

extension URL {
  /// Begins access to a file outside the app's own folders, which is always allowed here.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends access to a file outside the app's own folders.
  public func stopAccessingSecurityScopedResource() {}
  /// The user's folder of documents.
  public static var documentsDirectory: URL { userFolder(.documentDirectory) }
  /// The user's folder of files that can be made again.
  public static var cachesDirectory: URL { userFolder(.cachesDirectory) }
  /// The user's folder of files that apps keep.
  public static var applicationSupportDirectory: URL { userFolder(.applicationSupportDirectory) }
  /// The user's folder of files that are not documents.
  public static var libraryDirectory: URL { userFolder(.libraryDirectory) }
  /// The user's folder of downloads.
  public static var downloadsDirectory: URL { userFolder(.downloadsDirectory) }

  private static func userFolder(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first ?? homeDirectory
  }
}

extension NSURL {
  /// Returns the URL of a file or folder.
  public class func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }
  /// Returns the URL of a file or folder.
  public class func fileURL(withPath path: String, isDirectory isDir: Bool) -> URL {
    URL(fileURLWithPath: path, isDirectory: isDir)
  }
  /// Begins access to a file outside the app's own folders, which is always allowed here.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends access to a file outside the app's own folders.
  public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
  /// Returns the folder that apps of one group share: one in the temporary directory.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? { temporaryDirectory.appending(path: groupIdentifier, directoryHint: .isDirectory) }
  /// The user's account of iCloud: none, here.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension Data.WritingOptions {
  /// An older name of `atomic`.
  public static var atomicWrite: Self { .atomic }
}

extension URLCache {
  /// Creates a cache of responses.
  ///
  /// - Parameters:
  ///   - memoryCapacity: The bytes in memory.
  ///   - diskCapacity: The bytes on disk.
  ///   - directory: The folder of the cache.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}

extension NSDictionary {
  /// Writes the dictionary to a file, as a property list.
  ///
  /// - Throws: An error if a value is no property list, or the file cannot be written.
  public func write(to url: URL) throws {
    try PropertyListSerialization.data(fromPropertyList: self, format: .xml, options: 0)
      .write(to: url, options: .atomic)
  }
}

extension URLResourceKey {
  /// The number of files and folders in a folder.
  public static let directoryEntryCountKey = URLResourceKey(
    rawValue: "NSURLDirectoryEntryCountKey")
}

extension URLResourceValues {
  /// The number of files and folders in a folder. It is not known here.
  public var directoryEntryCount: Int? { nil }
}

extension FileManager {
  /// Returns the app's folder in iCloud: none, here.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

extension URLResourceKey {
  /// The bytes that are free for what the user asks for.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
  /// The bytes that are free for what may be removed again.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
  /// The bytes that are free for what the user asks for. They are not known here.
  public var volumeAvailableCapacityForImportantUsage: Int64? { nil }
  /// The bytes that are free for what may be removed again. They are not known here.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { nil }
}

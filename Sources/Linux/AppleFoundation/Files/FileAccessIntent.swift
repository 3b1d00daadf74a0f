import Foundation

/// What a program is about to do with a file.
///
/// Counterpart: `NSFileAccessIntent`.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  /// The file.
  public let url: URL

  private init(_ url: URL) {
    self.url = url
    super.init()
  }

  /// Creates the intent to read a file.
  open class func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url) }

  /// Creates the intent to write a file.
  open class func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent { NSFileAccessIntent(url) }
}

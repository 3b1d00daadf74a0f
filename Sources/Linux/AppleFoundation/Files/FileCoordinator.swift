import Foundation

/// Access to files that other processes may use. Here no other process does: every access is granted
/// at once.
open class NSFileCoordinator: NSObject {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = WritingOptions(rawValue: 1)
    public static let forMoving = WritingOptions(rawValue: 2)
    public static let forMerging = WritingOptions(rawValue: 4)
    public static let forReplacing = WritingOptions(rawValue: 8)
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// A place to which an error is written.
  public typealias ErrorPointer = UnsafeMutablePointer<NSError?>?

  /// Creates a coordinator.
  ///
  /// - Parameter filePresenter: The object that shows the file.
  public init(filePresenter: (any NSFilePresenter)?) { super.init() }

  /// Creates a coordinator.
  public override convenience init() { self.init(filePresenter: nil) }

  /// Adds an object that shows a file. It is not told of changes: no other process makes any.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// Removes an object that shows a file.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}

  /// Reads a file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: ErrorPointer,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }

  /// Writes a file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: ErrorPointer,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }

  /// Reads a file and writes another.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: ErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }

  /// Writes two files.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: ErrorPointer,
    byAccessor writer: (URL, URL) -> Void
  ) { writer(url1, url2) }

  /// Reads and writes several files, on a queue.
  ///
  /// - Parameters:
  ///   - intents: The files.
  ///   - queue: The queue on which the accessor is called.
  ///   - accessor: Reads and writes them. Its error is always `nil`.
  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) { queue.addOperation { accessor(nil) } }

  /// Tells that a file moves.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Tells that a file has moved.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Cancels what waits: nothing does.
  open func cancel() {}
}

/// An object that shows a file. It is not told of changes.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file.
  var presentedItemURL: URL? { get }
  /// The queue on which the object is told.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Called when the file has changed.
  func presentedItemDidChange()
  /// Called when the file has moved.
  func presentedItemDidMove(to newURL: URL)
  /// Called when a file below has changed.
  func presentedSubitemDidChange(at url: URL)
  /// Called when a file below has appeared.
  func presentedSubitemDidAppear(at url: URL)
}

extension NSFilePresenter {
  public func presentedItemDidChange() {}
  public func presentedItemDidMove(to newURL: URL) {}
  public func presentedSubitemDidChange(at url: URL) {}
  public func presentedSubitemDidAppear(at url: URL) {}
}

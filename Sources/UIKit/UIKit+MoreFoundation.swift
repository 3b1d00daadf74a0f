// Members that types of Apple's Foundation and Dispatch have, and those on Linux have not.
#if os(Linux)
  import Dispatch
  import Foundation

  extension NSString {
    /// Returns a text of a format, with numbers as the user's region writes them.
    public class func localizedStringWithFormat(
      _ format: NSString, _ args: any CVarArg...
    ) -> NSString {
      NSString(string: String(format: format as String, locale: .current, arguments: args))
    }
  }

  extension URL {
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

  extension ProcessInfo {
    /// How hot a device is.
    public enum ThermalState: Int, Sendable {
      case nominal
      case fair
      case serious
      case critical
    }

    /// Whether the device saves power: never, here.
    public var isLowPowerModeEnabled: Bool { false }
    /// How hot the device is: not at all, here.
    public var thermalState: ThermalState { .nominal }
  }

  extension Progress {
    /// Creates a progress of no units.
    public convenience init(_ nothing: Void = ()) {
      self.init(totalUnitCount: 0)
    }
  }

  extension FileManager {
    /// The user's account of iCloud: none, here.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  }

  extension Data.WritingOptions {
    /// An older name of `atomic`.
    public static var atomicWrite: Self { .atomic }
  }

  extension DispatchTime {
    /// Returns the time from this one to another.
    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
      let (earlier, later) = (min(self, other), max(self, other))
      let nanoseconds = Int(clamping: later.uptimeNanoseconds - earlier.uptimeNanoseconds)
      return .nanoseconds(other < self ? -nanoseconds : nanoseconds)
    }
    /// Returns a later or earlier time.
    public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }
  }

  extension NotificationCenter {
    /// The notifications of a name, as they are posted.
    ///
    /// Counterpart: `NotificationCenter.Notifications`.
    public struct Notifications: AsyncSequence {
      public typealias Element = Notification

      fileprivate let center: NotificationCenter
      fileprivate let name: Notification.Name
      fileprivate let object: AnyObject?

      /// Returns the notifications that are posted from now on.
      public func makeAsyncIterator() -> Iterator {
        Iterator(center: center, name: name, object: object)
      }

      /// The notifications that have been posted since the iterator was made.
      public final class Iterator: AsyncIteratorProtocol {
        private let observer: any NSObjectProtocol
        private let center: NotificationCenter
        private var notifications: AsyncStream<Posted>.Iterator

        private struct Posted: @unchecked Sendable {
          let notification: Notification
        }

        fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
          let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
          notifications = stream.makeAsyncIterator()
          self.center = center
          observer = center.addObserver(forName: name, object: object, queue: nil) {
            continuation.yield(Posted(notification: $0))
          }
        }

        deinit {
          center.removeObserver(observer)
        }

        /// Returns the next notification; `nil` if the task is cancelled.
        public func next() async -> Notification? { await next(isolation: nil) }

        /// Returns the next notification; `nil` if the task is cancelled.
        public func next(isolation actor: isolated (any Actor)?) async -> Notification? {
          await notifications.next(isolation: actor)?.notification
        }
      }
    }

    /// Returns the notifications of a name.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - object: The object that posts them; `nil` for any.
    public func notifications(
      named name: Notification.Name, object: AnyObject? = nil
    ) -> Notifications { Notifications(center: self, name: name, object: object) }
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
#endif

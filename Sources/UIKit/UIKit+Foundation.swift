// Names that Apple's Foundation has, and Foundation on Linux has not.
#if os(Linux)
  import Foundation

  public typealias CFTimeInterval = Double
  public typealias CFAbsoluteTime = Double
  public typealias NSInteger = Int
  public typealias NSUInteger = UInt

  /// The number of nanoseconds in a second.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// The number of nanoseconds in a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// The number of nanoseconds in a microsecond.
  public let NSEC_PER_USEC: UInt64 = 1_000
  /// The number of microseconds in a second.
  public let USEC_PER_SEC: UInt64 = 1_000_000
  /// The number of milliseconds in a second.
  public let MSEC_PER_SEC: UInt64 = 1_000

  /// Returns the seconds since the beginning of 2001.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date().timeIntervalSinceReferenceDate
  }

  /// Calls a closure. Nothing is autoreleased on Linux.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
  }

  /// The type of an activity that a link of the web begins.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

  extension CGSize {
    /// Returns whether two sizes are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }

  extension CGPoint {
    /// Returns whether two points are equal.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  extension CGRect {
    /// Returns whether two rectangles are equal.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
  }

  /// True, as Core Foundation's value.
  public let kCFBooleanTrue: Bool! = true
  /// False, as Core Foundation's value.
  public let kCFBooleanFalse: Bool! = false

  extension NSObject {
    /// Returns the class.
    public class func classForCoder() -> AnyClass { self }
  }

  extension UserDefaults {
    /// Stores a value for a key.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    /// Returns the value for a key.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
  }

  extension ProcessInfo {
    /// Whether an app for a phone runs on a Mac: never, here.
    public var isiOSAppOnMac: Bool { false }
    /// Whether an app for an iPad runs as one for the Mac: never, here.
    public var isMacCatalystApp: Bool { false }
  }

  extension URL {
    /// Begins access to a file outside the app's own folders, which is always allowed here.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Ends access to a file outside the app's own folders.
    public func stopAccessingSecurityScopedResource() {}
  }

  extension NSTextCheckingResult {
    /// The URL of a link: none, as no data is detected.
    public var url: URL? { nil }
    /// The date: none, as no data is detected.
    public var date: Date? { nil }
    /// The telephone number: none, as no data is detected.
    public var phoneNumber: String? { nil }
    /// The parts of an address or a flight: none, as no data is detected.
    public var components: [NSTextCheckingKey: String]? { nil }
  }

  /// The key of a part of an address or a flight.
  public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
#endif

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

  /// The key of a bundle's identifier in its information dictionary, as Core Foundation's text.
  public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
  /// The key of a bundle's name in its information dictionary.
  public let kCFBundleNameKey: String! = "CFBundleName"
  /// The key of a bundle's build number in its information dictionary.
  public let kCFBundleVersionKey: String! = "CFBundleVersion"
  /// The key of the name of a bundle's executable in its information dictionary.
  public let kCFBundleExecutableKey: String! = "CFBundleExecutable"
  /// The key of a bundle's language of development in its information dictionary.
  public let kCFBundleDevelopmentRegionKey: String! = "CFBundleDevelopmentRegion"
  /// The key of a bundle's languages in its information dictionary.
  public let kCFBundleLocalizationsKey: String! = "CFBundleLocalizations"

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

  /// The key of a part of an address or a flight.
  public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  // Core Foundation's types are bridged to these on Apple's systems, so that `as CFArray` and
  // `as String` are written between them.
  public typealias CFArray = [Any]
  public typealias CFData = Data
  public typealias CFDictionary = [AnyHashable: Any]
  public typealias CFNumber = NSNumber
  public typealias CFString = String
  public typealias CFURL = URL

  extension NSURL {
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
  }

  /// Returns a point as a text, such as `{1, 2}`.
  public func NSStringFromCGPoint(_ point: CGPoint) -> String {
    "{\(point.x.shown), \(point.y.shown)}"
  }
  /// Returns a size as a text, such as `{1, 2}`.
  public func NSStringFromCGSize(_ size: CGSize) -> String {
    "{\(size.width.shown), \(size.height.shown)}"
  }
  /// Returns a rectangle as a text, such as `{{0, 0}, {1, 2}}`.
  public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
  }
  /// Returns the point of a text such as `{1, 2}`; zero for another one.
  public func CGPointFromString(_ string: String) -> CGPoint {
    let numbers = string.numbers(2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  /// Returns the size of a text such as `{1, 2}`; zero for another one.
  public func CGSizeFromString(_ string: String) -> CGSize {
    let numbers = string.numbers(2)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  /// Returns the rectangle of a text such as `{{0, 0}, {1, 2}}`; zero for another one.
  public func CGRectFromString(_ string: String) -> CGRect {
    let numbers = string.numbers(4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  extension NSCoder {
    /// Returns a point as a text, such as `{1, 2}`.
    public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
    /// Returns a size as a text, such as `{1, 2}`.
    public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
    /// Returns a rectangle as a text, such as `{{0, 0}, {1, 2}}`.
    public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
    /// Returns insets as a text, such as `{1, 2, 3, 4}`.
    public class func string(for insets: UIEdgeInsets) -> String {
      "{\(insets.top.shown), \(insets.left.shown), \(insets.bottom.shown), \(insets.right.shown)}"
    }
    /// Returns the point of a text such as `{1, 2}`; zero for another one.
    public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
    /// Returns the size of a text such as `{1, 2}`; zero for another one.
    public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
    /// Returns the rectangle of a text such as `{{0, 0}, {1, 2}}`; zero for another one.
    public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
    /// Returns the insets of a text such as `{1, 2, 3, 4}`; zero for another one.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
      let numbers = string.numbers(4)
      return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
  }

  extension CGFloat {
    /// The number as a text, without a fraction of zero.
    fileprivate var shown: String {
      self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
    }
  }

  extension String {
    /// Returns the numbers between braces; zeros if there are not as many as wanted.
    fileprivate func numbers(_ count: Int) -> [CGFloat] {
      let found = split { "{}, ".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
      return found.count == count ? found : Array(repeating: 0, count: count)
    }
  }
#endif

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
#endif

/// The number of a signpost.
public typealias os_signpost_id_t = UInt64

/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt8

  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A point in time.
  public static let event = OSSignpostType(0)
  /// The start of an interval.
  public static let begin = OSSignpostType(1)
  /// The end of an interval.
  public static let end = OSSignpostType(2)
}

/// What tells intervals with the same name apart.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  public let rawValue: os_signpost_id_t

  /// Creates an identifier with a number.
  public init(_ value: UInt64) { rawValue = value }

  /// Creates an identifier that no other interval of the process has.
  public init(log: OSLog) { self = .next() }

  /// Creates the identifier of an object, the same one each time.
  public init(log: OSLog, object: AnyObject) { self.init(of: object) }

  init(of object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
  }

  /// The identifier of an interval that is the only one with its name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// The identifier that no interval has.
  public static let invalid = OSSignpostID(.max)
  /// The identifier of an interval that is not recorded.
  public static let null = OSSignpostID(0)

  public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  private static let last = OSAllocatedUnfairLock(initialState: UInt64(0))

  static func next() -> OSSignpostID {
    OSSignpostID(
      last.withLock {
        $0 += 1
        return $0
      })
  }
}

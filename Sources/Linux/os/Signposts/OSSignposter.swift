/// Marks intervals and events for Instruments.
///
/// There is no Instruments on Linux: nothing is recorded, and the values of messages are not
/// evaluated. Closures run.
public struct OSSignposter: Sendable {
  /// Creates a signposter for a subsystem and a category.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter for a subsystem and a category that the system gives a meaning.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a signposter for a logger's subsystem and category.
  public init(logger: Logger) {}
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter without a subsystem and a category.
  public init() {}

  /// The signposter that records nothing.
  public static let disabled = OSSignposter()
}

extension OSSignposter {
  /// Whether signposts are recorded: `false`.
  public var isEnabled: Bool { false }

  /// Returns an identifier that no other interval of the process has.
  public func makeSignpostID() -> OSSignpostID { .next() }

  /// Returns the identifier of an object, the same one each time.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(of: object) }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    .beginState(id: id)
  }

  /// Begins an interval with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState {
    .beginState(id: id)
  }

  /// Begins an interval of an animation.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    .beginState(id: id)
  }

  /// Begins an interval of an animation with a message.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState {
    .beginState(id: id)
  }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata
  ) {}

  /// Marks a point in time.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a point in time with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) {}

  /// Runs a closure as an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }

  /// Runs a closure as an interval with a message.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata,
    around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Codable, Sendable {
  /// The identifier of the interval.
  public let signpostID: OSSignpostID

  private init(_ identifier: OSSignpostID) { signpostID = identifier }

  /// Returns the state of an interval that began elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { Self(id) }

  public init(from decoder: any Decoder) throws {
    signpostID = OSSignpostID(try decoder.singleValueContainer().decode(UInt64.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(signpostID.rawValue)
  }
}

/// The message of a signpost.
public struct SignpostMetadata: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  public init(stringInterpolation: OSLogInterpolation) {}
  public init(stringLiteral value: String) {}
}

/// Marks a point in time, or the start or end of an interval. Nothing is recorded.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a point in time, or the start or end of an interval, with a message. Nothing is recorded.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}

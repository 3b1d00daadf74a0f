import Foundation

/// The time on a simulator, which moves only when it is advanced.
///
/// Time is kept in whole nanoseconds, so that ten steps of a tenth of a second are one second
/// exactly, and two pieces of work scheduled for the same instant are due at the same instant.
public struct VirtualClock: Hashable, Sendable {
  /// The time since the simulator was created, in nanoseconds.
  package var nanoseconds: Int = 0
  /// Whether a test is moving the clock while the main queue runs, so that real time moves nothing.
  package var isDriven = false
  /// Whether the clock always moves with real time while the main queue is free.
  package var followsRealTime = false

  init() {}

  /// The time since the simulator was created, in seconds.
  public var now: TimeInterval { Self.seconds(nanoseconds) }

  /// Returns the nearest number of nanoseconds; negative, infinite and undefined durations count as
  /// zero.
  package static func nanoseconds(_ seconds: TimeInterval) -> Int {
    guard seconds > 0 else { return 0 }
    return seconds < 1e9 ? Int((seconds * 1e9).rounded()) : 1_000_000_000_000_000_000
  }

  /// Converts nanoseconds to seconds.
  static func seconds(_ nanoseconds: Int) -> TimeInterval { TimeInterval(nanoseconds) / 1e9 }
}

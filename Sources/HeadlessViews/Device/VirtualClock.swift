import Foundation

/// The time on a simulator: it stands still until somebody moves it.
///
/// Time is kept in whole nanoseconds, so that ten steps of a tenth of a second are one second
/// exactly, and two things planned for one instant are due at one instant.
public struct VirtualClock: Hashable, Sendable {
  /// The time since the simulator was made, in nanoseconds.
  var nanoseconds: Int = 0

  init() {}

  /// The time since the simulator was made, in seconds.
  public var now: TimeInterval { Self.seconds(nanoseconds) }

  /// The nearest number of nanoseconds; negative, infinite and undefined durations count as none.
  static func nanoseconds(_ seconds: TimeInterval) -> Int {
    guard seconds > 0 else { return 0 }
    return seconds < 1e9 ? Int((seconds * 1e9).rounded()) : 1_000_000_000_000_000_000
  }

  /// A number of nanoseconds, in seconds.
  static func seconds(_ nanoseconds: Int) -> TimeInterval { TimeInterval(nanoseconds) / 1e9 }
}

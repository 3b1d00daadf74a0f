import Foundation

/// A name and a due time of work that a simulator still has to do.
public struct PendingWork: Hashable, Sendable, CustomStringConvertible {
  /// The name of the work.
  public var name: String
  /// The due time, in seconds of the simulator's clock.
  public var due: TimeInterval
  /// The file and line that scheduled the work, such as `Feed/Poller.swift:12`, if they are known.
  public var origin: String?

  /// Creates a description of work.
  public init(name: String, due: TimeInterval, origin: String? = nil) {
    self.name = name
    self.due = due
    self.origin = origin
  }

  /// Returns whether two pieces of work have the same name and time, wherever they were scheduled.
  public static func == (one: PendingWork, other: PendingWork) -> Bool {
    one.name == other.name && one.due == other.due
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(due)
  }

  /// The name, the place and the time, for messages.
  public var description: String {
    "\(name)\(origin.map { " scheduled at \($0)" } ?? ""), due at \(due) s"
  }
}

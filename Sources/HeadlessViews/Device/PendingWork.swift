import Foundation

/// A name and a due time of work that a simulator still has to do.
public struct PendingWork: Hashable, Sendable, CustomStringConvertible {
  /// The name of the work.
  public var name: String
  /// The due time, in seconds of the simulator's clock.
  public var due: TimeInterval

  /// Creates a description of work.
  public init(name: String, due: TimeInterval) {
    self.name = name
    self.due = due
  }

  /// The name and the time, for messages.
  public var description: String { "\(name), due at \(due) s" }
}

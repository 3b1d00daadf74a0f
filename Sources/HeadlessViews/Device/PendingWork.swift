import Foundation

/// What a simulator still has to do: a name and a time.
public struct PendingWork: Hashable, Sendable, CustomStringConvertible {
  /// What the work is called.
  public var name: String
  /// When it is due, in seconds of the simulator's clock.
  public var due: TimeInterval

  /// Creates a description of work.
  public init(name: String, due: TimeInterval) {
    self.name = name
    self.due = due
  }

  /// The name and the time, for a message.
  public var description: String { "\(name), due at \(due) s" }
}

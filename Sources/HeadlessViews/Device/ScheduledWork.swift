import Foundation

/// Work that a simulator runs at a later time.
///
/// The closure and its captures are released as soon as the work has run or is cancelled.
@preconcurrency @MainActor
public final class ScheduledWork {
  /// The name of the work in messages about pending work.
  public let name: String
  /// The due time of the work, in nanoseconds of the simulator's clock.
  let due: Int
  /// Whether the work schedules itself again when it runs. Settling does not wait for it.
  let isRepeating: Bool
  /// The work that scheduled this work, and the number of repetitions.
  let lineage: WorkLineage
  private var work: (@MainActor () -> Void)?

  /// The work that runs now.
  private static var performing: ScheduledWork?

  init(
    name: String, due: Int, isRepeating: Bool = false, origin: String? = nil,
    work: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.due = due
    self.isRepeating = isRepeating
    self.work = work
    lineage = WorkLineage(
      WorkLineage.Kind(name: name, origin: origin), due: due, cause: Self.performing?.lineage)
  }

  /// Whether settling leaves the work: it repeats, or comes again and again.
  var isEndless: Bool { isRepeating || lineage.isEndless(due: due) }

  /// Whether the work has neither run nor been cancelled.
  public var isPending: Bool { work != nil }

  /// Cancels the work. Has no effect after the work has run or was cancelled.
  public func cancel() {
    work = nil
  }

  package func perform() {
    let work = self.work
    self.work = nil
    let outer = Self.performing
    Self.performing = self
    work?()
    Self.performing = outer
  }
}

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

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

/// The origin of a piece of work, and the number of times that the same work has been scheduled in
/// a row.
///
/// A screen that polls schedules its next request from the last one. Such work never ends, so
/// settling must not wait for it.
struct WorkLineage {
  /// The work that is alike: of one name, scheduled at one place.
  struct Kind: Hashable {
    let name: String
    let origin: String?
  }

  /// An unbroken series of pieces of work of one kind.
  private struct Series {
    /// The time at which the first piece was due, in nanoseconds of the clock.
    let start: Int
    var repetitions: Int
  }

  private var series: [Kind: Series] = [:]
  private let kind: Kind

  /// Creates the lineage of work.
  ///
  /// - Parameters:
  ///   - kind: The kind of the work.
  ///   - due: The time at which the work is due, in nanoseconds of the clock.
  ///   - cause: The lineage of the work that schedules it, if any does.
  init(_ kind: Kind, due: Int, cause: WorkLineage?) {
    self.kind = kind
    if let cause, cause.series.count < Self.mostKinds { series = cause.series }
    if series[kind] != nil {
      series[kind]?.repetitions += 1
    } else {
      series[kind] = Series(start: due, repetitions: 0)
    }
  }

  /// The place where the work was scheduled, such as `Feed/Poller.swift:12`.
  var origin: String? { kind.origin }
  /// Whether work of this kind has scheduled this work.
  var isRepeated: Bool { series[kind].map { $0.repetitions > 0 } ?? false }

  /// Returns whether work of this kind has gone on for so long that it has no end: ten seconds of the
  /// clock, and three repetitions.
  ///
  /// - Parameter due: The time at which this piece is due, in nanoseconds of the clock.
  func isEndless(due: Int) -> Bool {
    guard let series = series[kind] else { return false }
    return series.repetitions >= 3 && due - series.start >= 10_000_000_000
  }

  private static var mostKinds: Int { 32 }
}

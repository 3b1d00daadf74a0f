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

import Foundation

// The clock of a simulator, for tests. Work that never ends throws.

extension Simulator {
  /// Moves the clock and runs the work that becomes due, in order of time, with a layout after each
  /// piece of work.
  ///
  /// - Parameters:
  ///   - duration: The time to pass, in seconds. Zero runs the work that is due now.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if the duration is negative, not a number, or longer than a year, or
  ///   if work endlessly schedules more work for the same instant; the clock stops there.
  public func advance(
    by duration: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("advance", on: "\(duration) s", file, line) { try advanceClock(by: duration) }
  }

  /// Moves the clock until nothing is left to do: no layout, no animation, no scheduled work but that
  /// which repeats for ever.
  ///
  /// Repeating timers are left, and so is work that has scheduled work of its kind for ten seconds,
  /// such as that of a screen that polls. A line on the console names it once, with the file and line
  /// that scheduled it; ``repeatingWork`` lists it.
  ///
  /// - Parameters:
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` that names the remaining work if that does not happen within a
  ///   thousand turns or sixty seconds of the simulator's clock; `trySettling(turns:seconds:)`
  ///   returns it instead.
  public func settle(file: StaticString = #fileID, line: UInt = #line) throws(QueryFailure) {
    let place = QueryPlace(file: file, line: line, touch: "settle")
    do {
      try note(place, on: nil) {
        guard trySettling().isEmpty else { throw EndlessWork(stoppedAt: clock.now) }
      }
    } catch {
      let pending = pendingWork.map(\.description) + workElsewhere
      var failure = QueryFailure(error, on: nil, in: read(), at: place)
      failure.wait = QueryFailure.Wait(limit: 60, pending: pending)
      throw failure
    }
    let told = kept { ToldWork() }
    for work in repeatingWork where told.names.insert(work.place).inserted {
      log("settle() left work that repeats: \(work.place).")
    }
  }

  /// Runs pending blocks of `DispatchQueue.main` and tasks of the main actor, and settles after
  /// each turn.
  ///
  /// A test occupies the main queue while it runs, so ``settle(file:line:)`` alone cannot run blocks
  /// that wait there. Blocks that queue other blocks are followed for ten turns. A task that then
  /// still runs, perhaps on another thread, gets up to a tenth of a second of real time to end; one
  /// that outlasts it, such as a task that observes something for ever, is not awaited again. If what
  /// the test expects may take longer, use `find(_:within:)` or `wait(until:within:)`: they also wait
  /// for other queues, and for `DispatchQueue.main.asyncAfter`, which uses real time.
  ///
  /// Tasks count if the file that starts them imports HeadlessKit or UIKit: see ``workUnderWay``.
  ///
  /// ```swift
  /// controller.reload()  // DispatchQueue.main.async { self.tableView.reloadData() }
  /// try await simulator.settleMainQueue()
  /// ```
  ///
  /// In UIKit a test would run the run loop instead.
  ///
  /// - Parameters:
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if the simulator does not settle: see ``settle(file:line:)``.
  public func settleMainQueue(
    file: StaticString = #fileID, line: UInt = #line
  ) async throws(QueryFailure) {
    for _ in 0..<10 {
      await mainQueueTurn()
      try settle(file: file, line: line)
    }
    try await awaitTasks { () throws(QueryFailure) in try settle(file: file, line: line) }
  }

  /// Moves the clock, and lets the tasks and blocks that wait on the main queue run: at first, at
  /// each time at which something is due, and at the end.
  ///
  /// A task that sleeps on the simulator's clock begins its sleep on the main queue, and goes on
  /// there. Tasks that run get up to a tenth of a second of real time each time, as in
  /// ``settleMainQueue(file:line:)``. This is ``advance(by:file:line:)`` for code with such tasks, to the millisecond:
  ///
  /// ```swift
  /// try simulator.type("Ann", into: .field("Search"))  // Task { try await Task.sleep(for: .seconds(0.3)) … }
  /// try await simulator.advanceMainQueue(by: 0.299)
  /// #expect(simulator.findAll(.text("Anna")).isEmpty)
  /// try await simulator.advanceMainQueue(by: 0.001)
  /// try simulator.find(.text("Anna"))
  /// ```
  ///
  /// - Parameters:
  ///   - duration: The time to pass, in seconds.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` as ``advance(by:file:line:)`` does.
  public func advanceMainQueue(
    by duration: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) async throws(QueryFailure) {
    guard duration >= 0 else { return try advance(by: duration, file: file, line: line) }
    let end = clock.now + duration
    var moments = 0
    clock.isDriven = true
    defer { clock.isDriven = false }
    try await mainQueueTurns(file, line)
    while let due = pendingWork.first?.due, due < end, moments < Self.mostMoments {
      try advance(by: max(0, due - clock.now), file: file, line: line)
      try await mainQueueTurns(file, line)
      moments += 1
    }
    try advance(by: max(0, end - clock.now), file: file, line: line)
    try await mainQueueTurns(file, line)
  }

  /// The most times at which ``advanceMainQueue(by:file:line:)`` lets the main queue run.
  private static var mostMoments: Int { 10_000 }

  private func mainQueueTurns(
    _ file: StaticString, _ line: UInt
  ) async throws(QueryFailure) {
    for _ in 0..<10 { await mainQueueTurn() }
    try await awaitTasks { () throws(QueryFailure) in try advance(by: 0, file: file, line: line) }
  }

  /// Moves the clock, unless work never ends.
  func advanceClock(by duration: TimeInterval) throws {
    try check(duration)
    if let next = tryAdvancing(by: duration) {
      throw EndlessWork(stoppedAt: clock.now, next: next.name)
    }
  }
}

/// The repeating work of a simulator that the console has named.
@MainActor
private final class ToldWork {
  var names: Set<String> = []
}

extension PendingWork {
  /// The name and the place, without the time.
  fileprivate var place: String { name + (origin.map { " scheduled at \($0)" } ?? "") }
}

/// Work that schedules more work without end.
private struct EndlessWork: Refusal {
  let stoppedAt: TimeInterval
  var next: String?

  var reason: String {
    let time = "\(stoppedAt) s of the simulator's clock"
    guard let next else {
      return "there is still work to do at \(time). Cancel repeating work, or use advance(by:)."
    }
    return "work at \(time) endlessly schedules more work for the same instant; the next is "
      + "'\(next)'. Schedule it for a later one, or cancel it."
  }
}

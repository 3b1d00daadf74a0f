import Foundation

extension Simulator {
  /// The scheduled work that has not run, in order of due time.
  public var pendingWork: [PendingWork] { queue.pending }

  /// The scheduled work that comes again and again, in order of due time: repeating timers, and work
  /// that work of its kind has scheduled, such as that of a screen that polls. Settling leaves it.
  public var repeatingWork: [PendingWork] { queue.repeated }

  /// Schedules work.
  ///
  /// - Parameters:
  ///   - delay: The time from now, in seconds. Zero or less means the next turn of the run loop.
  ///   - name: The name of the work in messages about pending work.
  ///   - work: The closure to run. It is released when it has run, is cancelled, or the simulator
  ///     is released.
  @discardableResult
  public func schedule(
    after delay: TimeInterval, named name: String, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    schedule(at: clock.nanoseconds + VirtualClock.nanoseconds(delay), named: name, work)
  }

  /// Schedules work for a time in nanoseconds of the clock.
  package func schedule(
    at due: Int, named name: String, isRepeating: Bool = false, origin: String? = nil,
    _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    let scheduled = ScheduledWork(
      name: name, due: due, isRepeating: isRepeating, origin: origin, work: work)
    queue.add(scheduled)
    requestTurn()
    RealTimeClock.follow(self)
    return scheduled
  }

  /// Keeps an object until the next turn, like an autoreleased one.
  package func autorelease(_ object: AnyObject) {
    autoreleased.append(object)
    requestTurn()
  }

  /// Lets go of what lives until the next turn. An object that is released here may add others.
  private func drainAutoreleased() {
    let objects = autoreleased
    autoreleased = []
    withExtendedLifetime(objects) {}
  }

  /// Runs one turn of the run loop: layout, the work that is due now, layout.
  ///
  /// Work scheduled meanwhile waits for the next turn. The clock does not move.
  public func nextTurn() {
    let mark = queue.mark
    drainAutoreleased()
    run {
      layOutAndReport()
      while let work = queue.next(dueBy: clock.nanoseconds, addedBefore: mark) {
        work.perform()
        layOutAndReport()
      }
    }
  }

  /// Moves the clock and runs the work that becomes due, in order of time, with a layout after each
  /// piece of work.
  ///
  /// - Parameter duration: The time to pass, in seconds. Zero runs the work that is due now.
  /// - Returns: `nil` if the time has passed; the next piece of work if the clock stopped on the way,
  ///   because work endlessly schedules more work for the same instant.
  @discardableResult
  public func tryAdvancing(by duration: TimeInterval) -> PendingWork? {
    let end = clock.nanoseconds + VirtualClock.nanoseconds(duration)
    drainAutoreleased()
    return run {
      layOutAndReport()
      var worked = 0
      while let work = queue.next(dueBy: end) {
        worked = work.due > clock.nanoseconds ? 0 : worked + 1
        clock.nanoseconds = max(clock.nanoseconds, work.due)
        guard worked < Self.mostWorkPerInstant else {
          let next = PendingWork(name: work.name, due: clock.now)
          queue.add(work)
          return next
        }
        work.perform()
        layOutAndReport()
      }
      clock.nanoseconds = end
      return nil
    }
  }

  /// Moves the clock until nothing is left to do, within limits.
  ///
  /// Work that repeats is left: a repeating timer, and work that has scheduled work of its kind for
  /// ten seconds. See ``repeatingWork``.
  ///
  /// - Parameters:
  ///   - turns: The maximum number of turns of the run loop.
  ///   - seconds: The maximum time to move the clock.
  /// - Returns: The remaining work; empty if the simulator settled.
  public func trySettling(turns: Int = 1000, seconds: TimeInterval = 60) -> [PendingWork] {
    let end = clock.nanoseconds + VirtualClock.nanoseconds(seconds)
    for _ in 0..<turns {
      nextTurn()
      guard queue.hasWorkToSettle(), let due = queue.nextDueTime() else {
        guard unfinishedLayout.isEmpty else { continue }
        report(.quiet)
        if !queue.hasWorkToSettle(), unfinishedLayout.isEmpty { return [] }
        continue
      }
      guard due <= end else { break }
      clock.nanoseconds = max(clock.nanoseconds, due)
    }
    // The remaining work may be a slow series, too.
    if unfinishedLayout.isEmpty, queue.nextDueTime().map({ $0 > end }) ?? true,
      pendingWork == repeatingWork
    {
      return []
    }
    return unfinishedLayout + pendingWork
  }

  /// The work that settling this simulator does not run: blocks on dispatch queues, and the pending
  /// work of other simulators, the first three pieces by name.
  package var workElsewhere: [String] {
    let blocks = reference.blocks.numbers.count
    let others = Self.pendingWork(besides: self)
    return (blocks == 0 ? [] : ["\(blocks) block\(blocks == 1 ? "" : "s") on dispatch queues"])
      + others.prefix(3).map { "\($0), on another simulator" }
      + (others.count > 3 ? ["\(others.count - 3) more on other simulators"] : [])
  }

  private func layOutAndReport() {
    layoutIfNeeded()
    report(.laidOut)
  }

  /// The layout that is due, one entry per window.
  private var unfinishedLayout: [PendingWork] {
    windows.filter(\.hasPendingLayout).map {
      PendingWork(name: "layout of \($0)", due: clock.now)
    } + followsLayout.map { _ in PendingWork(name: "work after layout", due: clock.now) }
  }

  private static var mostWorkPerInstant: Int { 10_000 }
}

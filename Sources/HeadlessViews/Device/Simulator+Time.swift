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

extension Simulator {
  /// Lets real time pass until a condition holds, and moves the clock along with it.
  ///
  /// In each round the main queue, tasks and other queues run, then the clock moves as far as real
  /// time has. Only the time of these rounds counts: a round in which other tests keep the main
  /// actor busy is as short as the others.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait.
  ///   - holds: The condition, which is checked after each round's layout.
  /// - Returns: Whether the condition holds; `false` also if the task is cancelled first.
  package func letTimePass(
    atMost limit: Duration, until holds: @MainActor () throws -> Bool
  ) async rethrows -> Bool {
    var left = limit
    var rounds = 0
    while true {
      tryAdvancing(by: 0)
      if try run({ try holds() }) { return true }
      guard left > .zero, !Task.isCancelled else { return false }
      let start = ContinuousClock.now
      await mainQueueTurn()
      rounds += 1
      // The first turns have no pauses: work that the main queue does by itself needs no time.
      guard rounds > Self.turnsWithoutTime else { continue }
      await whileCallWaits { try? await Task.sleep(for: Self.pause) }
      fireTimers()
      let passed = min(start.duration(to: .now), Self.longestRound, left)
      left -= passed
      tryAdvancing(by: passed / .seconds(1))
    }
  }

  /// Lets the blocks and tasks that wait on the main queue run.
  package func mainQueueTurn() async {
    await whileCallWaits {
      await withCheckedContinuation { turn in
        DispatchQueue.main.async { turn.resume() }
      }
      await Task.yield()
    }
  }

  /// Suspends one of the simulator's own calls. Meanwhile the clock does not move by itself: the call
  /// moves it.
  package func whileCallWaits(_ wait: () async -> Void) async {
    waitingCalls += 1
    defer { waitingCalls -= 1 }
    await wait()
  }

  /// Fires the system's timers that are due: nothing else runs the run loop of the main queue's
  /// thread under `swift test` on Linux.
  private func fireTimers() {
    #if os(Linux)
      waitingCalls += 1
      defer { waitingCalls -= 1 }
      _ = RunLoop.current.run(mode: .default, before: Date())
    #endif
  }

  private static var turnsWithoutTime: Int { 10 }
  private static var pause: Duration { .milliseconds(2) }
  private static var longestRound: Duration { .milliseconds(20) }
}

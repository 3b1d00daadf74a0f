import Foundation

extension Simulator {
  /// The work that waits for its time, in the order in which it is due.
  public var pendingWork: [PendingWork] { queue.pending }

  /// Plans work.
  ///
  /// - Parameters:
  ///   - delay: The time from now, in seconds. Nothing, or less, means the next turn of the run
  ///     loop.
  ///   - name: What to call the work when it must be said that it has not come to an end.
  ///   - work: What to do. It is let go when it has run, was cancelled, or the simulator is gone.
  @discardableResult
  public func schedule(
    after delay: TimeInterval, named name: String, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    schedule(at: clock.nanoseconds + VirtualClock.nanoseconds(delay), named: name, work)
  }

  /// Plans work for a time in nanoseconds of the clock.
  func schedule(
    at due: Int, named name: String, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    let scheduled = ScheduledWork(name: name, due: due, work: work)
    queue.add(scheduled)
    return scheduled
  }

  /// Runs one turn of the run loop: layout, the work that is due by now, layout.
  ///
  /// Work that is planned meanwhile waits for the next turn. The clock stands still.
  public func nextTurn() {
    let mark = queue.mark
    run {
      layOutAndTell()
      while let work = queue.next(dueBy: clock.nanoseconds, addedBefore: mark) {
        work.perform()
        layOutAndTell()
      }
    }
  }

  /// Moves the clock and does what falls due on the way, in order of time, with a layout after
  /// each piece of work.
  ///
  /// - Parameter duration: The time to pass, in seconds. Nothing runs what is due now.
  /// - Precondition: Work does not plan more work for the same instant without end.
  public func advance(by duration: TimeInterval) {
    let end = clock.nanoseconds + VirtualClock.nanoseconds(duration)
    run {
      layOutAndTell()
      var worked = 0
      while let work = queue.next(dueBy: end) {
        worked = work.due > clock.nanoseconds ? 0 : worked + 1
        guard worked < Self.mostWorkPerInstant else {
          fatalError(
            "Simulator.advance(by:) did \(worked) pieces of work at \(clock.now) s and sees no end; "
              + "the next is '\(work.name)'.")
        }
        clock.nanoseconds = max(clock.nanoseconds, work.due)
        work.perform()
        layOutAndTell()
      }
      clock.nanoseconds = end
    }
  }

  /// Lets the clock run until nothing is left to do: no layout, no animation, no planned work.
  ///
  /// - Precondition: That is so within a thousand turns and sixty seconds of the simulator's clock.
  ///   Otherwise the process stops and names what is still to do; ``trySettling(turns:seconds:)``
  ///   answers it instead.
  public func settle() {
    let rest = trySettling()
    guard rest.isEmpty else {
      let list = rest.map { "  \($0)" }.joined(separator: "\n")
      fatalError(
        "Simulator.settle() gave up at \(clock.now) s. Cancel what repeats for ever, or use "
          + "advance(by:). Still to do:\n\(list)")
    }
  }

  /// Lets the clock run until nothing is left to do, but not for ever.
  ///
  /// - Parameters:
  ///   - turns: How many turns of the run loop to take at most.
  ///   - seconds: How far to move the clock at most.
  /// - Returns: What is still to do: empty when all is quiet.
  public func trySettling(turns: Int = 1000, seconds: TimeInterval = 60) -> [PendingWork] {
    let end = clock.nanoseconds + VirtualClock.nanoseconds(seconds)
    for _ in 0..<turns {
      nextTurn()
      guard let due = queue.nextDueTime() else {
        guard unfinishedLayout.isEmpty else { continue }
        tell(.quiet)
        if queue.nextDueTime() == nil, unfinishedLayout.isEmpty { return [] }
        continue
      }
      guard due <= end else { break }
      clock.nanoseconds = max(clock.nanoseconds, due)
    }
    return unfinishedLayout + pendingWork
  }

  private func layOutAndTell() {
    layoutIfNeeded()
    tell(.laidOut)
  }

  /// The layout that is due, one entry for each window.
  private var unfinishedLayout: [PendingWork] {
    windows.filter(\.hasPendingLayout).map {
      PendingWork(name: "layout of \($0)", due: clock.now)
    } + followsLayout.map { _ in PendingWork(name: "what follows layout", due: clock.now) }
  }

  private static var mostWorkPerInstant: Int { 10_000 }
}

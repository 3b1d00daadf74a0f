import Foundation
import HeadlessViews

// A task that leaves the main actor, for another thread or by `Task.yield()`, is back after an unknown
// number of turns of the main queue. So its end is awaited, for a short real time.

extension Simulator {
  /// Lets the main queue run while a task of this simulator runs that may end soon: one that does not
  /// sleep on the simulator's clock, and for which no call has waited in vain.
  ///
  /// Waits a tenth of a second at most. Time in which other tests occupy the main actor does not
  /// count. Tasks that outlast the wait, such as one that observes something for ever, are remembered,
  /// so that they cost that time once.
  ///
  /// - Parameter turn: The work after each turn of the main queue.
  /// - Returns: The number of turns.
  @discardableResult
  func awaitTasks(
    afterEach turn: () throws(QueryFailure) -> Void
  ) async throws(QueryFailure) -> Int {
    let endless = kept { EndlessTasks() }
    var left = Self.longestWait
    var (rounds, sleeps) = (0, 0)
    while endless.leaveOut(oneOf: workUnderWay.tasks, sleeping: sleepingTasks) {
      guard left > .zero, sleeps < Self.mostSleeps else {
        endless.remember(workUnderWay.tasks, sleeping: sleepingTasks)
        break
      }
      guard !Task.isCancelled else { break }
      let (start, time) = (ContinuousClock.now, clock.now)
      // The first turns have no pauses: work that the main queue does by itself needs no time.
      if rounds >= Self.turnsWithoutTime {
        await whileCallWaits { try? await Task.sleep(for: Self.pause) }
      }
      await mainQueueTurn()
      try turn()
      rounds += 1
      if clock.now > time { sleeps += 1 }
      left -= min(start.duration(to: .now), Self.longestRound)
    }
    return rounds
  }

  /// The number of sleeps on the clock. A task with several child tasks may have several.
  private var sleepingTasks: Int { pendingWork.count { $0.name == Self.nameOfSleep } }

  private static var longestWait: Duration { .milliseconds(100) }
  private static var longestRound: Duration { .milliseconds(2) }
  private static var pause: Duration { .milliseconds(1) }
  private static var turnsWithoutTime: Int { 20 }
  /// The most times the clock moves: a task that sleeps again and again has no end.
  private static var mostSleeps: Int { 10 }
}

/// The tasks of a simulator for which a call has waited in vain.
@MainActor
private final class EndlessTasks {
  private var numbers: Set<Int> = []
  /// The number of those that did not sleep.
  private var awake = 0

  /// Returns whether one of some tasks neither is known nor sleeps.
  ///
  /// - Parameters:
  ///   - tasks: The tasks.
  ///   - sleeping: The number of those that sleep.
  func leaveOut(oneOf tasks: Set<Int>, sleeping: Int) -> Bool {
    let known = numbers.intersection(tasks).count
    return tasks.count > known && tasks.count - sleeping > min(awake, known)
  }

  /// Replaces the known tasks.
  func remember(_ tasks: Set<Int>, sleeping: Int) {
    numbers = tasks
    awake = max(0, tasks.count - sleeping)
  }
}

extension Simulator {
  /// Whether the clock moves with real time whenever the main queue is free: while a test waits for
  /// an expectation, runs a run loop or is suspended. False by default.
  ///
  /// For tests that an app brings along, which wait for the end of UIKit's animations as on a device:
  ///
  /// ```swift
  /// simulator.followsRealTime = true
  /// navigation.pushViewController(details, animated: true)
  /// wait(for: [didShow], timeout: 1)
  /// ```
  ///
  /// A new test moves the clock itself, which takes no time: see ``advance(by:file:line:)`` and
  /// ``settle(file:line:)``.
  public var followsRealTime: Bool {
    get { realTime.isFollowed }
    set {
      clock.followsRealTime = newValue
      newValue ? realTime.follow(with: self) : realTime.stop()
    }
  }

  private var realTime: RealTime { kept { RealTime() } }
}

/// A task that moves the clock of a simulator along with real time.
@MainActor
private final class RealTime {
  private var timer: (any DispatchSourceTimer)?
  private var latest = ContinuousClock.now
  private var isMoving = false

  var isFollowed: Bool { timer != nil }

  func follow(with simulator: Simulator) {
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: .milliseconds(5))
    timer.setEventHandler { [weak self, weak simulator] in
      MainActor.assumeIsolated {
        guard let self, let simulator else { return }
        self.move(simulator)
      }
    }
    latest = .now
    timer.resume()
    self.timer = timer
  }

  func stop() {
    timer?.cancel()
    timer = nil
  }

  /// Moves the clock by the time since the last call. A test that kept the main queue busy for long
  /// does not let much time pass at once.
  private func move(_ simulator: Simulator) {
    // Work that runs a run loop gets here again; so does a test that moves the clock and awaits.
    guard !isMoving, !simulator.clock.isDriven else { return latest = .now }
    isMoving = true
    defer { isMoving = false }
    let now = ContinuousClock.now
    let passed = min(latest.duration(to: now), .milliseconds(50))
    latest = now
    simulator.tryAdvancing(by: passed / .seconds(1))
  }
}

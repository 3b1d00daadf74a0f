import Foundation
import HeadlessViews

// Delays that the plugin `AdaptObjectiveC` lets follow the simulator's clock. None takes longer than
// its real time: a test that awaits the end without moving the clock gets it.

extension DispatchQueue {
  /// Runs work on the main queue when the current simulator's clock, or real time, has passed a
  /// deadline, whichever comes first.
  ///
  /// The delay until the deadline is rounded to milliseconds. The plugin `AdaptObjectiveC` calls it
  /// for `DispatchQueue.main.asyncAfter(deadline:execute:)`.
  ///
  /// - Parameters:
  ///   - deadline: The deadline, which the code computes from `.now()`.
  ///   - qos: Ignored.
  ///   - flags: Ignored.
  ///   - file: The file that messages about pending work name.
  ///   - line: The line that messages about pending work name.
  ///   - work: The closure to run.
  public func asyncAfterOnSimulator(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    file: StaticString = #fileID, line: UInt = #line, execute work: @escaping @MainActor () -> Void
  ) {
    let (end, now) = (deadline.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
    let milliseconds = end <= now ? 0 : ((end - now) / 1000 + 500) / 1000
    Simulator.afterDelay(Int(clamping: milliseconds), "\(file):\(line)", work)
  }

  /// Runs a work item on the main queue when the current simulator's clock, or real time, has passed
  /// a deadline, whichever comes first.
  ///
  /// - Parameters:
  ///   - deadline: The deadline, which the code computes from `.now()`.
  ///   - file: The file that messages about pending work name.
  ///   - line: The line that messages about pending work name.
  ///   - item: The work item, which does nothing if it is cancelled before.
  public func asyncAfterOnSimulator(
    deadline: DispatchTime, file: StaticString = #fileID, line: UInt = #line,
    execute item: DispatchWorkItem
  ) {
    nonisolated(unsafe) let item = item
    asyncAfterOnSimulator(deadline: deadline, file: file, line: line) { item.perform() }
  }
}

extension Task where Success == Never, Failure == Never {
  /// Suspends the task until the current simulator's clock, or real time, has moved by a duration,
  /// whichever comes first.
  ///
  /// The plugin `AdaptObjectiveC` calls it for `Task.sleep(for:)`.
  ///
  /// - Parameter duration: The duration.
  /// - Throws: A `CancellationError` if the task is cancelled first.
  public static func sleepOnSimulator(for duration: Duration) async throws {
    try await Sleeper.sleep(for: duration)
  }

  /// Suspends the task until the current simulator's clock, or real time, has moved by a duration,
  /// whichever comes first.
  ///
  /// The plugin `AdaptObjectiveC` calls it for `Task.sleep(nanoseconds:)`.
  ///
  /// - Parameter nanoseconds: The duration, in nanoseconds.
  /// - Throws: A `CancellationError` if the task is cancelled first.
  public static func sleepOnSimulator(nanoseconds: UInt64) async throws {
    try await Sleeper.sleep(for: .nanoseconds(Int64(clamping: nanoseconds)))
  }
}

extension Simulator {
  /// The name of the scheduled work that ends the sleep of a task.
  package static var nameOfSleep: String { "Task.sleep" }

  /// Runs work on the main queue after a delay of the current simulator's clock or of real time.
  nonisolated fileprivate static func afterDelay(
    _ milliseconds: Int, _ origin: String, _ work: @escaping @MainActor () -> Void
  ) {
    guard isOnMainQueue else {
      // The block inherits the simulator.
      return DispatchQueue.main.async { afterDelay(milliseconds, origin, work) }
    }
    MainActor.assumeIsolated {
      _ = Simulator.current.scheduleAlsoInRealTime(
        after: .milliseconds(milliseconds), named: "asyncAfter", from: origin, work)
    }
  }

  /// Schedules work for a time of the clock, or for real time, whichever comes first.
  ///
  /// The work outlives the simulator, like work that the system schedules.
  fileprivate func scheduleAlsoInRealTime(
    after delay: Duration, named name: String, from origin: String? = nil,
    _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    let due = clock.nanoseconds + VirtualClock.nanoseconds(delay / .seconds(1))
    let scheduled = schedule(at: due, named: name, origin: origin, work)
    let nanoseconds = min(delay / .nanoseconds(1), 1e18)
    perform(scheduled, inRealTime: .nanoseconds(Int(nanoseconds)))
    return scheduled
  }

  /// Performs work after a real time, or later if a test is moving the clock then.
  private func perform(_ scheduled: ScheduledWork, inRealTime delay: DispatchTimeInterval) {
    let end = DispatchTime.now() + delay
    DispatchQueue.main.asyncAfter(deadline: end, qos: .unspecified, flags: []) { [weak self] in
      guard scheduled.isPending else { return }
      guard let self else { return scheduled.perform() }
      if clock.isDriven { return perform(scheduled, inRealTime: .milliseconds(10)) }
      run { scheduled.perform() }
    }
  }
}

/// A task that waits for a simulator's clock.
@MainActor
private final class Sleeper {
  private var continuation: CheckedContinuation<Void, any Error>?
  private var work: ScheduledWork?

  static func sleep(for duration: Duration) async throws {
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleeper.wait(for: duration, $0) }
    } onCancel: {
      Task { @MainActor in sleeper.wake(throwing: CancellationError()) }
    }
  }

  private func wait(for duration: Duration, _ continuation: CheckedContinuation<Void, any Error>) {
    guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
    self.continuation = continuation
    work = Simulator.current.scheduleAlsoInRealTime(after: duration, named: Simulator.nameOfSleep) {
      self.wake()
    }
  }

  private func wake(throwing error: (any Error)? = nil) {
    work?.cancel()
    work = nil
    let continuation = self.continuation
    self.continuation = nil
    if let error { continuation?.resume(throwing: error) } else { continuation?.resume() }
  }
}

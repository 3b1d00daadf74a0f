import Foundation

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

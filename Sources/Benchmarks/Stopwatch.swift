/// A stopwatch with a monotonic clock.
enum Stopwatch {
  /// Returns the fastest of several runs, in nanoseconds per repetition.
  ///
  /// The fastest run is the one that was disturbed least by the rest of the machine.
  @MainActor
  static func nanoseconds(
    runs: Int = 7, repetitions: Int, _ work: () -> Void
  ) -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
      let start = ContinuousClock.now
      for _ in 0..<repetitions { work() }
      let (seconds, attoseconds) = (ContinuousClock.now - start).components
      let elapsed = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
      best = min(best, elapsed / Double(repetitions))
    }
    return best
  }
}

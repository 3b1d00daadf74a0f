/// A measurement of several alternatives in turns, so that all run under the same conditions.
@MainActor
struct Contest {
  private var contestants: [@MainActor () -> Any] = []
  private var preparations: [@MainActor () -> Void] = []

  /// Adds an alternative. Its result is released outside the measured time.
  mutating func add(
    prepare: @escaping @MainActor () -> Void = {}, _ work: @escaping @MainActor () -> Any
  ) {
    preparations.append(prepare)
    contestants.append(work)
  }

  /// Returns the median time of each alternative, in nanoseconds.
  ///
  /// - Parameters:
  ///   - rounds: The number of rounds. Each alternative runs once in every round.
  ///   - repetitions: The number of times the work is repeated in one round, for work that is very
  ///     short.
  func medians(rounds: Int, repetitions: Int = 1) -> [Double] {
    var times = contestants.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, work) in contestants.enumerated() {
        preparations[index]()
        var results: [Any] = []
        results.reserveCapacity(repetitions)
        let start = ContinuousClock.now
        for _ in 0..<repetitions { results.append(work()) }
        let time = (ContinuousClock.now - start) / .nanoseconds(1)
        times[index].append(time / Double(repetitions))
        results.removeAll()
      }
    }
    return times.map { $0.sorted()[$0.count / 2] }
  }
}

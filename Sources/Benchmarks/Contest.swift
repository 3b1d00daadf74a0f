/// Measures several ways to do something in turns, so that all meet the same weather.
@MainActor
struct Contest {
  private var contestants: [@MainActor () -> Any] = []
  private var preparations: [@MainActor () -> Void] = []

  /// Adds a contestant; what it returns is let go when the clock stands still.
  mutating func add(
    prepare: @escaping @MainActor () -> Void = {}, _ work: @escaping @MainActor () -> Any
  ) {
    preparations.append(prepare)
    contestants.append(work)
  }

  /// The median time of each, in nanoseconds.
  ///
  /// - Parameters:
  ///   - rounds: How often each takes its turn.
  ///   - repetitions: How often it does its work in one turn, for work that is over at once.
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

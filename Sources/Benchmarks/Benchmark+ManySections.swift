import HeadlessKit

extension Benchmark {
  /// A batch of one row in a table of many sections: what the data source takes to answer, and the
  /// rest.
  static let manySections = Benchmark(name: "many-sections") { _ in
    [1_000, 100_000].flatMap { sections in
      let shelves = Shelves(sections: sections)
      let batch = Stopwatch.nanoseconds(runs: 9, repetitions: 1, shelves.insertAndDelete) / 2
      let asking = Stopwatch.nanoseconds(runs: 9, repetitions: 1) { _ = shelves.ask() }
      return [
        Measurement(
          name: "a batch of one row in \(sections) sections", value: batch / 1e6, unit: "ms",
          nanoseconds: batch),
        Measurement(
          name: "  its questions for every section, asked alone", value: asking / 1e6, unit: "ms"),
        Measurement(name: "  the rest", value: (batch - asking) / 1e6, unit: "ms"),
      ]
    }
  }
}

import Foundation

/// One figure that a benchmark found.
struct Measurement: Codable {
  /// What was measured, in words.
  let name: String
  /// The figure.
  let value: Double
  /// Its unit: `×` for a ratio, `ns`, `MiB`, …
  let unit: String
  /// The most (or, for a speed-up, the least) that this project promises, if it promises any.
  var limit: Double?
  /// The time behind a ratio or a time, in nanoseconds, to compare builds by.
  var nanoseconds: Double?

  /// The three fields that other tools read.
  enum CodingKeys: String, CodingKey {
    case name, value, unit
  }

  /// Whether the figure keeps the promise.
  var isKept: Bool { limit.map { value <= $0 } ?? true }
}

/// A named group of measurements that is run as one.
struct Benchmark {
  /// What `--only` selects it by.
  let name: String
  /// Runs it.
  let run: @MainActor (ProgressLine) -> [Measurement]
}

import Foundation

/// One result of a benchmark.
struct Measurement: Codable {
  /// The name of the measurement.
  let name: String
  /// The measured value.
  let value: Double
  /// Its unit: `×` for a ratio, `ns`, `MiB`, …
  let unit: String
  /// The largest value (the smallest, for a speed-up) that this project promises; `nil` if it
  /// promises none.
  var limit: Double?
  /// The time that the value is based on, in nanoseconds, for comparing builds.
  var nanoseconds: Double?

  /// The three fields that other tools read.
  enum CodingKeys: String, CodingKey {
    case name, value, unit
  }

  /// Whether the value is within the limit.
  var isKept: Bool { limit.map { value <= $0 } ?? true }
}

/// A named group of measurements that runs as a unit.
struct Benchmark {
  /// The name that `--only` selects it by.
  let name: String
  /// Runs it.
  let run: @MainActor (ProgressLine) -> [Measurement]
}

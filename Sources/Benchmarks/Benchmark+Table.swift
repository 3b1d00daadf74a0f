import Foundation
import HeadlessKit

extension Benchmark {
  /// The memory of a table of a million rows while it scrolls from top to bottom. Runs first,
  /// because the peak of a process only grows.
  static let memory = Benchmark(name: "memory") { progress in
    let before = PeakMemory.mebibytes()
    let rows = Rows(1_000_000)
    rows.insertOne()
    rows.scrollThrough()
    let after = PeakMemory.mebibytes()
    return [
      Measurement(
        name: "peak memory of the process with a table of 1,000,000 rows", value: after,
        unit: "MiB", limit: 64),
      Measurement(name: "the table's share of it", value: after - before, unit: "MiB"),
    ]
  }

  /// Inserting one row into a long table, compared with one row into a short one.
  static let insert = Benchmark(name: "insert") { _ in
    let short = Rows(1_000)
    let long = Rows(1_000_000)
    var inShort = Double.infinity
    var inLong = Double.infinity
    for _ in 0..<5 {  // alternating, so that both run under the same conditions
      inShort = min(inShort, Stopwatch.nanoseconds(runs: 2, repetitions: 50, short.insertOne))
      inLong = min(inLong, Stopwatch.nanoseconds(runs: 2, repetitions: 50, long.insertOne))
    }
    return [
      Measurement(name: "insert a row, 20 of 1,000 visible", value: inShort / 1e3, unit: "µs"),
      Measurement(name: "insert a row, 20 of 1,000,000 visible", value: inLong / 1e3, unit: "µs"),
      Measurement(
        name: "a million rows against a thousand", value: inLong / inShort, unit: "×", limit: 2),
    ]
  }

  /// The number of cells that a table creates while it scrolls from its first row to its last.
  static let scroll = Benchmark(name: "scroll") { _ in
    let rows = Rows(1_000_000)
    let screen = Double(rows.table.visibleCells.count)
    let start = ContinuousClock.now
    rows.scrollThrough()
    let time = start.duration(to: .now)
    return [
      Measurement(
        name: "cells made by a scroll through 1,000,000 rows, in screens",
        value: Double(rows.cellsMade) / screen, unit: "×", limit: 2),
      Measurement(
        name: "the scroll, per screen shown",
        value: time / .microseconds(1) / (1_000_000 / screen), unit: "µs"),
    ]
  }

  /// Every benchmark, in the order in which they run.
  static let all = [
    memory, snapshotMemory, simulators, insert, scroll, plan, snapshot, source, apply,
    sectionedDiff, flatDiff, manySections, recording, screen, storyboard,
    layout, explain,
  ]
}

import HeadlessKit
import ListTesting

extension Benchmark {
  /// The cost of recording a list, and the cost of recording when it is off.
  static let recording = Benchmark(name: "recording") { _ in
    let plain = Rows(10_000)
    let recorded = Rows(10_000)
    let recorder = ListRecorder(recorded.table)
    recorded.insertOne()
    let eventsPerUpdate = recorder.takeTrace().entries.count

    // Many short rounds: the medians are hardly affected by other programs that run at the same
    // time.
    var contest = Contest()
    for rows in [plain, recorded] {
      contest.add {
        rows.insertOne()
        rows.scrollOneScreen()
        return recorder.takeTrace().entries.count
      }
    }
    let times = contest.medians(rounds: 1000)

    let update = Stopwatch.nanoseconds(runs: 200, repetitions: 5, plain.insertOne)
    let event = Stopwatch.nanoseconds(runs: 1000, repetitions: 10_000) {
      plain.table.tellObservers(.layoutPass)
    }
    return [
      Measurement(
        name: "1000 updates and 1000 screens of 10,000 rows, recorded against not",
        value: times[1] / times[0], unit: "×", limit: 2, nanoseconds: times[1]),
      Measurement(
        name: "an event without observers", value: event, unit: "ns", nanoseconds: event),
      Measurement(
        name: "the \(eventsPerUpdate) events of an update, not recorded, as a share of it",
        value: event * Double(eventsPerUpdate) / update * 100, unit: "%", limit: 1),
    ]
  }
}

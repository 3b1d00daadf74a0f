import HeadlessKit
import ListTesting

extension Benchmark {
  /// What it costs to record a list, and what it costs that one could.
  static let recording = Benchmark(name: "recording") { _ in
    let plain = Rows(10_000)
    let recorded = Rows(10_000)
    let recorder = ListRecorder(recorded.table)
    plain.insertOne()
    recorded.insertOne()
    let eventsPerUpdate = recorder.takeTrace().entries.count

    var contest = Contest()
    for rows in [plain, recorded] {
      contest.add(prepare: { _ = recorder.takeTrace() }) {
        for _ in 0..<50 { rows.insertOne() }
        rows.scrollScreens(50)
        return rows
      }
    }
    let times = contest.medians(rounds: 20)

    let update = Stopwatch.nanoseconds(repetitions: 100, plain.insertOne)
    let event = Stopwatch.nanoseconds(repetitions: 10_000_000) {
      plain.table.tellObservers(.layoutPass)
    }
    return [
      Measurement(
        name: "1000 updates and 1000 screens of 10,000 rows, recorded against not",
        value: times[1] / times[0], unit: "×", limit: 2, nanoseconds: times[1] * 20),
      Measurement(
        name: "an event that nobody hears", value: event, unit: "ns", nanoseconds: event),
      Measurement(
        name: "the \(eventsPerUpdate) events of an update, not recorded, as a share of it",
        value: event * Double(eventsPerUpdate) / update * 100, unit: "%", limit: 1),
    ]
  }
}

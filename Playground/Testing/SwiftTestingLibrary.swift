import Foundation

/// Swift Testing, which writes a stream of events. Its tests run at the same time.
struct SwiftTestingLibrary: TestLibrary {
  let listArguments = ["--testing-library", "swift-testing", "--list-tests"]
  let writesEvents = true

  func tests(in list: String) -> [String] {
    list.split(whereSeparator: \.isNewline).map(String.init)
      .filter { $0.contains(".") && $0.hasSuffix(")") }
  }

  func batches(of tests: [String]) -> [[String]] {
    stride(from: 0, to: tests.count, by: 500).map { Array(tests[$0..<min($0 + 500, tests.count)]) }
  }

  func arguments(running tests: [String]) -> [String] {
    ["--testing-library", "swift-testing"]
      + tests.flatMap { ["--filter", "^\(NSRegularExpression.escapedPattern(for: $0))(/|$)"] }
  }

  func record(of end: ProcessEnd, running tests: [String]) -> TestRecord {
    let wanted = Set(tests)
    var record = TestRecord()
    var running: [String] = []
    var failures: [String: [String]] = [:]
    let decoder = JSONDecoder()
    for line in end.events.split(whereSeparator: \.isNewline) {
      // The last line of a process that ended can be cut off.
      guard let event = try? decoder.decode(Event.self, from: Data(line.utf8)),
        let name = event.payload.test, wanted.contains(name)
      else { continue }
      let messages = event.payload.messages ?? []
      switch event.payload.kind {
      case "testStarted": running.append(name)
      case "issueRecorded": failures[name, default: []] += messages.map(\.text)
      case "testSkipped": record.outcomes.append(TestOutcome(name: name, kind: .skipped))
      case "testEnded":
        running.removeAll { $0 == name }
        let hasFailed = messages.contains { $0.symbol == "fail" }
        record.outcomes.append(
          TestOutcome(
            name: name, kind: hasFailed ? .failed : .passed,
            lines: hasFailed ? failures[name, default: []] : []))
      default: break
      }
    }
    record.unfinished = running.map {
      TestOutcome(name: $0, kind: .ended, lines: end.lastLines)
    }
    return record
  }

  /// A line of the stream.
  private struct Event: Decodable {
    struct Payload: Decodable {
      struct Message: Decodable {
        let symbol: String
        let text: String
      }

      let kind: String?
      let testID: String?
      let messages: [Message]?

      /// The test, without the place of its declaration.
      var test: String? { testID?.replacing(/\/[^\/]+:\d+:\d+$/, with: "") }
    }

    let payload: Payload
  }
}

/// XCTest, whose log says when each test begins and ends.
struct XCTestLibrary: TestLibrary {
  let listArguments = ["--list-tests"]
  let writesEvents = false

  func tests(in list: String) -> [String] {
    list.split(whereSeparator: \.isNewline).map(String.init)
      .filter { $0.wholeMatch(of: /\w+\.[\w.]+\/\w+/) != nil }
  }

  /// The log does not name the modules, and an argument has a greatest length.
  func batches(of tests: [String]) -> [[String]] {
    var batches: [[String]] = []
    for test in tests {
      let module = test.prefix { $0 != "." }
      if let last = batches.last, last.count < 1_000, last[0].hasPrefix("\(module).") {
        batches[batches.count - 1].append(test)
      } else {
        batches.append([test])
      }
    }
    return batches
  }

  func arguments(running tests: [String]) -> [String] { [tests.joined(separator: ",")] }

  private static var mark: Regex<(Substring, Substring, Substring, Substring)> {
    /Test Case '([\w.]+)\.(\w+)' (started|passed|failed|skipped)/
  }

  func record(of end: ProcessEnd, running tests: [String]) -> TestRecord {
    var record = TestRecord()
    var current: (name: String, lines: [String])?
    for line in end.output.split(whereSeparator: \.isNewline) {
      guard let match = line.firstMatch(of: Self.mark) else {
        current?.lines.append(String(line))
        continue
      }
      let suffix = ".\(match.1)/\(match.2)"
      guard let name = tests.first(where: { $0.hasSuffix(suffix) }) else { continue }
      if let kind = TestOutcome.Kind(rawValue: String(match.3)) {
        let lines = kind == .failed ? current?.lines.filter { $0.contains(": error:") } : nil
        record.outcomes.append(TestOutcome(name: name, kind: kind, lines: lines ?? []))
        current = nil
      } else {
        current = (name, [])
      }
    }
    if let current {
      record.unfinished = [
        TestOutcome(
          name: current.name, kind: .ended, lines: ProcessEnd.lastLines(of: current.lines))
      ]
    }
    return record
  }
}

/// A run of tests that goes on after a test that ends the process.
///
/// Each process runs as many of the tests as it lives for; another one goes on with the others. Where
/// several tests were running as a process ended, each of them runs once more in a process of its own.
struct TestRun {
  let library: any TestLibrary
  /// Runs the program with arguments.
  let process: ([String]) throws -> ProcessEnd
  /// Called with what became of each test, as it is known.
  var report: (TestOutcome) -> Void = { _ in }

  /// Runs tests.
  ///
  /// - Returns: What became of them, in their order.
  func outcomes(of tests: [String]) throws -> [TestOutcome] {
    var known: [String: TestOutcome] = [:]
    func add(_ outcome: TestOutcome) {
      guard known.updateValue(outcome, forKey: outcome.name) == nil else { return }
      report(outcome)
    }
    var batches = library.batches(of: tests)
    while !batches.isEmpty {
      let batch = batches.removeFirst()
      let end = try process(library.arguments(running: batch))
      let record = library.record(of: end, running: batch)
      for outcome in record.outcomes { add(outcome) }
      let unfinished = record.unfinished.filter { known[$0.name] == nil }
      if unfinished.count == 1 { add(unfinished[0]) }
      let rest = batch.filter { known[$0] == nil }
      guard !rest.isEmpty else { continue }
      let suspects = unfinished.map(\.name).filter(rest.contains)
      let isIdle = record.outcomes.isEmpty && record.unfinished.isEmpty
      if batch.count == 1 || isIdle {
        // Nothing began: what the tests have in common ends the process, or the program skips them.
        for name in rest {
          let kind: TestOutcome.Kind = (0...1).contains(end.status) ? .missing : .ended
          add(TestOutcome(name: name, kind: kind, lines: end.lastLines))
        }
      } else {
        let others = rest.filter { !suspects.contains($0) }
        batches.insert(contentsOf: [others].filter { !$0.isEmpty } + suspects.map { [$0] }, at: 0)
      }
    }
    return tests.compactMap { known[$0] }
  }
}

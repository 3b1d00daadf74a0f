import Foundation

/// Runs the tests of a program, and goes on after a test that ends the process.
struct TestsCommand {
  let program: String
  /// Texts, of which a test's name contains at least one; all tests run if there is none.
  let filters: [String]

  /// Runs the command.
  func run(_ input: Input) -> CommandResult {
    guard FileManager.default.isExecutableFile(atPath: program) else {
      return .failure(.noInput, "there is no test program '\(program)'.")
    }
    let program = TestProgram(path: program)
    var outcomes: [TestOutcome] = []
    var text = ""
    do {
      for library in [XCTestLibrary(), SwiftTestingLibrary()] as [any TestLibrary] {
        let list = try program.run(library.listArguments, writesEvents: false)
        let tests = library.tests(in: list.output).filter { name in
          filters.isEmpty || filters.contains { name.contains($0) }
        }
        let run = TestRun(
          library: library,
          process: { try program.run($0, writesEvents: library.writesEvents) },
          report: { outcome in
            let lines = Self.text(of: outcome)
            if let emit = input.emit { emit(lines) } else { text += lines }
          })
        outcomes += try run.outcomes(of: tests)
      }
    } catch {
      return .failure(.noInput, "the test program cannot be run: \(error).")
    }
    guard !outcomes.isEmpty else { return .failure(.noMessage, "no test was found.") }
    let isGood = outcomes.allSatisfy { [.passed, .skipped].contains($0.kind) }
    return CommandResult(
      output: text + Self.summary(of: outcomes), status: isGood ? .success : .testsFailed)
  }

  /// Returns the lines about a test that did not pass.
  static func text(of outcome: TestOutcome) -> String {
    let title =
      switch outcome.kind {
      case .passed, .skipped: ""
      case .failed: "failed: \(outcome.name)\n"
      case .ended: "ended the process: \(outcome.name)\n"
      case .missing: "did not run: \(outcome.name)\n"
      }
    guard !title.isEmpty else { return "" }
    return title + outcome.lines.map { "    \($0)\n" }.joined()
  }

  /// Returns the line with the numbers.
  static func summary(of outcomes: [TestOutcome]) -> String {
    let kinds: [(TestOutcome.Kind, String)] = [
      (.passed, "passed"), (.failed, "failed"), (.ended, "ended the process"),
      (.skipped, "were skipped"), (.missing, "did not run"),
    ]
    let counts = kinds.compactMap { kind, words in
      let count = outcomes.count { $0.kind == kind }
      return count > 0 || kind == .passed ? "\(count) \(words)" : nil
    }
    return "\(outcomes.count) tests: \(counts.joined(separator: ", ")).\n"
  }
}

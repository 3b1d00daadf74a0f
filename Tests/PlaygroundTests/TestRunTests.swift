import Foundation
import Testing

@testable import Playground

/// Runs of tests whose process ends before all of them have run.
@Suite struct TestRunTests {
  /// A program whose tests do what their names say, as XCTest's log tells it.
  private final class Program {
    var runs: [[String]] = []

    func run(_ arguments: [String]) -> ProcessEnd {
      let names = arguments[0].split(separator: ",").map(String.init)
      runs.append(names)
      var output = ""
      for name in names {
        let test = name.split(separator: ".")[1].replacing("/", with: ".")
        output += "Test Case '\(test)' started at 2026-01-01\n"
        if name.hasSuffix("Ends") {
          return ProcessEnd(status: -4, output: output + "Fatal error: no row\n\n")
        }
        let hasFailed = name.hasSuffix("Fails")
        if hasFailed { output += "a.swift:3: error: \(test) : 1 is not 2\nnote\n" }
        output += "Test Case '\(test)' \(hasFailed ? "failed" : "passed") (0.1 seconds)\n"
      }
      return ProcessEnd(status: 0, output: output + "Executed \(names.count) tests\n")
    }
  }

  @Test func `another process goes on after a test that ends the process`() throws {
    let program = Program()
    let run = TestRun(library: XCTestLibrary(), process: program.run)
    let tests = [
      "M.A/testEnds", "M.A/testPasses", "M.B/testEnds", "M.B/testFails", "N.A/testPasses",
    ]
    #expect(
      try run.outcomes(of: tests) == [
        TestOutcome(name: "M.A/testEnds", kind: .ended, lines: ["Fatal error: no row"]),
        TestOutcome(name: "M.A/testPasses", kind: .passed),
        TestOutcome(name: "M.B/testEnds", kind: .ended, lines: ["Fatal error: no row"]),
        TestOutcome(
          name: "M.B/testFails", kind: .failed,
          lines: ["a.swift:3: error: B.testFails : 1 is not 2"]),
        TestOutcome(name: "N.A/testPasses", kind: .passed),
      ])
    #expect(
      program.runs == [
        ["M.A/testEnds", "M.A/testPasses", "M.B/testEnds", "M.B/testFails"],
        ["M.A/testPasses", "M.B/testEnds", "M.B/testFails"], ["M.B/testFails"], ["N.A/testPasses"],
      ])
  }

  @Test func `each test that ran as the process ended runs once more alone`() throws {
    func line(_ kind: String, _ test: String, _ symbol: String = "default", _ text: String = "")
      -> String
    {
      #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(test)\/A.swift:1:2","messages":"#
        + #"[{"symbol":"\#(symbol)","text":"\#(text)"}]},"version":0}"# + "\n"
    }
    let tests = ["M.S/a()", "M.S/b()", "M.S/c(_:)", "M.S/d()"]
    let ends: [String: ProcessEnd] = [
      "a b c d": ProcessEnd(
        status: -5, output: "",
        events: line("testStarted", tests[0]) + line("testStarted", tests[1])
          + line("testStarted", tests[2]) + line("issueRecorded", tests[0], "fail", "1 == 2")
          + line("testEnded", tests[0], "fail", "failed") + #"{"kind":"ev"#),
      "d": ProcessEnd(
        status: 0, output: "", events: line("testStarted", tests[3]) + line("testSkipped", tests[3])
      ),
      "b": ProcessEnd(
        status: 0, output: "",
        events: line("testStarted", tests[1]) + line("testEnded", tests[1], "pass")),
      "c": ProcessEnd(
        status: -5,
        output:
          "one\n  \nFatal error: two\n38   libXCTest.so      0x00007f397e268da0 XCTest.run() + 144\n",
        events: line("testStarted", tests[2])),
    ]
    var runs: [String] = []
    let run = TestRun(
      library: SwiftTestingLibrary(),
      process: { arguments in
        let filters = arguments.filter { $0.hasPrefix("^") }
        let names = tests.filter { test in
          filters.contains { test.range(of: $0, options: .regularExpression) != nil }
        }
        runs.append(names.map { String($0.dropFirst(4).prefix(1)) }.joined(separator: " "))
        return try #require(ends[runs[runs.count - 1]])
      })
    #expect(
      try run.outcomes(of: tests) == [
        TestOutcome(name: tests[0], kind: .failed, lines: ["1 == 2"]),
        TestOutcome(name: tests[1], kind: .passed),
        TestOutcome(name: tests[2], kind: .ended, lines: ["one", "Fatal error: two"]),
        TestOutcome(name: tests[3], kind: .skipped),
      ])
    #expect(runs == ["a b c d", "d", "b", "c"])
  }

  @Test func `tests that no process begins are reported once`() throws {
    var runs = 0
    for (status, kind) in [(0, TestOutcome.Kind.missing), (-6, .ended)]
      as [(Int32, TestOutcome.Kind)]
    {
      let run = TestRun(library: XCTestLibrary()) { _ in
        runs += 1
        return ProcessEnd(status: status, output: "no start\n")
      }
      #expect(
        try run.outcomes(of: ["M.A/testA", "M.A/testB"]) == [
          TestOutcome(name: "M.A/testA", kind: kind, lines: ["no start"]),
          TestOutcome(name: "M.A/testB", kind: kind, lines: ["no start"]),
        ])
    }
    #expect(runs == 2)
  }

  @Test func `lists of both libraries are read`() {
    let list = "Listing 2 tests in debug.xctest:\n\nM.A/testA\nM.Outer.B/testB\n"
    #expect(XCTestLibrary().tests(in: list) == ["M.A/testA", "M.Outer.B/testB"])
    #expect(
      SwiftTestingLibrary().tests(in: "M.S/a()\nM.S/`a sentence`()\nM.b(_:)\nwarning: c\n")
        == ["M.S/a()", "M.S/`a sentence`()", "M.b(_:)"])
  }

  @Test func `a program's tests run in processes of its own`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("TestRunTests-\(UUID().uuidString).sh")
    defer { try? FileManager.default.removeItem(at: file) }
    let script = """
      #!/bin/sh
      case "$1" in
      --list-tests) printf 'M.A/testOne\\nM.A/testTwo\\nM.A/testThree\\n' ;;
      --testing-library) ;;
      *One*) echo "Test Case 'A.testOne' started at 1"; echo "before the end"; kill -ILL $$ ;;
      *) echo "Test Case 'A.testTwo' started at 1"; echo "Test Case 'A.testTwo' passed (0 seconds)" ;;
      esac
      """
    try script.write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    #expect(
      TestsCommand(program: file.path, filters: ["One", "Two"]).run(Input())
        == CommandResult(
          output: """
            ended the process: M.A/testOne
                before the end
            2 tests: 1 passed, 1 ended the process.

            """, status: .testsFailed))
    #expect(
      TestsCommand(program: file.path, filters: ["Four"]).run(Input())
        == .failure(.noMessage, "no test was found."))
    #expect(
      TestsCommand(program: "/no/program", filters: []).run(Input())
        == .failure(.noInput, "there is no test program '/no/program'."))
  }
}

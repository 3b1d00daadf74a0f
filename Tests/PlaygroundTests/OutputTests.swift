import Testing

@testable import Playground

/// What is printed stands in files beside the log that it explains. To write them anew, run
/// `Playground/Transcripts/regenerate.sh`.
@MainActor @Suite struct OutputTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let file: String
    var testDescription: String { file }
  }

  nonisolated static let cases = [
    Case(arguments: [], file: "welcome.txt"),
    Case(arguments: ["explain", "sample.log"], file: "sample.txt"),
    Case(arguments: ["explain", "sample.log", "--json"], file: "sample.json"),
    Case(arguments: ["explain", "sample.log", "--swift"], file: "sample.swift.txt"),
  ]

  @Test(arguments: cases)
  func printsWhatIsCheckedIn(_ given: Case) async throws {
    var input = Input(width: { 98 })
    let read = input.file
    input.file = { try read(Transcripts.file($0).path) }
    let expected = CommandResult(output: try Transcripts.text(given.file))
    #expect(await Command(given.arguments).run(input) == expected)
  }
}

import Foundation
import Testing

@testable import Playground

@Suite struct CommandTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let expected: Command
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String, _ expected: Command) {
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.expected = expected
    }
  }

  static let cases = [
    Case("", .welcome),
    Case("--help", .help), Case("help", .help), Case("explain a --help", .help), Case("-h", .help),
    Case("explain", .explain(path: "-", .text)), Case("explain -", .explain(path: "-", .text)),
    Case("explain a.log", .explain(path: "a.log", .text)),
    Case("explain a.log --json", .explain(path: "a.log", .json)),
    Case("explain --swift a.log", .explain(path: "a.log", .swift)),
    Case("explain --json", .explain(path: "-", .json)),
    Case("explain --json --json", .explain(path: "-", .json)),
    Case("explain -- --json", .explain(path: "--json", .text)),
    Case("explain a b c", .explain(path: "a", sources: ["b", "c"], .text)),
    Case("--version", .version),
    Case("explain a --markdown", .explain(path: "a", .markdown)),
    Case("explain a --html b c", .explain(path: "a", sources: ["c"], .html(path: "b"))),
    Case("explain a --html", .misuse("'--html' needs one file to write")),
    Case(
      "explain --markdown --html a", .misuse("'--markdown' and '--html' exclude each other")),
    Case("explain --xml", .misuse("'explain' has no option '--xml'")),
    Case("explain --swift --json", .misuse("'--swift' and '--json' exclude each other")),
    Case("differences", .differences(mentioning: nil)),
    Case("differences 2.8", .differences(mentioning: "2.8")),
    Case("differences a b", .misuse("'differences' reads one text; 'b' is one too many")),
    Case("lessons", .lessons(html: nil)), Case("lessons --html a", .lessons(html: "a")),
    Case("lessons now", .misuse("'lessons' has no option 'now'")),
    Case("lessons --html", .misuse("'lessons --html' needs one folder to write to")),
    Case("lesson moves", .lesson(name: "moves", .text)),
    Case("lesson moves --open", .lesson(name: "moves", .open)),
    Case("lesson moves --html a.html", .lesson(name: "moves", .html(path: "a.html"))),
    Case("lesson", .misuse("'lesson' needs a name; 'lessons' lists them")),
    Case("lesson moves --html", .misuse("'--html' needs one file to write")),
    Case("lesson moves --json", .misuse("'lesson' has no option '--json'")),
    Case("compare moves", .compare(name: "moves", .text)),
    Case("compare moves --markdown", .compare(name: "moves", .markdown)),
    Case("compare moves --html a", .compare(name: "moves", .html(path: "a"))),
    Case("compare --html a", .misuse("'compare' needs the name of a lesson; 'lessons' lists them")),
    Case("compare moves twice", .misuse("'compare' has no option 'twice'")),
    Case("tests a.xctest", .tests(program: "a.xctest", filters: [])),
    Case("tests a.xctest Book Shelf", .tests(program: "a.xctest", filters: ["Book", "Shelf"])),
    Case("tests", .misuse("tests needs the path of a test program")),
    Case("sing", .misuse("there is no command 'sing'")),
    Case("explian", .misuse("there is no command 'explian'; did you mean 'explain'?")),
    Case("lesons", .misuse("there is no command 'lesons'; did you mean 'lessons'?")),
    Case("--json", .misuse("there is no command '--json'")),
  ]

  @Test(arguments: cases)
  func readsArguments(_ given: Case) {
    #expect(Command(given.arguments) == given.expected)
  }

  @MainActor @Test func saysHowItIsUsed() async {
    #expect(await Command.help.run(Input()) == CommandResult(output: Usage.text))
    #expect(
      await Command.misuse("there is no command 'sing'").run(Input())
        == CommandResult(
          errors: """
            Playground: there is no command 'sing'.
            'swift run Playground help' prints the usage.

            """, status: .usage))
  }

  @MainActor @Test func asksForTheReportOnATerminal() async {
    var prompts: [String] = []
    var input = Input(
      standardInput: { Data() }, isTerminal: { true }, prompt: { prompts.append($0) })
    _ = await Command.explain(path: "-", .text).run(input)
    #expect(prompts == ["Paste the report, then press Ctrl-D.\n"])
    input.isTerminal = { false }
    _ = await Command.explain(path: "-", .text).run(input)
    #expect(prompts.count == 1)
  }

  @MainActor @Test func saysThatNoMessageWasFound() async {
    let input = Input(
      standardInput: { Data("all is well".utf8) }, file: { _ in Data("all is well".utf8) })
    #expect(
      await Command.explain(path: "-", .json).run(input)
        == CommandResult(
          errors: "Playground: standard input contains no message of a table or collection view.\n",
          status: .noMessage))
    #expect(
      await Command.explain(path: "a.log", .text).run(input)
        == CommandResult(
          errors: "Playground: 'a.log' contains no message of a table or collection view.\n",
          status: .noMessage))
  }

  @MainActor @Test func saysThatAFileCannotBeRead() async {
    #expect(
      await Command.explain(path: "/no/such/file", .text).run(Input())
        == CommandResult(
          errors: "Playground: there is no file '/no/such/file'.\n", status: .noInput))
    #expect(
      await Command.explain(path: "/", .text).run(Input())
        == CommandResult(
          errors: "Playground: '/' is a directory; name a file in it.\n", status: .noInput))
    struct Refusal: Error {}
    #expect(
      await Command.explain(path: "a", .text).run(Input(file: { _ in throw Refusal() }))
        == CommandResult(
          errors: "Playground: 'a' cannot be read; check its permissions.\n", status: .noInput))
    #expect(
      await Command.explain(path: "a", .text).run(Input(file: { _ in Data([0xc3, 0x28]) }))
        == CommandResult(
          errors: """
            Playground: 'a' is not UTF-8 text, and it contains no message of a table or \
            collection view.

            """, status: .noMessage))
  }

  @Test(arguments: [
    (Data("é".utf8), Input.Text(text: "é")),
    (Data([0xff, 0xfe, 0x61, 0x00, 0xe9, 0x00]), Input.Text(text: "aé")),
    (Data([0xfe, 0xff, 0x00, 0x61, 0x00, 0xe9]), Input.Text(text: "aé")),
    (Data([0x61, 0xff]), Input.Text(text: "a\u{FFFD}", isDamaged: true)),
    (Data(), Input.Text(text: "")),
  ])
  func decodes(_ data: Data, _ text: Input.Text) {
    #expect(Input.Text(data) == text)
  }

  @MainActor @Test func readsWhatIsNoText() async throws {
    let message = "attempt to delete section 4, but there are only 4 sections before the update"
    let input = Input(standardInput: { Data([0xff, 0xff, 0x0a]) + Data(message.utf8) })
    let result = await Command.explain(path: "-", .json).run(input)
    let decoded = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let record = try #require(decoded as? [String: Any])
    #expect(
      record.keys.sorted() == [
        "assumed", "call", "cause", "causes", "code", "count", "family", "kind", "message", "note",
        "place", "produced", "profile", "release", "repair", "reproduced", "sources",
      ])
    #expect(record["family"] as? String == "attempt-delete-section-out-of-range")
    #expect(record["message"] as? String == message)
    #expect(record["produced"] as? String == message)
    #expect(record["reproduced"] as? String == "identical")
    #expect(record["count"] as? Int == 1)
    let causes = try #require(record["causes"] as? [[String: String]])
    #expect(causes.first?["cause"] == record["cause"] as? String)
    #expect(causes.first?["repair"] == record["repair"] as? String)
  }
}

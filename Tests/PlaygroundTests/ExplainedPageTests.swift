import CrashTranscripts
import Foundation
import Testing

@testable import Playground

@MainActor @Suite struct ExplainedPageTests {
  private static let message = """
    Invalid batch updates detected: the number of sections and/or rows returned by the data source \
    before and after performing the batch updates are inconsistent with the updates.
    Data source before updates = { 1 section with row counts: [30] }
    Data source after updates = { 1 section with row counts: [20] }
    Updates = [
    \tDelete row (0 - 12)
    ]
    Table view: <UITableView: 0x1>
    """

  private static func page(_ text: String) async throws -> String {
    var written: [String: String] = [:]
    let input = Input(
      standardInput: { Data(text.utf8) }, write: { written[$1] = $0 })
    let result = await Command.explain(path: "-", .html(path: "a.html")).run(input)
    #expect(result.status == .success)
    return try #require(written["a.html"])
  }

  @Test func thePageShowsBothSidesTheLedgerTheCausesAndTheFilm() async throws {
    let page = try await Self.page(Self.message)
    #expect(page.contains("<li class=\"item deleted\">row 12<span>deleted</span></li>"))
    #expect(page.contains("<figcaption>After the update</figcaption>"))
    #expect(
      page.contains(
        """
        <tr class="wrong"><th scope="row">0 <span>does not add up</span></th><td>30</td>\
        <td class="zero">0</td><td>1</td><td>29</td><td>20</td></tr>
        """))
    #expect(page.contains("<h3>Repair</h3>"))
    #expect(page.contains("As reported") && page.contains("Repaired"))
    #expect(!page.contains("http"), "a self-contained page loads nothing")
  }

  /// What a report contains is text, not markup.
  @Test func textIsEscaped() async throws {
    let text = """
      unable to dequeue a cell with identifier <script>alert(1)</script> - must register a nib or a \
      class for the identifier or connect a prototype cell in a storyboard
      """
    let page = try await Self.page(text)
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(!page.contains("<script>alert"))
  }

  @Test func aPageThatCannotBeWrittenIsReported() async {
    struct Refusal: Error {}
    let input = Input(
      standardInput: { Data(Self.message.utf8) }, write: { _, _ in throw Refusal() })
    let result = await Command.explain(path: "-", .html(path: "a/b.html")).run(input)
    #expect(
      result
        == .failure(
          .cannotCreate, "'a/b.html' cannot be written; does its directory exist?"))
  }

  @Test func manyReportsAreWrittenOneByOneWithProgress() async {
    var written: [String] = []
    var progress: [String] = []
    let log = (1...6).map {
      "attempt to delete section \($0), but there are only \($0) sections before the update"
    }.joined(separator: "\n\n")
    let input = Input(
      standardInput: { Data(log.utf8) }, prompt: { progress.append($0) },
      emit: { written.append($0) }, showsProgress: { true })
    let result = await Command.explain(path: "-", .json).run(input)
    #expect(result == CommandResult())
    #expect(written.count == 6)
    #expect(progress == (1...6).map { "\r\($0) of 6" } + ["\r\u{1B}[K"])
  }

  @Test func aTextThatIsTooLongIsReported() async {
    let input = Input(file: { _ in throw InputFailure.tooLong })
    let result = await Command.explain(path: "a.log", .text).run(input)
    #expect(
      result
        == .failure(
          .noInput,
          """
          'a.log' is longer than 40 MB; cut out the part with the messages, such as the lines \
          around 'Terminating app'.
          """))
  }

  @Test func positionsAreNotBroken() {
    let text = "calls insertRows(at: [0 - 1, 0 - 12])".wrapped(at: 28)
    #expect(text == "calls insertRows(at: [0 - 1,\n0 - 12])")
  }
}

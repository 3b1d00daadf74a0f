import CrashTranscripts
import Foundation
import Testing

@testable import Playground

/// What each format says of a search whose time was over, and of several reports.
@MainActor @Suite struct BoundedSearchTests {
  private let crash = "Invalid update: invalid number of rows in section 0"

  private func reproduction() throws -> Reproduction {
    try #require(Reproduction.all(in: crash).first)
  }

  /// A search that has no time at all.
  private let search = SourceSearch(
    [SourceFile(name: "Shelf.swift", text: "class Shelf {}")], limit: .zero)
  private let notice = """
    The time was over when 0 of 1 files had been read, so nothing is said of any. Name the folder \
    of the screen that crashed.
    """

  @Test func `Markdown and the page say how far the search got`() throws {
    let report = ExplainedReport(try reproduction(), search)
    #expect(report.sourceNotes == [notice])
    #expect(ExplainedMarkdown(report).text.hasSuffix("#### In your sources\n\n\(notice)\n"))
    #expect(
      ExplainedPage([report]).html
        .contains("<section><h3>In your sources</h3><p>\(notice)</p></section>"))
  }

  @Test func `JSON says how far the search got`() throws {
    let line = MessageRecord(try reproduction(), search).line
    #expect(
      line.hasSuffix(
        "\"sources\":{\"findings\":[],\"stopped\":\"\(notice)\",\"unexplained\":null}}"))
    #expect(MessageRecord(try reproduction()).line.hasSuffix("\"sources\":null}"))
  }

  @Test(arguments: ["--json", "--markdown", "--swift"])
  func `a warning follows the crash in every format`(_ format: String) async throws {
    let log = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).log")
    defer { try? FileManager.default.removeItem(at: log) }
    try Data(
      """
      Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of \
      updating its visible cells, which is not allowed.

      \(crash). The number of rows contained in an existing section after the update (1) must be \
      equal to the number of rows contained in that section before the update (2), plus or minus \
      the number of rows inserted or deleted from that section (0 inserted, 0 deleted) and plus or \
      minus the number of rows moved into or out of that section (0 moved in, 0 moved out).
      """.utf8
    ).write(to: log)
    let said = await Command(["explain", log.path, format]).run(Input())
    let words = said.output.lowercased().replacing("-", with: " ")
    let warning = try #require(words.range(of: "updating its visible cells"))
    let count = try #require(words.range(of: "moved out)"))
    #expect(count.lowerBound < warning.lowerBound)
  }

  @Test func `equal pastes in two files have suites of different names`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var names: Set<Substring> = []
    for file in ["one.log", "other.log"] {
      let log = folder.appending(path: file)
      try Data("Attempt to create two animations for cell".utf8).write(to: log)
      let test = await Command(["explain", log.path, "--swift"]).run(Input()).output
      names.formUnion(test.matches(of: /struct (\w+)/).prefix(1).map(\.1))
    }
    #expect(names.count == 2)
  }
}

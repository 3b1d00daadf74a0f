import Foundation
import ListCore
import Testing

@testable import ListTesting

@MainActor @Suite struct GeneratedTestTests {
  /// The file is compiled and run with these tests. After a change of the generator, write it anew:
  /// `swift run Playground explain Playground/Transcripts/reports.log --swift`.
  @Test func writesTheFileThatIsCheckedIn() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let reports = try String(
      contentsOf: root.appendingPathComponent("Playground/Transcripts/reports.log"),
      encoding: .utf8)
    let file = try String(
      contentsOf: tests.appendingPathComponent("GeneratedReproductions.swift"), encoding: .utf8)
    let reproductions = TranscriptReader().messages(in: reports).map { Reproduction($0) }
    #expect(Reproduction.swiftTests(reproductions) + "\n" == file)
  }

  @Test func saysWhyThereIsNoTest() throws {
    let pasted = "Cell animation stop fraction must be greater than start fraction"
    let message = try #require(TranscriptReader().messages(in: pasted).first)
    #expect(
      Reproduction.swiftTests([Reproduction(message)]) == """
        // cell-animation-fraction: not reproduced.
        // The message is about animations under way; HeadlessKit computes no frames of them.
        """)
  }
}

@Suite struct SwiftLiteralTests {
  @Test(
    arguments: [
      ([], "[]"), ([3, 0, 2], "[3, 0, 2]"),
      (Array(repeating: 1, count: 14), "Array(repeating: 1, count: 14)"),
      (Array(repeating: 0, count: 20) + [7, 8], "Array(repeating: 0, count: 20) + [7, 8]"),
    ] as [([Int], String)])
  func counts(_ numbers: [Int], _ expected: String) {
    #expect(SwiftLiteral.counts(SectionCounts(numbers)) == expected)
  }

  @Test func breaksLinesAtSpaces() {
    let words = (1...30).map { "word\($0)" }.joined(separator: " ")
    #expect(
      SwiftLiteral.lines("one  two\n\n" + words) == [
        "one  two", "",
        "word1 word2 word3 word4 word5 word6 word7 word8 word9 word10 word11 word12 word13 \\",
        "word14 word15 word16 word17 word18 word19 word20 word21 word22 word23 word24 word25 \\",
        "word26 word27 word28 word29 word30",
      ])
  }

  @Test func escapesWhatSwiftReads() {
    #expect(SwiftLiteral.text("a \"b\" \\ \t") == #""a \"b\" \\ \t""#)
  }

  @Test func breaksLongCalls() {
    let paths = (0..<4).map { "IndexPath(item: \($0 * 2), section: 0)" }.joined(separator: ", ")
    #expect(
      SwiftLiteral.call("view.deleteItems(at: [\(paths)])") == [
        "view.deleteItems(", "  at: [", "    IndexPath(item: 0, section: 0),",
        "    IndexPath(item: 2, section: 0),", "    IndexPath(item: 4, section: 0),",
        "    IndexPath(item: 6, section: 0),", "  ])",
      ])
    #expect(SwiftLiteral.call("view.reloadData()") == ["view.reloadData()"])
  }
}

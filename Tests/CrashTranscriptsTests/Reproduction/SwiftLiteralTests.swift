import ListCore
import Testing

@testable import CrashTranscripts

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

  @Test func longLiteralsBreakAtSpaces() {
    let words = (1...30).map { "word\($0)" }.joined(separator: " ")
    #expect(
      SwiftLiteral.lines("one  two\n\n" + words) == [
        "one  two", "",
        "word1 word2 word3 word4 word5 word6 word7 word8 word9 word10 word11 word12 word13 \\",
        "word14 word15 word16 word17 word18 word19 word20 word21 word22 word23 word24 word25 \\",
        "word26 word27 word28 word29 word30",
      ])
  }

  @Test func specialCharactersAreEscaped() {
    #expect(SwiftLiteral.text("a \"b\" \\ \t") == #""a \"b\" \\ \t""#)
    #expect(SwiftLiteral.text("two\nlines\r\u{2028}") == #""two\nlines\u{d}\u{2028}""#)
  }

  @Test func repeatedLiteralsBecomeConstants() {
    #expect(SwiftLiteral.constant("item", "a b") == ["let item = \"a b\""])
    let long = (1...14).map { "word\($0)" }.joined(separator: " ")
    #expect(
      SwiftLiteral.constant("item", long) == [
        "let item = \"\"\"",
        "  word1 word2 word3 word4 word5 word6 word7 word8 word9 word10 word11 word12 word13 \\",
        "  word14", "  \"\"\"",
      ])
  }

  @Test func longCallsAreBroken() {
    let paths = (0..<4).map { "IndexPath(item: \($0 * 2), section: 0)" }.joined(separator: ", ")
    #expect(
      SwiftLiteral.call("view.deleteItems(at: [\(paths)])") == [
        "view.deleteItems(", "  at: [", "    IndexPath(item: 0, section: 0),",
        "    IndexPath(item: 2, section: 0),", "    IndexPath(item: 4, section: 0),",
        "    IndexPath(item: 6, section: 0),", "  ])",
      ])
    #expect(SwiftLiteral.call("view.reloadData()") == ["view.reloadData()"])
    #expect(SwiftLiteral.call("f([a,\nb])") == ["f([a, b])"])
  }
}

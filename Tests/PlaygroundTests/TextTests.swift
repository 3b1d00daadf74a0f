import ListCore
import Testing

@testable import Playground

@Suite struct TextTests {
  @Test func masksAddresses() {
    #expect("<A: 0x7f95>; <B: 0x0>".maskingAddresses == "<A: 0x…>; <B: 0x…>")
  }

  @Test(arguments: [
    ("view: <A.B: 0x7f; layer = <C: 0x1>; x = a->b> end", "view: <A.B: …> end"),
    ("<A: 0x1> and <NSIndexPath: 0xf00> {length = 2}", "<A: …> and <NSIndexPath: …> {length = 2}"),
    ("<A: 0x1; cut", "<A: …>"), ("a < b > c", "a < b > c"), ("<A>", "<A>"),
  ])
  func elidesObjects(_ text: String, _ expected: String) {
    #expect(text.elidingObjects == expected)
  }

  @Test(arguments: [
    ("", ""), ("one two three", "one two\nthree"), ("a  b", "a  b"),
    ("abcdefghijklmn op", "abcdefghijklmn\nop"), ("  one two three", "  one two\n  three"),
    ("one\n\ntwo", "one\n\ntwo"),
  ])
  func wraps(_ text: String, _ expected: String) {
    #expect(text.wrapped(at: 11) == expected)
  }

  @Test func indents() {
    #expect("one two\n\nthree".wrapped(at: 6, indentation: "  ") == "  one\n  two\n\n  three")
  }

  @Test func drawsLists() {
    #expect(
      ListDrawing(SectionCounts([1, 0, 12]), .collection, title: "Before").lines == [
        "Before                ",
        "┌ section 0 ─────────┐",
        "│ item 0             │",
        "├ section 1 ─────────┤",
        "├ section 2 ─────────┤",
        "│ item 0             │",
        "│ item 1             │",
        "│ item 2             │",
        "│ item 3             │",
        "│ item 4             │",
        "│ item 5             │",
        "│ …                  │",
        "│ item 11            │",
        "└────────────────────┘",
      ])
  }

  @Test func drawsListsBesideEachOther() {
    #expect(
      ListDrawing.sideBySide(
        ListDrawing([1], .table, title: "Before"), ListDrawing([], .table, title: "After")) == """
          Before                    After
          ┌ section 0 ─────────┐    (no sections)
          │ row 0              │
          └────────────────────┘
          """)
  }
}

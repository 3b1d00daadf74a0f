import ListCore
import Testing

@Suite struct TextLineTests {
  @Test func lineBreaksAndControlCharactersBecomeSpaces() {
    #expect(TextLine("Emma\nWoodhouse\t1\u{7}").text == "Emma Woodhouse 1 ")
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(TextLine("").columns == 0)
    #expect(TextLine("Emma").columns == 4)
    #expect(TextLine("\u{6F22}\u{5B57}").columns == 4)
    #expect(TextLine("\u{1F600}!").columns == 3)
    #expect(TextLine("\u{2764}\u{FE0F}").columns == 2)
  }

  @Test(arguments: [
    (11, "Persuasion"), (10, "Persuasion"), (6, "Persu\u{2026}"), (1, "\u{2026}"), (0, ""),
    (-1, ""),
  ])
  func longTextEndsInAnEllipsis(width: Int, expected: String) {
    #expect(TextLine("Persuasion").shortened(toColumns: width) == expected)
  }

  /// What comes behind a wide character that does not fit is not shown either.
  @Test func aWideCharacterIsNotCut() {
    #expect(TextLine("a\u{6F22}bc").shortened(toColumns: 3) == "a\u{2026}")
    #expect(TextLine("a\u{6F22}bc").shortened(toColumns: 4) == "a\u{6F22}\u{2026}")
  }

  @Test func textIsFilledUp() {
    #expect(TextLine("Emma").filled(to: 6) == "Emma  ")
    #expect(TextLine("a\u{6F22}bc").filled(to: 3) == "a\u{2026} ")
    #expect(TextLine("Emma").filled(to: 2) == "E\u{2026}")
  }
}

import Testing

@testable import CrashTranscripts

struct TextCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let source: String
  let plain: String
}

@Suite struct TranscriptTextTests {
  static let cases = [
    TextCase(testDescription: "white space", source: "a  b\t\n c\r\n\r\nd", plain: "a b c d"),
    TextCase(testDescription: "nothing", source: "", plain: ""),
    TextCase(testDescription: "a text of one glyph", source: "x", plain: "x"),
    TextCase(testDescription: "invisible glyphs", source: "\u{FEFF}a\u{200B}b", plain: "ab"),
    TextCase(testDescription: "quotes", source: "“it’s”", plain: "\"it's\""),
    TextCase(testDescription: "dashes", source: "a – b — c", plain: "a - b - c"),
    TextCase(testDescription: "JSON", source: #"a\n\tb\"c\"\u003cd\/e"#, plain: "a b\"c\"<d/e"),
    TextCase(testDescription: "JSON twice", source: #"a\\n\\\"b"#, plain: "a \"b"),
    TextCase(testDescription: "a backslash in a word", source: #"C:\Users"#, plain: #"C:\Users"#),
    TextCase(testDescription: "Markdown", source: #"\<a\_b\>"#, plain: "<a_b>"),
    TextCase(
      testDescription: "entities", source: "&lt;a&gt; &amp; &quot;b&#39;&#x27;&nbsp;c",
      plain: "<a> & \"b'' c"),
    TextCase(testDescription: "entities twice", source: "&amp;lt;a&amp;gt;", plain: "<a>"),
    TextCase(testDescription: "no entity", source: "a & b &c; &#zz;", plain: "a & b &c; &#zz;"),
    TextCase(
      testDescription: "tags", source: "<p class=\"x\">a<br/>b <code>c</code></p>d",
      plain: "a b c d"),
    TextCase(
      testDescription: "no tags", source: "<UITableView: 0x1> <a: 0x2>",
      plain: "<UITableView: 0x1> <a: 0x2>"),
    TextCase(testDescription: "quoted lines", source: "> a\n> b\n>\n>> c", plain: "a b c"),
    TextCase(testDescription: "a wrapped description", source: "<A: <B:\n>>", plain: "<A: <B: >>"),
    TextCase(testDescription: "comments", source: "// a\n  /// b", plain: "a b"),
    TextCase(
      testDescription: "quoted-printable", source: "a =3D b wo=\nrd=20c", plain: "a = b word c"),
    TextCase(testDescription: "an equals sign", source: "a =\nb", plain: "a = b"),
  ]

  @Test(arguments: cases)
  func formattingIsRemoved(_ given: TextCase) {
    let text = TranscriptText(given.source)
    #expect(text.plain(from: 0, to: text.glyphs.count) == given.plain)
  }

  @Test(arguments: [
    ("> a\n> b\n>\n>> c", "a\nb\n\nc"), ("a\nb  c", "a\nb  c"), ("// a\n  /// b", "a\n b"),
    ("<A: <B:\n>>", "<A: <B:\n>>"),
  ])
  func leavesOutMarkersOfQuotation(_ source: String, _ expected: String) {
    let text = TranscriptText(source)
    #expect(text.source(from: 0, to: text.glyphs.count) == expected)
  }

  @Test(arguments: cases)
  func glyphsKeepTheirSourcePositions(_ given: TextCase) {
    let text = TranscriptText(given.source)
    #expect(text.starts == text.starts.sorted())
    #expect(zip(text.starts, text.ends).allSatisfy { $0 < $1 })
    #expect(zip(text.ends, text.starts.dropFirst()).allSatisfy { $0 <= $1 })
    #expect((text.ends.last ?? 0) <= given.source.utf8.count)
  }
}

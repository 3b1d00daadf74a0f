import TestSupport
import Testing

@testable import CrashTranscripts

/// Texts whose characters are written in random escapes are decoded to themselves.
@Suite struct WrittenEscapesTests {
  private static let letters = Array("abcXYZ019 ()[]{}<>&'\"=%;:,._-+*/")

  private typealias Escape = @Sendable (Character) -> String?

  private static func code(_ character: Character, _ radix: Int) -> String {
    String(character.unicodeScalars.first?.value ?? 0, radix: radix)
  }

  private static func padded(_ text: String, to length: Int) -> String {
    String(repeating: "0", count: max(0, length - text.count)) + text
  }

  /// Ways to write a character, by the kind of text; every kind writes its own signs escaped.
  private static let kinds: [(name: String, mustEscape: String, escapes: [Escape])] = [
    (
      "HTML", "&<>",
      [
        { ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&apos;"][$0] },
        { "&#\(code($0, 10));" }, { "&#x\(code($0, 16));" },
        { ["<": "&amp;lt;", ">": "&amp;amp;gt;"][$0] },
      ]
    ),
    (
      "JSON", "\"",
      [
        { "\"'<>&/".contains($0) ? "\\\($0)" : nil },
        { "\\u\(padded(code($0, 16), to: 4))" },
      ]
    ),
    (
      "quoted-printable mail", "=",
      [{ "=" + padded(code($0, 16).uppercased(), to: 2) }, { "=\n\($0)" }, { "=\r\n\($0)" }]
    ),
    (
      "a URL", "% ",
      [{ "%" + padded(code($0, 16).uppercased(), to: 2) }]
    ),
    (
      "a terminal", "",
      [{ "\u{1B}[1;31m\($0)\u{1B}[0m" }, { "\u{9B}7m\($0)" }]
    ),
    (
      "invisible characters", "", [{ "\u{200B}\($0)" }, { "\u{FEFF}\($0)\u{AD}" }]
    ),
  ]

  @Test("escaped characters are decoded", arguments: 0..<60 as Range<UInt64>)
  func escapes(seed: UInt64) {
    var numbers = TestSupport.SeededGenerator(seed: seed)
    for (name, mustEscape, escapes) in Self.kinds {
      var text = "x"
      // Marks of a mail and of a URL, without which their signs mean themselves.
      var written = name == "a URL" ? "x%20" : name.hasPrefix("quoted") ? "x=3D" : "x"
      if name == "a URL" { text = "x " }
      if name.hasPrefix("quoted") { text = "x=" }
      for _ in 0..<40 {
        let letter = Self.letters[Int.random(in: Self.letters.indices, using: &numbers)]
        // Two spaces in a row are one wide gap; no text ends with a gap.
        if letter == " ", text.last == " " { continue }
        text.append(letter)
        let isPlain = !mustEscape.contains(letter) && Int.random(in: 0..<3, using: &numbers) > 0
        let ways = escapes.compactMap { $0(letter) }
        let way = ways.isEmpty ? 0 : Int.random(in: ways.indices, using: &numbers)
        written += isPlain || ways.isEmpty ? String(letter) : ways[way]
      }
      (text, written) = (text + "z", written + "z")
      var decoder = TranscriptDecoder(written)
      decoder.run()
      let read = decoder.glyphs.map { $0 == Gap.space ? " " : String($0) }.joined()
      #expect(read == text, "\(name): \(written)")
      // Every glyph says where it was written.
      let bytes = Array(written.utf8)
      for index in decoder.glyphs.indices {
        let (start, end) = (decoder.starts[index], decoder.ends[index])
        #expect(start < end && end <= bytes.count, "\(name), glyph \(index)")
        if index > 0 { #expect(decoder.ends[index - 1] <= start, "\(name), glyph \(index)") }
      }
      #expect(decoder.starts.count == decoder.glyphs.count)
      // Without its dress, each sign means itself.
      var plain = TranscriptDecoder(text, isDressed: false)
      plain.run()
      #expect(plain.glyphs.map { $0 == Gap.space ? " " : String($0) }.joined() == text)
    }
  }

  @Test("gaps are lines, paragraphs, wide or single spaces")
  func gaps() {
    for (text, gap) in [
      ("a b", Gap.space), ("a\u{A0}b", Gap.space), ("a  b", Gap.wide), ("a\tb", Gap.space),
      ("a\nb", Gap.line), ("a \n b", Gap.line), ("a\n\nb", Gap.paragraph),
      ("a\u{2028}b", Gap.line), ("a<br>b", Gap.line), ("a</p><p>b", Gap.paragraph),
      ("a\\nb", Gap.line), ("a\\tb", Gap.space), ("a&nbsp;b", Gap.space), ("a\r\nb", Gap.line),
      ("a\n// b", Gap.line), ("a\n    /// b", Gap.line), ("> a\n> b", Gap.line),
      ("> a\n>\n> b", Gap.paragraph),
    ] {
      var decoder = TranscriptDecoder(text)
      decoder.run()
      #expect(decoder.glyphs == ["a", gap, "b"], "\(text.debugDescription)")
    }
    for (text, glyphs) in [
      ("a</b>b", "ab"), ("a<code class=\"x\">b", "ab"), ("a<table>b", "a|b"), ("a<T>b", "a<T>b"),
      ("a<i b", "a<i_b"), ("a< b", "a<_b"), ("a&b", "a&b"), ("a&#xZZ;b", "a&#xZZ;b"),
      ("a\\", "a\\"), ("a\\xb", "a\\xb"), ("a\u{1B}b", "a\u{1B}b"), ("‘a’", "'a'"),
      ("“a”", "\"a\""),
      ("a–b", "a-b"), ("5%20b", "5_b"), ("5% b", "5%_b"), ("a / b", "a_/_b"), ("/ a", "/_a"),
    ] {
      var decoder = TranscriptDecoder(text)
      decoder.run()
      let read = decoder.glyphs.map {
        $0 == Gap.space ? "_" : $0 == Gap.line ? "|" : String($0)
      }
      #expect(read.joined() == glyphs, "\(text.debugDescription)")
    }
  }

  @Test("numbers are read with and without separators of thousands")
  func numbers() {
    func read(_ text: String) -> [Int] {
      NumberReader(TranscriptText(text)).numbers(from: 0, to: text.unicodeScalars.count)
    }
    #expect(read("0 of 12, -3 and 4.5") == [0, 12, 3, 4, 5])
    #expect(read("18446744073709551615") == [-1])
    for (text, value, length) in [
      ("1,234 rows", 1234, 5), ("12.345.678", 12_345_678, 10), ("1 234", 1234, 5),
      ("123'456", 123_456, 7), ("1,234.5", 1234, 5),
    ] {
      let found = NumberReader(TranscriptText(text)).numberWithSeparators(at: 0)
      #expect(found?.value == value && found?.end == length, "\(text)")
    }
    for text in ["1234,567", "1,23", "1,2345", "12", "1;234", "a,123", ",123"] {
      let found = NumberReader(TranscriptText(text)).numberWithSeparators(at: 0)
      #expect(found == nil, "\(text)")
    }
    let negative = NumberReader(TranscriptText("-12x")).number(at: 0)
    #expect(negative?.value == -12 && negative?.end == 3)
    #expect(NumberReader(TranscriptText("-x")).number(at: 0) == nil)
  }
}

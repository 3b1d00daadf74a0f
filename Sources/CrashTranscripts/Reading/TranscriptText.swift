import ListCore

/// A text as a scanner sees it: undressed of what mail, Markdown, HTML and JSON put around it.
///
/// Entities and escapes are decoded, typographic quotes and dashes are plain, every run of white
/// space is one glyph. Each glyph remembers where in the pasted text it came from.
struct TranscriptText: Sendable {
  /// What is left of the text.
  let glyphs: [Unicode.Scalar]
  /// For each glyph, the UTF-8 offset of its first byte in the pasted text.
  let starts: [Int]
  /// For each glyph, the UTF-8 offset behind its last byte in the pasted text.
  let ends: [Int]
  /// The glyphs that stand for a line break within a quotation, where mail programs put them.
  let quotedBreaks: Set<Int>
  /// The quotation marks that a backslash stood before.
  let escaped: Set<Int>
  /// Whether the text is known to be one message and nothing else.
  let isOneMessage: Bool
  /// Where the markers of quoted lines and comments are: UTF-8 offsets in the pasted text.
  private let markers: [Range<Int>]
  /// The pasted text.
  let source: String

  /// Undresses a text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - isOneMessage: Whether the text is one message, as a list said it, and nothing else. Where
  ///     a message ends that ends with anybody's words is then no question.
  init(_ source: String, isOneMessage: Bool = false) {
    self.isOneMessage = isOneMessage
    var decoder = TranscriptDecoder(source, isDressed: !isOneMessage)
    decoder.run()
    glyphs = decoder.glyphs
    starts = decoder.starts
    ends = decoder.ends
    quotedBreaks = decoder.quotedBreaks
    escaped = decoder.escaped
    markers = decoder.markers
    self.source = source
  }
}

/// The glyphs that stand for runs of white space.
enum Gap {
  /// One space or tab.
  static let space: Unicode.Scalar = " "
  /// Two spaces or more.
  static let wide: Unicode.Scalar = "\u{2003}"
  /// White space with one line break.
  static let line: Unicode.Scalar = "\n"
  /// White space with a blank line.
  static let paragraph: Unicode.Scalar = "\u{2029}"

  /// Whether the glyph stands for white space.
  static func contains(_ glyph: Unicode.Scalar) -> Bool {
    glyph == space || glyph == wide || glyph == line || glyph == paragraph
  }

  /// Whether a scalar of a text that is not undressed breaks a line.
  static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
    if case .lineBreak = TranscriptDecoder.token(for: scalar) { true } else { false }
  }

  /// The white space that the glyph stands for, line breaks as such.
  static func spelling(_ glyph: Unicode.Scalar) -> String {
    switch glyph {
    case wide: "  "
    case line, paragraph: "\n"
    default: " "
    }
  }
}

extension TranscriptText {
  /// The glyph at the position, or `nil` past the end.
  subscript(position: Int) -> Unicode.Scalar? {
    glyphs.indices.contains(position) ? glyphs[position] : nil
  }

  /// The pasted text behind a range of glyphs, without white space around it and without what mail
  /// and Markdown put in front of its lines.
  func source(from start: Int, to end: Int) -> String {
    let end = endWithoutGap(end)
    guard start < end else { return "" }
    let utf8 = source.utf8
    let range = starts[start]..<ends[end - 1]
    var position = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    var text = ""
    for marker in markers
    where range.contains(marker.lowerBound) && range.contains(marker.upperBound) {
      let from = utf8.index(utf8.startIndex, offsetBy: marker.lowerBound)
      text += source[position..<from]
      position = utf8.index(from, offsetBy: marker.count)
    }
    return text + source[position..<utf8.index(utf8.startIndex, offsetBy: range.upperBound)]
  }

  /// The position, or the one before the white space that ends there.
  func endWithoutGap(_ end: Int) -> Int {
    end > 0 && Gap.contains(glyphs[end - 1]) ? end - 1 : end
  }

  /// The undressed text, white space counted once.
  var plain: String { plain(from: 0, to: glyphs.count) }

  /// The undressed text between two positions, white space counted once.
  func plain(from start: Int, to end: Int) -> String {
    var plain = String.UnicodeScalarView()
    for glyph in glyphs[start..<end] { plain.append(Gap.contains(glyph) ? " " : glyph) }
    return String(plain)
  }

  /// The undressed text between two positions with its white space.
  func spelling(from start: Int, to end: Int) -> String {
    glyphs[start..<end].reduce(into: "") { spelling, glyph in
      if Gap.contains(glyph) {
        spelling.append(Gap.spelling(glyph))
      } else {
        spelling.unicodeScalars.append(glyph)
      }
    }
  }

  /// Whether no word runs across the position.
  func isStartOfWord(_ position: Int) -> Bool {
    guard position > 0, let glyph = self[position], glyph.isWordGlyph else {
      return self[position].map { !Gap.contains($0) } ?? false
    }
    return !glyphs[position - 1].isWordGlyph
  }

  /// Whether a message that was cut could end at the position: at a closing quote, an ellipsis, a
  /// line's end, or the text's.
  func isBoundary(_ position: Int) -> Bool {
    guard var glyph = self[position] else { return true }
    if glyph == Gap.space || glyph == Gap.wide, let next = self[position + 1] { glyph = next }
    switch glyph {
    case Gap.line, Gap.paragraph, "'", "\"", "`", "…", "*": return true
    case ".": return starts("...", at: self[position] == glyph ? position : position + 1)
    default: return false
    }
  }

  /// Whether what surrounds a message in a log starts at the position.
  func isEndOfReport(_ position: Int) -> Bool {
    guard !isOneMessage else { return false }
    return starts("*** First throw", at: position) || starts("```", at: position)
      || starts("userInfo:", at: position) || starts("NSAssertFile", at: position)
  }

  /// Whether exactly these glyphs stand at the position.
  func starts(_ text: String, at position: Int) -> Bool {
    var position = position
    for wanted in text.unicodeScalars {
      guard self[position] == wanted else { return false }
      position += 1
    }
    return true
  }

  /// Whether a literal of a pattern stands at the position, to the letter but for white space.
  func agrees(_ literal: ArraySlice<Unicode.Scalar>, at position: Int) -> Bool {
    var position = position
    for wanted in literal {
      guard position < glyphs.count else { return false }
      let glyph = glyphs[position]
      if glyph == wanted {
        position += 1
      } else if Gap.contains(wanted) {
        if Gap.contains(glyph) { position += 1 } else if wanted != Gap.line { return false }
      } else {
        return false
      }
    }
    return true
  }

  /// The exception that is named last in the few hundred glyphs before the position.
  func exceptionName(before position: Int) -> ExceptionName? {
    let names: [ExceptionName] = [.internalInconsistency, .range, .invalidArgument]
    var candidate = position - 1
    while candidate >= max(0, position - 300) {
      if glyphs[candidate] == "N" {
        for name in names where starts(name.rawValue, at: candidate) { return name }
      }
      candidate -= 1
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether the glyph may stand within a word.
  var isWordGlyph: Bool {
    isPlain || self == "_" || (!isASCII && properties.isAlphabetic)
  }

  /// Whether the glyph is a letter or a digit of ASCII.
  var isPlain: Bool {
    switch value {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: true
    default: false
    }
  }

  /// Whether the glyph is a plain decimal digit.
  var isDigit: Bool { 0x30...0x39 ~= value }
}

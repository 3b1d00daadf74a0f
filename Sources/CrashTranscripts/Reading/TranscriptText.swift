import ListCore

/// A decoded text: without the encodings of mail, Markdown, HTML and JSON.
///
/// Entities and escapes are decoded, typographic quotation marks and dashes become plain ones, and
/// every run of white space becomes one glyph. Each glyph keeps its position in the pasted text.
struct TranscriptText: Sendable {
  /// The glyphs of the decoded text.
  let glyphs: [Unicode.Scalar]
  /// The UTF-8 offset of the first byte of each glyph in the pasted text.
  let starts: [Int]
  /// The UTF-8 offset after the last byte of each glyph in the pasted text.
  let ends: [Int]
  /// The glyphs that represent a line break inside a quotation, where mail programs put them.
  let quotedBreaks: Set<Int>
  /// The quotation marks that were preceded by a backslash.
  let escaped: Set<Int>
  /// Whether the text is known to be one message and nothing else.
  let isOneMessage: Bool
  /// The positions of the markers of quoted lines and comments, as UTF-8 offsets in the pasted
  /// text.
  private let markers: [Range<Int>]
  /// The pasted text.
  let source: String

  /// Decodes a text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - isOneMessage: Whether the text is a single message of a list and nothing else. The end of
  ///     a message that ends with free text is then unambiguous.
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

/// The glyphs that represent runs of white space.
enum Gap {
  /// One space or tab.
  static let space: Unicode.Scalar = " "
  /// Two spaces or more.
  static let wide: Unicode.Scalar = "\u{2003}"
  /// White space with one line break.
  static let line: Unicode.Scalar = "\n"
  /// White space with a blank line.
  static let paragraph: Unicode.Scalar = "\u{2029}"

  /// Returns whether the glyph represents white space.
  static func contains(_ glyph: Unicode.Scalar) -> Bool {
    glyph == space || glyph == wide || glyph == line || glyph == paragraph
  }

  /// Returns whether a scalar of a text that is not decoded breaks a line.
  static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
    if case .lineBreak = TranscriptDecoder.token(for: scalar) { true } else { false }
  }

  /// Returns the white space that the glyph represents, with its line breaks.
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

  /// Returns the pasted text for a range of glyphs, without surrounding white space and without the
  /// line prefixes of mail and Markdown.
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

  /// Returns the position, or the one before the white space that ends there.
  func endWithoutGap(_ end: Int) -> Int {
    end > 0 && Gap.contains(glyphs[end - 1]) ? end - 1 : end
  }

  /// The decoded text, with collapsed white space.
  var plain: String { plain(from: 0, to: glyphs.count) }

  /// Returns the decoded text between two positions, with collapsed white space.
  func plain(from start: Int, to end: Int) -> String {
    var plain = String.UnicodeScalarView()
    for glyph in glyphs[start..<end] { plain.append(Gap.contains(glyph) ? " " : glyph) }
    return String(plain)
  }

  /// Returns the decoded text between two positions with its white space.
  func spelling(from start: Int, to end: Int) -> String {
    glyphs[start..<end].reduce(into: "") { spelling, glyph in
      if Gap.contains(glyph) {
        spelling.append(Gap.spelling(glyph))
      } else {
        spelling.unicodeScalars.append(glyph)
      }
    }
  }

  /// Returns whether no word crosses the position.
  func isStartOfWord(_ position: Int) -> Bool {
    guard position > 0, let glyph = self[position], glyph.isWordGlyph else {
      return self[position].map { !Gap.contains($0) } ?? false
    }
    return !glyphs[position - 1].isWordGlyph
  }

  /// Returns whether a message that was cut off could end at the position: at a closing quotation
  /// mark, an ellipsis, the end of a line or the end of the text.
  func isBoundary(_ position: Int) -> Bool {
    guard var glyph = self[position] else { return true }
    if glyph == Gap.space || glyph == Gap.wide, let next = self[position + 1] { glyph = next }
    switch glyph {
    case Gap.line, Gap.paragraph, "'", "\"", "`", "…", "*": return true
    case ".": return starts("...", at: self[position] == glyph ? position : position + 1)
    default: return false
    }
  }

  /// Returns whether the text that follows a message in a log starts at the position.
  func isEndOfReport(_ position: Int) -> Bool {
    guard !isOneMessage else { return false }
    return starts("*** First throw", at: position) || starts("```", at: position)
      || starts("userInfo:", at: position) || starts("NSAssertFile", at: position)
  }

  /// Returns whether exactly these glyphs are at the position.
  func starts(_ text: String, at position: Int) -> Bool {
    var position = position
    for wanted in text.unicodeScalars {
      guard self[position] == wanted else { return false }
      position += 1
    }
    return true
  }

  /// Returns whether a literal of a pattern is at the position, except for white space and case.
  func agrees(_ literal: ArraySlice<Unicode.Scalar>, at position: Int) -> Bool {
    var position = position
    for wanted in literal {
      guard position < glyphs.count else { return false }
      let glyph = glyphs[position]
      if glyph == wanted || glyph.lowercased == wanted.lowercased {
        position += 1
      } else if Gap.contains(wanted) {
        if Gap.contains(glyph) { position += 1 } else if wanted != Gap.line { return false }
      } else {
        return false
      }
    }
    return true
  }

  /// Returns the exception that is named last in the few hundred glyphs before the position.
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
  /// Whether the glyph may be part of a word.
  var isWordGlyph: Bool {
    isPlain || self == "_" || (!isASCII && properties.isAlphabetic)
  }

  /// Whether the glyph is an ASCII letter or digit.
  var isPlain: Bool {
    switch value {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: true
    default: false
    }
  }

  /// The glyph, or its small letter if it is an ASCII capital.
  var lowercased: Unicode.Scalar {
    0x41...0x5A ~= value ? Unicode.Scalar(value + 32) ?? self : self
  }

  /// Whether the glyph is an ASCII decimal digit.
  var isDigit: Bool { 0x30...0x39 ~= value }
}

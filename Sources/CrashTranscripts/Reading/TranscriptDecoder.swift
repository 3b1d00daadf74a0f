/// Turns a pasted text into glyphs, once, from its start to its end.
struct TranscriptDecoder {
  private(set) var glyphs: [Unicode.Scalar] = []
  private(set) var starts: [Int] = []
  private(set) var ends: [Int] = []
  /// Where the markers of quoted lines and comments are: UTF-8 offsets in the pasted text.
  private(set) var markers: [Range<Int>] = []
  /// The glyphs that stand for a line break within a quotation.
  private(set) var quotedBreaks: Set<Int> = []
  /// The quotation marks that a backslash stood before.
  private(set) var escaped: Set<Int> = []

  let scalars: [Unicode.Scalar]
  private let offsets: [Int]
  private let isDressed: Bool
  private let isQuotedPrintable: Bool
  /// The next scalar to look at.
  var next = 0
  private var gap: PendingGap?
  private var previousLineWasQuoted = false

  /// White space that was seen and not written yet, because it may go on.
  private struct PendingGap {
    var start: Int
    var end: Int
    var width = 0
    var lineBreaks = 0
    var isQuoted = false
  }

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - isDressed: Whether escapes, entities and tags may hide what the text says.
  init(_ source: String, isDressed: Bool = true) {
    self.isDressed = isDressed
    scalars = Array(source.unicodeScalars)
    var offset = 0
    var offsets: [Int] = []
    offsets.reserveCapacity(scalars.count + 1)
    for scalar in scalars {
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
    self.offsets = offsets
    // A mail's transfer encoding writes an equals sign as =3D and may break a line anywhere.
    isQuotedPrintable = source.contains("=3D")
  }

  /// Reads the whole text.
  mutating func run() {
    skipLinePrefix()
    while next < scalars.count {
      let start = next
      switch nextToken() {
      case .glyph(let glyph): write(glyph, from: start)
      case .space: widenGap(from: start, lineBreaks: 0)
      case .lineBreak:
        widenGap(from: start, lineBreaks: 1)
        skipLinePrefix()
        gap?.end = next
        gap?.isQuoted = previousLineWasQuoted
      case .nothing: break
      }
    }
    gap = nil
  }

  /// What a few scalars of the pasted text mean.
  enum Token {
    case glyph(Unicode.Scalar)
    case space
    case lineBreak
    case nothing
  }

  private mutating func nextToken() -> Token {
    let scalar = scalars[next]
    if scalar.isPlain {
      next += 1
      return .glyph(scalar)
    }
    if isDressed, let token = undress(scalar) { return token }
    next += 1
    return Self.token(for: scalar)
  }

  /// What an escape, an entity or a tag stands for that starts with a scalar; `nil` if none does.
  private mutating func undress(_ scalar: Unicode.Scalar) -> Token? {
    switch scalar {
    case "\\": escape()
    case "&": entity()
    case "<": tag()
    case "=": isQuotedPrintable ? quotedPrintable() : nil
    default: nil
    }
  }

  /// What a scalar means once no escape hides it.
  static func token(for scalar: Unicode.Scalar) -> Token {
    switch scalar {
    case "\n", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}": .lineBreak
    case "\r", "\t", " ", "\u{A0}", "\u{202F}", "\u{3000}", "\u{2000}"..."\u{200A}": .space
    case "\u{200B}"..."\u{200F}", "\u{FEFF}", "\u{AD}", "\u{2060}": .nothing
    case "‘", "’", "‚", "′", "´": .glyph("'")
    case "“", "”", "„", "″", "«", "»": .glyph("\"")
    case "–", "—", "‐", "‑", "−": .glyph("-")
    default: .glyph(scalar)
    }
  }

  private mutating func write(_ glyph: Unicode.Scalar, from start: Int) {
    if let gap, !glyphs.isEmpty {
      let kind =
        gap.lineBreaks > 1
        ? Gap.paragraph : gap.lineBreaks == 1 ? Gap.line : gap.width > 1 ? Gap.wide : Gap.space
      if kind == Gap.line, gap.isQuoted { quotedBreaks.insert(glyphs.count) }
      append(kind, from: gap.start, to: gap.end)
    }
    gap = nil
    if scalars[start] == "\\", glyph == "\"" || glyph == "'" { escaped.insert(glyphs.count) }
    append(glyph, from: start, to: next)
  }

  private mutating func append(_ glyph: Unicode.Scalar, from start: Int, to end: Int) {
    glyphs.append(glyph)
    starts.append(offsets[start])
    ends.append(offsets[end])
  }

  private mutating func widenGap(from start: Int, lineBreaks: Int) {
    var gap = gap ?? PendingGap(start: start, end: next)
    gap.end = next
    gap.width += 1
    gap.lineBreaks += lineBreaks
    self.gap = gap
  }
}

extension TranscriptDecoder {
  /// Skips what mail and Markdown put in front of a quoted line, and code in front of a comment.
  ///
  /// A line that starts with `>` is a quotation only if a space and text follow, or if it is empty
  /// between two quoted ones: a wrapped description of an object may start with `>>`, too.
  private mutating func skipLinePrefix() {
    let start = next
    defer { if next > start { markers.append(offsets[start]..<offsets[next]) } }
    var position = next
    var sawMarker = false
    while position < scalars.count, "> \t".unicodeScalars.contains(scalars[position]) {
      sawMarker = sawMarker || scalars[position] == ">"
      position += 1
    }
    if sawMarker {
      let isEmpty = position == scalars.count || scalars[position] == "\n"
      let endsWithSpace = scalars[position - 1] == " " || scalars[position - 1] == "\t"
      if isEmpty ? previousLineWasQuoted : endsWithSpace { next = position }
    }
    previousLineWasQuoted = sawMarker && next == position

    position = next
    while position < scalars.count, " \t".unicodeScalars.contains(scalars[position]) {
      position += 1
    }
    let afterSpaces = position
    while position < scalars.count, scalars[position] == "/" { position += 1 }
    if position - afterSpaces >= 2 { next = position }
  }
}

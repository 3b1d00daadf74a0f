/// A decoder that converts a pasted text to glyphs in a single pass.
struct TranscriptDecoder {
  private(set) var glyphs: [Unicode.Scalar] = []
  private(set) var starts: [Int] = []
  private(set) var ends: [Int] = []
  /// The positions of the markers of quoted lines and comments, as UTF-8 offsets in the pasted
  /// text.
  private(set) var markers: [Range<Int>] = []
  /// The glyphs that represent a line break inside a quotation.
  private(set) var quotedBreaks: Set<Int> = []
  /// The quotation marks that were preceded by a backslash.
  private(set) var escaped: Set<Int> = []

  let scalars: [Unicode.Scalar]
  private let offsets: [Int]
  private let isDressed: Bool
  private let isQuotedPrintable: Bool
  /// Whether spaces and brackets are encoded as in a link: `%20`.
  private let isPercentEncoded: Bool
  /// The index of the next scalar.
  var next = 0
  private var gap: PendingGap?
  private var previousLineWasQuoted = false

  /// White space that was read but not written yet, because more may follow.
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
  ///   - isDressed: Whether the text may be encoded with escapes, entities and tags.
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
    isPercentEncoded = source.contains("%20")
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

  /// The meaning of a few scalars of the pasted text.
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

  /// Decodes an escape, an entity or a tag that starts with a scalar; `nil` if there is none.
  private mutating func undress(_ scalar: Unicode.Scalar) -> Token? {
    switch scalar {
    case "\\": escape()
    case "&": entity()
    case "<": tag()
    case "=": isQuotedPrintable ? quotedPrintable() : nil
    case "%": isPercentEncoded ? percentEncoded() : nil
    case "\u{1B}", "\u{9B}": terminalControl()
    default: nil
    }
  }

  /// Returns the meaning of a scalar that is not encoded.
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
  /// Skips the marker of a quoted line in mail and Markdown, and the marker of a comment in code.
  ///
  /// A line that starts with `>` is a quotation only if a space and text follow, or if it is empty
  /// and between two quoted lines: a wrapped description of an object may also start with `>>`.
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

extension TranscriptDecoder {
  /// Decodes an escape of JSON or Markdown: `\n`, `\"`, `\u003c`, `\_`, with any number of
  /// backslashes.
  mutating func escape() -> Token? {
    var position = next
    while position < scalars.count, scalars[position] == "\\" { position += 1 }
    guard position < scalars.count else { return nil }
    let escaped = scalars[position]
    switch escaped {
    case "n":
      next = position + 1
      return .lineBreak
    case "r", "t":
      next = position + 1
      return .space
    case "u":
      guard let scalar = hexadecimal(from: position + 1, count: 4) else { return nil }
      next = position + 5
      return Self.token(for: scalar)
    default:
      guard !escaped.isPlain, escaped.isASCII else { return nil }
      next = position + 1
      return Self.token(for: escaped)
    }
  }

  /// Decodes an HTML entity: `&lt;`, `&#39;`, `&#x27;`, encoded once or more.
  mutating func entity() -> Token? {
    var position = next + 1
    while starts("amp;", at: position) { position += 4 }
    if position < scalars.count, scalars[position] == "#" {
      let isHexadecimal = position + 1 < scalars.count && scalars[position + 1] == "x"
      let start = position + (isHexadecimal ? 2 : 1)
      var end = start
      while end < scalars.count, scalars[end] != ";", end - start < 7 { end += 1 }
      guard end < scalars.count, scalars[end] == ";",
        let code = UInt32(string(start..<end), radix: isHexadecimal ? 16 : 10),
        let scalar = Unicode.Scalar(code)
      else { return nil }
      next = end + 1
      return Self.token(for: scalar)
    }
    for (name, scalar) in Self.entities where starts(name, at: position) {
      next = position + name.unicodeScalars.count
      return Self.token(for: scalar)
    }
    guard position > next + 1 else { return nil }
    next = position
    return .glyph("&")
  }

  private static let entities: [(String, Unicode.Scalar)] = [
    ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("apos;", "'"), ("nbsp;", "\u{A0}"),
    ("hellip;", "…"), ("rsquo;", "’"), ("lsquo;", "‘"), ("rdquo;", "”"), ("ldquo;", "“"),
    ("mdash;", "—"), ("ndash;", "–"),
  ]

  /// Skips an HTML tag of the kind that mail and issues use. Descriptions of objects
  /// (`<UITableView: 0x…>`) are not tags.
  mutating func tag() -> Token? {
    var position = next + 1
    if position < scalars.count, scalars[position] == "/" { position += 1 }
    let start = position
    while position < scalars.count, scalars[position].isWordGlyph { position += 1 }
    guard position > start, position < scalars.count,
      " />".unicodeScalars.contains(scalars[position])
    else { return nil }
    let name = string(start..<position).lowercased()
    let breaksLine = Self.blockTags.contains(name)
    guard breaksLine || Self.inlineTags.contains(name) else { return nil }
    while position < scalars.count, scalars[position] != ">" {
      if scalars[position] == "\n" { return nil }
      position += 1
    }
    guard position < scalars.count else { return nil }
    next = position + 1
    guard breaksLine else { return .nothing }
    if starts("\r\n", at: next) { next += 2 } else if starts("\n", at: next) { next += 1 }
    return .lineBreak
  }

  private static let blockTags: Set<String> = [
    "br", "p", "div", "pre", "li", "ul", "ol", "tr", "td", "th", "table", "tbody", "blockquote",
    "details", "summary", "h1", "h2", "h3", "h4", "html", "body",
  ]
  private static let inlineTags: Set<String> = [
    "a", "b", "i", "u", "em", "strong", "code", "span", "font", "tt", "kbd", "samp", "small", "wbr",
  ]

  /// Decodes an equals sign of a mail's transfer encoding: `=3D`, or one that hides a line break.
  mutating func quotedPrintable() -> Token? {
    if starts("=\n", at: next) {
      next += 2
      return .nothing
    }
    if starts("=\r\n", at: next) {
      next += 3
      return .nothing
    }
    guard let scalar = hexadecimal(from: next + 1, count: 2), scalar.isASCII else { return nil }
    next += 3
    return Self.token(for: scalar)
  }

  /// Decodes a character of a link: `%20`.
  mutating func percentEncoded() -> Token? {
    guard let scalar = hexadecimal(from: next + 1, count: 2), scalar.isASCII else { return nil }
    next += 3
    return Self.token(for: scalar)
  }

  /// Skips a terminal's control sequence, such as a color: `ESC[31m`.
  mutating func terminalControl() -> Token? {
    var position = next + 1
    if scalars[next] == "\u{1B}" {
      guard starts("[", at: position) else { return nil }
      position += 1
    }
    while position < scalars.count, scalars[position].isDigit || scalars[position] == ";" {
      position += 1
    }
    guard position < scalars.count, scalars[position].isPlain else { return nil }
    next = position + 1
    return .nothing
  }

  private func hexadecimal(from start: Int, count: Int) -> Unicode.Scalar? {
    guard start + count <= scalars.count else { return nil }
    return UInt32(string(start..<(start + count)), radix: 16).flatMap(Unicode.Scalar.init)
  }

  private func starts(_ text: String, at position: Int) -> Bool {
    let wanted = text.unicodeScalars
    guard position + wanted.count <= scalars.count else { return false }
    return zip(scalars[position...], wanted).allSatisfy { $0 == $1 }
  }

  private func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }
}

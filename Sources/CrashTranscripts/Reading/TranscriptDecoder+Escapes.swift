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

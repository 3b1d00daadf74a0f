/// The changes to a file, and the diagnostics about it.
///
/// The adapted text has as many lines as the original: line breaks of replaced text are kept.
struct Draft {
  let file: SourceFile
  private var texts: [Int: String] = [:]
  private var prefixes: [Int: String] = [:]
  private var suffixes: [Int: String] = [:]
  private(set) var complaints: [Complaint] = []
  /// Whether the new text uses selectors.
  private(set) var needsSelector = false

  init(_ file: SourceFile) { self.file = file }

  /// Removes a token.
  mutating func drop(_ index: Int) { texts[index] = "" }

  /// Removes a token and the spaces after it.
  mutating func dropWithBlanks(_ index: Int) {
    drop(index)
    let next = index + 1
    if next < file.tokens.count, file.tokens[next].kind == .space { drop(next) }
  }

  /// Replaces some tokens by a text. Their line breaks are inserted before its last character.
  mutating func replace(_ range: ClosedRange<Int>, by text: String) {
    let breaks = file.tokens[range].map { Self.lineBreaks(in: $0) }.joined()
    for index in range {
      drop(index)
      prefixes[index] = nil
      suffixes[index] = nil
    }
    texts[range.lowerBound] = String(text.dropLast()) + breaks + text.suffix(1)
  }

  /// Inserts a text before a token.
  mutating func insert(_ text: String, before index: Int) {
    prefixes[index] = text + prefixes[index, default: ""]
  }

  /// Inserts a text after a token.
  mutating func insert(_ text: String, after index: Int) {
    suffixes[index, default: ""] += text
  }

  mutating func noteSelector() { needsSelector = true }

  /// Adds a diagnostic at a position.
  mutating func complain(_ severity: Complaint.Severity, at index: Int, _ message: String) {
    let token = file.tokens[index]
    complaints.append(
      Complaint(
        path: file.path, line: token.line, column: token.column, severity: severity,
        message: message))
  }

  /// The adapted text.
  var text: String {
    file.tokens.indices.map { index in
      prefixes[index, default: ""] + (texts[index] ?? file.tokens[index].text)
        + suffixes[index, default: ""]
    }.joined()
  }

  private static func lineBreaks(in token: Token) -> String {
    guard token.kind != .newline else { return token.text }
    return String(token.text.filter(\.isNewline))
  }
}

/// A token of Swift code, or a pair of brackets with its contents.
struct SourceNode: Hashable, Sendable {
  /// The kind of a node.
  enum Kind: Hashable, Sendable {
    /// An identifier or a keyword: `items`, `if`, `$0`, `@objc`.
    case word
    /// A number.
    case number
    /// A string literal; its text is the part between the quotation marks.
    case string
    /// An operator or a separator: `=`, `->`, `.`, `,`.
    case symbol
    /// Round brackets.
    case parentheses
    /// Square brackets.
    case brackets
    /// Curly brackets.
    case braces
  }

  var kind: Kind
  /// The text of a token; the opening bracket of a pair.
  var text: String
  /// The line of the token, or of the opening bracket, starting at 0.
  var line: Int
  /// The line of the closing bracket; for a token, its own line.
  var endLine: Int
  /// Whether the node is the first one on its line.
  var startsLine: Bool
  /// Whether white space precedes the node.
  var hasSpaceBefore: Bool
  /// The nodes between the brackets.
  var children: [SourceNode] = []

  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
  func isSymbol(_ text: String) -> Bool { kind == .symbol && self.text == text }
  /// The number of lists of generic arguments that the node may close: `>>` closes two.
  var closingAngles: Int { kind == .symbol ? text.prefix { $0 == ">" }.count : 0 }
}

extension [SourceNode] {
  /// The nodes as code on one line.
  var code: String {
    var text = ""
    for (index, node) in enumerated() {
      if index > 0, node.hasSpaceBefore || node.startsLine { text += " " }
      text += node.code
    }
    return text
  }

  /// The parts between the commas.
  var separatedByCommas: [[SourceNode]] {
    split(omittingEmptySubsequences: true) { $0.isSymbol(",") }.map(Array.init)
  }

  /// Every identifier in the nodes, at any depth.
  var words: Set<String> {
    reduce(into: []) { words, node in
      if node.kind == .word { words.insert(node.text) }
      words.formUnion(node.children.words)
    }
  }
}

extension SourceNode {
  /// The node as code on one line.
  var code: String {
    switch kind {
    case .word, .number, .symbol: text
    case .string: "\"\(text)\""
    case .parentheses: "(\(children.code))"
    case .brackets: "[\(children.code)]"
    case .braces: "{ \(children.code) }"
    }
  }
}

/// Divides Swift code into tokens, and pairs their brackets.
///
/// Comments and compiler directives are left out: what is between `#if` and `#endif` is read as if
/// every condition held.
struct SourceLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 0
  private var startsLine = true
  private var hasSpace = false
  /// The nodes of the brackets that are open, the innermost last.
  private var open: [SourceNode] = []
  private var nodes: [SourceNode] = []

  /// Reads the nodes of a text. Brackets without a partner end with the text.
  ///
  /// - Returns: `nil` if the time is over before the text ends.
  static func nodes(of text: String, until limit: SearchLimit) -> [SourceNode]? {
    var lexer = SourceLexer(bytes: Array(text.utf8))
    return lexer.run(until: limit) ? lexer.nodes : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The number of bytes between two looks at the time.
  private static let stretch = 200_000

  /// Reads everything.
  ///
  /// - Returns: Whether there was enough time.
  private mutating func run(until limit: SearchLimit) -> Bool {
    var nextLook = Self.stretch
    while let byte = peek() {
      if position >= nextLook {
        if limit.isReached { return false }
        nextLook = position + Self.stretch
      }
      switch byte {
      case UInt8(ascii: "\n"):
        position += 1
        line += 1
        startsLine = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        position += 1
        hasSpace = true
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): string(hashes: 0)
      case UInt8(ascii: "#"): hash()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): begin(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        position += 1
        end()
      case _ where Self.isWord(byte) || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "`"):
        word()
      default: symbol()
      }
    }
    while !open.isEmpty { end() }
    return true
  }

  private func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...: true
    default: false
    }
  }

  // MARK: - Nodes

  private mutating func add(_ kind: SourceNode.Kind, _ text: String, from start: Int) {
    append(
      SourceNode(
        kind: kind, text: text, line: start, endLine: line, startsLine: startsLine,
        hasSpaceBefore: hasSpace))
  }

  private mutating func append(_ node: SourceNode) {
    if open.isEmpty { nodes.append(node) } else { open[open.count - 1].children.append(node) }
    startsLine = false
    hasSpace = false
  }

  private mutating func begin(_ byte: UInt8) {
    let kind: SourceNode.Kind =
      byte == UInt8(ascii: "(") ? .parentheses : byte == UInt8(ascii: "[") ? .brackets : .braces
    open.append(
      SourceNode(
        kind: kind, text: String(UnicodeScalar(byte)), line: line, endLine: line,
        startsLine: startsLine, hasSpaceBefore: hasSpace))
    position += 1
    startsLine = false
    hasSpace = false
  }

  private mutating func end() {
    guard var node = open.popLast() else { return }
    node.endLine = line
    append(node)
  }

  private mutating func word() {
    let start = position
    position += 1
    let isNumber = 0x30...0x39 ~= bytes[start]
    while let byte = peek(),
      Self.isWord(byte) || byte == UInt8(ascii: "`")
        || isNumber && byte == UInt8(ascii: ".") && peek(1).map({ 0x30...0x39 ~= $0 }) ?? false
    {
      position += 1
    }
    let text = String(
      decoding: bytes[start..<position].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
    add(isNumber ? .number : .word, text, from: line)
  }

  private mutating func symbol() {
    let start = position
    position += 1
    let operators = Set("+-*/=<>!&|^~%?.".utf8)
    // A mark behind an operand stands alone: `items?.count`, `cell!`.
    let isPostfix =
      !hasSpace && !startsLine
      && (bytes[start] == UInt8(ascii: "?") || bytes[start] == UInt8(ascii: "!"))
      && peek() != UInt8(ascii: "=") && peek() != UInt8(ascii: "?")
    if !isPostfix, operators.contains(bytes[start]),
      bytes[start] != UInt8(ascii: ".")
        || peek() == UInt8(ascii: ".")
    {
      while let byte = peek(), operators.contains(byte) { position += 1 }
    }
    add(.symbol, String(decoding: bytes[start..<position], as: UTF8.self), from: line)
  }

  // MARK: - Skipped text

  private mutating func skipLine() {
    while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { break }
      } else {
        if byte == UInt8(ascii: "\n") {
          line += 1
          startsLine = true
        }
        position += 1
      }
    }
    hasSpace = true
  }

  private mutating func hash() {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if peek(hashes) == UInt8(ascii: "\"") {
      position += hashes
      string(hashes: hashes)
      return
    }
    let start = position
    position += 1
    while let byte = peek(), Self.isWord(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if ["#if", "#elseif", "#else", "#endif", "#warning", "#error", "#sourceLocation"].contains(text)
    {
      skipLine()
    } else {
      add(.word, text, from: line)
    }
  }

  // MARK: - Strings

  /// Reads a string literal of one or several lines, with its interpolations.
  private mutating func string(hashes: Int) {
    let first = line
    let quote = UInt8(ascii: "\"")
    let isLong = peek(1) == quote && peek(2) == quote
    position += isLong ? 3 : 1
    let start = position
    var end = position
    while let byte = peek() {
      end = position
      if byte == UInt8(ascii: "\\"), isEscape(hashes) {
        position += 1 + hashes
        if peek() == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
        continue
      }
      if byte == quote, !isLong || peek(1) == quote && peek(2) == quote, closes(hashes, isLong) {
        position += (isLong ? 3 : 1) + hashes
        break
      }
      if byte == UInt8(ascii: "\n") {
        if !isLong { break }
        line += 1
      }
      position += 1
      end = position
    }
    add(.string, String(decoding: bytes[start..<end], as: UTF8.self), from: first)
  }

  private func isEscape(_ hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { peek(1 + $0) == UInt8(ascii: "#") }
  }

  private func closes(_ hashes: Int, _ isLong: Bool) -> Bool {
    (0..<hashes).allSatisfy { peek((isLong ? 3 : 1) + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == UInt8(ascii: "\n") { line += 1 }
      position += 1
      if depth == 0 { return }
    }
  }
}

/// Splits Swift source code into tokens without losing a character.
///
/// It handles everything that could be mistaken for names: nested comments, strings with
/// interpolations, raw and multiline strings, and regular expressions. It does not parse.
struct Lexer {
  let bytes: [UInt8]
  var position = 0
  private(set) var tokens: [Token] = []
  private var line = 1
  private var lineStart = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the tokens of a file.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func tokens(of text: String) -> [Token] {
    var lexer = Lexer(text)
    lexer.readUntilClosed(insideParentheses: false)
    return lexer.tokens
  }

  /// Reads to the end of the text, or up to the parenthesis that ends an interpolation.
  mutating func readUntilClosed(insideParentheses: Bool) {
    var depth = 0
    while let byte = peek() {
      if insideParentheses {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") {
          if depth == 0 { return }
          depth -= 1
        }
      }
      readToken(byte)
    }
  }

  private mutating func readToken(_ byte: UInt8) {
    let start = position
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      position += byte == UInt8(ascii: "\r") && peek(1) == UInt8(ascii: "\n") ? 2 : 1
      add(.newline, from: start)
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      add(.space, from: start)
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
      skip { !Self.isLineBreak($0) }
      add(.comment, from: start)
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
      skipBlockComment()
      add(.comment, from: start)
    case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "/"):
      if !readLiteral(byte) { readMarkOrOperator(byte) }
    case UInt8(ascii: "`"):
      position += 1
      skip { $0 != UInt8(ascii: "`") && !Self.isLineBreak($0) }
      let isClosed = peek() == UInt8(ascii: "`")
      position = isClosed ? position + 1 : start + 1
      add(isClosed ? .identifier : .mark, from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skip(Self.isNameByte)
      if peek() == UInt8(ascii: "."), let digit = peek(1), Self.isDigit(digit) {
        position += 1
        skip(Self.isNameByte)
      }
      add(.number, from: start)
    case _ where Self.isNameByte(byte):
      skip(Self.isNameByte)
      add(.identifier, from: start)
    default:
      readMarkOrOperator(byte)
    }
  }

  private mutating func readMarkOrOperator(_ byte: UInt8) {
    let start = position
    position += 1
    guard Self.operatorBytes.contains(byte) else { return add(.mark, from: start) }
    while let next = peek(), Self.operatorBytes.contains(next), !startsComment() { position += 1 }
    add(.operation, from: start)
  }

  private func startsComment() -> Bool {
    peek() == UInt8(ascii: "/")
      && (peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*"))
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }
}

extension Lexer {
  func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  mutating func skip(_ matches: (UInt8) -> Bool) {
    while let byte = peek(), matches(byte) { position += 1 }
  }

  /// Ends a token at the current position.
  mutating func add(_ kind: Token.Kind, from start: Int) {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    tokens.append(Token(kind: kind, text: text, line: line, column: start - lineStart + 1))
    var index = start
    while index < position {
      let byte = bytes[index]
      index += 1
      guard Self.isLineBreak(byte) else { continue }
      if byte == UInt8(ascii: "\r"), index < position, bytes[index] == UInt8(ascii: "\n") {
        index += 1
      }
      line += 1
      lineStart = index
    }
  }

  static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte }

  static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= byte || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  static let operatorBytes = Set("/=-+!*%<>&|^~?".utf8)
}

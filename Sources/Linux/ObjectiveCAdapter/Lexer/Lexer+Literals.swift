extension Lexer {
  /// Reads a string or a regular expression, with or without number signs before it.
  ///
  /// - Returns: Whether there is a literal here.
  mutating func readLiteral(_ byte: UInt8) -> Bool {
    var signs = 0
    while peek(signs) == UInt8(ascii: "#") { signs += 1 }
    switch peek(signs) {
    case UInt8(ascii: "\""):
      readString(signs: signs)
      return true
    case UInt8(ascii: "/") where signs > 0:
      return readExtendedRegex(signs: signs)
    case UInt8(ascii: "/") where byte == UInt8(ascii: "/"):
      return readBareRegex()
    default:
      return false
    }
  }

  private mutating func readString(signs: Int) {
    var start = position
    position += signs
    let isMultiline = startsWith(UInt8(ascii: "\""), count: 3)
    let quotes = isMultiline ? 3 : 1
    position += quotes
    while let byte = peek() {
      if byte == UInt8(ascii: "\\"), startsWith(UInt8(ascii: "#"), count: signs, at: 1) {
        position += 1 + signs
        if peek() == UInt8(ascii: "(") {
          position += 1
          add(.string, from: start)
          readUntilClosed(insideParentheses: true)
          start = position
          if peek() != nil { position += 1 }
        } else if let escaped = peek(), !Self.isLineBreak(escaped) {
          position += 1
        }
      } else if startsWith(UInt8(ascii: "\""), count: quotes),
        startsWith(UInt8(ascii: "#"), count: signs, at: quotes)
      {
        position += quotes + signs
        break
      } else if !isMultiline, Self.isLineBreak(byte) {
        break  // not closed: the compiler reports it
      } else {
        position += 1
      }
    }
    add(.string, from: start)
  }

  private mutating func readExtendedRegex(signs: Int) -> Bool {
    let start = position
    var end = position + signs + 1
    let isMultiline = end < bytes.count && Self.isLineBreak(bytes[end])
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "\\") {
        end += 2
        continue
      }
      if bytes[end] == UInt8(ascii: "/"),
        startsWith(UInt8(ascii: "#"), count: signs, at: end + 1 - position)
      {
        position = end + 1 + signs
        add(.regex, from: start)
        return true
      }
      guard isMultiline || !Self.isLineBreak(bytes[end]) else { return false }
      end += 1
    }
    return false
  }

  /// Reads `/…/` where an operand is expected. Spaces at either end mean two divisions.
  private mutating func readBareRegex() -> Bool {
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    guard operandIsDue, let first = peek(1), !blanks.contains(first), !Self.isLineBreak(first),
      first != UInt8(ascii: "=")
    else { return false }
    let start = position
    var end = position + 1
    var isInClass = false
    while end < bytes.count, !Self.isLineBreak(bytes[end]) {
      switch bytes[end] {
      case UInt8(ascii: "\\"):
        end += 1
      case UInt8(ascii: "["):
        isInClass = true
      case UInt8(ascii: "]"):
        isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        guard !blanks.contains(bytes[end - 1]) else { return false }
        position = end + 1
        add(.regex, from: start)
        return true
      default:
        break
      }
      end += 1
    }
    return false
  }

  private var operandIsDue: Bool {
    guard let last = tokens.last(where: \.isSignificant) else { return true }
    switch last.kind {
    case .mark: return !")]}".contains(last.text)
    case .operation: return !"?!".contains(last.text)
    case .identifier: return Self.wordsBeforeOperands.contains(last.text)
    case .number, .regex: return false
    case .string: return last.text.hasSuffix("(")
    case .comment, .space, .newline: return true
    }
  }

  private static let wordsBeforeOperands: Set<String> = [
    "return", "in", "if", "guard", "while", "case", "try", "await", "throw", "switch", "where",
    "else", "is", "as", "yield",
  ]

  private func startsWith(_ byte: UInt8, count: Int, at distance: Int = 0) -> Bool {
    (0..<count).allSatisfy { peek(distance + $0) == byte }
  }
}

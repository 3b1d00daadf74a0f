/// A lexer that splits the text of a scenario into tokens.
struct ScenarioLexer {
  private let characters: [Character]
  private var index = 0
  private var line = 1
  private var column = 1
  /// The number of open brackets. Inside brackets, a line break is treated as a space.
  private var brackets = 0

  private init(_ text: String) {
    let byteOrderMark: Unicode.Scalar = "\u{FEFF}"
    let hasMark = text.unicodeScalars.first == byteOrderMark
    characters = Array(hasMark ? String(text.unicodeScalars.dropFirst()) : text)
  }

  /// Returns the tokens of a text; the last one marks its end.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func tokens(in text: String) throws(ScenarioError) -> [ScenarioToken] {
    var lexer = ScenarioLexer(text)
    var tokens: [ScenarioToken] = []
    repeat {
      tokens.append(try lexer.next())
    } while tokens.last?.kind != .end
    return tokens
  }
}

extension ScenarioLexer {
  private var current: Character? { index < characters.count ? characters[index] : nil }

  private var isAtArrow: Bool {
    current == "-" && index + 1 < characters.count && characters[index + 1] == ">"
  }

  private mutating func advance() {
    if current?.isNewline == true {
      line += 1
      column = 1
    } else {
      column += 1
    }
    index += 1
  }

  private mutating func skipBlanks() {
    while let character = current {
      if character == "#" {
        while let rest = current, !rest.isNewline { advance() }
      } else if character.isWhitespace, brackets > 0 || !character.isNewline {
        advance()
      } else {
        return
      }
    }
  }

  private mutating func next() throws(ScenarioError) -> ScenarioToken {
    skipBlanks()
    var token = ScenarioToken(kind: .end, line: line, column: column)
    guard let character = current else { return token }
    switch character {
    case "{": token.kind = .openBrace
    case "}": token.kind = .closeBrace
    case "[":
      token.kind = .openBracket
      brackets += 1
    case "]":
      token.kind = .closeBracket
      brackets = max(0, brackets - 1)
    case ";": token.kind = .separator
    case _ where character.isNewline: token.kind = .separator
    case "\"":
      token.kind = .text(try text(from: token))
      return token
    case _ where isAtArrow:
      token.kind = .arrow
      advance()
    case _ where Self.isPartOfWord(character):
      token.kind = .word(word())
      return token
    default: throw token.error(.controlCharacter(character))
    }
    advance()
    return token
  }

  private mutating func word() -> String {
    var word = ""
    while let character = current, !isAtArrow, Self.isPartOfWord(character) {
      word.append(character)
      advance()
    }
    return word
  }

  /// Returns whether a character needs no quotation marks.
  static func isPartOfWord(_ character: Character) -> Bool {
    !character.isWhitespace && !"{}[];#\"".contains(character)
      && character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  private mutating func text(from start: ScenarioToken) throws(ScenarioError) -> String {
    advance()
    var text = ""
    while let character = current, !character.isNewline {
      switch character {
      case "\"":
        advance()
        return text
      case "\\": text.append(try escape())
      default:
        text.append(character)
        advance()
      }
    }
    throw start.error(.unterminatedText)
  }

  private mutating func escape() throws(ScenarioError) -> Character {
    let place = ScenarioToken(kind: .end, line: line, column: column)
    advance()
    let character = current
    if character?.isNewline != true { advance() }
    switch character {
    case "\\", "\"": return character ?? "\\"
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      var digits = ""
      while let digit = current, digit == "{" || digit.isHexDigit {
        digits.append(digit)
        advance()
      }
      guard current == "}", digits.first == "{",
        let scalar = UInt32(digits.dropFirst(), radix: 16).flatMap(Unicode.Scalar.init)
      else { throw place.error(.invalidEscape) }
      advance()
      return Character(scalar)
    default: throw place.error(.invalidEscape)
    }
  }
}

/// A piece of the text of a scenario, with its position.
struct ScenarioToken: Hashable {
  enum Kind: Hashable {
    case word(String)
    /// A quoted text.
    case text(String)
    case openBrace, closeBrace, openBracket, closeBracket, arrow
    /// A line break or a semicolon.
    case separator
    case end
  }

  var kind: Kind
  var line: Int
  var column: Int

  /// Returns an error at the position of the token.
  func error(_ problem: ScenarioError.Problem) -> ScenarioError {
    ScenarioError(line: line, column: column, problem)
  }
}

extension ScenarioToken: CustomStringConvertible {
  /// The form of the token in error messages.
  var description: String {
    switch kind {
    case .word(let word): "'\(word)'"
    case .text(let text): "the text \(ScenarioWriter.quoted(text))"
    case .openBrace: "'{'"
    case .closeBrace: "'}'"
    case .openBracket: "'['"
    case .closeBracket: "']'"
    case .arrow: "'->'"
    case .separator: "the end of the statement"
    case .end: "the end of the scenario"
    }
  }
}

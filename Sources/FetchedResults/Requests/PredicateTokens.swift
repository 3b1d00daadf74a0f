/// The reason a predicate format is invalid.
struct PredicateFormatError: Error, Equatable, CustomStringConvertible {
  let format: String
  /// The number of characters before the error.
  let place: Int
  let problem: String

  /// The message, with the format and a marker below the position of the error.
  var description: String {
    """
    Unable to parse the format string "\(format)": \(problem)
    \(format)
    \(String(repeating: " ", count: place))^ (known difference predicate-formats)
    """
  }
}

/// A predicate format, split into words, strings, numbers and symbols.
struct PredicateTokens {
  struct Token: Equatable {
    enum Kind: Equatable { case word, text, number, sign, end }
    let kind: Kind
    let text: String
    let place: Int
  }

  static func of(_ format: String) throws(PredicateFormatError) -> [Token] {
    let letters = Array(format)
    var tokens: [Token] = []
    var place = 0
    while place < letters.count {
      let start = place
      let letter = letters[place]
      if letter.isWhitespace {
        place += 1
      } else if letter == "\"" || letter == "'" {
        place += 1
        var text = ""
        while place < letters.count, letters[place] != letter {
          if letters[place] == "\\", place + 1 < letters.count { place += 1 }
          text.append(letters[place])
          place += 1
        }
        guard place < letters.count else {
          throw PredicateFormatError(format: format, place: start, problem: "the text has no end")
        }
        place += 1
        tokens.append(Token(kind: .text, text: text, place: start))
      } else {
        let kind = kind(of: letters, at: place)
        repeat { place += 1 } while place < letters.count && goesOn(kind, letters, start, place)
        tokens.append(Token(kind: kind, text: String(letters[start..<place]), place: start))
      }
    }
    return tokens + [Token(kind: .end, text: "", place: letters.count)]
  }

  private static func isWordStart(_ letter: Character) -> Bool {
    letter.isLetter || "_%@$#".contains(letter)
  }

  private static func kind(of letters: [Character], at place: Int) -> Token.Kind {
    let letter = letters[place]
    let next = place + 1 < letters.count ? letters[place + 1] : " "
    if letter.isNumber || (letter == "-" && next.isNumber) { return .number }
    return isWordStart(letter) ? .word : .sign
  }

  private static func goesOn(
    _ kind: Token.Kind, _ letters: [Character], _ start: Int, _ place: Int
  ) -> Bool {
    let letter = letters[place]
    switch kind {
    case .number: return letter.isNumber || letter == "."
    case .word:
      if letters[start] == "%" {
        // `%@`, `%K`, or a number's conversion after its length: `%d`, `%ld`, `%lld`, `%lu`.
        return place == start + 1
          || (letter.isLetter && letters[start + 1..<place].allSatisfy { "hlqLz".contains($0) })
      }
      return letter.isLetter || letter.isNumber || "_.".contains(letter)
    case .sign:
      let pair = String(letters[start...place])
      return place == start + 1
        && ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(pair)
    case .text, .end: return false
    }
  }
}

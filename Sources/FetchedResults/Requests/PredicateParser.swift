import Foundation

/// A parser of predicate formats.
///
/// The precedence is `or`, `and`, `not`, comparison; keywords are case-insensitive.
struct PredicateParser {
  private let format: String
  private let tokens: [PredicateTokens.Token]
  private var next = 0
  private var arguments: ArraySlice<Any>

  static func parse(
    _ format: String, _ arguments: [Any]
  ) throws(PredicateFormatError) -> PredicateCondition {
    var parser = PredicateParser(
      format: format, tokens: try PredicateTokens.of(format), arguments: arguments[...])
    let condition = try parser.alternatives()
    guard parser.token.kind == .end else { throw parser.error("this was not expected") }
    return condition
  }

  private init(format: String, tokens: [PredicateTokens.Token], arguments: ArraySlice<Any>) {
    self.format = format
    self.tokens = tokens
    self.arguments = arguments
  }

  // MARK: Conditions

  private mutating func alternatives() throws(PredicateFormatError) -> PredicateCondition {
    var parts = [try conjunction()]
    while take("OR", "||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(PredicateFormatError) -> PredicateCondition {
    var parts = [try negation()]
    while take("AND", "&&") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws(PredicateFormatError) -> PredicateCondition {
    if take("NOT", "!") { return .not(try negation()) }
    if take("TRUEPREDICATE") { return .always(true) }
    if take("FALSEPREDICATE") { return .always(false) }
    if take("(") {
      let inner = try alternatives()
      guard take(")") else { throw error("')' was expected") }
      return inner
    }
    return try comparison()
  }

  private mutating func comparison() throws(PredicateFormatError) -> PredicateCondition {
    let left = try operand()
    let (comparison, isNegated) = try comparisonSign()
    let options = try textOptions()
    let right = try operand()
    let result = PredicateCondition.comparison(left, comparison, right, options)
    return isNegated ? .not(result) : result
  }

  private mutating func comparisonSign() throws(PredicateFormatError) -> (
    PredicateCondition.Comparison, isNegated: Bool
  ) {
    let isNegated = take("NOT")
    for (names, comparison) in Self.signs where names.contains(where: { take($0) }) {
      return (comparison, isNegated)
    }
    throw error("a comparison was expected")
  }

  private static let signs: [([String], PredicateCondition.Comparison)] = [
    (["==", "="], .equal), (["!=", "<>"], .notEqual), (["<=", "=<"], .lessOrEqual),
    ([">=", "=>"], .greaterOrEqual), (["<"], .less), ([">"], .greater),
    (["BEGINSWITH"], .beginsWith), (["ENDSWITH"], .endsWith), (["CONTAINS"], .contains),
    (["LIKE"], .like), (["MATCHES"], .matches), (["IN"], .isIn), (["BETWEEN"], .between),
  ]

  private mutating func textOptions() throws(PredicateFormatError)
    -> PredicateCondition.TextOptions
  {
    guard take("[") else { return [] }
    var options: PredicateCondition.TextOptions = []
    for letter in token.text.lowercased() {
      switch letter {
      case "c": options.insert(.ignoresCase)
      case "d": options.insert(.ignoresMarks)
      default: throw error("'c' or 'd' was expected")
      }
    }
    next += 1
    guard take("]") else { throw error("']' was expected") }
    return options
  }

  // MARK: Operands

  private mutating func operand() throws(PredicateFormatError) -> PredicateOperand {
    let token = self.token
    switch token.kind {
    case .text:
      next += 1
      return .value(token.text)
    case .number:
      next += 1
      return .value(Int(token.text) ?? Double(token.text) as Any?)
    case .word:
      next += 1
      return try word(token)
    case .sign where token.text == "{":
      next += 1
      return .list(try members())
    case .sign, .end:
      throw error("a key or a value was expected")
    }
  }

  private mutating func members() throws(PredicateFormatError) -> [PredicateOperand] {
    var members: [PredicateOperand] = []
    while !take("}") {
      members.append(try operand())
      if !take(","), token.text != "}" { throw error("',' or '}' was expected") }
    }
    return members
  }

  private mutating func word(
    _ token: PredicateTokens.Token
  ) throws(PredicateFormatError) -> PredicateOperand {
    if token.text.hasPrefix("%") {
      guard let argument = arguments.popFirst() else {
        throw error("there is no argument for '\(token.text)'", at: token)
      }
      switch token.text {
      case "%K": return .key("\(argument)")
      case "%@": return .value(argument is NSNull ? nil : argument)
      default: return .value(argument)
      }
    }
    switch token.text.uppercased() {
    case "NIL", "NULL": return .value(nil)
    case "YES", "TRUE": return .value(true)
    case "NO", "FALSE": return .value(false)
    default: break
    }
    let isUnknown =
      "@$".contains(token.text.first ?? " ") || token.text.contains("@")
      || ["ANY", "ALL", "NONE", "SOME", "SUBQUERY", "FUNCTION", "CAST"]
        .contains(token.text.uppercased())
      || self.token.text == "("
    guard !isUnknown else { throw error("'\(token.text)' is not understood", at: token) }
    return .key(token.text.hasPrefix("#") ? String(token.text.dropFirst()) : token.text)
  }

  // MARK: Tokens

  private var token: PredicateTokens.Token { tokens[min(next, tokens.count - 1)] }

  private mutating func take(_ texts: String...) -> Bool {
    guard token.kind == .word || token.kind == .sign,
      texts.contains(token.text.uppercased())
    else { return false }
    next += 1
    return true
  }

  private func error(
    _ problem: String, at token: PredicateTokens.Token? = nil
  ) -> PredicateFormatError {
    PredicateFormatError(format: format, place: (token ?? self.token).place, problem: problem)
  }
}

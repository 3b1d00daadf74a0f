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

/// A piece of the text of a scenario, and where it stands.
struct ScenarioToken: Hashable {
  enum Kind: Hashable {
    case word(String)
    /// A text that stood between quotes.
    case text(String)
    case openBrace, closeBrace, openBracket, closeBracket, arrow
    /// A line break or a semicolon.
    case separator
    case end
  }

  var kind: Kind
  var line: Int
  var column: Int

  /// An error at the place of the token.
  func error(_ problem: ScenarioError.Problem) -> ScenarioError {
    ScenarioError(line: line, column: column, problem)
  }
}

extension ScenarioToken: CustomStringConvertible {
  /// The token in an error.
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

/// The reason a text is not a scenario, and the position of the error.
public struct ScenarioError: Error, Hashable, Sendable {
  /// The line, starting at 1.
  public var line: Int
  /// The column of the first invalid character, starting at 1.
  public var column: Int
  /// The problem at that position.
  public var problem: Problem

  /// Creates an error.
  public init(line: Int, column: Int, _ problem: Problem) {
    self.line = line
    self.column = column
    self.problem = problem
  }

  /// An error in the text of a scenario.
  public enum Problem: Hashable, Sendable {
    /// A statement begins with an unknown word.
    case unknownStatement(String)
    /// Something else was expected.
    case expected(String, found: String)
    /// A quoted text does not end on its line.
    case unterminatedText
    /// A backslash precedes a character that cannot be escaped.
    case invalidEscape
    /// A control character appears outside a quoted text.
    case controlCharacter(Character)
    /// A batch is not closed.
    case unclosedBatch
    /// There is no release of this name.
    case unknownProfile(String)
    /// The setup specifies something twice.
    case repeated(String)
    /// A word of the setup appears after a statement.
    case setupAfterStatement(String)
    /// A statement is not allowed inside a batch.
    case notInBatch(String)
    /// A statement for lists with a diffable data source is used in a scenario without one.
    case needsSnapshots(String)
    /// A statement for lists with an ordinary data source is used in a scenario with a diffable
    /// one.
    case needsDataSource(String)
  }
}

extension ScenarioError: CustomStringConvertible {
  /// The position and the problem: `3:7: …`.
  public var description: String { "\(line):\(column): \(problem)" }
}

extension ScenarioError.Problem: CustomStringConvertible {
  /// The problem, as a sentence.
  public var description: String {
    switch self {
    case .unknownStatement(let word): "'\(word)' is not a statement."
    case .expected(let due, let found): "Expected \(due), found \(found)."
    case .unterminatedText: "The text has no closing quote."
    case .invalidEscape: #"Only \\, \", \n, \t and \u{…} can stand in a text."#
    case .controlCharacter(let character):
      "The control character \(character.codePoints) can only stand in a quoted text, escaped."
    case .unclosedBatch: "The batch has no closing brace."
    case .unknownProfile(let name): "There is no release '\(name)'; write iOS16.4, for example."
    case .repeated(let word): "'\(word)' is specified twice."
    case .setupAfterStatement(let word): "'\(word)' belongs before the first statement."
    case .notInBatch(let word): "'\(word)' is not allowed in a batch."
    case .needsSnapshots(let word):
      "'\(word)' needs a diffable data source; begin the scenario with 'snapshots'."
    case .needsDataSource(let word):
      "'\(word)' needs an ordinary data source; with 'snapshots', write 'apply'."
    }
  }
}

extension Character {
  /// The code points, such as `U+0000`.
  fileprivate var codePoints: String {
    unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
  }
}

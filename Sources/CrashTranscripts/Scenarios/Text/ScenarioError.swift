/// Why a text is no scenario, and where.
public struct ScenarioError: Error, Hashable, Sendable {
  /// The line, from one.
  public var line: Int
  /// The column of the first character that does not fit, from one.
  public var column: Int
  /// What is wrong.
  public var problem: Problem

  /// Creates an error.
  public init(line: Int, column: Int, _ problem: Problem) {
    self.line = line
    self.column = column
    self.problem = problem
  }

  /// What can be wrong with a text.
  public enum Problem: Hashable, Sendable {
    /// A statement begins with a word that means nothing.
    case unknownStatement(String)
    /// Something else is due.
    case expected(String, found: String)
    /// A text between quotes does not end on its line.
    case unterminatedText
    /// A backslash stands before a character that it does not go with.
    case invalidEscape
    /// A batch does not end.
    case unclosedBatch
    /// No release is called so.
    case unknownProfile(String)
    /// The setup says a thing twice.
    case repeated(String)
    /// A word of the setup stands behind a statement.
    case setupAfterStatement(String)
    /// A statement cannot stand inside of a batch.
    case notInBatch(String)
    /// A statement of lists with a diffable data source stands in another scenario.
    case needsSnapshots(String)
    /// A statement of lists with an ordinary data source stands in a scenario of snapshots.
    case needsDataSource(String)
  }
}

extension ScenarioError: CustomStringConvertible {
  /// The place and the problem: `3:7: …`.
  public var description: String { "\(line):\(column): \(problem)" }
}

extension ScenarioError.Problem: CustomStringConvertible {
  /// The problem in a sentence.
  public var description: String {
    switch self {
    case .unknownStatement(let word): "'\(word)' is no statement."
    case .expected(let due, let found): "Expected \(due), found \(found)."
    case .unterminatedText: "The text has no closing quote."
    case .invalidEscape: #"Only \\, \", \n, \t and \u{…} can stand in a text."#
    case .unclosedBatch: "The batch has no closing brace."
    case .unknownProfile(let name): "No release is called '\(name)'; write iOS16.4, for example."
    case .repeated(let word): "'\(word)' is said twice."
    case .setupAfterStatement(let word): "'\(word)' belongs before the first statement."
    case .notInBatch(let word): "'\(word)' cannot stand in a batch."
    case .needsSnapshots(let word):
      "'\(word)' needs a diffable data source; begin the scenario with 'snapshots'."
    case .needsDataSource(let word):
      "'\(word)' needs an ordinary data source; with 'snapshots', write 'apply'."
    }
  }
}

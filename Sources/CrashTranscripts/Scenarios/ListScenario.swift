import HeadlessKit
import ListCore

/// A sequence of operations on a list: a small script as a value.
///
/// ```swift
/// let scenario = try ListScenario("""
///   table
///   data A[1 2 3] B[4]
///   show
///   batch { set A[2 3] B[4]; del 0.0 }   # the model changes inside the batch
///   """)
/// scenario.run().crash  // nil
/// ```
///
/// A scenario can be written, printed, run, generated at random and shrunk. Statements are
/// separated by line breaks or `;`, and `#` begins a comment. The setup comes first:
///
/// | words | meaning |
/// |---|---|
/// | `table`, `collection` | which list; a table unless said otherwise |
/// | `snapshots` | the list has a diffable data source |
/// | `profile iOS16.4` | the release |
/// | `size 390x844` | the screen, in points |
/// | `cells fixed 44` | how high cells are, in points |
/// | `data A[1 2 3] B[4]` | sections and items of the first model; `empty` if there are none |
///
/// Statements follow; see ``ScenarioStatement``. A position is written `section.item`. Names with
/// spaces or punctuation are quoted.
public struct ListScenario: Hashable, Sendable {
  /// The state before the first statement.
  public var setup: Setup
  /// The operations, in order.
  public var statements: [ScenarioStatement]

  /// Creates a scenario.
  public init(_ setup: Setup = Setup(), _ statements: [ScenarioStatement] = []) {
    self.setup = setup
    self.statements = statements
  }
}

extension ListScenario {
  /// The state before the first statement.
  public struct Setup: Hashable, Sendable {
    /// The kind of list.
    public var kind = ListKind.table
    /// Whether the list has a diffable data source rather than one that answers with counts.
    public var usesSnapshots = false
    /// The release; `nil` to use the simulator's. Only its name is printed.
    public var profile: SystemProfile?
    /// The size of the screen; `nil` to use the simulator's.
    public var screen: Screen?
    /// The height of all cells, in points; `nil` to use the list's default.
    public var cellHeight: Int?
    /// The initial content of the data source. A diffable data source applies it before the list is
    /// shown.
    public var data = ScenarioModel()

    /// Creates the setup of an empty table.
    public init() {}

    /// Creates a setup.
    public init(_ kind: ListKind, usesSnapshots: Bool = false, data: ScenarioModel) {
      self.kind = kind
      self.usesSnapshots = usesSnapshots
      self.data = data
    }
  }

  /// The size of a screen, in whole points.
  public struct Screen: Hashable, Sendable {
    /// The width.
    public var width: Int
    /// The height.
    public var height: Int

    /// Creates a size.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }
}

extension ListScenario {
  /// Every statement in order, including those inside batches.
  ///
  /// - Complexity: O(*n*), where *n* is the number of statements.
  public var allStatements: [ScenarioStatement] { statements.flatMap(\.withInnerStatements) }
}

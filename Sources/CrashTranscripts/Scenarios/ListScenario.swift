import HeadlessKit
import ListCore

/// What is done to a list, step by step: a small script as a value.
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
/// A scenario is written, printed, run, drawn at random and shrunk. It is written in lines or
/// separated by `;`, and `#` begins a comment. The setup comes first:
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
/// Then come statements, see ``ScenarioStatement``. A position is written `section.item`. Names
/// with blanks or signs stand between quotes.
public struct ListScenario: Hashable, Sendable {
  /// What is there before the first statement.
  public var setup: Setup
  /// What is done, in order.
  public var statements: [ScenarioStatement]

  /// Creates a scenario.
  public init(_ setup: Setup = Setup(), _ statements: [ScenarioStatement] = []) {
    self.setup = setup
    self.statements = statements
  }
}

extension ListScenario {
  /// What is there before the first statement.
  public struct Setup: Hashable, Sendable {
    /// Which list it is.
    public var kind = ListKind.table
    /// Whether the list has a diffable data source rather than one that answers with counts.
    public var usesSnapshots = false
    /// The release; that of the simulator if `nil`. Printed by its name alone.
    public var profile: SystemProfile?
    /// The size of the screen; that of the simulator if `nil`.
    public var screen: Screen?
    /// How high all cells are, in points; as the list has it if `nil`.
    public var cellHeight: Int?
    /// What the data source holds at first. A diffable one applies it before the list is shown.
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
  /// Every statement, those inside of batches too, in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of statements.
  public var allStatements: [ScenarioStatement] { statements.flatMap(\.withInnerStatements) }
}

import HeadlessKit
import ListCore
import ListTesting

/// Draws scenarios at random: such as a list carries out, and such as it crashes with.
///
/// ```swift
/// var generator = ScenarioGenerator(seed: 7, kind: .collection)
/// let legal = generator.next(.legal)
/// let illegal = generator.next(.illegal(.deletionAndMove))
/// ```
///
/// The same seed draws the same scenarios on every machine. Every item has a name of its own, so
/// that what a list shows tells whether each went where it was sent.
public struct ScenarioGenerator: Sendable {
  /// What to draw.
  public enum Recipe: Hashable, Sendable {
    /// A scenario without a mistake.
    case legal
    /// A scenario whose last statement crashes, and why.
    case illegal(ScenarioFlaw)
  }

  /// The kind of list.
  public var kind: ListKind
  /// Whether legal scenarios are ones of a diffable data source. Illegal ones never are: their
  /// mistakes are such as that source cannot make.
  public var usesSnapshots: Bool

  private var random: SeededGenerator

  /// Creates a generator.
  public init(seed: UInt64, kind: ListKind = .table, usesSnapshots: Bool = false) {
    self.kind = kind
    self.usesSnapshots = usesSnapshots
    random = SeededGenerator(seed: seed)
  }

  /// Draws a scenario.
  ///
  /// - Parameters:
  ///   - recipe: What to draw.
  ///   - statements: About how many statements it has. A list that does not know its counts can do
  ///     little, so that there the statements change the model only.
  public mutating func next(_ recipe: Recipe, statements: Int = 4) -> ListScenario {
    var draft = ScenarioDraft(kind, usesSnapshots: usesSnapshots && recipe == .legal, &random)
    switch recipe {
    case .legal:
      draft.add(.show)
      while draft.scenario.statements.count < statements { draft.addLegal() }
    case .illegal(.modelChangedBeforeCounts):
      while draft.scenario.statements.count < statements - 2 { draft.changeModelOnly() }
      draft.add(.modelChangedBeforeCounts)
    case .illegal(let flaw):
      draft.add(.show)
      while draft.scenario.statements.count < statements - 1 { draft.addLegal() }
      draft.makeRoom()
      draft.add(flaw)
    }
    random = draft.random
    return draft.scenario
  }
}

import HeadlessKit
import ListCore
import ListTesting

/// A generator of random scenarios: legal ones that a list carries out, and illegal ones that crash
/// it.
///
/// ```swift
/// var generator = ScenarioGenerator(seed: 7, kind: .collection)
/// let legal = generator.next(.legal)
/// let illegal = generator.next(.illegal(.deletionAndMove))
/// ```
///
/// The same seed generates the same scenarios on every machine. Every item has a unique name, so
/// the displayed items tell whether each ended up at the right position.
public struct ScenarioGenerator: Sendable {
  /// The kind of scenario to generate.
  public enum Recipe: Hashable, Sendable {
    /// A scenario without a mistake.
    case legal
    /// A scenario whose last statement crashes because of the given mistake.
    case illegal(ScenarioFlaw)
  }

  /// The kind of list.
  public var kind: ListKind
  /// Whether legal scenarios use a diffable data source. Illegal ones never do, because a diffable
  /// data source cannot make their mistakes.
  public var usesSnapshots: Bool

  private var random: SeededGenerator

  /// Creates a generator.
  public init(seed: UInt64, kind: ListKind = .table, usesSnapshots: Bool = false) {
    self.kind = kind
    self.usesSnapshots = usesSnapshots
    random = SeededGenerator(seed: seed)
  }

  /// Generates a scenario.
  ///
  /// - Parameters:
  ///   - recipe: The kind of scenario to generate.
  ///   - statements: The approximate number of statements. Few statements are possible on a list
  ///     that has not loaded its counts, so most of them only change the model there.
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

/// The kind of fault that a list crashed with, without the numbers: `update.itemCountMismatch`.
///
/// Two crashes of one kind are the same mistake in different places.
public struct FaultKind: Hashable, Sendable {
  /// The family and the case of the fault.
  public var name: String

  /// Creates a kind from its name.
  public init(name: String) {
    self.name = name
  }

  /// Creates the kind of a fault.
  public init(_ fault: ListFault) {
    let (family, inner): (String, any Error) =
      switch fault {
      case .update(let fault, _): ("update", fault)
      case .cell(let fault): ("cell", fault)
      case .query(let fault): ("query", fault)
      case .layout(let fault): ("layout", fault)
      case .snapshot(let fault): ("snapshot", fault)
      case .misuse(let fault): ("misuse", fault)
      }
    self.init(name: "\(family).\(Self.caseName(inner))")
  }

  /// Returns the case name of an enumeration value.
  static func caseName(_ value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }
}

extension FaultKind: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension CrashReport {
  /// The kind of the fault, without the numbers.
  public var faultKind: FaultKind { FaultKind(facts) }
}

import TestSupport

/// A call of a section snapshot, as a value that several implementations can perform.
enum SectionSnapshotCall: Sendable {
  case append([String], to: String?)
  case insertBefore([String], String)
  case insertAfter([String], String)
  case delete([String])
  case deleteAll
  case expand([String])
  case collapse([String])
  case insertSnapshotBefore(Branch, String)
  case insertSnapshotAfter(Branch, String)
  case replaceChildren(String, Branch)
  case snapshotOf(String, includingParent: Bool)
  case level(String)
  case isExpanded(String)
  case isVisible(String)
  case contains(String)
  case index(String)
  case parent(String)

  /// The snapshot argument of a call: roots, the children of the first one, and whether that one is
  /// expanded.
  struct Branch: Sendable {
    var roots: [String]
    var children: [String] = []
    var isExpanded = false
  }
}

/// A type that can perform the calls of a section snapshot.
protocol SectionSnapshotSubject {
  init()
  /// Performs a call. Faults are captured; their reason is the outcome.
  mutating func perform(_ call: SectionSnapshotCall) -> RecordedStep.Outcome
  /// The complete visible state.
  var state: RecordedTree { get }
}

extension SectionSnapshotCall {
  /// Creates the call of a recorded step.
  init?(_ step: RecordedStep) {
    let branch = Branch(roots: step.snapshot)
    switch (step.operation, step.item, step.parent) {
    case ("append", nil, let parent): self = .append(step.items, to: parent)
    case ("insertBefore", let item?, nil): self = .insertBefore(step.items, item)
    case ("insertAfter", let item?, nil): self = .insertAfter(step.items, item)
    case ("delete", nil, nil): self = .delete(step.items)
    case ("expand", nil, nil): self = .expand(step.items)
    case ("collapse", nil, nil): self = .collapse(step.items)
    case ("insertSnapshotBefore", let item?, nil): self = .insertSnapshotBefore(branch, item)
    case ("insertSnapshotAfter", let item?, nil): self = .insertSnapshotAfter(branch, item)
    case ("replaceChildren", nil, let parent?): self = .replaceChildren(parent, branch)
    case ("snapshotOf", nil, let parent?):
      self = .snapshotOf(parent, includingParent: step.includingParent)
    case ("level", let item?, nil): self = .level(item)
    default: return nil
    }
  }

  /// Returns a random call with identifiers of an alphabet.
  ///
  /// Most lists name two or three items, of which at most one is in the snapshot already; empty
  /// lists and repeats occur, too.
  static func random(of alphabet: [String], using dice: inout SeededGenerator) -> Self {
    let item = pick(alphabet, &dice)
    let items = (0..<Int.random(in: 0...3, using: &dice)).map { _ in pick(alphabet, &dice) }
    let branch = Branch(
      roots: Array(Set(items.prefix(2))).sorted(),
      children: items.dropFirst(2).filter { !items.prefix(2).contains($0) },
      isExpanded: Bool.random(using: &dice))
    switch Int.random(in: 0..<32, using: &dice) {
    case 0...3: return .append(items, to: nil)
    case 4...9: return .append(items, to: item)
    case 10...12: return .insertBefore(items, item)
    case 13...15: return .insertAfter(items, item)
    case 16: return .delete([item])
    case 17: return .delete(items)
    case 18...20: return .expand(items)
    case 21: return .collapse(items)
    case 22: return .insertSnapshotBefore(branch, item)
    case 23: return .insertSnapshotAfter(branch, item)
    case 24: return .replaceChildren(item, branch)
    case 25: return .snapshotOf(item, includingParent: Bool.random(using: &dice))
    case 26: return .level(item)
    case 27: return .isExpanded(item)
    case 28: return .isVisible(item)
    case 29: return .contains(item)
    case 30: return .index(item)
    default:
      return Int.random(in: 0..<8, using: &dice) == 0 ? .deleteAll : .parent(item)
    }
  }

  private static func pick(_ alphabet: [String], _ dice: inout SeededGenerator) -> String {
    alphabet[Int.random(in: alphabet.indices, using: &dice)]
  }
}

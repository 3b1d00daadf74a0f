import ListCore
import TestSupport
import Testing

/// Every list of up to three sections of up to three items, and up to two changes, right or wrong,
/// answered rightly and wrongly, judged by a plan and by the oracle.
///
/// All of it is 35 million judgements, too many for a debug build. By default the smallest
/// lists are judged in full, and of the others every single change and a sample of the pairs. With
/// `HEADLESSKIT_EXHAUSTIVE` in the environment, best in a release build, nothing is left out.
@Suite struct TinyWorldTests {
  @Test(arguments: TinyWorld.lists(maxSections: 3, maxItems: 3))
  func planAndOracleAgree(_ before: [Int]) {
    let world = TinyWorld(before)
    let changes = world.changes
    var census = Census(before)
    census.judge([])
    for change in changes { census.judge([change]) }
    let stride = Thoroughness.number(usually: Self.stride(for: before), exhaustively: 1)
    var pair = before.count
    for first in changes.indices {
      for second in first..<changes.endIndex {
        pair += 1
        if pair.isMultiple(of: stride) { census.judge([changes[first], changes[second]]) }
      }
    }
    #expect(census.disagreements.isEmpty, "\(census.disagreements.prefix(3))")
  }

  /// Every kind of fault that a batch can have is met in a world of two sections of one item.
  @Test func everyFaultIsMet() {
    var census = Census([1, 1], namesFaults: true)
    let changes = TinyWorld([1, 1]).changes
    for first in changes.indices {
      census.judge([changes[first]])
      for second in first..<changes.endIndex { census.judge([changes[first], changes[second]]) }
    }
    #expect(census.disagreements == [])
    // Two animations of a cell need a screen.
    let expected =
      Sentence.updates.map { Census.name($0.fault) } + [
        "itemCountMismatch", "legal", "sectionCountMismatch",
      ]
    #expect(census.faults == Set(expected).subtracting(["twoAnimationsForCell"]))
  }

  /// One more than the number of pairs that are left out between two that are judged.
  private static func stride(for before: [Int]) -> Int {
    switch (before.count, before.reduce(0, +)) {
    case (...1, ...1): 1
    case (...1, _), (2, ...1): 7
    case (2, _): 181
    default: 3_989
    }
  }
}

/// Judgements of one list, counted.
struct Census {
  private let before: [Int]
  private let judges: [Judge]
  private let namesFaults: Bool
  private var turn = 0
  private(set) var disagreements: [String] = []
  private(set) var faults: Set<String> = []

  /// Takes turns among the judges, unless all is to be judged.
  ///
  /// - Parameter namesFaults: Whether ``faults`` is wanted; the names take longer than the judgements.
  init(_ before: [Int], namesFaults: Bool = false) {
    self.before = before
    self.namesFaults = namesFaults
    judges = Thoroughness.isExhaustive ? Judge.all : []
  }

  mutating func judge(_ changes: [Change]) {
    for after in TinyWorld(before).answers(to: changes) {
      turn += 1
      let chosen = judges.isEmpty ? [Judge.all[turn % Judge.all.count]] : judges
      for judge in chosen { compare(judge, changes, after) }
    }
  }

  /// The name of a fault's case.
  static func name(_ fault: UpdateFault) -> String {
    Mirror(reflecting: fault).children.first?.label ?? "\(fault)"
  }

  /// The name of the case of a fault of a batch.
  static func name(_ fault: ListFault) -> String {
    if case .update(let fault, _) = fault { name(fault) } else { "\(fault)" }
  }

  private mutating func compare(_ judge: Judge, _ changes: [Change], _ after: [Int]) {
    do throws(Disagreement) {
      let fault = try judge.compare(changes, from: before, to: after)
      if namesFaults { faults.insert(fault.map(Self.name) ?? "legal") }
    } catch {
      disagreements.append(error.description)
    }
  }
}

import ListCore
import TestSupport
import Testing

/// Identifiers that are not unique: refused by those who ask, survived by all.
@Suite struct RepeatedIdentifierTests {
  typealias List = [ListSection<Int, Int>]

  static let once: List = [ListSection(0, [1, 2]), ListSection(1, [3])]

  @Test func validListsAreCompared() throws {
    let after: List = [ListSection(1, [3, 1]), ListSection(0, [2])]
    #expect(
      try ListDiff(validatingFrom: Self.once, to: after) == ListDiff(from: Self.once, to: after))
  }

  @Test func sectionBefore() {
    let twice: List = [ListSection(7), ListSection(8), ListSection(7)]
    #expect(throws: RepeatedIdentifier.sectionBefore(0, again: 2)) {
      try ListDiff(validatingFrom: twice, to: twice)
    }
  }

  @Test func sectionAfter() {
    let twice: List = [ListSection(7), ListSection(8), ListSection(8)]
    #expect(throws: RepeatedIdentifier.sectionAfter(1, again: 2)) {
      try ListDiff(validatingFrom: Self.once, to: twice)
    }
  }

  /// Across sections too.
  @Test func itemBefore() {
    let twice: List = [ListSection(0, [1, 2]), ListSection(1, [3, 2])]
    #expect(throws: RepeatedIdentifier.itemBefore(at(0, 1), again: at(1, 1))) {
      try ListDiff(validatingFrom: twice, to: twice)
    }
  }

  @Test func itemAfter() {
    let twice: List = [ListSection(0, [1, 1])]
    #expect(throws: RepeatedIdentifier.itemAfter(at(0, 0), again: at(0, 1))) {
      try ListDiff(validatingFrom: Self.once, to: twice)
    }
  }

  @Test func descriptions() {
    let repetitions: [RepeatedIdentifier] = [
      .sectionBefore(0, again: 2), .sectionAfter(1, again: 2),
      .itemBefore(at(0, 1), again: at(1, 0)), .itemAfter(at(0, 0), again: at(0, 1)),
    ]
    #expect(
      repetitions.map(\.description) == [
        "section 0 before the change is there again as 2",
        "section 1 after the change is there again as 2",
        "item 0 - 1 before the change is there again as 1 - 0",
        "item 0 - 0 after the change is there again as 0 - 1",
      ])
  }

  /// Each occurrence is a thing of its own: replaying gives the list after the change all the same,
  /// and views take the batch.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func diffIsRightAllTheSame(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let before = Self.list(&generator)
      let after = Self.list(&generator)
      let diff = ListDiff(from: before, to: after)
      #expect(diff.replay(on: before, insertingFrom: after) == after)
      for kind in ListKind.allCases {
        let changes = kind == .table ? diff.splittingMovesAcrossSectionChanges() : diff
        _ = try UpdatePlan(
          BatchUpdate(changes.changes), from: SectionCounts(before.map(\.items.count)),
          to: SectionCounts(after.map(\.items.count)), kind: kind)
      }
    }
  }

  /// A list of which half is there twice.
  private static func list(_ generator: inout SeededGenerator) -> List {
    (0..<Int.random(in: 0...5, using: &generator)).map { _ in
      let count = Int.random(in: 0...30, using: &generator)
      return ListSection(
        Int.random(in: 0...4, using: &generator),
        (0..<count).map { _ in Int.random(in: 0...60, using: &generator) })
    }
  }
}

import ListCore
import Testing

/// What follows from knowing which item is which.
@Suite struct ListMatchingTests {
  @Test func nothingMatchedReplacesAll() {
    let matching = ListMatching(from: [2, 1], to: [3])
    #expect(ListDiff(matching) == ListDiff(deletedSections: [0, 1], insertedSections: [0]))
  }

  @Test func sectionsSurviveItemsDoNot() {
    var matching = ListMatching(from: [2], to: [1])
    matching.matchSection(0, with: 0)
    #expect(
      ListDiff(matching)
        == ListDiff(deletedItems: [at(0, 0), at(0, 1)], insertedItems: [at(0, 0)]))
  }

  @Test func exampleOfTheDocumentation() {
    var matching = ListMatching(from: [3, 1], to: [3])
    matching.matchSection(0, with: 0)
    matching.matchItems(from: at(0, 0), to: at(0, 0), count: 2)
    matching.matchItems(from: at(1, 0), to: at(0, 2))
    #expect(
      ListDiff(matching)
        == ListDiff(
          deletedSections: [1], deletedItems: [at(0, 2)],
          movedItems: [ItemTransition(from: at(1, 0), to: at(0, 2))]))
  }

  /// However a matching is told, the runs are the same.
  @Test func wordingDoesNotMatter() {
    let counts: SectionCounts = [3, 0, 2, 4]
    let together = ListMatching.same(counts) { $0.matchItems(from: 0, to: 0, count: 9) }
    let singly = ListMatching.same(counts) { matching in
      for position in 0..<9 { matching.matchItems(from: position, to: position) }
    }
    let byPath = ListMatching.same(counts) { matching in
      for section in 0..<4 {
        matching.matchItems(
          from: at(section, 0), to: at(section, 0), count: counts[section])
      }
    }
    let byOrigin = ListMatching.same(counts) { $0.matchItems(origins: Array(0..<9)) }
    #expect(
      [together, singly, byPath, byOrigin].map { ListDiff($0) }
        == Array(repeating: ListDiff(), count: 4))
  }

  /// Where a section ends, a run ends: the second item is in another section then.
  @Test func runsEndWithSections() {
    var matching = ListMatching(from: [1, 2], to: [2, 1])
    matching.matchSection(0, with: 0)
    matching.matchSection(1, with: 1)
    matching.matchItems(from: 0, to: 0, count: 3)
    #expect(
      ListDiff(matching) == ListDiff(movedItems: [ItemTransition(from: at(1, 0), to: at(0, 1))]))
  }

  @Test func partnersOfSections() {
    var matching = ListMatching(from: [1, 2], to: [2, 1, 0])
    matching.matchSection(1, with: 2)
    #expect([0, 1].map(matching.destination(ofSection:)) == [nil, 2])
    #expect([0, 1, 2].map(matching.origin(ofSection:)) == [nil, nil, 1])
  }
}

extension ListMatching {
  fileprivate static func same(
    _ counts: SectionCounts, _ match: (inout ListMatching) -> Void
  ) -> ListMatching {
    var matching = ListMatching(from: counts, to: counts)
    for section in 0..<counts.sectionCount { matching.matchSection(section, with: section) }
    match(&matching)
    return matching
  }
}

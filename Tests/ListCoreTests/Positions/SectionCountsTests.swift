import ListCore
import Testing

@Suite struct SectionCountsTests {
  @Test func answersPerSection() {
    let counts = SectionCounts([3, 0, 2])
    #expect(counts.sectionCount == 3)
    #expect(counts.itemCount == 5)
    #expect((0..<3).map { counts[$0] } == [3, 0, 2])
    #expect(counts.perSection == [3, 0, 2])
    #expect(counts == [3, 0, 2])
  }

  /// A negative answer of a data source counts as nothing. (behaviour 1.1)
  @Test func negativeCountsAreNothing() {
    #expect(SectionCounts([-1, 2, Int.min]).perSection == [0, 2, 0])
  }

  /// `NSNotFound` is the largest number there is; sums must not overflow.
  @Test func hugeCountsAreLimited() {
    let counts = SectionCounts([Int.max, 1 << 40, 7])
    #expect(counts.perSection == [1 << 40, 1 << 40, 7])
    #expect(counts.itemCount == 1 << 41 | 7)
  }

  @Test func containsWhatExists() {
    let counts: SectionCounts = [2, 0]
    #expect((-1...2).map { counts.contains(section: $0) } == [false, true, true, false])
    #expect((-1...2).map { counts.contains(at(0, $0)) } == [false, true, true, false])
    #expect([at(1, 0), at(2, 0), at(-1, 0)].map(counts.contains) == [false, false, false])
  }

  @Test func noSectionsHoldNothing() {
    let counts: SectionCounts = []
    #expect(counts.sectionCount == 0)
    #expect(counts.itemCount == 0)
    #expect(!counts.contains(at(0, 0)))
  }
}

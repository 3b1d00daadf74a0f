import ListCore
import Testing

@Suite struct ItemCountMismatchTests {
  @Test func expectsWhatTheBatchExplains() {
    let mismatch = ItemCountMismatch(
      section: 0, before: 10, after: 0, inserted: 5, deleted: 3, movedIn: 2, movedOut: 1)
    #expect(mismatch.expected == 13)
    #expect(SectionCountMismatch(before: 10, after: 0, inserted: 5, deleted: 3).expected == 12)
  }

  /// A data source that answers `Int.max` is counted, refused and explained.
  @Test func theLargestNumberOverflowsNothing() {
    let batch = BatchUpdate([.insertItem(at(0, 0))])
    let evidence = BatchEvidence(before: [.max], after: [.max], batch: batch)
    let mismatch = ItemCountMismatch(
      section: 0, before: 1 << 40, after: 1 << 40, inserted: 1, deleted: 0)
    #expect(throws: UpdateFault.itemCountMismatch(mismatch, evidence)) {
      try UpdatePlan(batch, from: evidence.before, to: evidence.after)
    }
    #expect(Repair(evidence, kind: .table).edits == [.remove(.insertItem(at(0, 0)), nil)])
    let reported = ItemCountMismatch(section: 0, before: .max, after: 0, inserted: 1, deleted: 0)
    #expect(reported.expected == .min)
  }
}

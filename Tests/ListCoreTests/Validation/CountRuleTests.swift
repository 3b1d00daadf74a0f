import ListCore
import Testing

@Suite struct CountRuleTests {

  static let items: [(PlanCase, ItemCountMismatch)] = [
    (
      PlanCase("nothing announced (crash families A1)", [], from: [2], to: [1]),
      ItemCountMismatch(section: 0, before: 2, after: 1, inserted: 0, deleted: 0)
    ),
    (
      PlanCase(
        "the model changed before the view had its counts (behaviour 1.6)",
        [.insertItem(at(0, 0))], from: [1], to: [1]),
      ItemCountMismatch(section: 0, before: 1, after: 1, inserted: 1, deleted: 0)
    ),
    (
      PlanCase(
        "a reload is one insertion and one deletion (behaviour 3.3)",
        [.reloadItem(at(0, 0))], from: [4], to: [5]),
      ItemCountMismatch(section: 0, before: 4, after: 5, inserted: 1, deleted: 1)
    ),
    (
      PlanCase(
        "the reload of the last item of a section that shrank is about counts",
        [.reloadItem(at(0, 2))], from: [3], to: [2]),
      ItemCountMismatch(section: 0, before: 3, after: 2, inserted: 1, deleted: 1)
    ),
    (
      PlanCase(
        "moved in (crash families A1, report c102)",
        [.moveItem(from: at(0, 0), to: at(1, 0))], from: [1, 1], to: [0, 1]),
      ItemCountMismatch(section: 1, before: 1, after: 1, inserted: 0, deleted: 0, movedIn: 1)
    ),
    (
      PlanCase(
        "moved out (crash families A1, report c106)",
        [.moveItem(from: at(0, 0), to: at(1, 0))], from: [1, 1], to: [1, 2]),
      ItemCountMismatch(section: 0, before: 1, after: 1, inserted: 0, deleted: 0, movedOut: 1)
    ),
    (
      PlanCase(
        "moved to itself counts twice (behaviour 3B)",
        [.moveItem(from: at(0, 0), to: at(0, 0))], from: [1], to: [2]),
      ItemCountMismatch(
        section: 0, before: 1, after: 2, inserted: 0, deleted: 0, movedIn: 1, movedOut: 1)
    ),
    (
      PlanCase(
        "the deletion follows the moved section, the insertion does not (rdar 27041784)",
        [.reloadItem(at(1, 0)), .moveSection(from: 1, to: 0)], from: [3, 3], to: [3, 3]),
      ItemCountMismatch(section: 0, before: 3, after: 3, inserted: 0, deleted: 1)
    ),
    (
      PlanCase(
        "a deletion twice counts twice (behaviour 3B)",
        [.deleteItem(at(0, 0)), .deleteItem(at(0, 0))], from: [3], to: [2]),
      ItemCountMismatch(section: 0, before: 3, after: 2, inserted: 0, deleted: 2)
    ),
    (
      PlanCase(
        "the section is the one after the batch (crash families A1)",
        [.insertSection(0)], from: [1, 1], to: [5, 1, 2]),
      ItemCountMismatch(section: 2, before: 1, after: 2, inserted: 0, deleted: 0)
    ),
    (
      PlanCase(
        "what leaves a deleted section counts only where it arrives (behaviour 3.6)",
        [.deleteSection(1), .moveItem(from: at(1, 0), to: at(0, 0))], from: [1, 1], to: [1],
        .collection),
      ItemCountMismatch(section: 0, before: 1, after: 1, inserted: 0, deleted: 0, movedIn: 1)
    ),
    (
      PlanCase(
        "what arrives in an inserted section counts only where it leaves (behaviour 3.6)",
        [.insertSection(1), .moveItem(from: at(0, 0), to: at(1, 0))], from: [2], to: [2, 1],
        .collection),
      ItemCountMismatch(section: 0, before: 2, after: 2, inserted: 0, deleted: 0, movedOut: 1)
    ),
  ]

  @Test(arguments: items)
  func itemCounts(_ given: PlanCase, _ mismatch: ItemCountMismatch) {
    given.check(expecting: .itemCountMismatch(mismatch, given.evidence))
  }

  static let sections: [(PlanCase, SectionCountMismatch)] = [
    (
      PlanCase("nothing announced", [], from: [1], to: [1, 1]),
      SectionCountMismatch(before: 1, after: 2, inserted: 0, deleted: 0)
    ),
    (
      PlanCase("too few", [.deleteSection(0)], from: [1, 1], to: []),
      SectionCountMismatch(before: 2, after: 0, inserted: 0, deleted: 1)
    ),
    (
      PlanCase(
        "a reload is one insertion and one deletion (behaviour 3.3)", [.reloadSection(0)],
        from: [1], to: [1, 1]),
      SectionCountMismatch(before: 1, after: 2, inserted: 1, deleted: 1)
    ),
    (
      PlanCase(
        "moves explain nothing (behaviour 3.5)", [.moveSection(from: 1, to: 0)], from: [1, 1],
        to: [1, 1, 1]),
      SectionCountMismatch(before: 2, after: 3, inserted: 0, deleted: 0)
    ),
    (
      PlanCase(
        "a deletion twice counts twice", [.deleteSection(0), .deleteSection(0)], from: [1, 1],
        to: [1]),
      SectionCountMismatch(before: 2, after: 1, inserted: 0, deleted: 2)
    ),
  ]

  @Test(arguments: sections)
  func sectionCounts(_ given: PlanCase, _ mismatch: SectionCountMismatch) {
    given.check(expecting: .sectionCountMismatch(mismatch, given.evidence))
  }

  static let legal = [
    PlanCase("nothing at all", [], from: [], to: []),
    PlanCase(
      "deletions go with their section (behaviour 3.6)",
      [.deleteSection(0), .deleteItem(at(0, 0)), .reloadItem(at(0, 1))], from: [2, 1], to: [1]),
    PlanCase(
      "insertions come with their section (behaviour 3.6)",
      [.insertSection(0), .insertItem(at(0, 0)), .insertItem(at(0, 2))], from: [1], to: [3, 1]),
    PlanCase(
      "a reloaded section may hold anything (behaviour 3.6)",
      [.reloadSection(0), .deleteItem(at(0, 0)), .reloadItem(at(0, 2)), .insertItem(at(0, 7))],
      from: [3], to: [8]),
    PlanCase(
      "a deletion twice is let through if the counts are two less (behaviour 3B)",
      [.deleteItem(at(0, 0)), .deleteItem(at(0, 0))], from: [3], to: [1]),
    PlanCase(
      "an insertion twice is let through (behaviour 3B)",
      [.insertItem(at(0, 0)), .insertItem(at(0, 0))], from: [1], to: [3]),
    PlanCase(
      "a section deleted twice is let through", [.deleteSection(0), .deleteSection(0)],
      from: [1, 1, 1], to: [1]),
    PlanCase(
      "moved to itself (behaviour 3B)",
      [.moveItem(from: at(0, 1), to: at(0, 1)), .moveSection(from: 0, to: 0)], from: [2, 1],
      to: [2, 1]),
    PlanCase(
      "reloads that take the place of each other",
      [.reloadItem(at(0, 0)), .reloadItem(at(1, 0)), .moveSection(from: 1, to: 0)],
      from: [2, 1], to: [1, 2]),
  ]

  @Test(arguments: legal)
  func legalBatches(_ given: PlanCase) { given.check() }

  /// A new cell is not shifted by moves (behaviour 3.4) and so may end up at a position that does
  /// not exist.
  @Test func reloadTargetsExist() {
    PlanCase(
      "past the end of the section",
      [.moveItem(from: at(0, 0), to: at(1, 0)), .reloadItem(at(0, 2))], from: [3, 0], to: [2, 1],
      fault: .insertedItemMissing(at(0, 2), itemsAfter: 2)
    ).check()
    PlanCase(
      "in a section that a repeated deletion leaves no room for",
      [.deleteSection(0), .deleteSection(0), .reloadItem(at(2, 0))], from: [1, 1, 1], to: [1],
      fault: .insertedItemSectionMissing(at(1, 0), sectionsAfter: 1)
    ).check()
    PlanCase(
      "as a section that a repeated deletion leaves no room for",
      [.deleteSection(0), .deleteSection(0), .reloadSection(1)], from: [1, 1], to: [],
      fault: .insertedSectionMissing(0, sectionsAfter: 0)
    ).check()
    PlanCase(
      "as a section behind the last, where others stay to be compared",
      [.reloadSection(2), .deleteSection(0), .deleteSection(0)], from: [3, 0, 4], to: [0],
      fault: .insertedSectionMissing(1, sectionsAfter: 1)
    ).check()
  }
}

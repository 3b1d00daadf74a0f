import ListCore
import Testing

/// The first breach wins. (behaviour 3.10 to 3.12)
@Suite struct RuleOrderTests {
  /// Each of these is one breach of a list of two sections of three items; together they are
  /// reported from the first to the last, as each is taken away.
  static let breaches: [(changes: [Change], fault: UpdateFault)] = [
    ([.reloadItem(at(0, 7))], .deletedItemMissing(at(0, 7), itemsBefore: 3)),
    ([.reloadItem(at(0, 8))], .deletedItemMissing(at(0, 8), itemsBefore: 3)),
    ([.reloadItem(at(2, 7))], .deletedItemSectionMissing(at(2, 7), sectionsBefore: 2)),
    ([.reloadSection(2)], .deletedSectionMissing(2, sectionsBefore: 2)),
    ([.reloadItem(at(3, 0))], .deletedItemSectionMissing(at(3, 0), sectionsBefore: 2)),

    ([.deleteSection(5)], .deletedSectionMissing(5, sectionsBefore: 2)),
    ([.deleteItem(at(5, 6))], .deletedItemSectionMissing(at(5, 6), sectionsBefore: 2)),
    ([.deleteItem(at(5, 5))], .deletedItemSectionMissing(at(5, 5), sectionsBefore: 2)),
    ([.deleteItem(at(0, 4))], .deletedItemMissing(at(0, 4), itemsBefore: 3)),
    ([.deleteItem(at(0, 3))], .deletedItemMissing(at(0, 3), itemsBefore: 3)),

    ([.insertItem(at(0, 3))], .insertedItemMissing(at(0, 3), itemsAfter: 3)),
    ([.insertItem(at(1, 3))], .insertedItemMissing(at(1, 3), itemsAfter: 3)),
    ([.insertItem(at(2, 0))], .insertedItemSectionMissing(at(2, 0), sectionsAfter: 2)),
    ([.insertSection(2)], .insertedSectionMissing(2, sectionsAfter: 2)),
    ([.insertItem(at(3, 0))], .insertedItemSectionMissing(at(3, 0), sectionsAfter: 2)),

    (
      [.moveItem(from: at(0, 0), to: at(0, 9))],
      .moveTargetMissing(from: at(0, 0), to: at(0, 9), itemsAfter: 3)
    ),
    (
      [.moveSection(from: 0, to: 2)],
      .moveTargetOfSectionMissing(from: 0, to: 2, sectionsAfter: 2)
    ),
    (
      [.moveItem(from: at(1, 3), to: at(9, 9))], .movedItemMissing(at(1, 3), itemsBefore: 3)
    ),
    (
      [.moveItem(from: at(2, 0), to: at(9, 9))],
      .movedItemSectionMissing(at(2, 0), sectionsBefore: 2)
    ),
    ([.moveSection(from: 2, to: 9)], .movedSectionMissing(2, sectionsBefore: 2)),
  ]

  /// Conflicts of a list of four sections of five items, in the order in which they are reported.
  static let conflicts: [(changes: [Change], fault: UpdateFault)] = [
    ([.deleteItem(at(0, 0)), .reloadItem(at(0, 0))], .itemDeletedAndReloaded(at(0, 0))),
    ([.deleteItem(at(0, 1)), .reloadItem(at(0, 1))], .itemDeletedAndReloaded(at(0, 1))),
    (
      [.deleteItem(at(0, 2)), .moveItem(from: at(0, 2), to: at(1, 0))],
      .itemDeletedAndMoved(at(0, 2))
    ),
    (
      [.insertItem(at(1, 1)), .moveItem(from: at(0, 3), to: at(1, 1))],
      .itemInsertedAndMovedTo(at(1, 1))
    ),
    (
      [.moveItem(from: at(1, 0), to: at(1, 2)), .moveItem(from: at(1, 1), to: at(1, 2))],
      .itemsMovedToOnePlace(at(1, 0), at(1, 1), to: at(1, 2))
    ),
    (
      [.moveItem(from: at(1, 2), to: at(1, 3)), .moveItem(from: at(1, 2), to: at(1, 4))],
      .itemMovedTwice(at(1, 2), to: at(1, 3), and: at(1, 4))
    ),
    ([.deleteSection(3), .reloadSection(3)], .sectionDeletedAndReloaded(3)),
    ([.deleteSection(2), .moveSection(from: 2, to: 0)], .sectionDeletedAndMoved(2)),
    ([.insertSection(1), .moveSection(from: 1, to: 1)], .sectionInsertedAndMovedTo(1)),
    (
      [.moveSection(from: 0, to: 2), .moveSection(from: 1, to: 2)],
      .sectionsMovedToOnePlace(0, 1, to: 2)
    ),
    (
      [.moveSection(from: 0, to: 0), .moveSection(from: 0, to: 3)],
      .sectionMovedTwice(0, to: 0, and: 3)
    ),
  ]

  /// The reload that is missing wins over all others, then the deletion, and so on; whatever the
  /// order of the calls is.
  @Test(arguments: [false, true])
  func existence(isReversed: Bool) {
    check(Self.breaches, from: [3, 3], to: [3, 3], isReversed)
  }

  @Test(arguments: [false, true])
  func conflicts(isReversed: Bool) {
    check(Self.conflicts, from: [5, 5, 5, 5], to: [5, 5, 5, 5], isReversed)
  }

  private func check(
    _ breaches: [(changes: [Change], fault: UpdateFault)], from before: SectionCounts,
    to after: SectionCounts, _ isReversed: Bool
  ) {
    for first in breaches.indices {
      let changes = breaches[first...].flatMap(\.changes)
      PlanCase(
        "\(first)", isReversed ? changes.reversed() : changes, from: before, to: after,
        fault: breaches[first].fault
      ).check()
    }
  }

  /// The same model and the same missing row: an insertion past the end is told by its position,
  /// one at the top by the counts. (behaviour 3.10)
  @Test func positionsComeBeforeCounts() {
    PlanCase(
      "past the end", [.insertItem(at(0, 8))], from: [8], to: [8],
      fault: .insertedItemMissing(at(0, 8), itemsAfter: 8)
    ).check()
    let top = PlanCase("at the top", [.insertItem(at(0, 0))], from: [8], to: [8])
    let mismatch = ItemCountMismatch(section: 0, before: 8, after: 8, inserted: 1, deleted: 0)
    top.check(expecting: .itemCountMismatch(mismatch, top.evidence))
  }

  /// What contradicts itself comes after what does not exist, and before what does not add up.
  @Test func conflictsComeBetween() {
    let conflict: [Change] = [.deleteItem(at(0, 0)), .reloadItem(at(0, 0))]
    PlanCase(
      "with a missing position", conflict + [.moveSection(from: 1, to: 0)], from: [2], to: [2],
      fault: .movedSectionMissing(1, sectionsBefore: 1)
    ).check()
    PlanCase(
      "with wrong counts", conflict, from: [2], to: [5, 5],
      fault: .itemDeletedAndReloaded(at(0, 0))
    ).check()
  }

  /// Moves across sections come last among the conflicts: first into inserted sections, then out
  /// of deleted ones, the lowest section first.
  @Test func movesAcrossSections() {
    let changes: [Change] = [
      .deleteSection(2), .deleteSection(3), .insertSection(0), .insertSection(1),
      .moveItem(from: at(0, 0), to: at(1, 0)), .moveItem(from: at(0, 1), to: at(0, 0)),
      .moveItem(from: at(3, 0), to: at(2, 0)), .moveItem(from: at(2, 0), to: at(2, 1)),
    ]
    func judge(_ changes: some Collection<Change>, _ fault: UpdateFault) {
      PlanCase("", Array(changes), from: [3, 3, 3, 3], to: [3, 3, 3, 3], fault: fault).check()
    }
    judge(changes, .itemMovedIntoInsertedSection(0))
    judge(changes.filter { $0 != changes[5] }, .itemMovedIntoInsertedSection(1))
    judge(changes.filter { $0 != changes[4] && $0 != changes[5] }, .itemMovedOutOfDeletedSection(2))
    judge(
      changes.dropLast().filter { $0 != changes[4] && $0 != changes[5] },
      .itemMovedOutOfDeletedSection(3))
  }

  /// Sections before items, items ascending. (behaviour 3.12)
  @Test func sectionCountsComeBeforeItemCounts() {
    let both = PlanCase("both wrong", [], from: [1, 1], to: [2])
    let sections = SectionCountMismatch(before: 2, after: 1, inserted: 0, deleted: 0)
    both.check(expecting: .sectionCountMismatch(sections, both.evidence))

    let items = PlanCase("two sections wrong", [], from: [1, 1, 1], to: [1, 0, 2])
    let lower = ItemCountMismatch(section: 1, before: 1, after: 0, inserted: 0, deleted: 0)
    items.check(expecting: .itemCountMismatch(lower, items.evidence))
  }
}

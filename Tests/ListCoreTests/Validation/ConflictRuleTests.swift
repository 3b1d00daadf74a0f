import ListCore
import Testing

/// The table of behaviour 3B.
@Suite struct ConflictRuleTests {
  static let items = [
    PlanCase(
      "delete and reload (behaviour 3B, report c092)",
      [.reloadItem(at(0, 0)), .deleteItem(at(0, 0))], from: [1], to: [0],
      fault: .itemDeletedAndReloaded(at(0, 0))),
    PlanCase(
      "delete and move (behaviour 3B)",
      [.deleteItem(at(0, 1)), .moveItem(from: at(0, 1), to: at(0, 0))], from: [2], to: [1],
      fault: .itemDeletedAndMoved(at(0, 1))),
    PlanCase(
      "reload and move: a table speaks of a deletion and a move (behaviour 3B, report c081)",
      [.reloadItem(at(0, 1)), .moveItem(from: at(0, 1), to: at(0, 0))], from: [2], to: [2],
      fault: .itemDeletedAndMoved(at(0, 1))),
    PlanCase(
      "reload and move: a collection view speaks of a deletion and a reload (report c093)",
      [
        .reloadItem(at(0, 3)), .deleteItem(at(0, 2)), .moveItem(from: at(0, 3), to: at(0, 0)),
      ], from: [4], to: [3], .collection,
      fault: .itemDeletedAndReloaded(at(0, 3))),
    PlanCase(
      "insert and move to (behaviour 3B, report c083)",
      [.insertItem(at(0, 0)), .moveItem(from: at(0, 1), to: at(0, 0))], from: [2], to: [3],
      fault: .itemInsertedAndMovedTo(at(0, 0))),
    PlanCase(
      "the new cell of a reload and a move to (behaviour 3.4)",
      [.reloadItem(at(0, 0)), .moveItem(from: at(0, 1), to: at(0, 0))], from: [2], to: [2],
      fault: .itemInsertedAndMovedTo(at(0, 0))),
    PlanCase(
      "two moves to one place, lower source first (crash families B4, report c105)",
      [
        .moveItem(from: at(2, 0), to: at(1, 0)), .moveItem(from: at(0, 0), to: at(1, 0)),
      ], from: [1, 0, 1], to: [0, 2, 0],
      fault: .itemsMovedToOnePlace(at(0, 0), at(2, 0), to: at(1, 0))),
    PlanCase(
      "one item moved twice, lower target first (behaviour 3B)",
      [
        .moveItem(from: at(0, 0), to: at(0, 2)), .moveItem(from: at(0, 0), to: at(0, 1)),
      ], from: [3], to: [3],
      fault: .itemMovedTwice(at(0, 0), to: at(0, 1), and: at(0, 2))),
    PlanCase(
      "one move announced twice is two moves to one place",
      [
        .moveItem(from: at(0, 0), to: at(0, 2)), .moveItem(from: at(0, 0), to: at(0, 2)),
      ], from: [3], to: [3],
      fault: .itemsMovedToOnePlace(at(0, 0), at(0, 0), to: at(0, 2))),
    PlanCase(
      "changes of items conflict inside a deleted section too (behaviour 3.11)",
      [.deleteSection(0), .deleteItem(at(0, 0)), .reloadItem(at(0, 0))], from: [1], to: [],
      fault: .itemDeletedAndReloaded(at(0, 0))),
  ]

  static let sections = [
    PlanCase(
      "delete and reload", [.reloadSection(0), .deleteSection(0)], from: [1], to: [],
      fault: .sectionDeletedAndReloaded(0)),
    PlanCase(
      "delete and move (behaviour 3B)",
      [.deleteSection(1), .moveSection(from: 1, to: 0)], from: [1, 1], to: [1],
      fault: .sectionDeletedAndMoved(1)),
    PlanCase(
      "reload and move", [.reloadSection(1), .moveSection(from: 1, to: 0)], from: [1, 1],
      to: [1, 1], fault: .sectionDeletedAndMoved(1)),
    PlanCase(
      "insert and move to (behaviour 3B)",
      [.insertSection(0), .moveSection(from: 1, to: 0)], from: [1, 1], to: [1, 1, 1],
      fault: .sectionInsertedAndMovedTo(0)),
    PlanCase(
      "a reload is shifted by an insertion onto the target of a move (behaviour 3.4, IGListKit 690)",
      [
        .moveSection(from: 2, to: 4), .reloadSection(3), .deleteSection(4), .insertSection(2),
      ], from: [1, 1, 1, 1, 1], to: [1, 1, 1, 1, 1], .collection,
      fault: .sectionInsertedAndMovedTo(4)),
    PlanCase(
      "two moves to one place",
      [.moveSection(from: 2, to: 1), .moveSection(from: 0, to: 1)], from: [1, 1, 1],
      to: [1, 1, 1], fault: .sectionsMovedToOnePlace(0, 2, to: 1)),
    PlanCase(
      "one section moved twice",
      [.moveSection(from: 0, to: 2), .moveSection(from: 0, to: 1)], from: [1, 1, 1],
      to: [1, 1, 1], fault: .sectionMovedTwice(0, to: 1, and: 2)),
  ]

  static let intoInserted: [Change] = [
    .insertSection(1), .moveItem(from: at(0, 0), to: at(1, 0)),
  ]
  static let outOfDeleted: [Change] = [
    .deleteSection(1), .moveItem(from: at(1, 0), to: at(0, 0)),
  ]
  static let intoReloaded: [Change] = [
    .reloadSection(1), .moveItem(from: at(0, 0), to: at(1, 0)),
  ]
  static let outOfReloaded: [Change] = [
    .reloadSection(1), .moveItem(from: at(1, 0), to: at(0, 0)),
  ]

  /// A table refuses them, a collection view came to accept them. (behaviour 3B, c097, c098)
  static let acrossSections = [
    PlanCase(
      "table, into an inserted section", intoInserted, from: [2], to: [1, 1],
      fault: .itemMovedIntoInsertedSection(1)),
    PlanCase(
      "table, out of a deleted section", outOfDeleted, from: [1, 1], to: [2],
      fault: .itemMovedOutOfDeletedSection(1)),
    PlanCase(
      "table, into a reloaded section", intoReloaded, from: [2, 0], to: [1, 1],
      fault: .itemMovedIntoInsertedSection(1)),
    PlanCase(
      "table, out of a reloaded section", outOfReloaded, from: [1, 1], to: [2, 0],
      fault: .itemMovedOutOfDeletedSection(1)),
    PlanCase(
      "collection, into an inserted section", intoInserted, from: [2], to: [1, 1], .collection),
    PlanCase(
      "collection, out of a deleted section", outOfDeleted, from: [1, 1], to: [2], .collection),
    PlanCase(
      "collection, into a reloaded section", intoReloaded, from: [2, 0], to: [1, 1], .collection),
    PlanCase(
      "collection, out of a reloaded section", outOfReloaded, from: [1, 1], to: [2, 0], .collection),
    PlanCase(
      "collection of iOS 7, into an inserted section", intoInserted, from: [2], to: [1, 1],
      .collection, .iOS7, fault: .itemMovedIntoInsertedSection(1)),
    PlanCase(
      "collection of iOS 7, out of a deleted section", outOfDeleted, from: [1, 1], to: [2],
      .collection, .iOS7, fault: .itemMovedOutOfDeletedSection(1)),
  ]

  @Test(arguments: items)
  func itemConflicts(_ given: PlanCase) { given.check() }

  @Test(arguments: sections)
  func sectionConflicts(_ given: PlanCase) { given.check() }

  @Test(arguments: acrossSections)
  func movesAcrossSections(_ given: PlanCase) { given.check() }
}

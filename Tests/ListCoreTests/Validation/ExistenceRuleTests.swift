import ListCore
import Testing

@Suite struct ExistenceRuleTests {
  static let cases = [
    PlanCase(
      "delete past the end of a section (behaviour 3.8)",
      [.deleteItem(at(0, 9))], from: [1], to: [1],
      fault: .deletedItemMissing(at(0, 9), itemsBefore: 1)),
    PlanCase(
      "delete in a missing section (crash families B1)",
      [.deleteItem(at(2, 0))], from: [1, 1], to: [1, 1],
      fault: .deletedItemSectionMissing(at(2, 0), sectionsBefore: 2)),
    PlanCase(
      "delete a missing section (crash families B1)",
      [.deleteSection(4)], from: [0, 0, 0, 0], to: [0, 0, 0],
      fault: .deletedSectionMissing(4, sectionsBefore: 4)),
    PlanCase(
      "reload of a missing item is a deletion (behaviour 3.9, report c044)",
      [.reloadItem(at(0, 20))], from: [20], to: [20], .collection,
      fault: .deletedItemMissing(at(0, 20), itemsBefore: 20)),
    PlanCase(
      "reload in a missing section is a deletion (behaviour 3.9)",
      [.reloadItem(at(1, 0))], from: [20], to: [20],
      fault: .deletedItemSectionMissing(at(1, 0), sectionsBefore: 1)),
    PlanCase(
      "reload of a missing section is a deletion (behaviour 3.9)",
      [.reloadSection(1)], from: [20], to: [20],
      fault: .deletedSectionMissing(1, sectionsBefore: 1)),
    PlanCase(
      "insert past the end, judged by the counts after (crash families B2, report c060)",
      [.insertItem(at(1, 2))], from: [0, 2], to: [0, 2],
      fault: .insertedItemMissing(at(1, 2), itemsAfter: 2)),
    PlanCase(
      "insert into a missing section (crash families B2, report c261)",
      [.insertItem(at(1, 3))], from: [4], to: [5],
      fault: .insertedItemSectionMissing(at(1, 3), sectionsAfter: 1)),
    PlanCase(
      "insert a missing section (crash families B2)",
      [.insertSection(1)], from: [4], to: [4],
      fault: .insertedSectionMissing(1, sectionsAfter: 1)),
    PlanCase(
      "move from a missing item (crash families B4, report c100)",
      [.moveItem(from: at(2, 0), to: at(0, 0))], from: [1, 1, 0], to: [2, 1, 0],
      fault: .movedItemMissing(at(2, 0), itemsBefore: 0)),
    PlanCase(
      "move from a missing section (crash families B4)",
      [.moveItem(from: at(1, 0), to: at(0, 0))], from: [1], to: [2],
      fault: .movedItemSectionMissing(at(1, 0), sectionsBefore: 1)),
    PlanCase(
      "move past the end (crash families B4, report c101)",
      [.moveItem(from: at(1, 0), to: at(0, 2))], from: [1, 1], to: [2, 0],
      fault: .moveTargetMissing(from: at(1, 0), to: at(0, 2), itemsAfter: 2)),
    PlanCase(
      "move to a missing section (crash families B4)",
      [.moveItem(from: at(0, 0), to: at(1, 0))], from: [1], to: [0],
      fault: .moveTargetSectionMissing(from: at(0, 0), to: at(1, 0), sectionsAfter: 1)),
    PlanCase(
      "move of a missing section",
      [.moveSection(from: 2, to: 0)], from: [1, 1], to: [1, 1],
      fault: .movedSectionMissing(2, sectionsBefore: 2)),
    PlanCase(
      "move to a missing place among the sections",
      [.moveSection(from: 0, to: 2)], from: [1, 1], to: [1, 1],
      fault: .moveTargetOfSectionMissing(from: 0, to: 2, sectionsAfter: 2)),
    PlanCase(
      "an item that goes with its section is looked for all the same (behaviour 3.6)",
      [.deleteSection(0), .deleteItem(at(0, 1))], from: [1], to: [],
      fault: .deletedItemMissing(at(0, 1), itemsBefore: 1)),
    PlanCase(
      "an item that comes with its section is looked for all the same (behaviour 3.6)",
      [.insertSection(0), .insertItem(at(0, 1))], from: [], to: [1],
      fault: .insertedItemMissing(at(0, 1), itemsAfter: 1)),
    PlanCase(
      "of a missing section and an item in it the higher is the section (behaviour 3.11)",
      [.deleteItem(at(1, 0)), .deleteSection(1)], from: [1], to: [1],
      fault: .deletedSectionMissing(1, sectionsBefore: 1)),
    PlanCase(
      "of a missing section and an item in it the lower is the item (behaviour 3.11)",
      [.reloadSection(1), .reloadItem(at(1, 0))], from: [1], to: [1],
      fault: .deletedItemSectionMissing(at(1, 0), sectionsBefore: 1)),
  ]

  @Test(arguments: cases)
  func missingPositions(_ given: PlanCase) { given.check() }

  /// No index, however wild, is taken for a position or upsets the arithmetic.
  @Test(arguments: [Int.min, -1, Int.max - 1, Int.max])
  func wildIndexesAreMissing(_ wild: Int) {
    let (inside, outside) = (at(0, 0), [at(0, wild), at(wild, 0), at(wild, wild)])
    for path in outside {
      PlanCase(
        "delete", [.deleteItem(path), .reloadItem(inside)], from: [2], to: [1],
        fault: path.section == 0
          ? .deletedItemMissing(path, itemsBefore: 2)
          : .deletedItemSectionMissing(path, sectionsBefore: 1)
      ).check()
      PlanCase(
        "insert", [.insertItem(path), .insertItem(path), .reloadItem(inside)], from: [2], to: [4],
        fault: path.section == 0
          ? .insertedItemMissing(path, itemsAfter: 4)
          : .insertedItemSectionMissing(path, sectionsAfter: 1)
      ).check()
      PlanCase(
        "move", [.moveItem(from: inside, to: path), .reloadItem(at(0, 1))], from: [2], to: [2],
        fault: path.section == 0
          ? .moveTargetMissing(from: inside, to: path, itemsAfter: 2)
          : .moveTargetSectionMissing(from: inside, to: path, sectionsAfter: 1)
      ).check()
    }
    PlanCase(
      "delete section", [.deleteSection(wild), .reloadSection(0)], from: [2], to: [],
      fault: .deletedSectionMissing(wild, sectionsBefore: 1)
    ).check()
    PlanCase(
      "insert section", [.insertSection(wild), .insertSection(wild), .reloadItem(inside)],
      from: [2], to: [2, 2, 2], fault: .insertedSectionMissing(wild, sectionsAfter: 3)
    ).check()
  }
}

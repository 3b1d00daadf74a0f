import ListCore
import Testing

@Suite struct UpdatePlanAdviceTests {
  /// Deletions ascending, then sections; each fact once. (behaviour 3B)
  @Test func adviceInOrder() throws {
    let one: [Change] = [.deleteItem(at(0, 1)), .deleteItem(at(0, 1)), .deleteItem(at(0, 1))]
    let other: [Change] = [.deleteItem(at(0, 0)), .deleteItem(at(0, 0))]
    let sections: [Change] = [.deleteSection(1), .deleteSection(1)]
    let plan = try PlanCase("", one + sections + other, from: [9, 1, 1], to: [4]).plan()
    #expect(
      plan.advice == [
        .itemDeletedTwice(at(0, 0)), .itemDeletedTwice(at(0, 1)), .sectionDeletedTwice(1),
      ])
  }

  static let swap = Change.moveSection(from: 1, to: 0)
  static let moved = UpdateAdvice.itemsChangedInMovedSection(from: 1, to: 0)

  static let movedSections: [(PlanCase, [UpdateAdvice])] = [
    (PlanCase("alone", [swap], from: [2, 3], to: [3, 2]), []),
    (
      PlanCase("deletion in it", [swap, .deleteItem(at(1, 0))], from: [2, 3], to: [2, 2]), [moved]
    ),
    (
      PlanCase("insertion in it", [swap, .insertItem(at(0, 0))], from: [2, 3], to: [4, 2]), [moved]
    ),
    (
      PlanCase("deletion beside it", [swap, .deleteItem(at(0, 0))], from: [2, 3], to: [3, 1]), []
    ),
    (
      PlanCase("insertion beside it", [swap, .insertItem(at(1, 0))], from: [2, 3], to: [3, 3]), []
    ),
    (
      PlanCase(
        "moved out of it", [swap, .moveItem(from: at(1, 0), to: at(1, 0))], from: [2, 3],
        to: [2, 3]), [moved]
    ),
    (
      PlanCase(
        "moved to itself, and an item out of it (behaviour 3B)",
        [.moveSection(from: 0, to: 0), .moveItem(from: at(0, 0), to: at(1, 0))], from: [2, 3],
        to: [1, 4]), [.itemsChangedInMovedSection(from: 0, to: 0)]
    ),
  ]

  @Test(arguments: movedSections)
  func itemsOfMovedSections(_ given: PlanCase, _ advice: [UpdateAdvice]) throws {
    #expect(try given.plan().advice == advice)
  }

  /// For the check that a view makes against its rows on screen. (crash families B6)
  @Test func doubleAnimations() throws {
    let plan = try PlanCase(
      "",
      [
        .reloadSection(1), .reloadItem(at(1, 1)), .reloadItem(at(2, 1)), .reloadItem(at(2, 1)),
        .reloadItem(at(1, 0)), .reloadItem(at(0, 0)), .deleteSection(3), .reloadItem(at(3, 0)),
        .reloadItem(at(1, 1)),
      ], from: [2, 2, 2, 1], to: [2, 2, 2]
    ).plan()
    #expect(plan.doublyAnimatedItems == [at(1, 0), at(1, 1), at(2, 1)])
  }
}

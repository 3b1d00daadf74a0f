import ListCore
import Testing

/// Batches that repeat themselves. UIKit lets them pass; nothing is mapped to where nothing is.
/// (behaviour 3B)
@Suite struct UpdatePlanRepetitionTests {
  /// The position is gone once; the last item has no room any more.
  @Test func deletedTwice() throws {
    let plan = try PlanCase(
      "", [.deleteItem(at(0, 0)), .deleteItem(at(0, 0))], from: [4], to: [2]
    ).plan()
    #expect((0..<4).map { plan.destination(of: at(0, $0)) } == [nil, at(0, 0), at(0, 1), nil])
    #expect((0..<2).map { plan.origin(of: at(0, $0)) } == [at(0, 1), at(0, 2)])
    #expect(plan.deletedItems == [at(0, 0), at(0, 3)])
    #expect(plan.advice == [.itemDeletedTwice(at(0, 0))])
  }

  @Test func sectionDeletedTwice() throws {
    let plan = try PlanCase(
      "", [.deleteSection(0), .deleteSection(0)], from: [1, 2, 3], to: [2]
    ).plan()
    #expect((0..<3).map(plan.fate(ofSection:)) == [.deleted, .kept(0), .deleted])
    #expect(plan.fate(of: at(2, 0)) == .deleted)
    #expect(plan.deletedSections == [0, 2])
    #expect(plan.deletedItems == [])
    #expect(plan.advice == [.sectionDeletedTwice(0)])
  }

  /// The second insertion takes the next free position.
  @Test func insertedTwice() throws {
    let plan = try PlanCase(
      "",
      [
        .insertItem(at(0, 0)), .insertItem(at(0, 0)), .moveItem(from: at(0, 0), to: at(0, 1)),
      ], from: [2], to: [4]
    ).plan()
    #expect((0..<4).map { plan.origin(of: at(0, $0)) } == [nil, at(0, 0), nil, at(0, 1)])
    #expect(plan.insertedItems == [at(0, 0), at(0, 2)])
    #expect(plan.advice == [])
  }

  /// The second insertion takes the last free position if there is none behind the first.
  @Test func insertedTwiceAtTheEnd() throws {
    let plan = try PlanCase(
      "",
      [
        .insertItem(at(0, 4)), .insertItem(at(0, 4)), .moveItem(from: at(0, 0), to: at(0, 3)),
      ], from: [3], to: [5]
    ).plan()
    let origins = (0..<5).map { plan.origin(of: at(0, $0)) }
    #expect(origins == [at(0, 1), at(0, 2), nil, at(0, 0), nil])
    #expect(plan.insertedItems == [at(0, 2), at(0, 4)])
  }

  /// As many insertions as deletions of one item leave room for nothing else.
  @Test func replacedTwice() throws {
    let twice: [Change] = [.deleteItem(at(0, 0)), .insertItem(at(0, 0))]
    let plan = try PlanCase("", twice + twice, from: [2], to: [2]).plan()
    #expect([at(0, 0), at(0, 1)].map(plan.fate) == [.deleted, .deleted])
    #expect(plan.insertedItems == [at(0, 0), at(0, 1)])
  }

  /// More new items than places: the surplus is left out.
  @Test func moreInsertionsThanRoom() throws {
    let plan = try PlanCase(
      "",
      [.deleteItem(at(0, 0)), .deleteItem(at(0, 0)), .insertItem(at(0, 0)), .insertItem(at(0, 0))],
      from: [1], to: [1]
    ).plan()
    #expect(plan.fate(of: at(0, 0)) == .deleted)
    #expect(plan.insertedItems == [at(0, 0)])
  }

  /// Each reload counts, but there is one old cell and one new one.
  @Test func reloadedTwice() throws {
    let plan = try PlanCase(
      "", [.reloadItem(at(0, 1)), .reloadItem(at(0, 1)), .reloadSection(1), .reloadSection(1)],
      from: [2, 1], to: [2, 5]
    ).plan()
    #expect(plan.reloadedItems == [ItemTransition(from: at(0, 1), to: at(0, 1))])
    #expect(plan.reloadedSections == [SectionTransition(from: 1, to: 1)])
    #expect(plan.doublyAnimatedItems == [at(0, 1)])
  }
}

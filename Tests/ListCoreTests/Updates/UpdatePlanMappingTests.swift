import ListCore
import TestSupport
import Testing

/// What a plan says about every item and section, written out.
@Suite struct UpdatePlanMappingTests {
  @Test func emptyBatchKeepsEverything() throws {
    let plan = try PlanCase("", [], from: [2, 1], to: [2, 1]).plan()
    var expected = Outcome()
    expected.itemFates = [[.kept(at(0, 0)), .kept(at(0, 1))], [.kept(at(1, 0))]]
    expected.itemDestinations = [[at(0, 0), at(0, 1)], [at(1, 0)]]
    expected.itemOrigins = [[at(0, 0), at(0, 1)], [at(1, 0)]]
    expected.sectionFates = [.kept(0), .kept(1)]
    expected.sectionDestinations = [0, 1]
    expected.sectionOrigins = [0, 1]
    #expect(Outcome(plan) == expected)
  }

  /// All four changes of items at once. (behaviour 3.1)
  @Test func items() throws {
    let plan = try PlanCase(
      "",
      [
        .deleteItem(at(0, 1)), .insertItem(at(0, 0)), .reloadItem(at(0, 3)),
        .moveItem(from: at(0, 4), to: at(1, 0)),
      ], from: [5, 1], to: [4, 2]
    ).plan()
    var expected = Outcome()
    expected.itemFates = [
      [
        .kept(at(0, 1)), .deleted, .kept(at(0, 2)), .reloaded(at(0, 3)), .moved(at(1, 0)),
      ], [.kept(at(1, 1))],
    ]
    expected.itemDestinations = [[at(0, 1), nil, at(0, 2), nil, at(1, 0)], [at(1, 1)]]
    expected.itemOrigins = [[nil, at(0, 0), at(0, 2), nil], [at(0, 4), at(1, 0)]]
    expected.sectionFates = [.kept(0), .kept(1)]
    expected.sectionDestinations = [0, 1]
    expected.sectionOrigins = [0, 1]
    expected.deletedItems = [at(0, 1)]
    expected.insertedItems = [at(0, 0)]
    expected.reloadedItems = [ItemTransition(from: at(0, 3), to: at(0, 3))]
    expected.movedItems = [ItemTransition(from: at(0, 4), to: at(1, 0))]
    #expect(Outcome(plan) == expected)
  }

  /// All four changes of sections at once; items follow their sections.
  @Test func sections() throws {
    let plan = try PlanCase(
      "",
      [
        .deleteSection(0), .insertSection(3), .reloadSection(2), .moveSection(from: 3, to: 0),
        .deleteItem(at(0, 0)), .insertItem(at(3, 0)),
      ], from: [1, 1, 1, 2], to: [2, 3, 1, 1]
    ).plan()
    var expected = Outcome()
    expected.itemFates = [
      [.deleted], [.kept(at(2, 0))], [.deleted], [.kept(at(0, 0)), .kept(at(0, 1))],
    ]
    expected.itemDestinations = [[nil], [at(2, 0)], [nil], [at(0, 0), at(0, 1)]]
    expected.itemOrigins = [[at(3, 0), at(3, 1)], [nil, nil, nil], [at(1, 0)], [nil]]
    expected.sectionFates = [.deleted, .kept(2), .reloaded(1), .moved(0)]
    expected.sectionDestinations = [nil, 2, nil, 0]
    expected.sectionOrigins = [3, nil, 1, nil]
    expected.deletedSections = [0]
    expected.insertedSections = [3]
    expected.reloadedSections = [SectionTransition(from: 2, to: 1)]
    expected.movedSections = [SectionTransition(from: 3, to: 0)]
    #expect(Outcome(plan) == expected)
  }

  /// A collection view lets items outlive their section and settle in a new one. (behaviour 3B)
  @Test func movesAcrossSections() throws {
    let plan = try PlanCase(
      "",
      [
        .deleteSection(0), .insertSection(1), .moveItem(from: at(0, 1), to: at(1, 1)),
      ], from: [2, 1], to: [1, 2], .collection
    ).plan()
    #expect(plan.fate(of: at(0, 0)) == .deleted)
    #expect(plan.fate(of: at(0, 1)) == .moved(at(1, 1)))
    #expect([at(0, 0), at(1, 0), at(1, 1)].map(plan.origin) == [at(1, 0), nil, at(0, 1)])
    #expect(plan.deletedItems == [])
    #expect(plan.insertedItems == [])
    #expect(plan.movedItems == [ItemTransition(from: at(0, 1), to: at(1, 1))])
  }

  /// New cells end up at old indexes, shifted by deletions and insertions, not by moves.
  /// (behaviour 3.4)
  @Test func reloadsAreNotShiftedByMoves() throws {
    let plan = try PlanCase(
      "",
      [
        .reloadItem(at(0, 2)), .moveItem(from: at(0, 0), to: at(0, 4)), .deleteItem(at(0, 1)),
        .insertItem(at(0, 0)), .insertItem(at(0, 1)),
      ], from: [5], to: [6]
    ).plan()
    #expect(plan.reloadedItems == [ItemTransition(from: at(0, 2), to: at(0, 3))])
    #expect(
      (0..<6).map { plan.origin(of: at(0, $0)) } == [
        nil, nil, at(0, 3), nil, at(0, 0), at(0, 4),
      ])
  }

  @Test func whatNeverExistedGoesNowhere() throws {
    let plan = try PlanCase("", [.insertSection(0)], from: [1], to: [1, 1]).plan()
    #expect([at(0, 1), at(1, 0), at(-1, 0)].map(plan.destination) == [nil, nil, nil])
    #expect([at(1, 1), at(2, 0), at(0, -1)].map(plan.origin) == [nil, nil, nil])
    #expect([-1, 1].map(plan.destination(ofSection:)) == [nil, nil])
    #expect([-1, 2].map(plan.origin(ofSection:)) == [nil, nil])
  }
}

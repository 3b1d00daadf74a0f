import ListCore
import Testing

struct CauseCase: Sendable, CustomTestStringConvertible {
  let example: Example
  let causes: [Cause]
  var testDescription: String { example.testDescription }

  init(_ example: Example, _ causes: [Cause]) {
    self.example = example
    self.causes = causes
  }
}

@Suite struct CauseFinderTests {
  private static let section0 = Cause.Subject.items(section: 0)

  static let counts = [
    CauseCase(
      Example(
        "the view was never laid out (behaviour 1.6)", .collection, from: [1], to: [1],
        [call(42, .insertItem(at(0, 0)))], loadedCountsForUpdate: true),
      [
        .countsLoadedTooLate(section0, count: 1, .cart(40)),
        .modelUnchanged(section0, count: 1, announced: 1, .cart(42)),
      ]),
    CauseCase(
      Example(
        "the model was not changed", .table, from: [20], to: [20],
        [call(42, .deleteItem(at(0, 3)))]),
      [
        .modelUnchanged(section0, count: 20, announced: -1, .cart(42)),
        .modelChangedTooEarly(section0, count: 20, announced: -1, .cart(42)),
      ]),
    CauseCase(
      Example("a call was forgotten", .table, from: [36], to: [35], []),
      [.forgottenCall(section0, before: 36, after: 35)]),
    CauseCase(
      Example("a section was forgotten", .table, from: [5], to: [5, 2], []),
      [.forgottenCall(.sections, before: 1, after: 2)]),
    CauseCase(
      Example("two sections were forgotten", .table, from: [5], to: [5, 2, 2], []),
      [
        .forgottenCall(.sections, before: 1, after: 3),
        .modelReplaced(.sections, before: 1, after: 3),
      ]),
    CauseCase(
      Example(
        "a reload for an insertion", .table, from: [20], to: [3],
        [call(42, .reloadItem(at(0, 0)))]),
      [
        .reloadInsteadOfChange(section0, before: 20, after: 3, .cart(42))
      ]),
    CauseCase(
      Example(
        "one insertion, announced twice", .table, from: [3], to: [4],
        [call(10, .insertItem(at(0, 0))), call(20, .insertItem(at(0, 0)))]),
      [
        .announcedTwice(.insertItem(at(0, 0)), [.cart(10), .cart(20)]),
        .announcedDouble(section0, announced: 2, actual: 1),
      ]),
    CauseCase(
      Example(
        "two insertions for one", .table, from: [3], to: [4],
        [call(10, .insertItem(at(0, 0)), .insertItem(at(0, 3)))]),
      [.announcedDouble(section0, announced: 2, actual: 1)]),
    CauseCase(
      Example(
        "three insertions for one", .table, from: [3], to: [4],
        [call(10, .insertItem(at(0, 0)), .insertItem(at(0, 1)), .insertItem(at(0, 3)))]),
      [.tooManyCalls(section0, announced: 3, actual: 1)]),
    CauseCase(
      Example(
        "some of the calls", .table, from: [10], to: [16], [call(9, .insertItem(at(0, 0)))]),
      [
        .loadedTwice(section: 0, announced: 1, actual: 6),
        .missingCalls(section0, announced: 1, actual: 6),
      ]),
    CauseCase(
      Example("the same content, appended", .table, from: [3], to: [6], []),
      [.modelDoubled(section0, before: 3, after: 6), .forgottenCall(section0, before: 3, after: 6)]),
    CauseCase(
      Example(
        "a deletion too many, or a row for an empty list", .table, from: [2], to: [1],
        [call(10, .deleteItem(at(0, 0)), .deleteItem(at(0, 1)))]),
      [
        .announcedDouble(section0, announced: -2, actual: -1),
        .placeholderCounted(section: 0, expected: 0, after: 1),
      ]),
    CauseCase(
      Example(
        "a row for an empty list that had none", .table, from: [2], to: [3],
        [call(10, .deleteItem(at(0, 0)), .deleteItem(at(0, 1)))]),
      [
        .placeholderCounted(section: 0, expected: 0, after: 3),
        .oppositeDirection(section0, announced: -2, actual: 1),
      ]),
    CauseCase(
      Example(
        "moved in the view only", .table, from: [2, 1], to: [2, 1],
        [call(10, .moveItem(from: at(0, 0), to: at(1, 0)))]),
      [.modelNotMoved(section: 0, count: 2, .cart(10))]),
    CauseCase(
      Example(
        "moved in the view only, to an earlier section", .table, from: [2, 1], to: [2, 1],
        [call(10, .moveItem(from: at(1, 0), to: at(0, 0)))]),
      [.modelNotMoved(section: 0, count: 2, .cart(10))]),
    CauseCase(
      Example(
        "a row more where one moved out", .table, from: [3, 1], to: [4, 1],
        [call(10, .moveItem(from: at(0, 0), to: at(1, 0)))]),
      [.oppositeDirection(section0, announced: -1, actual: 1)]),
    CauseCase(
      Example(
        "an insertion for a deletion", .table, from: [3], to: [2],
        [call(10, .insertItem(at(0, 0)))]),
      [.oppositeDirection(section0, announced: 1, actual: -1)]),
    CauseCase(
      Example(
        "an emptied section", .table, from: [3, 2], to: [3],
        [call(10, .deleteItem(at(1, 0)), .deleteItem(at(1, 1)))]),
      [
        .emptiedSectionNotDeleted(section: 1, items: 2),
        .forgottenCall(.sections, before: 2, after: 1),
      ]),
    CauseCase(
      Example(
        "the first items of a section", .collection, from: [2], to: [2, 1],
        [call(10, .insertItem(at(1, 0)))]),
      [
        .sectionNotInserted(section: 1), .forgottenCall(.sections, before: 1, after: 2),
      ]),
    CauseCase(
      Example(
        "a section at the wrong index", .collection, from: [1, 2], to: [1, 5, 2],
        [call(10, .insertSection(2))]),
      [
        .wrongSection(.insertSection(2), .cart(10)),
        .forgottenCall(.items(section: 1), before: 2, after: 5),
      ]),
    CauseCase(
      Example(
        "a section at the right index, and items forgotten", .collection, from: [1, 2],
        to: [1, 5, 4], [call(10, .insertSection(2))]),
      [
        .forgottenCall(.items(section: 1), before: 2, after: 5),
        .wrongSection(.insertSection(2), .cart(10)),
      ]),
    CauseCase(
      Example(
        "some of the calls, from a message", .collection, from: [5], to: [3],
        [call(10, .deleteItem(at(0, 0)))], source: .numbers),
      [
        .missingCalls(section0, announced: -1, actual: -2),
        .modelChangedTooEarly(section0, count: 5, announced: -1, .cart(10)),
      ]),
    CauseCase(
      Example(
        "items inserted into the wrong section", .table, from: [3, 3], to: [3, 5],
        [call(10, .insertItem(at(0, 0)), .insertItem(at(0, 1)))], loadedCountsForUpdate: true),
      [
        .itemsInWrongSection(
          .insertItem(at(0, 0)), belongsTo: 1, fewer: 0, more: 1, count: 2, .cart(10))
      ]),
    CauseCase(
      Example(
        "items inserted into the wrong section, past its end", .table, from: [3, 3], to: [3, 5],
        [call(10, .insertItem(at(0, 3)), .insertItem(at(0, 4)))]),
      [
        .itemsInWrongSection(
          .insertItem(at(0, 3)), belongsTo: 1, fewer: 0, more: 1, count: 2, .cart(10)),
        .positionNowhere(.insertItem(at(0, 3)), section0, count: 3, .cart(10)),
      ]),
    CauseCase(
      Example(
        "two sections mixed up", .table, from: [3, 3], to: [2, 4],
        [call(9, .deleteItem(at(1, 0))), call(10, .insertItem(at(0, 0)))]),
      [
        .itemsInWrongSection(
          .deleteItem(at(1, 0)), belongsTo: 0, fewer: 0, more: 1, count: 2, .cart(9)),
        .oppositeDirection(section0, announced: 1, actual: -1),
      ]),
    CauseCase(
      Example(
        "a reload among others", .table, from: [10], to: [16],
        [call(8, .insertItem(at(0, 0))), call(9, .reloadItem(at(0, 2)))]),
      [
        .missingCalls(section0, announced: 1, actual: 6),
        .reloadMixedWithStructure(.reloadItem(at(0, 2)), .cart(9)),
      ]),
  ]

  static let positions = [
    CauseCase(
      Example(
        "a new index for a deletion", .table, from: [3], to: [5],
        [call(9, .deleteItem(at(0, 4))), call(10, .insertItem(at(0, 1)), .insertItem(at(0, 2)))]),
      [.newPositionUsed(.deleteItem(at(0, 4)), .cart(9))]),
    CauseCase(
      Example(
        "an old index for an insertion", .table, from: [3], to: [2],
        [call(9, .deleteItem(at(0, 0)), .deleteItem(at(0, 1))), call(10, .insertItem(at(0, 2)))]),
      [.oldPositionUsed(.insertItem(at(0, 2)), .cart(10))]),
    CauseCase(
      Example(
        "one past the end", .table, from: [3], to: [2], [call(10, .deleteItem(at(0, 3)))]),
      [.positionNowhere(.deleteItem(at(0, 3)), section0, count: 3, .cart(10))]),
    CauseCase(
      Example(
        "counted after the update's own insertions", .table, from: [5], to: [6],
        [call(9, .insertItem(at(0, 0)), .insertItem(at(0, 1))), call(10, .deleteItem(at(0, 6)))]),
      [
        .countedAfterInsertions(.deleteItem(at(0, 6)), insertions: 2, .cart(10)),
        .positionNowhere(.deleteItem(at(0, 6)), section0, count: 5, .cart(10)),
      ]),
    CauseCase(
      Example(
        "deleted before the view counted", .table, from: [3], to: [3],
        [call(10, .deleteItem(at(0, 3)))], loadedCountsForUpdate: true),
      [
        .countsLoadedTooLate(section0, count: 3, .cart(40)),
        .positionNowhere(.deleteItem(at(0, 3)), section0, count: 3, .cart(10)),
      ]),
    CauseCase(
      Example(
        "inserted, not in the model (behaviour 3.10)", .table, from: [8], to: [8],
        [call(10, .insertItem(at(0, 8)))]),
      [
        .modelUnchanged(section0, count: 8, announced: 1, .cart(10)),
        .positionNowhere(.insertItem(at(0, 8)), section0, count: 8, .cart(10)),
      ]),
    CauseCase(
      Example(
        "a section that the model lacks", .table, from: [1], to: [1],
        [call(10, .insertItem(at(1, 0)))]),
      [
        .sectionMissing(section: 1, sections: 1, .cart(10)),
        .positionNowhere(.insertItem(at(1, 0)), .sections, count: 1, .cart(10)),
      ]),
    CauseCase(
      Example(
        "a section inserted, not in the model", .table, from: [1], to: [1],
        [call(10, .insertSection(1))]),
      [
        .modelUnchanged(.sections, count: 1, announced: 1, .cart(10)),
        .positionNowhere(.insertSection(1), .sections, count: 1, .cart(10)),
      ]),
    CauseCase(
      Example(
        "a moved section that is not there", .table, from: [1], to: [1, 1],
        [call(10, .moveSection(from: 1, to: 0))]),
      [.newPositionUsed(.moveSection(from: 1, to: 0), .cart(10))]),
    CauseCase(
      Example(
        "an old section for a target, behind its last row", .collection, from: [1, 3], to: [4],
        [call(10, .moveItem(from: at(0, 0), to: at(1, 3))), call(11, .deleteSection(0))]),
      [.oldPositionUsed(.moveItem(from: at(0, 0), to: at(1, 3)), .cart(10))]),
  ]

  static let conflicts = [
    CauseCase(
      Example(
        "deleted and reloaded (behaviour 3B)", .collection, from: [3], to: [2],
        [call(10, .deleteItem(at(0, 1))), call(11, .reloadItem(at(0, 1)))]),
      [
        .conflict(.deleteItem(at(0, 1)), .reloadItem(at(0, 1)), [.cart(10), .cart(11)]),
        .reloadMixedWithStructure(.reloadItem(at(0, 1)), .cart(11)),
      ]),
    CauseCase(
      Example(
        "moved and reloaded (behaviour 3B)", .table, from: [30], to: [30],
        [call(10, .moveItem(from: at(0, 0), to: at(0, 29))), call(11, .reloadItem(at(0, 0)))]),
      [
        .reloadMixedWithStructure(.reloadItem(at(0, 0)), .cart(11)),
        .conflict(
          .moveItem(from: at(0, 0), to: at(0, 29)), .reloadItem(at(0, 0)),
          [.cart(10), .cart(11)]),
      ]),
    CauseCase(
      Example(
        "inserted and moved to (behaviour 3B)", .table, from: [2], to: [3],
        [call(10, .insertItem(at(0, 2))), call(11, .moveItem(from: at(0, 0), to: at(0, 2)))]),
      [
        .conflict(
          .insertItem(at(0, 2)), .moveItem(from: at(0, 0), to: at(0, 2)), [.cart(10), .cart(11)])
      ]),
    CauseCase(
      Example(
        "a reloaded section and a move (behaviour 3.4)", .collection, from: [1, 1, 1, 1, 1],
        to: [1, 1, 1, 1, 1],
        [
          call(10, .moveSection(from: 2, to: 4)), call(11, .reloadSection(3)),
          call(12, .deleteSection(4), .insertSection(2)),
        ]),
      [
        .conflict(.moveSection(from: 2, to: 4), .reloadSection(3), [.cart(10), .cart(11)]),
        .reloadMixedWithStructure(.reloadSection(3), .cart(11)),
      ]),
    CauseCase(
      Example(
        "moved into a new section (behaviour 3B)", .table, from: [2], to: [1, 1],
        [call(10, .insertSection(1)), call(11, .moveItem(from: at(0, 0), to: at(1, 0)))]),
      [.movedAcrossSectionChange(.moveItem(from: at(0, 0), to: at(1, 0)), .cart(11))]),
    CauseCase(
      Example(
        "one move, announced twice", .table, from: [3], to: [3],
        [
          call(10, .moveItem(from: at(0, 0), to: at(0, 2))),
          call(20, .moveItem(from: at(0, 0), to: at(0, 2))),
        ]),
      [.announcedTwice(.moveItem(from: at(0, 0), to: at(0, 2)), [.cart(10), .cart(20)])]),
  ]

  @Test(arguments: counts + positions + conflicts)
  func causes(_ given: CauseCase) {
    #expect(given.example.diagnosis?.causes == given.causes)
  }

  // Behaviour 3B, crash families B6. Only the view knows what is on screen.
  @Test func twoAnimations() {
    let path = at(0, 1)
    let batch = BatchUpdate([call(10, .reloadItem(path)), call(11, .reloadSection(0))])
    let diagnosis = Diagnosis(
      .twoAnimationsForCell(path), kind: .table, profile: .newest,
      evidence: BatchEvidence(before: [3], after: [3], batch: batch))
    #expect(
      diagnosis.causes == [
        .conflict(.reloadItem(path), .reloadSection(0), [.cart(10), .cart(11)]),
        .reloadMixedWithStructure(.reloadItem(path), .cart(10)),
      ])
    #expect(diagnosis.repair.edits == [.remove(.reloadSection(0), .cart(11))])
  }
}

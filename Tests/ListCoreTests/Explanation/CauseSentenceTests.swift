import ListCore
import Testing

@Suite struct CauseSentenceTests {
  private static let rows = Cause.Subject.items(section: 1)
  private static let line = CallSite.cart(42)

  static let cases: [(Cause, String)] = [
    (
      .countsLoadedTooLate(rows, count: 1, line),
      "The model was changed before the table view had its counts: it asked for them only when the update began (CartController.swift:42), so section 1 already had 1 row \"before\" it. Change the model inside the update, or call layoutIfNeeded() before you change it."
    ),
    (
      .modelUnchanged(rows, count: 20, announced: -1, line),
      "The model was not changed, or more than the calls say: they announce 1 row fewer (CartController.swift:42), but section 1 has 20 rows before and after. Change the model first, inside the update."
    ),
    (
      .modelUnchanged(.sections, count: 1, announced: 2, nil),
      "The model was not changed, or more than the calls say: they announce 2 sections more, but the table view has 1 section before and after. Change the model first, inside the update."
    ),
    (
      .modelChangedTooEarly(rows, count: 2, announced: 2, line),
      "The model was changed, and then something made the table view count again before the calls (CartController.swift:42): 2 rows \"before\" the update may already contain 2 rows more."
    ),
    (
      .forgottenCall(rows, before: 36, after: 35),
      "A call was forgotten: section 1 went from 36 to 35 rows, and no call says so."
    ),
    (
      .forgottenCall(.sections, before: 2, after: 1),
      "A call was forgotten: the table view went from 2 to 1 section, and no call says so."
    ),
    (
      .missingCalls(rows, announced: 0, actual: 6),
      "Calls are missing: section 1 changed by +6, and the calls announce no change of the count. Either the insertion of 6 rows was not announced, or the model got 6 rows too many."
    ),
    (
      .emptiedSectionNotDeleted(section: 1, items: 2),
      "Section 1 disappeared from the model when its last row did; the calls delete its 2 rows but not the section."
    ),
    (
      .sectionNotInserted(section: 1),
      "Section 1 is new, and the calls insert rows into it but not the section."
    ),
    (
      .reloadInsteadOfChange(rows, before: 20, after: 3, line),
      "A reload was used where an insertion or a deletion is due (CartController.swift:42): section 1 went from 20 to 3 rows, and a reload deletes one and inserts one."
    ),
    (
      .announcedTwice(.insertItem(at(0, 0)), [.cart(10), .cart(20)]),
      "insertRows(at: [0 - 0]) was announced more than once (CartController.swift:10, CartController.swift:20)."
    ),
    (
      .missingCalls(.sections, announced: -1, actual: -2),
      "Calls are missing: the table view changed by -2, and the calls announce 1 section fewer. Either the deletion of 1 section was not announced, or the model lost 1 section too many."
    ),
    (
      .announcedDouble(rows, announced: 2, actual: 1),
      "The change was announced twice: the calls announce 2 rows more, and section 1 changed by +1. Either insertions are too many, or the deletion of 1 row was not announced, or the model got 1 row too few."
    ),
    (
      .tooManyCalls(rows, announced: -3, actual: -1),
      "Too much was announced: the calls announce 3 rows fewer, and section 1 changed by -1. Either deletions are too many, or the insertion of 2 rows was not announced, or the model lost 2 rows too few: removing from an array one by one shifts what is behind, so remove the highest index first."
    ),
    (
      .oppositeDirection(rows, announced: 1, actual: -1),
      "The calls and the model disagree on the direction: the calls announce 1 row more, and section 1 changed by -1."
    ),
    (
      .newPositionUsed(.deleteItem(at(0, 4)), line),
      "A position after the update was used where one before it is due: deleteRows(at: [0 - 4]) (CartController.swift:42) names what exists only afterwards. Deletions, reloads and sources of moves are positions before the update."
    ),
    (
      .oldPositionUsed(.insertItem(at(0, 2)), nil),
      "A position before the update was used where one after it is due: insertRows(at: [0 - 2]) names what existed only before. Insertions and targets of moves are positions after the update."
    ),
    (
      .positionNowhere(.deleteItem(at(1, 3)), rows, count: 3, line),
      "deleteRows(at: [1 - 3]) (CartController.swift:42) names a position that exists neither before nor after the update: positions count from 0, and section 1 has 3 rows. Often it was captured earlier, by a closure or a cell, and is out of date."
    ),
    (
      .countedAfterInsertions(.deleteItem(at(1, 6)), insertions: 2, line),
      "A position was counted after the update's own insertions: deleteRows(at: [1 - 6]) (CartController.swift:42) is meant as 1 - 4, without the 2 rows inserted before it. Deletions, reloads and sources of moves are positions before the update."
    ),
    (
      .sectionMissing(section: 2, sections: 1, line),
      "The calls insert rows into section 2 (CartController.swift:42), and the data source answers 1 section: the section is missing from the model."
    ),
    (
      .wrongSection(.insertSection(2), line),
      "insertSections([2]) (CartController.swift:42) names the wrong section: with it, the sections behind it are compared with counts that are not theirs."
    ),
    (
      .itemsInWrongSection(
        .insertItem(at(0, 3)), belongsTo: 1, fewer: 0, more: 1, count: 2, line),
      "The wrong section was named: insertRows(at: [0 - 3]) (CartController.swift:42) belongs to section 1. Section 0 has 2 rows fewer than the calls lead to, and section 1 has 2 rows more."
    ),
    (
      .conflict(.deleteItem(at(0, 1)), .reloadItem(at(0, 1)), [.cart(10), .cart(11)]),
      "Two calls contradict each other (CartController.swift:10, CartController.swift:11): deleteRows(at: [0 - 1]) and reloadRows(at: [0 - 1])."
    ),
    (
      .reloadMixedWithStructure(.reloadItem(at(0, 1)), line),
      "A reload shares the update with insertions, deletions or moves: reloadRows(at: [0 - 1]) (CartController.swift:42) is a deletion and an insertion of its own. Reload in a second update, at the new position, or use reconfigureRows(at:)."
    ),
    (
      .movedAcrossSectionChange(.moveItem(from: at(0, 0), to: at(1, 0)), nil),
      "moveRow(at: 0 - 0, to: 1 - 0) moves out of a section that is deleted or into one that is inserted in the same update. Delete and insert the row instead."
    ),
  ]

  @Test(arguments: cases)
  func sentence(_ cause: Cause, _ text: String) {
    #expect(cause.sentence(.table) == text)
  }

  @Test func aCollectionHasItems() {
    #expect(
      Cause.modelUnchanged(.items(section: 0), count: 1, announced: 1, nil).sentence(.collection)
        == "The model was not changed, or more than the calls say: they announce 1 item more, but section 0 has 1 item before and after. Change the model first, inside the update."
    )
  }
}

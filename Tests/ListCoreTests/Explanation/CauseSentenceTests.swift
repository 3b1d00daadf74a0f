import ListCore
import Testing

@Suite struct CauseSentenceTests {
  private static let rows = Cause.Subject.items(section: 1)
  private static let line = CallSite.cart(42)

  static let cases: [(Cause, String)] = [
    (
      .countsLoadedTooLate(rows, count: 1, line),
      "The model was changed before the table view had loaded its counts: it asked for them only when the update began (CartController.swift:42), when section 1 already had 1 row. Change the model inside the update, or call layoutIfNeeded() before you change it."
    ),
    (
      .modelUnchanged(rows, count: 20, announced: -1, line),
      "Your calls announce 1 fewer row (CartController.swift:42), but the data source still answers 20 rows in section 1: the model was not changed. Change it first, inside the update."
    ),
    (
      .modelUnchanged(.sections, count: 1, announced: 2, nil),
      "Your calls announce 2 more sections, but the data source still answers 1 section: the model was not changed. Change it first, inside the update."
    ),
    (
      .modelChangedTooEarly(rows, count: 2, announced: 2, line),
      "The model was changed, and then something made the table view count again before your calls (CartController.swift:42): the 2 rows \"before\" the update may already include the change (2 more rows)."
    ),
    (
      .forgottenCall(rows, before: 36, after: 35),
      "A call is missing: section 1 went from 36 to 35 rows, but no call announced it."
    ),
    (
      .forgottenCall(.sections, before: 2, after: 1),
      "A call is missing: the table view went from 2 to 1 section, but no call announced it."
    ),
    (
      .modelDoubled(rows, before: 4, after: 8),
      "The model has exactly twice as many rows as before, 8 after 4: the same content was loaded a second time and appended to the first. Replace it instead, and call reloadData() directly behind it."
    ),
    (
      .modelReplaced(rows, before: 4, after: 0),
      "The model was emptied before new content was loaded, and an update ran in between. Keep the old content until the new one has arrived."
    ),
    (
      .modelReplaced(.sections, before: 1, after: 4),
      "The model was replaced as a whole: the table view went from 1 to 4 sections. Call reloadData() directly behind the replacement."
    ),
    (
      .modelNotMoved(section: 1, count: 3, line),
      "Something was moved in the table view (CartController.swift:42) and not in the model: section 1 has 3 rows as before. Move it in the model too, inside the update."
    ),
    (
      .placeholderCounted(section: 0, expected: 0, after: 1),
      "The data source answers 1 row in section 0 where the calls leave 0: rows that stand for an empty list, as in `items.isEmpty ? 1 : items.count`, are counted, and no call announces them."
    ),
    (
      .loadedTwice(section: 0, announced: 20, actual: 40),
      "Section 0 grew by 40 rows, and the calls announce 20: something else added the others and told nobody, such as a second load that ran at the same time."
    ),
    (
      .sectionToggled(section: 2, before: 0, after: 3),
      "Section 2 was opened, and the update is about other sections only. Reload every section whose state changes."
    ),
    (
      .missingCalls(rows, announced: 0, actual: 6),
      "Calls are missing: section 1 changed by +6, but your calls announce no change. Either the insertion of 6 rows was not announced, or the model gained 6 rows too many."
    ),
    (
      .emptiedSectionNotDeleted(section: 1, items: 2),
      "Section 1 disappeared from the model with its last row; your calls delete its 2 rows but not the section."
    ),
    (
      .sectionNotInserted(section: 1),
      "Section 1 is new: your calls insert rows into it, but do not insert the section."
    ),
    (
      .reloadInsteadOfChange(rows, before: 20, after: 3, line),
      "A reload was announced instead of an insertion or a deletion (CartController.swift:42): section 1 went from 20 to 3 rows, and a reload does not change a count."
    ),
    (
      .announcedTwice(.insertItem(at(0, 0)), [.cart(10), .cart(20)]),
      "insertRows(at: [0 - 0]) was announced more than once (CartController.swift:10, CartController.swift:20)."
    ),
    (
      .missingCalls(.sections, announced: -1, actual: -2),
      "Calls are missing: the table view changed by -2, but your calls announce 1 fewer section. Either the deletion of 1 section was not announced, or the model lost 1 section too many."
    ),
    (
      .announcedDouble(rows, announced: 2, actual: 1),
      "The change was announced twice: your calls announce 2 more rows, but section 1 changed by +1. Either there are too many insertions, or the deletion of 1 row was not announced, or the model gained 1 row too few."
    ),
    (
      .tooManyCalls(rows, announced: -3, actual: -1),
      "Too much was announced: your calls announce 3 fewer rows, but section 1 changed by -1. Either there are too many deletions, or the insertion of 2 rows was not announced, or the model lost 2 rows too few: removing elements from an array one by one shifts those after them, so remove the highest index first."
    ),
    (
      .oppositeDirection(rows, announced: 1, actual: -1),
      "Your calls and the model disagree on the direction: the calls announce 1 more row, but section 1 changed by -1."
    ),
    (
      .newPositionUsed(.deleteItem(at(0, 4)), line),
      "deleteRows(at: [0 - 4]) (CartController.swift:42) uses a position after the update where one before it is expected: what it names exists only afterwards. Deletions, reloads and the sources of moves use positions before the update."
    ),
    (
      .oldPositionUsed(.insertItem(at(0, 2)), nil),
      "insertRows(at: [0 - 2]) uses a position before the update where one after it is expected: what it names existed only before. Insertions and the targets of moves use positions after the update."
    ),
    (
      .positionNowhere(.deleteItem(at(1, 3)), rows, count: 3, line),
      "deleteRows(at: [1 - 3]) (CartController.swift:42) names a position that exists neither before nor after the update: positions count from 0, and section 1 has 3 rows. Often such a position was captured earlier, by a closure or a cell, and is out of date."
    ),
    (
      .countedAfterInsertions(.deleteItem(at(1, 6)), insertions: 2, line),
      "deleteRows(at: [1 - 6]) (CartController.swift:42) counts the update's own insertions: it should name 1 - 4, without the 2 rows inserted before it. Deletions, reloads and the sources of moves use positions before the update."
    ),
    (
      .sectionMissing(section: 2, sections: 1, line),
      "Your calls insert rows into section 2 (CartController.swift:42), but the data source answers 1 section: the section is missing from the model."
    ),
    (
      .wrongSection(.insertSection(2), line),
      "insertSections([2]) (CartController.swift:42) names the wrong section: the sections after it are then compared with counts that are not theirs."
    ),
    (
      .itemsInWrongSection(
        .insertItem(at(0, 3)), belongsTo: 1, fewer: 0, more: 1, count: 2, line),
      "The wrong section was named: insertRows(at: [0 - 3]) (CartController.swift:42) belongs to section 1. Section 0 has 2 fewer rows than your calls lead to, and section 1 has 2 more rows."
    ),
    (
      .conflict(.deleteItem(at(0, 1)), .reloadItem(at(0, 1)), [.cart(10), .cart(11)]),
      "Two calls contradict each other (CartController.swift:10, CartController.swift:11): deleteRows(at: [0 - 1]) and reloadRows(at: [0 - 1])."
    ),
    (
      .reloadMixedWithStructure(.reloadItem(at(0, 1)), line),
      "A reload is mixed with insertions, deletions or moves: reloadRows(at: [0 - 1]) (CartController.swift:42) counts as a deletion and an insertion. Reload in a second update, at the new position, or use reconfigureRows(at:)."
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
        == "Your calls announce 1 more item, but the data source still answers 1 item in section 0: the model was not changed. Change it first, inside the update."
    )
  }
}

import ListCore

private func path(_ section: Int, _ item: Int) -> ItemPath {
  ItemPath(item: item, section: section)
}

extension Sentence {
  /// All faults of a batch except those of counts, with UIKit's messages: crash families B1 to B4
  /// and B6. None of them ends with the view.
  ///
  /// Add one row for a new fault. Its words, its template and its replay are tested with it.
  public static let updates: [Sentence] = missing + conflicts + animations

  private static let missing = [
    Sentence(
      "delete row (B1)", .update(.deletedItemMissing(path(2, 3), itemsBefore: 1), .table),
      "attempt to delete row 3 from section 2 which only contains 1 rows before the update"),
    Sentence(
      "delete item (B1)", .update(.deletedItemMissing(path(0, 20), itemsBefore: 20), .collection),
      "attempt to delete item 20 from section 0 which only contains 20 items before the update"),
    Sentence(
      "delete row, no section (B1)",
      .update(.deletedItemSectionMissing(path(0, 0), sectionsBefore: 0), .table),
      "attempt to delete row 0 from section 0, but there are only 0 sections before the update"),
    Sentence(
      "delete item, no section (B1)",
      .update(.deletedItemSectionMissing(path(1, 0), sectionsBefore: 1), .collection),
      "attempt to delete item 0 from section 1, but there are only 1 sections before the update"),
    Sentence(
      "delete section (B1)", .update(.deletedSectionMissing(4, sectionsBefore: 4), .collection),
      "attempt to delete section 4, but there are only 4 sections before the update"),

    Sentence(
      "insert row (B2)", .update(.insertedItemMissing(path(1, 2), itemsAfter: 0), .table),
      "attempt to insert row 2 into section 1, but there are only 0 rows in section 1 after the update"
    ),
    Sentence(
      "insert item (B2)", .update(.insertedItemMissing(path(0, 8), itemsAfter: 8), .collection),
      "attempt to insert item 8 into section 0, but there are only 8 items in section 0 after the update"
    ),
    Sentence(
      "insert row, no section (B2)",
      .update(.insertedItemSectionMissing(path(1, 3), sectionsAfter: 1), .table),
      "attempt to insert row 3 into section 1, but there are only 1 sections after the update"),
    Sentence(
      "insert section, without a comma (B2)",
      .update(.insertedSectionMissing(1, sectionsAfter: 1), .table),
      "attempt to insert section 1 but there are only 1 sections after the update"),

    sentence(
      "move row from nowhere (B4)",
      .update(.movedItemMissing(path(2, 0), itemsBefore: 0), .table), [(2, 0)], [Printed.path2_0]
    ) {
      "attempt to move index path (\($0[0])) that does not exist - there are only 0 rows in section 2 before the update"
    },
    sentence(
      "move item to nowhere (B4)",
      .update(.moveTargetMissing(from: path(1, 0), to: path(0, 2), itemsAfter: 2), .collection),
      [(1, 0), (0, 2)], [Printed.path1_0, Printed.path0_2]
    ) {
      "attempt to move index path (\($0[0])) to index path (\($0[1])) that does not exist - there are only 2 items in section 0 after the update"
    },
    sentence(
      "move row from no section (ours)",
      .update(.movedItemSectionMissing(path(2, 0), sectionsBefore: 2), .table), [(2, 0)],
      [Printed.path2_0]
    ) {
      "attempt to move index path (\($0[0])) that does not exist - there are only 2 sections before the update"
    },
    sentence(
      "move row to no section (ours)",
      .update(
        .moveTargetSectionMissing(from: path(0, 1), to: path(2, 0), sectionsAfter: 2), .table),
      [(0, 1), (2, 0)], [Printed.path0_1, Printed.path2_0]
    ) {
      "attempt to move index path (\($0[0])) to index path (\($0[1])) that does not exist - there are only 2 sections after the update"
    },
    Sentence(
      "move section from nowhere (ours)",
      .update(.movedSectionMissing(3, sectionsBefore: 3), .table),
      "attempt to move section 3 that does not exist - there are only 3 sections before the update"
    ),
    Sentence(
      "move section to nowhere (ours)",
      .update(.moveTargetOfSectionMissing(from: 0, to: 3, sectionsAfter: 3), .table),
      "attempt to move section 0 to section 3 that does not exist - there are only 3 sections after the update"
    ),
  ]

  private static let conflicts = [
    sentence(
      "delete and reload (B3)", .update(.itemDeletedAndReloaded(path(0, 3)), .collection),
      [(0, 3)], [Printed.path0_3]
    ) { "attempt to delete and reload the same index path (\($0[0]))" },
    sentence(
      "delete and move (B3)", .update(.itemDeletedAndMoved(path(0, 1)), .table), [(0, 1)],
      [Printed.path0_1]
    ) { "attempt to perform a delete and a move from the same index path (\($0[0]))" },
    sentence(
      "insert and move (B3)", .update(.itemInsertedAndMovedTo(path(0, 0)), .collection), [(0, 0)],
      [Printed.path0_0]
    ) { "attempt to perform an insert and a move to the same index path (\($0[0]))" },
    Sentence(
      "delete and reload section (ours)", .update(.sectionDeletedAndReloaded(1), .table),
      "attempt to delete and reload the same section (1)"),
    Sentence(
      "delete and move section (behaviour 3B)", .update(.sectionDeletedAndMoved(1), .collection),
      "attempt to delete and move from the same section 1"),
    Sentence(
      "insert and move section (behaviour 3.4)",
      .update(.sectionInsertedAndMovedTo(4), .collection),
      "attempt to perform an insert and a move to the same section (4)"),
    sentence(
      "two rows to one place (B4)",
      .update(.itemsMovedToOnePlace(path(6, 0), path(8, 0), to: path(7, 0)), .table),
      [(6, 0), (8, 0), (7, 0)], [Printed.path6_0, Printed.path8_0, Printed.path7_0]
    ) { "attempt to move both row at index path \($0[0]) and \($0[1]) to \($0[2])" },
    sentence(
      "two items to one place (B4)",
      .update(.itemsMovedToOnePlace(path(0, 0), path(0, 1), to: path(0, 2)), .collection),
      [(0, 0), (0, 1), (0, 2)], [Printed.path0_0, Printed.path0_1, Printed.path0_2]
    ) { "attempt to move both item at index path \($0[0]) and \($0[1]) to \($0[2])" },
    sentence(
      "one row to two places (ours)",
      .update(.itemMovedTwice(path(0, 0), to: path(0, 1), and: path(0, 2)), .table),
      [(0, 0), (0, 1), (0, 2)], [Printed.path0_0, Printed.path0_1, Printed.path0_2]
    ) { "attempt to move row at index path \($0[0]) to both \($0[1]) and \($0[2])" },
    Sentence(
      "two sections to one place (ours)",
      .update(.sectionsMovedToOnePlace(0, 1, to: 2), .table),
      "attempt to move both section 0 and 1 to 2"),
    Sentence(
      "one section to two places (ours)", .update(.sectionMovedTwice(0, to: 1, and: 2), .table),
      "attempt to move section 0 to both 1 and 2"),
    Sentence(
      "row into an inserted section (B4)",
      .update(.itemMovedIntoInsertedSection(2), .table),
      "cannot move a row into a newly inserted section (2)"),
    Sentence(
      "item into an inserted section (B4)",
      .update(.itemMovedIntoInsertedSection(2), .collection),
      "cannot move an item into a newly inserted section (2)"),
    Sentence(
      "row out of a deleted section (B4)", .update(.itemMovedOutOfDeletedSection(1), .table),
      "cannot move a row from a deleted section (1)"),
    Sentence(
      "item out of a deleted section (B4)",
      .update(.itemMovedOutOfDeletedSection(1), .collection),
      "cannot move an item from a deleted section (1)"),
  ]

  private static let animations = [
    Sentence(
      "two animations in a table (B6)", .update(.twoAnimationsForCell(path(0, 0)), .table),
      "Attempt to create two animations for cell"),
    Sentence(
      "two animations in a collection (B6)",
      .update(.twoAnimationsForCell(path(0, 0)), .collection),
      "attempt to create view animation for nil view"),
  ]
}

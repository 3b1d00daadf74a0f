import ListCore

// Messages of libraries that check an update before UIKit does, in words of their own. They are
// about the same mistakes.
extension MessageTemplate {
  /// The messages of Texture, formerly AsyncDisplayKit, about tables and collections alike.
  static let libraries: [MessageTemplate] = itemCounts + [sectionCounts] + positions

  private static let itemCounts: [MessageTemplate] = [
    ("number of items inserted or deleted", "inserted", "deleted"),
    ("number of items inserted or removed from the section", "inserted", "removed"),
    ("items added and removed", "added", "removed"),
  ].map { calls, inserted, deleted in
    MessageTemplate(
      .invalidNumberOfItems, nil,
      """
      Invalid number of items in section \(.section). The number of items after the update \
      (\(.after)) must be equal to the number of items before the update (\(.before)) plus or minus \
      the \(calls) (\(.inserted) \(inserted), \(.deleted) \(deleted))
      """
    ) { found in
      .itemCounts(
        ItemCountMismatch(
          section: try found.number(.section), before: try found.number(.before),
          after: try found.number(.after), inserted: try found.number(.inserted),
          deleted: try found.number(.deleted), movedIn: 0, movedOut: 0), .collection)
    }
  }

  private static let sectionCounts = MessageTemplate(
    .invalidNumberOfSections, nil,
    """
    Invalid number of sections. The number of sections after the update (\(.after)) must be equal \
    to the number of sections before the update (\(.before)) plus or minus the number of sections \
    inserted or deleted (\(.inserted) inserted, \(.deleted) deleted)
    """
  ) { found in
    .sectionCounts(
      SectionCountMismatch(
        before: try found.number(.before), after: try found.number(.after),
        inserted: try found.number(.inserted), deleted: try found.number(.deleted)), .collection)
  }

  private static let positions = [
    position(
      .attemptDeleteOutOfRange,
      """
      attempt to delete item \(.item) from section \(.section), which only contains \(.before) items \
      before the update
      """
    ) { .deletedItemMissing(try $0.itemAndSection(), itemsBefore: try $0.number(.before)) },
    position(
      .attemptInsertOutOfRange,
      """
      attempt to insert item \(.item) into section \(.section), which only contains \(.after) items \
      after the update
      """
    ) { .insertedItemMissing(try $0.itemAndSection(), itemsAfter: try $0.number(.after)) },
    position(
      .deleteAndReloadSameIndexPath,
      "attempt to delete and reload the same item at index path \(path: .path)"
    ) { .itemDeletedAndReloaded(try $0.path(.path)) },
  ]

  private static func position(
    _ family: TranscriptFamily, _ pattern: MessagePattern,
    _ fault: @escaping @Sendable (MessageFindings) throws -> UpdateFault
  ) -> MessageTemplate {
    MessageTemplate(family, nil, pattern) { .fault(.update(try fault($0), .collection)) }
  }
}

extension TranscriptFamily {
  public static let dequeueAppKitItem = Self("dequeue-appkit-item")
  public static let nsTableViewIndex = Self("nstableview-index")
}

// Crash families F: recognised, but not replayed.
extension MessageTemplate {
  /// The messages of AppKit's lists.
  static let appKit: [MessageTemplate] =
    ["inserting", "removing", "moving", "inserting/removing/moving"].map { verb in
      MessageTemplate(
        .nsTableViewIndex, .table,
        "NSTableView error \(verb) row \(.item) (numberOfRows: \(.before)).",
        obstacle: .notSimulated(.appKit))
    } + [
      MessageTemplate(
        .nsTableViewIndex, .table,
        """
        NSTableView Error: Insert/remove/move only works within a -beginUpdates/-endUpdates block \
        or a View Based TableView.
        """, obstacle: .notSimulated(.appKit)),
      MessageTemplate(
        .dequeueAppKitItem, .collection,
        """
        could not dequeue an item of kind: \(text: .elementKind) with identifier \
        \(text: .identifier) - must register a nib or a class for the identifier, or name a nib or \
        class to match the identifier
        """, obstacle: .notSimulated(.appKit),
        unsimulated: { .appKitItemNotRegistered(identifier: try $0.text(.identifier)) }),
    ]
}

import ListCore

extension TranscriptFamily {
  public static let attemptDeleteSectionOutOfRange = Self("attempt-delete-section-out-of-range")
  public static let attemptInsertSectionOutOfRange = Self("attempt-insert-section-out-of-range")
  public static let deleteAndReloadSameIndexPath = Self("delete-and-reload-same-index-path")
  public static let deleteAndMoveSameIndexPath = Self("delete-and-move-same-index-path")
  public static let insertAndMoveSameIndexPath = Self("insert-and-move-same-index-path")
  public static let deleteAndReloadSameSection = Self("delete-and-reload-same-section")
  public static let deleteAndMoveSameSection = Self("delete-and-move-same-section")
  public static let insertAndMoveSameSection = Self("insert-and-move-same-section")
  public static let moveBothToSame = Self("move-both-to-same")
  public static let moveTwice = Self("move-to-two-places")
  public static let updateInvalidIndexPath = Self("update-invalid-index-path")
  public static let invalidIndexPathLength = Self("invalid-index-path-length")
}

// Crash families B1 to B5, where a table and a collection view use the same words. They are
// replayed on a table.
extension MessageTemplate {
  /// The messages about changes that contradict each other, and about sections.
  static let conflicts: [MessageTemplate] = [
    conflict(
      .attemptDeleteSectionOutOfRange,
      """
      attempt to delete section \(.section), but there are only \(.before) sections before the \
      update
      """
    ) {
      .deletedSectionMissing(try $0.number(.section), sectionsBefore: try $0.number(.before))
    },
    conflict(
      .attemptInsertSectionOutOfRange,
      """
      attempt to insert section \(.section)\(maybe: ",") but there are only \(.after) sections \
      after the update
      """
    ) {
      .insertedSectionMissing(try $0.number(.section), sectionsAfter: try $0.number(.after))
    },
    conflict(
      .moveFromMissing,
      """
      attempt to move section \(.section) that does not exist - there are only \(.before) \
      sections before the update
      """
    ) { .movedSectionMissing(try $0.number(.section), sectionsBefore: try $0.number(.before)) },
    conflict(
      .moveToMissing,
      """
      attempt to move section \(.section) to section \(.index) that does not exist - there are \
      only \(.after) sections after the update
      """
    ) {
      .moveTargetOfSectionMissing(
        from: try $0.number(.section), to: try $0.number(.index),
        sectionsAfter: try $0.number(.after))
    },
    conflict(
      .moveBothToSame,
      "attempt to move both section \(.section) and \(.item) to \(.index)"
    ) {
      .sectionsMovedToOnePlace(
        try $0.number(.section), try $0.number(.item), to: try $0.number(.index))
    },
    conflict(
      .moveTwice, "attempt to move section \(.section) to both \(.index) and \(.item)"
    ) {
      .sectionMovedTwice(
        try $0.number(.section), to: try $0.number(.index), and: try $0.number(.item))
    },

    conflict(
      .deleteAndReloadSameIndexPath,
      "attempt to delete and reload the same index path (\(path: .path))"
    ) { .itemDeletedAndReloaded(try $0.path(.path)) },
    conflict(
      .deleteAndMoveSameIndexPath,
      "attempt to perform a delete and a move from the same index path (\(path: .path))"
    ) { .itemDeletedAndMoved(try $0.path(.path)) },
    conflict(
      .insertAndMoveSameIndexPath,
      "attempt to perform an insert and a move to the same index path (\(path: .path))"
    ) { .itemInsertedAndMovedTo(try $0.path(.path)) },
    conflict(
      .deleteAndReloadSameSection,
      "attempt to delete and reload the same section (\(.section))"
    ) { .sectionDeletedAndReloaded(try $0.number(.section)) },
    conflict(
      .deleteAndMoveSameSection,
      "attempt to perform a delete and a move from the same section (\(.section))"
    ) { .sectionDeletedAndMoved(try $0.number(.section)) },
    conflict(
      .deleteAndMoveSameSection,
      "attempt to delete and move from the same section \(.section)"
    ) { .sectionDeletedAndMoved(try $0.number(.section)) },
    conflict(
      .insertAndMoveSameSection,
      "attempt to perform an insert and a move to the same section (\(.section))"
    ) { .sectionInsertedAndMovedTo(try $0.number(.section)) },

    MessageTemplate(
      .updateInvalidIndexPath, nil,
      "Attempted to perform update with invalid index path: \(path: .path)"
    ) { found in
      let indexes = try found.list(.path)
      return .fault(.query(.invalidUpdatePath(description: "\(indexes)")))
    },
    invalidLength(
      .table,
      """
      Invalid index path for use with UITableView. Index paths passed to table view must contain \
      exactly two indices specifying the section and row. Please use the category on NSIndexPath \
      in \(text: .detail).h if possible.
      """),
    invalidLength(
      .collection,
      """
      Invalid index path for use with UICollectionView. Index paths passed to collection view \
      must contain exactly two indices specifying the section and item. Please use the category \
      on NSIndexPath in \(text: .detail).h if possible.
      """),
    invalidLength(
      .table,
      """
      Invalid index path for use with UITableView. This index path must contain exactly two \
      indices specifying the section and row.
      """),
    invalidLength(
      .collection,
      """
      Invalid index path for use with UICollectionView. This index path must contain exactly two \
      indices specifying the section and item.
      """),
  ]

  private static func conflict(
    _ family: TranscriptFamily, _ pattern: MessagePattern,
    _ fault: @escaping @Sendable (MessageFindings) throws -> UpdateFault
  ) -> MessageTemplate {
    MessageTemplate(family, nil, pattern) { .fault(.update(try fault($0), .table)) }
  }

  private static func invalidLength(
    _ kind: ListKind, _ pattern: MessagePattern
  ) -> MessageTemplate {
    MessageTemplate(.invalidIndexPathLength, kind, pattern) { _ in
      .fault(.query(.invalidPathLength(kind)))
    }
  }
}

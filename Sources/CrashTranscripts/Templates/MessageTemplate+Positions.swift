import ListCore

extension TranscriptFamily {
  public static let attemptDeleteOutOfRange = Self("attempt-delete-out-of-range")
  public static let attemptDeleteNoSection = Self("attempt-delete-no-section")
  public static let attemptInsertOutOfRange = Self("attempt-insert-out-of-range")
  public static let attemptInsertNoSection = Self("attempt-insert-no-section")
  public static let moveFromMissing = Self("move-from-missing")
  public static let moveToMissing = Self("move-to-missing")
  public static let moveIntoInsertedSection = Self("move-into-inserted-section")
  public static let moveFromDeletedSection = Self("move-from-deleted-section")
}

// Crash families B1, B2, B4: a position of a batch does not exist.
extension MessageTemplate {
  /// Returns the messages about positions of one kind of list.
  static func positions(_ kind: ListKind) -> [MessageTemplate] {
    let noun = kind.itemNoun
    let article =
      switch kind {
      case .table: "a"
      case .collection: "an"
      }
    func template(
      _ family: TranscriptFamily, _ pattern: MessagePattern,
      _ fault: @escaping @Sendable (MessageFindings) throws -> UpdateFault
    ) -> MessageTemplate {
      MessageTemplate(family, kind, pattern) { .fault(.update(try fault($0), kind)) }
    }
    return [
      template(
        .attemptDeleteOutOfRange,
        """
        attempt to delete \(noun) \(.item) from section \(.section) which only contains \
        \(.before) \(noun)s before the update
        """
      ) { .deletedItemMissing(try $0.itemAndSection(), itemsBefore: try $0.number(.before)) },
      template(
        .attemptDeleteNoSection,
        """
        attempt to delete \(noun) \(.item) from section \(.section), but there are only \
        \(.before) sections before the update
        """
      ) {
        .deletedItemSectionMissing(
          try $0.itemAndSection(), sectionsBefore: try $0.number(.before))
      },
      template(
        .attemptInsertOutOfRange,
        """
        attempt to insert \(noun) \(.item) into section \(.section), but there are only \
        \(.after) \(noun)s in section \(.index) after the update
        """
      ) { .insertedItemMissing(try $0.itemAndSection(), itemsAfter: try $0.number(.after)) },
      template(
        .attemptInsertNoSection,
        """
        attempt to insert \(noun) \(.item) into section \(.section), but there are only \
        \(.after) sections after the update
        """
      ) {
        .insertedItemSectionMissing(
          try $0.itemAndSection(), sectionsAfter: try $0.number(.after))
      },
      template(
        .moveFromMissing,
        """
        attempt to move index path (\(path: .path)) that does not exist - there are only \
        \(.before) \(noun)s in section \(.section) before the update
        """
      ) { .movedItemMissing(try $0.path(.path), itemsBefore: try $0.number(.before)) },
      template(
        .moveFromMissing,
        """
        attempt to move index path (\(path: .path)) that does not exist - there are only \
        \(.before) sections before the update
        """
      ) {
        .movedItemSectionMissing(try $0.path(.path), sectionsBefore: try $0.number(.before))
      },
      template(
        .moveToMissing,
        """
        attempt to move index path (\(path: .path)) to index path (\(path: .target)) that does \
        not exist - there are only \(.after) sections after the update
        """
      ) {
        .moveTargetSectionMissing(
          from: try $0.path(.path), to: try $0.path(.target),
          sectionsAfter: try $0.number(.after))
      },
      template(
        .moveTwice,
        """
        attempt to move \(noun) at index path \(path: .path) to both \(path: .target) and \
        \(path: .otherPath)
        """
      ) {
        .itemMovedTwice(try $0.path(.path), to: try $0.path(.target), and: try $0.path(.otherPath))
      },
      template(
        .moveToMissing,
        """
        attempt to move index path (\(path: .path)) to index path (\(path: .target)) that does \
        not exist - there are only \(.after) \(noun)s in section \(.section) after the update
        """
      ) {
        .moveTargetMissing(
          from: try $0.path(.path), to: try $0.path(.target), itemsAfter: try $0.number(.after))
      },
      template(
        .moveBothToSame,
        """
        attempt to move both \(noun) at index path \(path: .path) and \(path: .otherPath) to \
        \(path: .target)
        """
      ) {
        .itemsMovedToOnePlace(
          try $0.path(.path), try $0.path(.otherPath), to: try $0.path(.target))
      },
      template(
        .moveIntoInsertedSection,
        "cannot move \(article) \(noun) into a newly inserted section (\(.section))"
      ) { .itemMovedIntoInsertedSection(try $0.number(.section)) },
      template(
        .moveFromDeletedSection,
        "cannot move \(article) \(noun) from a deleted section (\(.section))"
      ) { .itemMovedOutOfDeletedSection(try $0.number(.section)) },
    ]
  }
}

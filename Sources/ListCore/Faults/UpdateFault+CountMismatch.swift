extension UpdateFault {
  /// Whether the counts did not add up, and nothing else was wrong with the batch.
  ///
  /// Older systems answered some of these with a reload instead of an exception. (behaviour 3.14)
  public var isCountMismatch: Bool {
    switch self {
    case .sectionCountMismatch, .itemCountMismatch:
      true
    case .deletedItemMissing, .deletedItemSectionMissing, .deletedSectionMissing,
      .insertedItemMissing, .insertedItemSectionMissing, .insertedSectionMissing,
      .movedItemMissing, .movedItemSectionMissing, .moveTargetMissing, .moveTargetSectionMissing,
      .movedSectionMissing, .moveTargetOfSectionMissing,
      .itemDeletedAndReloaded, .itemDeletedAndMoved, .itemInsertedAndMovedTo,
      .itemsMovedToOnePlace, .itemMovedTwice,
      .sectionDeletedAndReloaded, .sectionDeletedAndMoved, .sectionInsertedAndMovedTo,
      .sectionsMovedToOnePlace, .sectionMovedTwice,
      .itemMovedIntoInsertedSection, .itemMovedOutOfDeletedSection,
      .twoAnimationsForCell:
      false
    }
  }
}

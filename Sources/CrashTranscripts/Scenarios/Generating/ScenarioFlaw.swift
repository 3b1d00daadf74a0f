import ListCore

/// A common mistake in a batch that makes it crash.
///
/// ```swift
/// var generator = ScenarioGenerator(seed: 1)
/// generator.next(.illegal(.forgottenDeletion)).run().crash  // always one
/// ```
public enum ScenarioFlaw: String, CaseIterable, Hashable, Sendable {
  // MARK: Calls that do not match the model

  /// The model lost items, and not every deletion is announced.
  case forgottenDeletion
  /// The model gained items, and not every insertion is announced.
  case forgottenInsertion
  /// One insertion is announced by two calls.
  case insertionTwice
  /// One deletion is announced by two calls.
  case deletionTwice
  /// The deletion is announced in a different section than the one it happened in.
  case wrongSection
  /// The model grew, and a deletion is announced.
  case oppositeDirection
  /// Calls announce changes that the model does not make.
  case modelNotChanged
  /// The model changed before the list knew its counts. (behaviour 1.6)
  case modelChangedBeforeCounts
  /// The model lost an item, and a reload is announced. (behaviour 3.3)
  case reloadInsteadOfDeletion
  /// An item of a section that moves is reloaded. (behaviour 3.4)
  case reloadInMovedSection
  /// The model gained a section, and no call announces it.
  case forgottenSectionInsertion
  /// The model lost a section, and no call announces it.
  case forgottenSectionDeletion
  /// The insertion of one section is announced by two calls.
  case sectionInsertionTwice

  // MARK: The wrong side of the batch

  /// An index after the batch is used for a deletion, after items that the batch inserts.
  case newIndexForOld
  /// An index before the batch is used for an insertion, after items that the batch deletes.
  case oldIndexForNew

  // MARK: Contradicting calls

  /// An item is deleted and moved.
  case deletionAndMove
  /// An item is deleted and reloaded.
  case deletionAndReload
  /// An item is reloaded and moved.
  case reloadAndMove
  /// An item is inserted at the position that another one is moved to.
  case insertionAndMove
  /// Two items are moved to the same position.
  case movesToOnePlace
  /// One item is moved to two positions.
  case moveTwice
  /// An item on screen is reloaded by two calls.
  case reloadTwice
  /// A section is deleted and reloaded.
  case sectionDeletionAndReload
  /// A section is deleted and moved.
  case sectionDeletionAndMove
  /// A section is inserted at the position that another one is moved to.
  case sectionInsertionAndMove
  /// Two sections are moved to the same position.
  case sectionMovesToOnePlace
  /// One section is moved to two positions.
  case sectionMoveTwice
  /// A row is moved into a section that the batch inserts. Tables refuse that. (behaviour 3B)
  case moveIntoInsertedSection
  /// A row is moved out of a section that the batch deletes. Tables refuse that. (behaviour 3B)
  case moveOutOfDeletedSection

  // MARK: Missing positions

  /// The item to delete does not exist.
  case missingDeletion
  /// The item to reload does not exist. (behaviour 3.9)
  case missingReload
  /// The inserted item does not exist after the batch.
  case missingInsertion
  /// The item to move does not exist.
  case missingMoveSource
  /// The position to move to does not exist after the batch.
  case missingMoveTarget
  /// The section of the item to delete does not exist.
  case deletionInMissingSection
  /// The section of the inserted item does not exist after the batch.
  case insertionInMissingSection
  /// The section of the item to move does not exist.
  case moveFromMissingSection
  /// The section to move the item to does not exist after the batch.
  case moveToMissingSection
  /// The section to delete does not exist.
  case missingSectionDeletion
  /// The inserted section does not exist after the batch.
  case missingSectionInsertion
  /// The section to move does not exist.
  case missingSectionMoveSource
  /// The position to move the section to does not exist after the batch.
  case missingSectionMoveTarget
}

extension ScenarioFlaw {
  /// Returns whether a kind of list crashes with the mistake; collection views of current releases
  /// accept two of the mistakes.
  public func crashes(_ kind: ListKind) -> Bool {
    switch self {
    case .moveIntoInsertedSection, .moveOutOfDeletedSection: kind == .table
    default: true
    }
  }

  /// Returns the mistakes with which a kind of list crashes.
  public static func all(for kind: ListKind) -> [ScenarioFlaw] {
    allCases.filter { $0.crashes(kind) }
  }

  /// Returns the kind of fault that a list crashes with.
  public func faultKind(_ kind: ListKind) -> FaultKind {
    FaultKind(name: "update.\(faultName(kind))")
  }

  private func faultName(_ kind: ListKind) -> String {
    switch self {
    case .forgottenDeletion, .forgottenInsertion, .insertionTwice, .deletionTwice, .wrongSection,
      .oppositeDirection, .modelNotChanged, .modelChangedBeforeCounts, .reloadInsteadOfDeletion,
      .reloadInMovedSection:
      "itemCountMismatch"
    case .forgottenSectionInsertion, .forgottenSectionDeletion, .sectionInsertionTwice:
      "sectionCountMismatch"
    case .newIndexForOld, .missingDeletion, .missingReload: "deletedItemMissing"
    case .oldIndexForNew, .missingInsertion: "insertedItemMissing"
    case .deletionAndMove: "itemDeletedAndMoved"
    case .deletionAndReload: "itemDeletedAndReloaded"
    // A collection view reports the move as a deletion, a table the reload. (crash families B3)
    case .reloadAndMove: kind == .table ? "itemDeletedAndMoved" : "itemDeletedAndReloaded"
    case .insertionAndMove: "itemInsertedAndMovedTo"
    case .movesToOnePlace: "itemsMovedToOnePlace"
    case .moveTwice: "itemMovedTwice"
    case .reloadTwice: "twoAnimationsForCell"
    case .sectionDeletionAndReload: "sectionDeletedAndReloaded"
    case .sectionDeletionAndMove: "sectionDeletedAndMoved"
    case .sectionInsertionAndMove: "sectionInsertedAndMovedTo"
    case .sectionMovesToOnePlace: "sectionsMovedToOnePlace"
    case .sectionMoveTwice: "sectionMovedTwice"
    case .moveIntoInsertedSection: "itemMovedIntoInsertedSection"
    case .moveOutOfDeletedSection: "itemMovedOutOfDeletedSection"
    case .missingMoveSource: "movedItemMissing"
    case .missingMoveTarget: "moveTargetMissing"
    case .deletionInMissingSection: "deletedItemSectionMissing"
    case .insertionInMissingSection: "insertedItemSectionMissing"
    case .moveFromMissingSection: "movedItemSectionMissing"
    case .moveToMissingSection: "moveTargetSectionMissing"
    case .missingSectionDeletion: "deletedSectionMissing"
    case .missingSectionInsertion: "insertedSectionMissing"
    case .missingSectionMoveSource: "movedSectionMissing"
    case .missingSectionMoveTarget: "moveTargetOfSectionMissing"
    }
  }
}

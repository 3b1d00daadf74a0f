import ListCore

/// A mistake that people make with a batch, and that crashes.
///
/// ```swift
/// var generator = ScenarioGenerator(seed: 1)
/// generator.next(.illegal(.forgottenDeletion)).run().crash  // always one
/// ```
public enum ScenarioFlaw: String, CaseIterable, Hashable, Sendable {
  // MARK: Calls and model do not agree

  /// The model lost items, and not every one is announced.
  case forgottenDeletion
  /// The model got items, and not every one is announced.
  case forgottenInsertion
  /// One insertion is announced by two calls.
  case insertionTwice
  /// One deletion is announced by two calls.
  case deletionTwice
  /// The deletion is announced in another section than it happened in.
  case wrongSection
  /// The model grew, and a deletion is announced.
  case oppositeDirection
  /// Calls announce what the model does not do.
  case modelNotChanged
  /// The model changed before the list knew its counts. (behaviour 1.6)
  case modelChangedBeforeCounts
  /// The model lost an item, and a reload is announced. (behaviour 3.3)
  case reloadInsteadOfDeletion
  /// An item of a section that moves is reloaded. (behaviour 3.4)
  case reloadInMovedSection
  /// The model got a section, and no call says so.
  case forgottenSectionInsertion
  /// The model lost a section, and no call says so.
  case forgottenSectionDeletion
  /// The insertion of one section is announced by two calls.
  case sectionInsertionTwice

  // MARK: The wrong side of the batch

  /// An index after the batch is used for a deletion, behind items that the batch inserts.
  case newIndexForOld
  /// An index before the batch is used for an insertion, behind items that the batch deletes.
  case oldIndexForNew

  // MARK: Two calls contradict each other

  /// An item is deleted and moved.
  case deletionAndMove
  /// An item is deleted and reloaded.
  case deletionAndReload
  /// An item is reloaded and moved.
  case reloadAndMove
  /// An item is inserted where another one is moved to.
  case insertionAndMove
  /// Two items are moved to one place.
  case movesToOnePlace
  /// One item is moved to two places.
  case moveTwice
  /// An item on screen is reloaded by two calls.
  case reloadTwice
  /// A section is deleted and reloaded.
  case sectionDeletionAndReload
  /// A section is deleted and moved.
  case sectionDeletionAndMove
  /// A section is inserted where another one is moved to.
  case sectionInsertionAndMove
  /// Two sections are moved to one place.
  case sectionMovesToOnePlace
  /// One section is moved to two places.
  case sectionMoveTwice
  /// A row is moved into a section that the batch inserts. Tables refuse that. (behaviour 3B)
  case moveIntoInsertedSection
  /// A row is moved out of a section that the batch deletes. Tables refuse that. (behaviour 3B)
  case moveOutOfDeletedSection

  // MARK: What does not exist

  /// The item to delete is not there.
  case missingDeletion
  /// The item to reload is not there. (behaviour 3.9)
  case missingReload
  /// The inserted item is not there after the batch.
  case missingInsertion
  /// The item to move is not there.
  case missingMoveSource
  /// The place to move to is not there after the batch.
  case missingMoveTarget
  /// The section of the item to delete is not there.
  case deletionInMissingSection
  /// The section of the inserted item is not there after the batch.
  case insertionInMissingSection
  /// The section of the item to move is not there.
  case moveFromMissingSection
  /// The section to move the item to is not there after the batch.
  case moveToMissingSection
  /// The section to delete is not there.
  case missingSectionDeletion
  /// The inserted section is not there after the batch.
  case missingSectionInsertion
  /// The section to move is not there.
  case missingSectionMoveSource
  /// The place to move the section to is not there after the batch.
  case missingSectionMoveTarget
}

extension ScenarioFlaw {
  /// Whether a kind of list crashes with the mistake; a collection view of today lets two pass.
  public func crashes(_ kind: ListKind) -> Bool {
    switch self {
    case .moveIntoInsertedSection, .moveOutOfDeletedSection: kind == .table
    default: true
    }
  }

  /// The mistakes with which a kind of list crashes.
  public static func all(for kind: ListKind) -> [ScenarioFlaw] {
    allCases.filter { $0.crashes(kind) }
  }

  /// What a list crashes with.
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
    // A collection view takes the move for a deletion, a table the reload. (crash families B3)
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

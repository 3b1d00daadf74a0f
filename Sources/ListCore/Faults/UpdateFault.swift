/// The reason why a batch cannot be applied, in numbers.
///
/// The first fault wins, in the order in which UIKit checks: missing positions, contradictions,
/// then counts (behaviour 3.8 to 3.12).
public enum UpdateFault: Error, Hashable, Sendable {
  // MARK: A position that does not exist

  /// The item to delete or reload is not in the section before the batch.
  case deletedItemMissing(ItemPath, itemsBefore: Int)
  /// The section of the item to delete or reload does not exist before the batch.
  case deletedItemSectionMissing(ItemPath, sectionsBefore: Int)
  /// The section to delete or reload does not exist before the batch.
  case deletedSectionMissing(Int, sectionsBefore: Int)

  /// The inserted item is not in the section after the batch.
  case insertedItemMissing(ItemPath, itemsAfter: Int)
  /// The section of the inserted item does not exist after the batch.
  case insertedItemSectionMissing(ItemPath, sectionsAfter: Int)
  /// The inserted section does not exist after the batch.
  case insertedSectionMissing(Int, sectionsAfter: Int)

  /// The item to move is not in the section before the batch.
  case movedItemMissing(ItemPath, itemsBefore: Int)
  /// The section of the item to move does not exist before the batch.
  case movedItemSectionMissing(ItemPath, sectionsBefore: Int)
  /// The item's target is not in the section after the batch.
  case moveTargetMissing(from: ItemPath, to: ItemPath, itemsAfter: Int)
  /// The section of the item's target does not exist after the batch.
  case moveTargetSectionMissing(from: ItemPath, to: ItemPath, sectionsAfter: Int)
  /// The section to move does not exist before the batch.
  case movedSectionMissing(Int, sectionsBefore: Int)
  /// The section's target does not exist after the batch.
  case moveTargetOfSectionMissing(from: Int, to: Int, sectionsAfter: Int)

  // MARK: Two changes that contradict each other

  /// The item before the batch is deleted and reloaded.
  case itemDeletedAndReloaded(ItemPath)
  /// The item before the batch is deleted, or reloaded, and moved away.
  case itemDeletedAndMoved(ItemPath)
  /// The position after the batch is inserted, or refilled by a reload, and moved to.
  case itemInsertedAndMovedTo(ItemPath)
  /// Two items before the batch are moved to one position after it.
  case itemsMovedToOnePlace(ItemPath, ItemPath, to: ItemPath)
  /// One item before the batch is moved to two positions after it.
  case itemMovedTwice(ItemPath, to: ItemPath, and: ItemPath)
  /// The section before the batch is deleted and reloaded.
  case sectionDeletedAndReloaded(Int)
  /// The section before the batch is deleted, or reloaded, and moved away.
  case sectionDeletedAndMoved(Int)
  /// The position after the batch is inserted, or refilled by a reload, and moved to.
  case sectionInsertedAndMovedTo(Int)
  /// Two sections before the batch are moved to one position after it.
  case sectionsMovedToOnePlace(Int, Int, to: Int)
  /// One section before the batch is moved to two positions after it.
  case sectionMovedTwice(Int, to: Int, and: Int)
  /// An item is moved into a section that the batch inserts. The section is the one after it.
  case itemMovedIntoInsertedSection(Int)
  /// An item is moved out of a section that the batch deletes. The section is the one before it.
  case itemMovedOutOfDeletedSection(Int)

  // MARK: Counts that do not match

  /// The number of sections after the batch does not match its changes.
  case sectionCountMismatch(SectionCountMismatch, BatchEvidence)
  /// The number of items in a section after the batch does not match its changes.
  case itemCountMismatch(ItemCountMismatch, BatchEvidence)

  // MARK: Two animations of one view

  /// A cell on screen is part of two operations of the batch. The item is the one before it.
  case twoAnimationsForCell(ItemPath)
}

extension UpdateFault {
  /// The kind of mistake and its position, which is all that causes and repairs need to know.
  var breach: Breach {
    switch self {
    case .deletedItemMissing(let path, _), .deletedItemSectionMissing(let path, _):
      .missing(.itemBefore(path)) { !$0.isMove }
    case .deletedSectionMissing(let section, _):
      .missing(.sectionBefore(section)) { !$0.isMove }
    case .insertedItemMissing(let path, _), .insertedItemSectionMissing(let path, _):
      .missing(.itemAfter(path)) { !$0.isMove }
    case .insertedSectionMissing(let section, _):
      .missing(.sectionAfter(section)) { !$0.isMove }
    case .movedItemMissing(let path, _), .movedItemSectionMissing(let path, _):
      .missing(.itemBefore(path)) { $0.isMove }
    case .moveTargetMissing(let from, let to, _), .moveTargetSectionMissing(let from, let to, _):
      .missing(.itemAfter(to)) { $0.itemSource == from }
    case .movedSectionMissing(let section, _):
      .missing(.sectionBefore(section)) { $0.isMove }
    case .moveTargetOfSectionMissing(let from, let to, _):
      .missing(.sectionAfter(to)) { $0.sectionSource == from }

    case .itemDeletedAndReloaded(let path), .itemDeletedAndMoved(let path),
      .itemMovedTwice(let path, _, _):
      .conflict(.itemBefore(path))
    case .itemInsertedAndMovedTo(let path), .itemsMovedToOnePlace(_, _, let path):
      .conflict(.itemAfter(path))
    case .sectionDeletedAndReloaded(let section), .sectionDeletedAndMoved(let section),
      .sectionMovedTwice(let section, _, _):
      .conflict(.sectionBefore(section))
    case .sectionInsertedAndMovedTo(let section), .sectionsMovedToOnePlace(_, _, let section):
      .conflict(.sectionAfter(section))
    case .itemMovedIntoInsertedSection(let section):
      .moveAcross(.sectionAfter(section))
    case .itemMovedOutOfDeletedSection(let section):
      .moveAcross(.sectionBefore(section))

    case .sectionCountMismatch(let mismatch, _): .sectionCounts(mismatch)
    case .itemCountMismatch(let mismatch, _): .itemCounts(mismatch)
    case .twoAnimationsForCell(let path): .twoAnimations(path)
    }
  }
}

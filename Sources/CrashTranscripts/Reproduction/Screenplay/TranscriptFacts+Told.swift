import ListCore

/// Which counts of a list a message tells, and what it leaves open about the calls.
struct ToldCounts {
  /// The sections whose items are told before the update.
  var before: Set<Int> = []
  /// The sections whose items are told after the update.
  var after: Set<Int> = []
  /// Whether the number of sections before the update is told.
  var sectionsBefore = false
  /// Whether the number of sections after the update is told.
  var sectionsAfter = false
  /// Whether the whole list and all calls are told.
  var everything = false
  /// What is guessed about the calls, in a phrase.
  var guess: String?
}

extension TranscriptFacts {
  /// What the message tells.
  var told: ToldCounts {
    switch self {
    case .itemCounts(let mismatch, let kind): mismatch.told(kind, positions: nil)
    case .sectionCounts(let mismatch, _): mismatch.told(positions: nil)
    case .batch: ToldCounts(everything: true)
    case .tableUpdateWithoutNumbers: ToldCounts(guess: "an update without calls")
    case .droppedUpdate(let update):
      switch update.mismatch {
      case .items(let mismatch): mismatch.told(.collection, positions: update.changes)
      case .sections(let mismatch): mismatch.told(positions: update.changes)
      }
    case .fault(.update(let fault, let kind)): fault.told(kind)
    case .fault(.query(let fault)): fault.told
    case .fault(.cell(.dequeuedForUnknownSection)): ToldCounts(sectionsBefore: true)
    case .fault(.layout(.supplementaryOfMissingSection)): ToldCounts(sectionsBefore: true)
    case .fault(.cell), .fault(.layout), .fault(.snapshot): ToldCounts()
    case .warning(.updateDropped(let fault, _, _)): fault.told(.collection)
    case .warning: ToldCounts()
    }
  }
}

extension ItemCountMismatch {
  fileprivate func told(_ kind: ListKind, positions: [Change]?) -> ToldCounts {
    let isOpen = positions == nil && inserted + deleted + movedIn + movedOut > 0
    return ToldCounts(
      before: [section], after: [section],
      guess: isOpen ? "which \(kind.itemNoun)s are meant: the first ones" : nil)
  }
}

extension SectionCountMismatch {
  fileprivate func told(positions: [Change]?) -> ToldCounts {
    let isOpen = positions == nil && inserted + deleted > 0
    return ToldCounts(
      sectionsBefore: true, sectionsAfter: true,
      guess: isOpen ? "which sections are meant: the first ones" : nil)
  }
}

extension UpdateFault {
  fileprivate func told(_ kind: ListKind) -> ToldCounts {
    let item = kind.itemNoun
    switch self {
    case .deletedItemMissing(let path, _):
      return ToldCounts(before: [path.section])
    case .movedItemMissing(let path, _):
      return ToldCounts(
        before: [path.section],
        guess: "where the move ends: \(item) 0 of section \(path.section)")
    case .insertedItemMissing(let path, _), .moveTargetMissing(_, let path, _):
      return ToldCounts(after: [path.section])
    case .deletedItemSectionMissing, .deletedSectionMissing:
      return ToldCounts(sectionsBefore: true)
    case .movedItemSectionMissing:
      return ToldCounts(
        sectionsBefore: true, guess: "where the move ends: \(item) 0 of section 0")
    case .movedSectionMissing:
      return ToldCounts(sectionsBefore: true, guess: "where the move ends: section 0")
    case .insertedItemSectionMissing, .insertedSectionMissing, .moveTargetSectionMissing,
      .moveTargetOfSectionMissing:
      return ToldCounts(sectionsAfter: true)
    case .itemDeletedAndMoved(let path):
      return ToldCounts(guess: "where the move ends: \(item) 0 of section \(path.section)")
    case .itemInsertedAndMovedTo(let path):
      return ToldCounts(guess: "where the move starts: \(item) 0 of section \(path.section)")
    case .sectionDeletedAndMoved:
      return ToldCounts(guess: "where the move ends: section 0")
    case .sectionInsertedAndMovedTo:
      return ToldCounts(guess: "where the move starts: section 0")
    case .itemMovedIntoInsertedSection:
      return ToldCounts(guess: "where the move starts: \(item) 0 of section 0")
    case .itemMovedOutOfDeletedSection:
      return ToldCounts(guess: "where the move ends: \(item) 0 of section 0")
    case .twoAnimationsForCell:
      return ToldCounts(guess: "which calls: \(item) 0 of section 0 is reloaded twice")
    case .itemDeletedAndReloaded, .itemsMovedToOnePlace, .itemMovedTwice,
      .sectionDeletedAndReloaded, .sectionsMovedToOnePlace, .sectionMovedTwice:
      return ToldCounts()
    case .sectionCountMismatch, .itemCountMismatch:
      return ToldCounts(everything: true)
    }
  }
}

extension QueryFault {
  fileprivate var told: ToldCounts {
    switch self {
    case .scrollToMissingRow(let path, _, _, _), .scrollToMissingItem(let path, _, _):
      ToldCounts(before: [path.section])
    case .invalidReorderTarget(let path, let rows):
      // A section without rows may as well not exist.
      rows > 0
        ? ToldCounts(before: [path.section], guess: "which row is dragged: the section's first")
        : ToldCounts(guess: "which row is dragged: another section's first")
    case .scrollToRowOfMissingSection, .scrollToItemOfMissingSection, .itemsOfMissingSection,
      .rowsOfMissingSection:
      ToldCounts(sectionsBefore: true)
    case .contradictoryScrollPosition, .rectOfMissingRow, .missingGlobalIndex, .invalidUpdatePath,
      .invalidPathLength, .visibleCellsDuringUpdate, .reloadInsideBatch:
      ToldCounts()
    }
  }
}

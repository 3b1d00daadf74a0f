import ListCore

extension TranscriptFacts {
  /// The counts that the message states.
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
    case .fault(.update(let fault, let kind)): FaultReplay(fault, kind).told
    case .fault(.query(let fault)): fault.told
    case .fault(.cell(.dequeuedForUnknownSection)): ToldCounts(sectionsBefore: true)
    case .fault(.layout(.supplementaryOfMissingSection)): ToldCounts(sectionsBefore: true)
    case .fault(.cell), .fault(.layout), .fault(.snapshot), .fault(.misuse): ToldCounts()
    case .warning(.updateDropped(let fault, _, _)): FaultReplay(fault, .collection).told
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

extension QueryFault {
  fileprivate var told: ToldCounts {
    switch self {
    case .scrollToMissingRow(let path, _, _, _), .scrollToMissingItem(let path, _, _):
      ToldCounts(before: [path.section])
    case .invalidReorderTarget(let path, let rows):
      // A section without rows is indistinguishable from a missing one.
      rows > 0
        ? ToldCounts(before: [path.section], guess: "which row is dragged: the section's first")
        : ToldCounts(guess: "which row is dragged: another section's first")
    case .scrollToRowOfMissingSection, .scrollToItemOfMissingSection, .itemsOfMissingSection,
      .rowsOfMissingSection:
      ToldCounts(sectionsBefore: true)
    case .contradictoryScrollPosition, .rectOfMissingRow, .rectOfMissingSection,
      .missingGlobalIndex, .invalidUpdatePath,
      .invalidPathLength, .visibleCellsDuringUpdate, .reloadInsideBatch:
      ToldCounts()
    }
  }
}

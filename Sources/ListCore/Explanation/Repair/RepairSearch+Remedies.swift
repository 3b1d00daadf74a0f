extension RepairSearch {
  /// The drafts that are one step on from a fault.
  func remedies(for fault: UpdateFault, in draft: RepairDraft) -> [RepairDraft] {
    switch fault {
    case .sectionCountMismatch(let mismatch, _):
      sectionRemedies(for: mismatch, in: draft)
    case .itemCountMismatch(let mismatch, _):
      itemRemedies(for: mismatch.section, in: draft)
    case .deletedItemMissing, .deletedItemSectionMissing, .deletedSectionMissing,
      .insertedItemMissing, .insertedItemSectionMissing, .insertedSectionMissing,
      .movedItemMissing, .movedItemSectionMissing, .moveTargetMissing, .moveTargetSectionMissing,
      .movedSectionMissing, .moveTargetOfSectionMissing,
      .itemDeletedAndReloaded, .itemDeletedAndMoved, .itemInsertedAndMovedTo,
      .itemsMovedToOnePlace, .itemMovedTwice,
      .sectionDeletedAndReloaded, .sectionDeletedAndMoved, .sectionInsertedAndMovedTo,
      .sectionsMovedToOnePlace, .sectionMovedTwice,
      .itemMovedIntoInsertedSection, .itemMovedOutOfDeletedSection, .twoAnimationsForCell:
      reconciliation(of: draft).map { [$0] }
        ?? removals(ofWhatIsNamedBy: fault, in: draft) + shifts(in: draft)
    }
  }

  /// What is missing anyway, put in before the contradiction is resolved: it may move the new cell
  /// of a reload, or a reloaded section, out of the way. (behaviour 3.4)
  private func shifts(in draft: RepairDraft) -> [RepairDraft] {
    let ledger = ledger(of: draft)
    if !ledger.sectionsBalance { return sectionRemedies(for: ledger.sections, in: draft) }
    return ledger.rows.first { !$0.balances }?.after
      .map { itemRemedies(for: $0, in: draft) } ?? []
  }

  private func removals(
    ofWhatIsNamedBy fault: UpdateFault, in draft: RepairDraft
  ) -> [RepairDraft] {
    let places = fault.places
    let batch = draft.apply(to: evidence.batch)
    let proposal = Proposal(
      batch, from: evidence.before, to: evidence.after, kind: kind, profile: profile)
    let landings = proposal.items.landings.filter { places.itemsAfter.contains($0.to) }
    let sectionLandings = proposal.sections.landings.filter {
      places.sectionsAfter.contains($0.to.item)
    }
    return removals(from: draft) { change in
      switch change {
      case .deleteItem(let path): places.itemsBefore.contains(path)
      case .insertItem(let path): places.itemsAfter.contains(path)
      case .reloadItem(let path):
        places.itemsBefore.contains(path) || landings.contains { $0.from == path }
      case .moveItem(let from, let to):
        places.itemsBefore.contains(from) || places.itemsAfter.contains(to)
          || places.sectionsBefore.contains(from.section)
          || places.sectionsAfter.contains(to.section)
          // A reload lands past the end only where something is moved. (behaviour 3.4)
          || landings.contains { $0.from.section == from.section || $0.to.section == to.section }
      case .deleteSection(let section): places.sectionsBefore.contains(section)
      case .insertSection(let section): places.sectionsAfter.contains(section)
      case .reloadSection(let section):
        places.sectionsBefore.contains(section)
          || sectionLandings.contains { $0.from.item == section }
      case .moveSection(let from, let to):
        places.sectionsBefore.contains(from) || places.sectionsAfter.contains(to)
          || !sectionLandings.isEmpty || !landings.isEmpty
      }
    }
  }
}

/// The positions that a fault is about.
struct FaultPlaces {
  var itemsBefore: [ItemPath] = []
  var itemsAfter: [ItemPath] = []
  var sectionsBefore: [Int] = []
  var sectionsAfter: [Int] = []
}

extension UpdateFault {
  /// The positions that the fault is about, on their sides of the batch.
  var places: FaultPlaces {
    switch self {
    case .deletedItemMissing(let path, _), .deletedItemSectionMissing(let path, _),
      .movedItemMissing(let path, _), .movedItemSectionMissing(let path, _),
      .itemDeletedAndReloaded(let path), .itemDeletedAndMoved(let path),
      .itemMovedTwice(let path, _, _):
      FaultPlaces(itemsBefore: [path])
    case .insertedItemMissing(let path, _), .insertedItemSectionMissing(let path, _),
      .moveTargetMissing(_, let path, _), .moveTargetSectionMissing(_, let path, _),
      .itemInsertedAndMovedTo(let path), .itemsMovedToOnePlace(_, _, let path):
      FaultPlaces(itemsAfter: [path])
    case .deletedSectionMissing(let section, _), .movedSectionMissing(let section, _),
      .sectionDeletedAndReloaded(let section), .sectionDeletedAndMoved(let section),
      .sectionMovedTwice(let section, _, _), .itemMovedOutOfDeletedSection(let section):
      FaultPlaces(sectionsBefore: [section])
    case .insertedSectionMissing(let section, _), .moveTargetOfSectionMissing(_, let section, _),
      .sectionInsertedAndMovedTo(let section), .sectionsMovedToOnePlace(_, _, let section),
      .itemMovedIntoInsertedSection(let section):
      FaultPlaces(sectionsAfter: [section])
    case .twoAnimationsForCell(let path):
      FaultPlaces(itemsBefore: [path], sectionsBefore: [path.section])
    case .sectionCountMismatch, .itemCountMismatch:
      FaultPlaces()
    }
  }
}

/// A condition that must hold for a batch to be applied.
struct UpdateRule: Sendable {
  /// The check of the rule: returns the first fault, or `nil` if the rule holds.
  let fault: @Sendable (Proposal) -> UpdateFault?

  /// All rules, in the order in which a list reports faults: the first fault wins.
  ///
  /// Missing positions come before contradictions, and both before counts (behaviour 3.10). No
  /// report shows the order inside the second group. Each group is listed in the file of its rules.
  static let all =
    existence + itemConflicts + sectionConflicts + movesAcrossSections + counts
    + [reloadTargetsExist]
}

extension UpdateRule {
  /// The rule that the new cells of reloads have positions that exist after the batch.
  ///
  /// Their positions ignore moves (behaviour 3.4), so a batch whose counts match can still place a
  /// new cell past the end. It is reported as an insertion, since a reload is one (behaviour 3.3).
  static let reloadTargetsExist = UpdateRule { proposal in
    if let section = proposal.missingReloadTargetOfSection {
      return .insertedSectionMissing(section, sectionsAfter: proposal.after.sectionCount)
    }
    return proposal.items.reloadTargets.first { !proposal.after.contains($0.to) }
      .map { proposal.missingItemInsertion($0.to) }
  }
}

extension Proposal {
  /// The first index past the end at which a reloaded section ends up. Only a section that is
  /// deleted twice causes it.
  var missingReloadTargetOfSection: Int? {
    sections.reloadTargets.first { $0.to.item >= after.sectionCount }?.to.item
  }
}

// An item leaves its position once, and arrives at a position alone. (behaviour 3B, crash families
// B3) A second deletion, reload or insertion at one position is allowed, as in UIKit.

extension UpdateRule {
  /// The rules that no two changes of items contradict each other.
  static let itemConflicts: [UpdateRule] = [
    noItemDeletedAndReloaded, noItemDeletedAndMoved, noItemInsertedAndMovedTo,
    noItemsMovedToOnePlace, noItemMovedTwice,
  ]

  /// The rule that no item is both deleted and reloaded.
  ///
  /// A collection view treats a move as a deletion here: a reload and a move of one item are
  /// reported as a deletion and a reload (crash families B3, report c093).
  private static let noItemDeletedAndReloaded = UpdateRule { proposal in
    let movesCount = proposal.kind == .collection
    return proposal.items.departureCollisions
      .first { $0.isDeletionAndReload || (movesCount && $0.isReloadAndMove) }
      .map { .itemDeletedAndReloaded($0.path) }
  }

  /// The rule that no item is both deleted, or reloaded, and moved. A table reports the reload as a
  /// deletion.
  private static let noItemDeletedAndMoved = UpdateRule { proposal in
    proposal.items.departureCollisions
      .first { $0.isDeletionAndMove || $0.isReloadAndMove }
      .map { .itemDeletedAndMoved($0.path) }
  }

  /// The rule that no item is moved to the position of an insertion, or of the new cell of a
  /// reload.
  private static let noItemInsertedAndMovedTo = UpdateRule { proposal in
    proposal.items.arrivalCollisions.first(where: \.isNewAndMove)
      .map { .itemInsertedAndMovedTo($0.path) }
  }

  /// The rule that no two items are moved to the same position. (crash families B4)
  private static let noItemsMovedToOnePlace = UpdateRule { proposal in
    for pair in proposal.items.arrivalCollisions {
      guard let source = pair.first.source, let other = pair.second.source else { continue }
      return .itemsMovedToOnePlace(source, other, to: pair.path)
    }
    return nil
  }

  /// The rule that no item is moved to two positions.
  private static let noItemMovedTwice = UpdateRule { proposal in
    for pair in proposal.items.departureCollisions {
      guard let target = pair.first.target, let other = pair.second.target else { continue }
      return .itemMovedTwice(pair.path, to: target, and: other)
    }
    return nil
  }
}

// A section leaves its position once, and arrives at a position alone. (behaviour 3B, crash
// families B3) A second deletion, reload or insertion at one position is allowed, as in UIKit.

extension UpdateRule {
  /// The rules that no two changes of sections contradict each other.
  static let sectionConflicts: [UpdateRule] = [
    noSectionDeletedAndReloaded, noSectionDeletedAndMoved, noSectionInsertedAndMovedTo,
    noSectionsMovedToOnePlace, noSectionMovedTwice,
  ]

  /// The rule that no section is both deleted and reloaded.
  private static let noSectionDeletedAndReloaded = UpdateRule { proposal in
    proposal.sections.departureCollisions
      .first { $0.isDeletionAndReload }
      .map { .sectionDeletedAndReloaded($0.path.item) }
  }

  /// The rule that no section is both deleted, or reloaded, and moved.
  private static let noSectionDeletedAndMoved = UpdateRule { proposal in
    proposal.sections.departureCollisions
      .first { $0.isDeletionAndMove || $0.isReloadAndMove }
      .map { .sectionDeletedAndMoved($0.path.item) }
  }

  /// The rule that no section is moved to the position of an insertion, or of a reloaded section.
  /// (behaviour 3.4)
  private static let noSectionInsertedAndMovedTo = UpdateRule { proposal in
    proposal.sections.arrivalCollisions.first(where: \.isNewAndMove)
      .map { .sectionInsertedAndMovedTo($0.path.item) }
  }

  /// The rule that no two sections are moved to the same position.
  private static let noSectionsMovedToOnePlace = UpdateRule { proposal in
    for pair in proposal.sections.arrivalCollisions {
      guard let source = pair.first.source, let other = pair.second.source else { continue }
      return .sectionsMovedToOnePlace(source.item, other.item, to: pair.path.item)
    }
    return nil
  }

  /// The rule that no section is moved to two positions.
  private static let noSectionMovedTwice = UpdateRule { proposal in
    for pair in proposal.sections.departureCollisions {
      guard let target = pair.first.target, let other = pair.second.target else { continue }
      return .sectionMovedTwice(pair.path.item, to: target.item, and: other.item)
    }
    return nil
  }
}

// A row cannot be moved into a section that the batch inserts, or out of one that it deletes; a
// reload of a section is both. Newer collection views accept it. (behaviour 3B, crash families B4)

extension UpdateRule {
  /// The rules that no item is moved into an inserted section or out of a deleted one.
  static let movesAcrossSections: [UpdateRule] = [
    noMoveIntoInsertedSection, noMoveOutOfDeletedSection,
  ]

  /// The rule that no item is moved into an inserted section; the lowest section after the batch is
  /// reported.
  private static let noMoveIntoInsertedSection = UpdateRule { proposal in
    guard proposal.refusesMovesAcrossSectionChanges, !proposal.newSections.isEmpty else {
      return nil
    }
    return proposal.items.arrivals
      .first { $0.source != nil && proposal.isNew(section: $0.path.section) }
      .map { .itemMovedIntoInsertedSection($0.path.section) }
  }

  /// The rule that no item is moved out of a deleted section; the lowest section before the batch
  /// is reported.
  private static let noMoveOutOfDeletedSection = UpdateRule { proposal in
    guard proposal.refusesMovesAcrossSectionChanges, !proposal.goneSections.isEmpty else {
      return nil
    }
    return proposal.items.departures
      .first { $0.target != nil && proposal.isGone(section: $0.path.section) }
      .map { .itemMovedOutOfDeletedSection($0.path.section) }
  }
}

extension Proposal {
  fileprivate var refusesMovesAcrossSectionChanges: Bool {
    switch kind {
    case .table: profile.tableRefusesMovesAcrossSectionChanges
    case .collection: profile.collectionRefusesMovesAcrossSectionChanges
    }
  }
}

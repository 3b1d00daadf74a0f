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

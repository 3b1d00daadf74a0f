extension RepairSearch {
  /// Returns the drafts that make the counts of all sections match.
  ///
  /// Sections affect each other only through moves, so all are corrected in one step: row by row,
  /// or by reloading where that is smaller. Changes that may have displaced a section are removed
  /// one at a time.
  func itemRemedies(for section: Int, in draft: RepairDraft) -> [RepairDraft] {
    let ledger = ledger(of: draft)
    let rows = ledger.rows.filter { !$0.balances && $0.excess != 0 }
    let items = DraftItems(draft, in: self)
    let corrections = rows.compactMap { SectionCorrection($0, items) }
    let rowSteps = corrections.map { $0.byRows }
    let byRows = draft.with(rowSteps)
    // An insertion before a reloaded item moves its new cell away from the positions of others.
    let inventsRows = rowSteps.contains { $0?.added.isEmpty == false }
    let byFirstRows = inventsRows ? draft.with(corrections.map { $0.byFirstRows }) : nil
    let cheapest = draft.with(zip(corrections, rowSteps).map { $0.cheapest($1) })
    let row = ledger.row(after: section)
    let displacements = removals(from: draft, atMost: Self.mostDisplacements) { change in
      switch change {
      case .moveItem(let from, let to): from.section == row?.before || to.section == row?.after
      // A section may be at the wrong index.
      case .moveSection, .deleteSection, .insertSection: true
      case .deleteItem, .insertItem, .reloadItem, .reloadSection: false
      }
    }
    let byDeletions = draft.with(corrections.map { $0.deletingReloads }, or: rowSteps)
    return [byDeletions, byRows, cheapest, byFirstRows].compactMap { $0 }
      + sectionCorrections(of: draft)
      + displacements
  }

  /// The maximum number of changes that are removed one at a time.
  private static let mostDisplacements = 16
}

extension RepairDraft {
  /// Returns the draft with all steps applied; `nil` if one of them is missing.
  fileprivate func with(_ steps: [SectionCorrection.Step?]) -> RepairDraft? {
    guard !steps.isEmpty else { return nil }
    let taken = steps.compactMap(\.self)
    guard taken.count == steps.count else { return nil }
    var result = self
    result.remove(taken.flatMap(\.removed))
    result.add(taken.flatMap(\.added))
    return result
  }

  /// Returns the draft with the corrections where they exist, and the steps elsewhere; `nil` if
  /// there are no corrections at all, or a step is missing.
  fileprivate func with(
    _ corrections: [[(index: Int, change: Change)]?], or steps: [SectionCorrection.Step?]
  ) -> RepairDraft? {
    guard corrections.contains(where: { $0 != nil }) else { return nil }
    var result = self
    for (correction, step) in zip(corrections, steps) {
      if let correction {
        result.correct(correction)
      } else if let step {
        result.remove(step.removed)
        result.add(step.added)
      } else {
        return nil
      }
    }
    return result
  }
}

extension RepairSearch {
  /// Returns the ledger of a draft.
  func ledger(of draft: RepairDraft) -> Ledger {
    Ledger(batch: draft.apply(to: evidence.batch), before: evidence.before, after: evidence.after)
  }

  /// Returns the positions of new cells of a draft's reloads, by the positions of the old ones.
  func reloadTargets(in draft: RepairDraft) -> [ItemPath: ItemPath] {
    guard hasReloads else { return [:] }
    let proposal = Proposal(
      draft.apply(to: evidence.batch), from: evidence.before, to: evidence.after, kind: kind,
      profile: profile)
    return Dictionary(
      proposal.items.reloadTargets.map { ($0.from, $0.to) }, uniquingKeysWith: { one, _ in one })
  }
}

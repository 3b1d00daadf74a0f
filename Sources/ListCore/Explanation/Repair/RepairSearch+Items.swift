extension RepairSearch {
  /// What makes the counts of all sections fit.
  ///
  /// Sections depend on each other only through moves, so all are corrected in one step: row by
  /// row, or by reloading where that is smaller. What may have displaced a section is tried by
  /// itself.
  func itemRemedies(for section: Int, in draft: RepairDraft) -> [RepairDraft] {
    let ledger = ledger(of: draft)
    let rows = ledger.rows.filter { !$0.balances && $0.excess != 0 }
    let items = DraftItems(draft, in: self)
    let corrections = rows.compactMap { SectionCorrection($0, items) }
    let rowSteps = corrections.map { $0.byRows }
    let byRows = draft.with(rowSteps)
    // An insertion before a reloaded item moves its new cell out of the way of others.
    let inventsRows = rowSteps.contains { $0?.added.isEmpty == false }
    let byFirstRows = inventsRows ? draft.with(corrections.map { $0.byFirstRows }) : nil
    let cheapest = draft.with(zip(corrections, rowSteps).map { $0.cheapest($1) })
    let row = ledger.row(after: section)
    let displacements = removals(from: draft, atMost: Self.mostDisplacements) { change in
      switch change {
      case .moveItem(let from, let to): from.section == row?.before || to.section == row?.after
      // The wrong section may be at the place.
      case .moveSection, .deleteSection, .insertSection: true
      case .deleteItem, .insertItem, .reloadItem, .reloadSection: false
      }
    }
    let byDeletions = draft.with(corrections.map { $0.deletingReloads }, or: rowSteps)
    return [byDeletions, byRows, cheapest, byFirstRows].compactMap { $0 }
      + sectionCorrections(of: draft)
      + displacements
  }

  /// The most changes that are taken out by themselves.
  private static let mostDisplacements = 16
}

extension RepairDraft {
  /// The draft with all the steps taken; `nil` if one of them is none.
  fileprivate func with(_ steps: [SectionCorrection.Step?]) -> RepairDraft? {
    guard !steps.isEmpty else { return nil }
    let taken = steps.compactMap(\.self)
    guard taken.count == steps.count else { return nil }
    var result = self
    result.remove(taken.flatMap(\.removed))
    result.add(taken.flatMap(\.added))
    return result
  }

  /// The draft with corrections where there are some and steps elsewhere; `nil` if there are no
  /// corrections at all, or a step is missing.
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
  /// The ledger of a draft.
  func ledger(of draft: RepairDraft) -> Ledger {
    Ledger(batch: draft.apply(to: evidence.batch), before: evidence.before, after: evidence.after)
  }

  /// Where the reloads of a draft put their new cells, by where the old ones were.
  func reloadTargets(in draft: RepairDraft) -> [ItemPath: ItemPath] {
    guard hasReloads else { return [:] }
    let proposal = Proposal(
      draft.apply(to: evidence.batch), from: evidence.before, to: evidence.after, kind: kind,
      profile: profile)
    return Dictionary(
      proposal.items.reloadTargets.map { ($0.from, $0.to) }, uniquingKeysWith: { one, _ in one })
  }
}

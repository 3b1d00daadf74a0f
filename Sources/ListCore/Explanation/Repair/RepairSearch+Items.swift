extension RepairSearch {
  /// What makes the counts of all sections fit.
  ///
  /// Sections do not depend on each other but for moves, so all are mended in one step: row by
  /// row, or by reloading where that is smaller. A move that should not be is tried by itself.
  func itemRemedies(for mismatch: ItemCountMismatch, in draft: RepairDraft) -> [RepairDraft] {
    let ledger = Ledger(
      batch: draft.apply(to: evidence.batch), before: evidence.before, after: evidence.after)
    let rows = ledger.rows.filter { !$0.balances && $0.excess != 0 }
    let mends = rows.compactMap { SectionMend($0, of: draft, in: self) }
    let byRows = draft.with(mends.map(\.byRows))
    let cheapest = draft.with(
      mends.map(\.cheapest))
    let row = ledger.row(after: mismatch.section)
    let moves = removals(from: draft) { change in
      switch change {
      case .moveItem(let from, let to): from.section == row?.before || to.section == row?.after
      case .moveSection: true
      case .deleteItem, .insertItem, .reloadItem, .deleteSection, .insertSection, .reloadSection:
        false
      }
    }
    return [byRows, cheapest].compactMap { $0 } + moves.suffix(Self.mostMoves)
  }

  /// The most moves that are tried by themselves.
  private static let mostMoves = 16
}

extension RepairDraft {
  /// The draft with all the steps taken; `nil` if one of them is none.
  fileprivate func with(_ steps: [SectionMend.Step?]) -> RepairDraft? {
    guard !steps.isEmpty else { return nil }
    var result = self
    for step in steps {
      guard let step else { return nil }
      result.remove(step.removed)
      result.add(step.added)
    }
    return result
  }
}

extension RepairSearch {
  /// Where the reloads of a draft put their new cells, by where the old ones were.
  func landings(in draft: RepairDraft) -> [ItemPath: ItemPath] {
    let proposal = Proposal(
      draft.apply(to: evidence.batch), from: evidence.before, to: evidence.after, kind: kind,
      profile: profile)
    return Dictionary(
      proposal.items.landings.map { ($0.from, $0.to) }, uniquingKeysWith: { one, _ in one })
  }
}

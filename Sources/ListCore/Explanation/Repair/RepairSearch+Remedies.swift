extension RepairSearch {
  /// Returns the drafts that are one step away from a faulty one.
  func remedies(for fault: UpdateFault, in draft: RepairDraft) -> [RepairDraft] {
    let breach = fault.breach
    return switch breach {
    case .sectionCounts(let mismatch):
      sectionRemedies(for: mismatch, in: draft)
    case .itemCounts(let mismatch):
      itemRemedies(for: mismatch.section, in: draft)
    case .missing, .conflict, .moveAcross, .twoAnimations:
      reconciliation(of: draft).map { [$0] }
        ?? removals(ofWhatIsNamedAt: breach.places, in: draft) + shifts(in: draft)
    }
  }

  /// Returns drafts with the missing changes added before the contradiction is resolved: they may
  /// move the new cell of a reload, or a reloaded section, away from the conflict. (behaviour 3.4)
  private func shifts(in draft: RepairDraft) -> [RepairDraft] {
    let ledger = ledger(of: draft)
    if !ledger.sectionsBalance { return sectionRemedies(for: ledger.sections, in: draft) }
    return ledger.rows.first { !$0.balances }?.after
      .map { itemRemedies(for: $0, in: draft) } ?? []
  }

  private func removals(
    ofWhatIsNamedAt places: [Breach.Place], in draft: RepairDraft
  ) -> [RepairDraft] {
    let batch = draft.apply(to: evidence.batch)
    let proposal = Proposal(
      batch, from: evidence.before, to: evidence.after, kind: kind, profile: profile)
    let reloadTargets = proposal.items.reloadTargets.filter { places.contains(.itemAfter($0.to)) }
    let sectionReloadTargets = proposal.sections.reloadTargets.filter {
      places.contains(.sectionAfter($0.to.item))
    }
    return removals(from: draft) { change in
      if places.contains(where: { $0.isNamed(by: change) }) { return true }
      return switch change {
      case .reloadItem(let path): reloadTargets.contains { $0.from == path }
      case .moveItem(let from, let to):
        places.contains(.sectionBefore(from.section)) || places.contains(.sectionAfter(to.section))
          // A reload ends up past the end only if something is moved. (behaviour 3.4)
          || reloadTargets.contains {
            $0.from.section == from.section || $0.to.section == to.section
          }
      case .reloadSection(let section): sectionReloadTargets.contains { $0.from.item == section }
      case .moveSection: !sectionReloadTargets.isEmpty || !reloadTargets.isEmpty
      case .deleteItem, .insertItem, .deleteSection, .insertSection: false
      }
    }
  }
}

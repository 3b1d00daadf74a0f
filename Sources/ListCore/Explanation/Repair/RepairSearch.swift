/// The search for the smallest repair of a batch.
///
/// It starts with the batch without the changes that name positions that do not exist, and applies
/// the rules. Each fault has few remedies: a change to remove, or changes to add. The drafts are
/// judged in order of size, so the first legal one is the smallest that such remedies lead to.
struct RepairSearch {
  let evidence: BatchEvidence
  let kind: ListKind
  let profile: SystemProfile
  /// Every change of the batch, in order.
  let changes: [Change]
  /// Whether the batch reloads items.
  let hasReloads: Bool
  /// The first section whose count differs after the batch.
  let firstDifference: Int?
  /// The item that was animated twice, if that is the fault.
  let doublyAnimated: ItemPath?

  init(_ evidence: BatchEvidence, fault: UpdateFault?, kind: ListKind, profile: SystemProfile) {
    self.evidence = evidence
    self.kind = kind
    self.profile = profile
    changes = evidence.batch.changes
    hasReloads = changes.contains { if case .reloadItem = $0 { true } else { false } }
    let (before, after) = (evidence.before.perSection, evidence.after.perSection)
    firstDifference = (0..<min(before.count, after.count)).first { before[$0] != after[$0] }
    if case .twoAnimationsForCell(let path) = fault {
      doublyAnimated = path
    } else {
      doublyAnimated = nil
    }
  }
}

extension RepairSearch {
  /// The result of a search.
  enum Outcome {
    /// The smallest draft that makes the batch legal.
    case found(RepairDraft)
    /// No draft makes the batch legal.
    case nothing
    /// None of the drafts that were judged makes the batch legal, and others were not judged.
    case stopped
  }

  /// Searches for the smallest draft that makes the batch legal.
  func smallest() -> Outcome {
    var queue = DraftQueue()
    var seen: Set<RepairDraft> = []
    for draft in starts where seen.insert(draft).inserted { queue.push(draft) }
    var budget = budget
    while let draft = queue.pop() {
      guard budget > 0 else { return .stopped }
      guard let fault = fault(of: draft) else { return .found(draft) }
      for next in remedies(for: fault, in: draft) where seen.insert(next).inserted {
        queue.push(next)
      }
      budget -= 1
    }
    return .nothing
  }

  /// The number of drafts to judge: the longer a draft takes to judge, the fewer.
  private var budget: Int {
    let cost = changes.count + evidence.before.sectionCount + evidence.after.sectionCount + 1
    return max(4, min(800, 4_000_000 / (cost * cost)))
  }

  /// The initial drafts: the batch without the changes that name positions that do not exist. If an
  /// item was animated twice, at least one of its animations is removed.
  private var starts: [RepairDraft] {
    var draft = RepairDraft()
    draft.remove(
      changes.indices.filter { !changes[$0].exists(from: evidence.before, to: evidence.after) })
    guard let doublyAnimated else { return [draft] + refiled }
    let reloads = removals(from: draft) { change in
      change == .reloadItem(doublyAnimated) || change == .reloadSection(doublyAnimated.section)
    }
    return reloads.isEmpty ? [draft] : reloads
  }

  /// The batch with the items of one section announced in another, if the counts indicate it and
  /// the remaining changes name existing positions.
  private var refiled: [RepairDraft] {
    let (before, after) = (evidence.before, evidence.after)
    let ledger = Ledger(batch: evidence.batch, before: before, after: after)
    guard let misfiled = MisfiledItems(changes, ledger) else { return [] }
    var draft = RepairDraft()
    draft.correct(misfiled.corrections)
    let kept = Set(draft.kept(of: changes).map(\.change))
    let isPossible =
      kept.isDisjoint(with: draft.added)
      && (kept.union(draft.added)).allSatisfy { $0.exists(from: before, to: after) }
    return isPossible ? [draft] : []
  }

  /// Returns the fault of a draft; `nil` if it is legal.
  private func fault(of draft: RepairDraft) -> UpdateFault? {
    do throws(UpdateFault) {
      let plan = try plan(draft)
      guard doublyAnimated != nil else { return nil }
      return plan.doublyAnimatedItems.first.map(UpdateFault.twoAnimationsForCell)
    } catch {
      return error
    }
  }

  func plan(_ draft: RepairDraft) throws(UpdateFault) -> UpdatePlan {
    try UpdatePlan(
      draft.apply(to: evidence.batch), from: evidence.before, to: evidence.after, kind: kind,
      profile: profile)
  }

  /// Returns drafts with one more change removed, for each change that matches, the last one first.
  /// Of equal changes the last is removed.
  ///
  /// - Parameter limit: The maximum number of drafts; if there are more, the first changes are left
  ///   out.
  func removals(
    from draft: RepairDraft, atMost limit: Int = .max, where matches: (Change) -> Bool
  ) -> [RepairDraft] {
    var found: Set<Change> = []
    var indices: [Int] = []
    for (index, change) in draft.kept(of: changes).reversed()
    where matches(change) && found.insert(change).inserted {
      indices.append(index)
    }
    return indices.suffix(limit).map { index in
      var next = draft
      next.remove(index)
      return next
    }
  }
}

/// A queue of drafts, the smallest first; of the same size, the preferred ones first, then those
/// that were added first.
private struct DraftQueue {
  private struct Shelf {
    var drafts: [RepairDraft] = []
    var next = 0
  }

  /// The drafts by size, then by reluctance, in the order in which they were added.
  private var buckets: [[Int: Shelf]] = []

  mutating func push(_ draft: RepairDraft) {
    while buckets.count <= draft.size { buckets.append([:]) }
    buckets[draft.size][draft.reluctance, default: Shelf()].drafts.append(draft)
  }

  mutating func pop() -> RepairDraft? {
    guard let size = buckets.firstIndex(where: { !$0.isEmpty }),
      let reluctance = buckets[size].keys.min()
    else { return nil }
    var shelf = buckets[size].removeValue(forKey: reluctance) ?? Shelf()
    let draft = shelf.drafts[shelf.next]
    shelf.next += 1
    if shelf.next < shelf.drafts.count { buckets[size][reluctance] = shelf }
    return draft
  }
}

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

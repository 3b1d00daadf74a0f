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

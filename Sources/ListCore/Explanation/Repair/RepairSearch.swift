/// The search for the smallest repair of a batch.
///
/// It starts from the batch without the changes that name what does not exist, and asks the rules
/// what is wrong. Each fault has few remedies: a change to take out, or changes to put in. The
/// drafts are judged smallest first, so that the first legal one is the smallest of all that such
/// remedies lead to.
struct RepairSearch {
  let evidence: BatchEvidence
  let kind: ListKind
  let profile: SystemProfile
  /// Every change of the batch, in order.
  let changes: [Change]
  /// The item that was animated twice, if that is what happened.
  let doublyAnimated: ItemPath?

  init(_ evidence: BatchEvidence, fault: UpdateFault?, kind: ListKind, profile: SystemProfile) {
    self.evidence = evidence
    self.kind = kind
    self.profile = profile
    changes = evidence.batch.changes
    if case .twoAnimationsForCell(let path) = fault {
      doublyAnimated = path
    } else {
      doublyAnimated = nil
    }
  }
}

extension RepairSearch {
  /// The smallest draft that makes the batch legal, if the search finds one.
  func smallest() -> RepairDraft? {
    var queue = DraftQueue()
    var seen: Set<RepairDraft> = []
    for draft in starts where seen.insert(draft).inserted { queue.push(draft) }
    var budget = budget
    while budget > 0, let draft = queue.pop() {
      guard let fault = fault(of: draft) else { return draft }
      for next in remedies(for: fault, in: draft) where seen.insert(next).inserted {
        queue.push(next)
      }
      budget -= 1
    }
    return nil
  }

  /// How many drafts are judged: fewer, the longer one takes.
  private var budget: Int {
    let cost = changes.count + evidence.before.sectionCount + evidence.after.sectionCount + 1
    return max(12, min(800, 100_000 / cost))
  }

  /// The batch without the changes that name what does not exist. Of an item that was animated
  /// twice, one animation at least has to go.
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

  /// The batch with the items of one section announced in another, if the counts ask for it and
  /// what is left names something.
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

  /// What is wrong with a draft.
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

  /// The draft with one more change taken out, for each that matches. Of equal changes the last
  /// is taken.
  func removals(
    from draft: RepairDraft, where matches: (Change) -> Bool
  ) -> [RepairDraft] {
    var found: Set<Change> = []
    var result: [RepairDraft] = []
    for (index, change) in draft.kept(of: changes).reversed()
    where matches(change) && found.insert(change).inserted {
      var next = draft
      next.remove(index)
      result.append(next)
    }
    return result
  }
}

/// Drafts, the smallest first; of one size the preferred ones, then those that came first.
private struct DraftQueue {
  private struct Shelf {
    var drafts: [RepairDraft] = []
    var next = 0
  }

  /// The drafts by size, then by reluctance, in the order in which they came.
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

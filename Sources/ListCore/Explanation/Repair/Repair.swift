/// The smallest change to the calls of a batch that makes it legal for the same counts.
///
/// A repair is computed, and it is proved: an ``UpdatePlan`` accepts ``batch``. It knows the counts
/// and not the items, so it cannot tell *which* row is new. Where it has to invent a position it
/// takes the last one that is free.
///
/// ```swift
/// let evidence = BatchEvidence(before: [3], after: [2], batch: BatchUpdate())
/// Repair(evidence, kind: .table).edits  // add deleteRows(at: [0 - 2])
/// ```
public struct Repair: Hashable, Sendable {
  /// How much of the batch is left.
  public enum Extent: Hashable, Sendable {
    /// Some changes were removed or added, the others stand.
    case someCalls
    /// Every call was replaced by calls for whole sections.
    case allCalls
    /// No batch can say what happened; the view has to forget everything.
    case reloadData
  }

  /// The repaired batch.
  public let batch: BatchUpdate
  /// What was removed, in the order of the calls, then what was added.
  public let edits: [Edit]
  /// How much of the batch is left.
  public let extent: Extent
  /// Reloads that were removed though their items or sections are still there: they go into a
  /// second update, at their positions after the batch. (behaviour 3.4)
  public let laterReloads: [Change]
  /// The number of changes that were removed, added or corrected; what makes a repair small.
  ///
  /// A change that was removed and added with another method or at another position was
  /// corrected, and counts once.
  public let size: Int
  /// Whether the search was stopped before it found a repair of single calls, because the batch is
  /// long: there may be a smaller one.
  public let isSearchStopped: Bool

  /// Repairs a batch.
  ///
  /// - Parameters:
  ///   - evidence: The batch, legal or not, and the counts on its two sides.
  ///   - fault: What the view raised, if it is more than what the counts and the calls show: two
  ///     animations of one cell depend on what is on screen.
  ///   - kind: The list that was updated.
  ///   - profile: The release whose rules hold.
  /// - Complexity: Bounded. Batches with many independent mistakes get a good repair that need not
  ///   be the smallest.
  public init(
    _ evidence: BatchEvidence, fault: UpdateFault? = nil, kind: ListKind,
    profile: SystemProfile = .newest
  ) {
    let search = RepairSearch(evidence, fault: fault, kind: kind, profile: profile)
    let outcome = search.smallest()
    let isStopped = if case .stopped = outcome { true } else { false }
    if case .found(let draft) = outcome {
      self.init(
        draft, of: evidence.batch, extent: .someCalls,
        laterReloads: search.laterReloads(than: draft))
    } else if let draft = search.sectionBySection() {
      self.init(draft, of: evidence.batch, extent: .allCalls, isSearchStopped: isStopped)
    } else {
      self.init(
        search.empty, of: evidence.batch, extent: .reloadData, isSearchStopped: isStopped)
    }
  }

  private init(
    _ draft: RepairDraft, of batch: BatchUpdate, extent: Extent, laterReloads: [Change] = [],
    isSearchStopped: Bool = false
  ) {
    let removed = draft.removedEdits(of: batch)
    let added = draft.addedCalls
    self.batch = draft.apply(to: batch)
    self.edits = removed + added.map(Edit.add)
    self.extent = extent
    self.laterReloads = laterReloads
    size = draft.size
    self.isSearchStopped = isSearchStopped
  }
}

extension Repair {
  /// One change to the calls of a batch.
  public enum Edit: Hashable, Sendable {
    /// A change must not be announced. The site is that of its call.
    case remove(Change, CallSite?)
    /// A call is missing.
    case add(UpdateCall)
  }
}

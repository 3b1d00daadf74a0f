/// The smallest change to the calls of a batch that makes it legal for the same counts.
///
/// A repair is computed and verified: an ``UpdatePlan`` accepts ``batch``. It knows the counts but
/// not the items, so it cannot tell *which* row is new. Where it has to invent a position, it uses
/// the last free one.
///
/// ```swift
/// let evidence = BatchEvidence(before: [3], after: [2], batch: BatchUpdate())
/// Repair(evidence, kind: .table).edits  // add deleteRows(at: [0 - 2])
/// ```
public struct Repair: Hashable, Sendable {
  /// The extent to which the batch is kept.
  public enum Extent: Hashable, Sendable {
    /// Some changes were removed or added, the others are kept.
    case someCalls
    /// Every call was replaced by calls for whole sections.
    case allCalls
    /// No batch can express the change; the view has to reload its data.
    case reloadData
  }

  /// The repaired batch.
  public let batch: BatchUpdate
  /// The removed changes in the order of the calls, followed by the added calls.
  public let edits: [Edit]
  /// The extent to which the batch is kept.
  public let extent: Extent
  /// Reloads that were removed although their items or sections still exist: they belong in a
  /// second update, at their positions after the batch. (behaviour 3.4)
  public let laterReloads: [Change]
  /// The number of changes that were removed, added or corrected. The smallest repair has the
  /// lowest.
  ///
  /// A change that was replaced by one with another method or at another position was corrected,
  /// and counts once.
  public let size: Int
  /// Whether the search was stopped before it found a repair of single calls, because the batch is
  /// long. There may be a smaller one.
  public let isSearchStopped: Bool

  /// Repairs a batch.
  ///
  /// - Parameters:
  ///   - evidence: The batch, legal or not, and the counts before and after it.
  ///   - fault: The fault that the view raised, if it does not follow from the counts and the
  ///     calls: two animations of one cell depend on what is on screen.
  ///   - kind: The list that was updated.
  ///   - profile: The release whose rules apply.
  /// - Complexity: Bounded. Batches with many independent mistakes get a good repair that is not
  ///   necessarily the smallest.
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

extension Repair {
  /// Returns a description of the repair in one or a few sentences.
  public func sentence(_ kind: ListKind) -> String {
    let stop = " The batch is long, and the search for a smaller repair was stopped."
    return completeSentence(kind) + (isSearchStopped ? stop : "")
  }

  /// Returns the description without the note about a stopped search.
  private func completeSentence(_ kind: ListKind) -> String {
    switch extent {
    case .reloadData:
      return "No batch update can express this change; call reloadData() instead."
    case .allCalls:
      let added = edits.compactMap { edit in
        switch edit {
        case .add(let call): call.text(kind)
        case .remove: nil
        }
      }
      guard !added.isEmpty else { return "Remove every call: nothing changed." }
      return "Replace all calls with \(added.joined(separator: " and "))."
    case .someCalls:
      guard !edits.isEmpty else { return "The calls match these counts; nothing needs to change." }
      return (removals(kind) + additions(kind) + reloads(kind)).joined(separator: " ")
    }
  }

  /// Returns one sentence per call from which changes are removed.
  private func removals(_ kind: ListKind) -> [String] {
    var calls: [UpdateCall] = []
    for case .remove(let change, let site) in edits {
      if let last = calls.last, last.site == site, site != nil || calls.count >= Self.mostRemovals {
        calls[calls.count - 1].changes.append(change)
      } else {
        calls.append(UpdateCall([change], site: site))
      }
    }
    return calls.map { call in
      let place = call.site.map { " (\($0))" } ?? ""
      return "Remove \(call.text(kind))\(place)."
    }
  }

  private func additions(_ kind: ListKind) -> [String] {
    edits.compactMap { edit in
      switch edit {
      case .add(let call): "Add \(call.text(kind))."
      case .remove: nil
      }
    }
  }

  private func reloads(_ kind: ListKind) -> [String] {
    guard !laterReloads.isEmpty else { return [] }
    let calls = UpdateCall(laterReloads).text(kind)
    let position = laterReloads.count == 1 ? "position" : "positions"
    return ["Reload in a second update, at the new \(position): \(calls)."]
  }

  /// The maximum number of removals without a call site that get a sentence of their own.
  private static let mostRemovals = 4
}

/// A batch with some of its changes removed and some others added.
struct RepairDraft: Hashable {
  /// The removed changes, by their indexes among all changes of the batch, ascending.
  private(set) var removed: [Int] = []
  /// The added changes, in the order in which they are announced.
  private(set) var added: [Change] = []
  /// The number of added changes that replace a removed one: the same call with another method or
  /// another position.
  private(set) var corrections = 0
}

extension RepairDraft {
  /// The number of changes that are removed, added or corrected.
  var size: Int { removed.count + added.count - corrections }

  mutating func remove(_ index: Int) {
    guard !removed.contains(index) else { return }
    removed.append(index)
    removed.sort()
  }

  mutating func remove(_ indices: some Sequence<Int>) {
    removed = Set(removed).union(indices).sorted()
  }

  mutating func add(_ changes: [Change]) {
    added = (added + changes).sorted { $0.rank < $1.rank }
  }

  /// Replaces changes by others, one for one.
  mutating func correct(_ corrections: [(index: Int, change: Change)]) {
    remove(corrections.map(\.index))
    add(corrections.map(\.change))
    self.corrections += corrections.count
  }

  /// The order of preference among drafts of the same size, lowest first: calls that name the
  /// changed rows come first; among these, the ones that correct announced changes, then those that
  /// invent the least.
  var reluctance: Int {
    let reloads = added.count { if case .reloadSection = $0 { true } else { false } }
    return reloads * 1_000 + added.count - 10 * corrections
  }
}

extension RepairDraft {
  /// Returns the changes that are kept, with their indexes among all changes of the batch.
  func kept(of changes: [Change]) -> [(index: Int, change: Change)] {
    let removed = Set(removed)
    return changes.indices.filter { !removed.contains($0) }.map { ($0, changes[$0]) }
  }

  /// The added changes, as one call for each kind.
  var addedCalls: [UpdateCall] {
    var calls: [UpdateCall] = []
    for change in added {
      if let last = calls.last?.changes.last, last.rank.kind == change.rank.kind {
        calls[calls.count - 1].changes.append(change)
      } else {
        calls.append(UpdateCall([change]))
      }
    }
    return calls
  }

  /// Returns the batch with the kept calls, followed by the added ones.
  func apply(to batch: BatchUpdate) -> BatchUpdate {
    let removed = Set(removed)
    var result = BatchUpdate(site: batch.site)
    var index = 0
    for call in batch.calls {
      var call = call
      call.changes = call.changes.filter { _ in
        defer { index += 1 }
        return !removed.contains(index)
      }
      if !call.changes.isEmpty { result.calls.append(call) }
    }
    result.calls += addedCalls
    return result
  }

  /// Returns the removed changes, with the sites of their calls.
  func removedEdits(of batch: BatchUpdate) -> [Repair.Edit] {
    let changes = batch.calls.flatMap { call in call.changes.map { ($0, call.site) } }
    return removed.map { .remove(changes[$0].0, changes[$0].1) }
  }
}

/// The changes of items in a draft, by section, so that many sections are corrected in one pass.
struct DraftItems {
  /// A change with its index in its list of changes.
  typealias Entry = (index: Int, change: Change)

  /// The changes of the batch that are kept.
  let kept: SectionIndex
  /// The changes that are added.
  let added: SectionIndex
  /// The changes that were removed because they name positions that do not exist.
  let misplaced: SectionIndex
  /// The positions of new cells of reloads, by the positions of the old ones.
  let reloadTargets: [ItemPath: ItemPath]

  /// - Complexity: O(*n* log *n*) for *n* changes.
  init(_ draft: RepairDraft, in search: RepairSearch) {
    let (before, after) = (search.evidence.before, search.evidence.after)
    kept = SectionIndex(draft.kept(of: search.changes))
    added = SectionIndex(draft.added.enumerated().map { ($0.offset, $0.element) })
    misplaced = SectionIndex(
      draft.removed.map { ($0, search.changes[$0]) }
        .filter { !$0.1.exists(from: before, to: after) })
    reloadTargets = search.reloadTargets(in: draft)
  }
}

extension DraftItems {
  /// Changes of items, by the sections that they affect.
  struct SectionIndex {
    private var leaving: [Int: [Entry]] = [:]
    private var arriving: [Int: [Entry]] = [:]

    init(_ entries: [Entry]) {
      for entry in entries {
        if let section = entry.change.itemSource?.section {
          leaving[section, default: []].append(entry)
        }
        if let section = entry.change.itemTarget?.section {
          arriving[section, default: []].append(entry)
        }
      }
    }

    /// Returns the changes that are about items of a section, each once, in order.
    func touching(before: Int, after: Int) -> [Entry] {
      let leaving = leaving[before, default: []]
      let arriving = arriving[after, default: []]
        .filter { $0.change.itemSource?.section != before }
      return (leaving + arriving).sorted { $0.index < $1.index }
    }
  }
}

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

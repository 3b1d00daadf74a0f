import ListCore

// Crash families A: counts that do not add up.

extension UpdateScene {
  /// Creates the scene of items that do not add up.
  init?(_ mismatch: ItemCountMismatch, _ kind: ListKind) {
    guard Self.canBuild(mismatch), let changes = Self.changes(mismatch) else { return nil }

    let section = mismatch.section
    let moves = mismatch.movedIn + mismatch.movedOut
    let neighbour = section == 0 ? 1 : section - 1
    var before = [Int](repeating: 1, count: max(section, moves > 0 ? neighbour : 0) + 1)
    before[section] = mismatch.before
    if moves > 0 { before[neighbour] = mismatch.movedIn + 1 }
    var after = before
    after[section] = mismatch.after
    if moves > 0 { after[neighbour] += mismatch.movedOut - mismatch.movedIn }
    self.init(
      kind: kind, before: SectionCounts(before), after: SectionCounts(after), changes: changes)
  }

  private static func changes(_ mismatch: ItemCountMismatch) -> [Change]? {
    let section = mismatch.section
    let neighbour = section == 0 ? 1 : section - 1
    func here(_ item: Int) -> ItemPath { ItemPath(item: item, section: section) }
    func there(_ item: Int) -> ItemPath { ItemPath(item: item, section: neighbour) }

    guard
      let replaced = Replacement(
        inserted: mismatch.inserted, deleted: mismatch.deleted,
        roomBefore: mismatch.before - mismatch.movedOut,
        roomAfter: mismatch.after - mismatch.movedIn,
        mayReload: mismatch.movedIn + mismatch.movedOut == 0)
    else { return nil }
    let firstFreeBefore = replaced.deleted.count
    let firstFreeAfter = replaced.inserted.count
    return replaced.reloaded.map { .reloadItem(here($0)) }
      + replaced.deleted.map { .deleteItem(here($0)) }
      + replaced.inserted.map { .insertItem(here($0)) }
      + (0..<mismatch.movedIn).map { .moveItem(from: there($0), to: here(firstFreeAfter + $0)) }
      + (0..<mismatch.movedOut).map { .moveItem(from: here(firstFreeBefore + $0), to: there($0)) }
  }

  /// Creates the scene of sections that do not add up.
  init?(_ mismatch: SectionCountMismatch, _ kind: ListKind) {
    guard
      Self.canBuild(mismatch),
      let replaced = Replacement(
        inserted: mismatch.inserted, deleted: mismatch.deleted, roomBefore: mismatch.before,
        roomAfter: mismatch.after, mayReload: true)
    else { return nil }
    self.init(
      kind: kind, before: SectionCounts([Int](repeating: 1, count: mismatch.before)),
      after: SectionCounts([Int](repeating: 1, count: mismatch.after)),
      changes: replaced.reloaded.map(Change.reloadSection)
        + replaced.deleted.map(Change.deleteSection)
        + replaced.inserted.map(Change.insertSection))
  }

  /// Creates the scene of an entire batch that does not add up.
  ///
  /// The system lists the reload of an item as a deletion and an insertion (behaviour 3.3).
  init?(_ evidence: BatchEvidence, _ kind: ListKind) {
    guard Self.canBuild(evidence) else { return nil }
    self.init(
      kind: kind, before: evidence.before, after: evidence.after,
      changes: Self.joiningReloads(evidence))
  }

  /// Returns the changes of a batch as the system lists them, with the reloads reassembled.
  ///
  /// An insertion at a position that does not exist after the batch can only come from a reload: an
  /// insertion by itself would have been refused before the counts were compared (behaviour 3.8).
  private static func joiningReloads(_ evidence: BatchEvidence) -> [Change] {
    var changes = evidence.batch.changes
    var deleted = changes.compactMap { if case .deleteItem(let path) = $0 { path } else { nil } }
    let inserted = changes.compactMap { if case .insertItem(let path) = $0 { path } else { nil } }
    if deleted == inserted, deleted.count + inserted.count == changes.count {
      return deleted.map(Change.reloadItem)
    }
    for target in inserted where !evidence.after.contains(target) {
      let sources = deleted.filter { $0.section == target.section }
      // The item ends up after the unmoved items before it.
      let exact = sources.first { source in
        source.item - sources.count { $0 < source } == target.item
      }
      guard let source = exact ?? sources.first,
        let deletion = changes.firstIndex(of: .deleteItem(source))
      else { continue }
      changes[deletion] = .reloadItem(source)
      if let insertion = changes.firstIndex(of: .insertItem(target)) {
        changes.remove(at: insertion)
      }
      deleted.removeAll { $0 == source }
    }
    return changes
  }

  /// Creates the scene of an update that a collection view discarded.
  init?(_ update: TranscriptFacts.DroppedUpdate) {
    let scene: UpdateScene? =
      switch update.mismatch {
      case .items(let mismatch): UpdateScene(mismatch, .collection)
      case .sections(let mismatch): UpdateScene(mismatch, .collection)
      }
    guard var scene else { return nil }
    if let changes = update.changes { scene.batch = BatchUpdate(changes) }
    self = scene
  }
}

extension UpdateScene {
  /// Returns whether the numbers of a message are not too large for a list that is created.
  static func canBuild(_ mismatch: ItemCountMismatch) -> Bool {
    let changes = [mismatch.inserted, mismatch.deleted, mismatch.movedIn, mismatch.movedOut]
    return canBuild(mismatch.before, mismatch.after) && canBuild(sections: mismatch.section)
      && changes.allSatisfy { canBuild(sections: $0) }
      && canBuild(sections: changes.reduce(0, +))
  }

  /// Returns whether the numbers of a message are not too large for a list that is created.
  static func canBuild(_ mismatch: SectionCountMismatch) -> Bool {
    canBuild(sections: mismatch.before, mismatch.after, mismatch.inserted, mismatch.deleted)
  }

  /// Returns whether the numbers of a message are not too large for a list that is created.
  static func canBuild(_ evidence: BatchEvidence) -> Bool {
    canBuild(evidence.before) && canBuild(evidence.after)
      && canBuild(sections: evidence.batch.changes.count)
  }
}

extension TranscriptFacts {
  /// Whether a list with the numbers of the message would be too large to be created.
  var isTooLarge: Bool {
    switch self {
    case .itemCounts(let mismatch, _): !UpdateScene.canBuild(mismatch)
    case .sectionCounts(let mismatch, _): !UpdateScene.canBuild(mismatch)
    case .batch(let evidence, _): !UpdateScene.canBuild(evidence)
    case .droppedUpdate(let update):
      switch update.mismatch {
      case .items(let mismatch): !UpdateScene.canBuild(mismatch)
      case .sections(let mismatch): !UpdateScene.canBuild(mismatch)
      }
    case .fault, .tableUpdateWithoutNumbers, .warning: false
    }
  }
}

/// The deletions, insertions and reloads among the first positions that lead to the stated numbers.
private struct Replacement {
  var reloaded: [Int]
  var deleted: [Int]
  var inserted: [Int]

  /// - Parameters:
  ///   - inserted: The number of insertions in the message, including reloads.
  ///   - deleted: The number of deletions in the message, including reloads.
  ///   - roomBefore: The number of positions available for deletions.
  ///   - roomAfter: The number of positions available for insertions.
  ///   - mayReload: Whether equal numbers may come from reloads.
  init?(inserted: Int, deleted: Int, roomBefore: Int, roomAfter: Int, mayReload: Bool) {
    guard roomBefore >= 0, roomAfter >= 0 else { return nil }
    // Equal numbers of insertions and deletions usually come from reloads; insertions past the end
    // always do, since they could not be made otherwise.
    let isReload = mayReload && inserted == deleted
    let tooMany = mayReload ? max(0, inserted - roomAfter) : 0
    let reloads = isReload ? inserted : min(tooMany, deleted)
    // A position that is reloaded, deleted or inserted twice counts twice (behaviour 3B).
    guard roomBefore > 0 || reloads == 0 else { return nil }
    reloaded = (0..<reloads).map { $0 % roomBefore }
    let positions = (deleted: max(0, roomBefore - reloads), inserted: roomAfter)
    guard positions.deleted > 0 || deleted == reloads, positions.inserted > 0 || inserted == reloads
    else { return nil }
    self.deleted = (0..<(deleted - reloads)).map { reloads + $0 % positions.deleted }
    self.inserted = (0..<(inserted - reloads)).map { $0 % positions.inserted }
  }
}

/// The counts of a list that a message states, and the details of the calls that it leaves open.
struct ToldCounts {
  /// The sections whose number of items before the update is stated.
  var before: Set<Int> = []
  /// The sections whose number of items after the update is stated.
  var after: Set<Int> = []
  /// Whether the number of sections before the update is stated.
  var sectionsBefore = false
  /// Whether the number of sections after the update is stated.
  var sectionsAfter = false
  /// Whether the entire list and all calls are stated.
  var everything = false
  /// The assumption about the calls, as a phrase.
  var guess: String?
}

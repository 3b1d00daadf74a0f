/// The changes of a batch as a list carries them out: only deletions, insertions and moves.
struct DecomposedUpdate: Hashable, Sendable {
  /// A section, or an item of one.
  enum Place: Hashable, Sendable {
    case section(Int)
    case item(ItemPath)
  }

  /// The deletions, as positions before the batch, highest first; a section precedes its items.
  var deletions: [Place] = []
  /// The insertions, as positions after the batch, lowest first; a section precedes its items.
  var insertions: [Place] = []
  /// The moves of items and sections, in the order in which they were announced.
  var moves: [Change] = []
}

extension DecomposedUpdate {
  /// Returns one line per change, as the newer message about counts lists them.
  ///
  /// Reports of that message show deletions and insertions of items and insertions of sections. The
  /// wording of moves, and the order, are our choice. (crash families A3, gaps)
  func lines(_ kind: ListKind) -> [String] {
    deletions.map { "Delete " + $0.text(kind) }
      + insertions.map { "Insert " + $0.text(kind) }
      + moves.compactMap { $0.moveLine(kind) }
  }
}

extension DecomposedUpdate.Place {
  fileprivate func text(_ kind: ListKind) -> String {
    switch self {
    case .section(let section): "section \(section)"
    case .item(let path): "\(kind.itemNoun) (\(path))"
    }
  }

  private var sortKey: (section: Int, item: Int) {
    switch self {
    case .section(let section): (section, -1)
    case .item(let path): (path.section, path.item)
    }
  }

  static func ascending(_ one: Self, _ other: Self) -> Bool { one.sortKey < other.sortKey }

  /// Returns whether one place precedes another in descending order, in which a section still
  /// precedes its items.
  static func descending(_ one: Self, _ other: Self) -> Bool {
    let (one, other) = (one.sortKey, other.sortKey)
    if one.section != other.section { return one.section > other.section }
    if one.item < 0 || other.item < 0 { return one.item < other.item }
    return one.item > other.item
  }
}

extension Change {
  fileprivate func moveLine(_ kind: ListKind) -> String? {
    switch self {
    case .moveItem(let from, let to): "Move \(kind.itemNoun) (\(from)) to (\(to))"
    case .moveSection(let from, let to): "Move section \(from) to \(to)"
    case .deleteItem, .insertItem, .reloadItem, .deleteSection, .insertSection, .reloadSection:
      nil
    }
  }
}

extension DecomposedUpdate {
  /// Decomposes every reload of a batch into a deletion and an insertion. (behaviour 3.3)
  ///
  /// It does not check whether the batch is legal: a change that names a missing position is listed
  /// with that position.
  ///
  /// - Complexity: O(*n* log *n*) for *n* changes.
  init(_ batch: BatchUpdate, from before: SectionCounts, to after: SectionCounts) {
    // The positions of reloaded cells depend neither on the kind nor on the release.
    let proposal = Proposal(
      BatchUpdate(batch.changes.filter { $0.exists(from: before, to: after) }), from: before,
      to: after, kind: .table, profile: .newest)
    for change in batch.changes {
      switch change {
      case .deleteItem(let path): deletions.append(.item(path))
      case .insertItem(let path): insertions.append(.item(path))
      case .reloadItem(let path):
        deletions.append(.item(path))
        if !before.contains(path) { insertions.append(.item(path)) }
      case .deleteSection(let section): deletions.append(.section(section))
      case .insertSection(let section): insertions.append(.section(section))
      case .reloadSection(let section):
        deletions.append(.section(section))
        if !before.contains(section: section) { insertions.append(.section(section)) }
      case .moveItem, .moveSection: moves.append(change)
      }
    }
    insertions += proposal.items.reloadTargets.map { .item($0.to) }
    insertions += proposal.sections.reloadTargets.map { .section($0.to.item) }
    deletions.sort(by: Place.descending)
    insertions.sort(by: Place.ascending)
  }
}

extension Change {
  /// Returns whether every position that the change names exists on its side of the batch.
  func exists(from before: SectionCounts, to after: SectionCounts) -> Bool {
    switch self {
    case .deleteItem(let path), .reloadItem(let path): before.contains(path)
    case .insertItem(let path): after.contains(path)
    case .moveItem(let from, let to): before.contains(from) && after.contains(to)
    case .deleteSection(let section), .reloadSection(let section):
      before.contains(section: section)
    case .insertSection(let section): after.contains(section: section)
    case .moveSection(let from, let to):
      before.contains(section: from) && after.contains(section: to)
    }
  }
}

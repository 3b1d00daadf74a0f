extension RepairSearch {
  /// Every contradiction of a draft resolved in one step, if there are many of them.
  ///
  /// Contradictions at different positions do not depend on each other but by the counts. Trying
  /// one way and the other at each of them doubles the drafts with every contradiction, so many
  /// are resolved as the counts want it: a reload goes first, since it changes none of them.
  ///
  /// - Returns: The draft without what lost; `nil` if there are so few contradictions that every
  ///   combination can be tried.
  /// - Complexity: O(*n* log *n* + *s*) for *n* changes and *s* sections.
  func reconciliation(of draft: RepairDraft) -> RepairDraft? {
    let reloadTargets = reloadTargets(in: draft)
    var leaving: [Position: Contradiction] = [:]
    var arriving: [Position: Contradiction] = [:]
    for (index, change) in draft.kept(of: changes) {
      switch change {
      case .deleteItem(let path): leaving[.item(path), default: Contradiction()].plain.append(index)
      case .deleteSection(let section):
        leaving[.section(section), default: Contradiction()].plain.append(index)
      case .insertItem(let path):
        arriving[.item(path), default: Contradiction()].plain.append(index)
      case .insertSection(let section):
        arriving[.section(section), default: Contradiction()].plain.append(index)
      case .reloadItem(let path):
        leaving[.item(path), default: Contradiction()].reloads.append(index)
        if let target = reloadTargets[path] {
          arriving[.item(target), default: Contradiction()].reloads.append(index)
        }
      case .reloadSection(let section):
        leaving[.section(section), default: Contradiction()].reloads.append(index)
      case .moveItem(let from, let to):
        leaving[.item(from), default: Contradiction()].moves.append(index)
        arriving[.item(to), default: Contradiction()].moves.append(index)
      case .moveSection(let from, let to):
        leaving[.section(from), default: Contradiction()].moves.append(index)
        arriving[.section(to), default: Contradiction()].moves.append(index)
      }
    }
    let leavers = leaving.filter(\.value.isContradiction)
    let arrivers = arriving.filter(\.value.isContradiction)
    guard leavers.count + arrivers.count > Self.mostContradictions else { return nil }

    let ledger = ledger(of: draft)
    var gone: Set<Int> = []
    var excess = ledger.rows.excesses(by: \.before, sections: ledger.sections)
    for (position, contradiction) in leavers.sorted(by: { $0.key < $1.key }) {
      gone.formUnion(contradiction.losers(surplus: &excess[position.row, default: 0], gone: gone))
    }
    var lack = ledger.rows.excesses(by: \.after, sections: ledger.sections).mapValues { -$0 }
    for (position, contradiction) in arrivers.sorted(by: { $0.key < $1.key }) {
      gone.formUnion(contradiction.losers(surplus: &lack[position.row, default: 0], gone: gone))
    }
    var next = draft
    next.remove(gone)
    return next
  }

  /// The most contradictions that are resolved in every combination.
  private static let mostContradictions = 4
}

extension RepairSearch {
  /// The reloads that a legal draft took out, at their new positions.
  ///
  /// - Complexity: O(*n* log *n*) for *n* changes.
  func laterReloads(than draft: RepairDraft) -> [Change] {
    let reloads = Set(draft.removed.map { changes[$0] }.filter(\.isReload))
    guard !reloads.isEmpty, let plan = try? plan(draft) else { return [] }
    return reloads.compactMap { change in
      switch change {
      case .reloadItem(let path): plan.destination(of: path).map(Change.reloadItem)
      case .reloadSection(let section) where evidence.before.contains(section: section):
        plan.destination(ofSection: section).map(Change.reloadSection)
      case .reloadSection, .deleteItem, .insertItem, .moveItem, .deleteSection, .insertSection,
        .moveSection:
        nil
      }
    }
    .sorted { $0.rank < $1.rank }
  }
}

/// What changes meet at, on one side of a batch.
private enum Position: Hashable, Comparable {
  case section(Int)
  case item(ItemPath)

  /// The section in whose row of the ledger the position counts; `nil` for the number of sections.
  var row: Int? {
    switch self {
    case .section: nil
    case .item(let path): path.section
    }
  }
}

/// The changes that name one position on one side of a batch, by their places in it.
private struct Contradiction {
  /// Deletions on the one side, insertions on the other.
  var plain: [Int] = []
  var reloads: [Int] = []
  var moves: [Int] = []

  /// Whether they cannot all stay. The same deletion or insertion made twice can.
  var isContradiction: Bool {
    moves.count > 1 || [plain, reloads, moves].count { !$0.isEmpty } > 1
  }

  /// What has to go so that the rest agrees.
  ///
  /// - Parameters:
  ///   - surplus: How many deletions or insertions the counts have too many of. It becomes smaller
  ///     by those that go.
  ///   - gone: What went already, which is in no one's way.
  func losers(surplus: inout Int, gone: Set<Int>) -> [Int] {
    let plain = plain.filter { !gone.contains($0) }
    let reloads = reloads.filter { !gone.contains($0) }
    let moves = moves.filter { !gone.contains($0) }
    let isPlainWanted = plain.isEmpty || surplus < plain.count || (reloads + moves).isEmpty
    guard isPlainWanted else {
      surplus -= plain.count
      return plain + (moves.isEmpty ? [] : reloads + moves.dropFirst())
    }
    if !plain.isEmpty { return reloads + moves }
    return moves.isEmpty ? [] : reloads + moves.dropFirst()
  }
}

extension [LedgerRow] {
  /// How many more items than the calls lead to are answered, by section on one side; under `nil`
  /// how many more sections.
  fileprivate func excesses(
    by side: (LedgerRow) -> Int?, sections: SectionCountMismatch
  ) -> [Int?: Int] {
    var result: [Int?: Int] = [nil: sections.after - sections.expected]
    for row in self {
      if let section = side(row) { result[section] = row.excess }
    }
    return result
  }
}

extension RepairSearch {
  /// Returns a draft with every contradiction resolved in one step, if there are many of them.
  ///
  /// Contradictions at different positions affect each other only through the counts. Trying both
  /// ways for each of them doubles the number of drafts with every contradiction, so many
  /// contradictions are resolved according to the counts: a reload is removed first, since it
  /// changes none of them.
  ///
  /// - Returns: The draft without the losing changes; `nil` if there are so few contradictions that
  ///   every combination can be tried.
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

  /// The maximum number of contradictions that are resolved in every combination.
  private static let mostContradictions = 4
}

extension RepairSearch {
  /// Returns the reloads that a legal draft removed, at their positions after the batch.
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

/// The position at which changes collide, on one side of a batch.
private enum Position: Hashable, Comparable {
  case section(Int)
  case item(ItemPath)

  /// The section whose row of the ledger counts the position; `nil` for the number of sections.
  var row: Int? {
    switch self {
    case .section: nil
    case .item(let path): path.section
    }
  }
}

/// The changes that name one position on one side of a batch, by their indexes in it.
private struct Contradiction {
  /// The deletions on the side before the batch, the insertions on the side after it.
  var plain: [Int] = []
  var reloads: [Int] = []
  var moves: [Int] = []

  /// Whether the changes cannot all be kept. A repeated deletion or insertion can.
  var isContradiction: Bool {
    moves.count > 1 || [plain, reloads, moves].count { !$0.isEmpty } > 1
  }

  /// Returns the changes that have to be removed so that the others agree.
  ///
  /// - Parameters:
  ///   - surplus: The number of superfluous deletions or insertions according to the counts. It is
  ///     reduced by those that are removed.
  ///   - gone: The changes that were already removed, which conflict with nothing.
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
  /// Returns the excess of each section, by its index on one side; under `nil` that of the number
  /// of sections.
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

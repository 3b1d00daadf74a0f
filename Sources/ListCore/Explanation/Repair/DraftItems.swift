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

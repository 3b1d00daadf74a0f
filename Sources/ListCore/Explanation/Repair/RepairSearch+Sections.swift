extension RepairSearch {
  /// Returns the drafts that correct the number of sections, by one section or by all that are
  /// missing.
  func sectionRemedies(
    for mismatch: SectionCountMismatch, in draft: RepairDraft
  ) -> [RepairDraft] {
    let excess = mismatch.after - mismatch.expected
    let withdrawals = removals(from: draft, atMost: Self.mostWithdrawals) { change in
      switch change {
      case .deleteSection: excess > 0
      case .insertSection: excess < 0
      // These do not change the count, but they occupy the section that has to be removed, or its
      // index.
      case .reloadSection, .moveSection: true
      case .deleteItem, .insertItem, .reloadItem, .moveItem: false
      }
    }
    return withdrawals + additions(of: excess, to: draft)
  }

  private func additions(of excess: Int, to draft: RepairDraft) -> [RepairDraft] {
    let isInsertion = excess > 0
    let sections = isInsertion ? evidence.after.sectionCount : evidence.before.sectionCount
    let taken = takenSections(draft, after: isInsertion)
    let free = (0..<sections).filter { !taken.contains($0) }
    guard !free.isEmpty else { return [] }
    let count = abs(excess)
    var choices = Set(free.count <= Self.mostSectionChoices ? free.map { [$0] } : [])
    // A block of neighbours: the last ones, or those that begin at the first difference.
    choices.insert(free.suffix(count))
    if let difference = firstDifference {
      choices.insert(Array(free.drop { $0 < difference }.prefix(count)))
    }
    return
      choices
      .filter { !$0.isEmpty }
      .sorted { $0.lexicographicallyPrecedes($1) }
      .reversed()  // of equal choices the last section comes first
      .map { sections in
        var next = draft
        next.add(sections.map { isInsertion ? .insertSection($0) : .deleteSection($0) })
        return next
      }
  }

  /// Returns the sections on one side that a change already names.
  private func takenSections(_ draft: RepairDraft, after: Bool) -> Set<Int> {
    var taken: Set<Int> = []
    for change in draft.kept(of: changes).map(\.change) + draft.added {
      switch change {
      case .deleteSection(let section), .reloadSection(let section):
        if !after { taken.insert(section) }
      case .insertSection(let section): if after { taken.insert(section) }
      case .moveSection(let from, let to): taken.insert(after ? to : from)
      case .deleteItem, .insertItem, .reloadItem, .moveItem: break
      }
    }
    return taken
  }

  /// The maximum number of changes that are removed one at a time.
  private static let mostWithdrawals = 16
  /// The maximum number of sections that are all tried.
  private static let mostSectionChoices = 12
}

extension RepairSearch {
  /// Returns the drafts with one section inserted or deleted at another index, if that makes all
  /// counts match.
  ///
  /// If several indexes do, the nearest one is used.
  func sectionCorrections(of draft: RepairDraft) -> [RepairDraft] {
    let entries = draft.kept(of: changes).filter { $0.change.insertsOrDeletesSection }
    guard entries.count <= Self.mostCorrections else { return [] }
    return entries.compactMap { sectionCorrection(of: $0, in: draft) }
  }

  private func sectionCorrection(
    of entry: (index: Int, change: Change), in draft: RepairDraft
  ) -> RepairDraft? {
    let isInsertion = entry.change.sectionTarget != nil
    guard let named = entry.change.sectionTarget ?? entry.change.sectionSource else { return nil }
    let sections = isInsertion ? evidence.after.sectionCount : evidence.before.sectionCount
    let taken = takenSections(draft, after: isInsertion)
    var places = (0..<sections).filter { !taken.contains($0) }
    if places.count > Self.mostSectionChoices {
      places = firstDifference.map { place in places.filter { $0 == place } } ?? []
    }
    for place in places.sorted(by: { abs($0 - named) < abs($1 - named) }) {
      var next = draft
      next.correct([(entry.index, isInsertion ? .insertSection(place) : .deleteSection(place))])
      if ledger(of: next).balances { return next }
    }
    return nil
  }

  /// The maximum number of inserted and deleted sections in a batch whose indexes are corrected.
  private static let mostCorrections = 4
}

extension Change {
  fileprivate var insertsOrDeletesSection: Bool {
    switch self {
    case .insertSection, .deleteSection: true
    case .deleteItem, .insertItem, .reloadItem, .moveItem, .reloadSection, .moveSection: false
    }
  }
}

extension RepairSearch {
  /// A draft with every change of the batch removed.
  var empty: RepairDraft {
    var draft = RepairDraft()
    draft.remove(changes.indices)
    return draft
  }

  /// Returns a draft that replaces the batch by calls for whole sections, if that is legal.
  ///
  /// Every section is reloaded whose count differs or that a call affects; those past the end of
  /// the shorter side are inserted or deleted.
  func sectionBySection() -> RepairDraft? {
    let (before, after) = (evidence.before, evidence.after)
    let common = min(before.sectionCount, after.sectionCount)
    let ledger = Ledger(batch: evidence.batch, before: before, after: after)
    var touched = Set(ledger.rows.filter { !$0.isUntouched }.compactMap(\.before))
    touched.formUnion(ledger.rows.filter { !$0.isUntouched }.compactMap(\.after))
    var draft = empty
    draft.add(
      (0..<common).filter { before[$0] != after[$0] || touched.contains($0) }
        .map(Change.reloadSection))
    draft.add((common..<max(common, before.sectionCount)).map(Change.deleteSection))
    draft.add((common..<max(common, after.sectionCount)).map(Change.insertSection))
    guard (try? plan(draft)) != nil else { return nil }
    return draft
  }
}

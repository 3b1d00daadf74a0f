extension CauseFinder {
  /// What the numbers of a count that does not add up suggest.
  ///
  /// - Parameters:
  ///   - announced: By how much the calls change the count.
  mutating func findMiscounts(
    _ subject: Cause.Subject, before: Int, after: Int, announced: Int
  ) {
    let actual = after - before
    let relevant = changes(about: subject)
    let structural = relevant.filter { !$0.change.isReload }
    let site = structural.first?.site ?? relevant.first?.site

    if actual == 0, misfiled != nil {
      return  // The model was changed, elsewhere.
    } else if actual == 0 {
      // The classic of a view that was never laid out: before and after are one and the same.
      add(
        context.loadedCountsForUpdate ? 100 : 60,
        context.loadedCountsForUpdate
          ? .countsLoadedTooLate(subject, count: after, evidence.batch.site ?? site)
          : .modelChangedTooEarly(subject, count: after, announced: announced, site))
      add(
        context.loadedCountsForUpdate ? 60 : 90,
        .modelUnchanged(subject, count: after, announced: announced, site))
    } else if structural.isEmpty, !relevant.isEmpty {
      add(95, .reloadInsteadOfChange(subject, before: before, after: after, site))
      add(50, .forgottenCall(subject, before: before, after: after))
    } else if structural.isEmpty {
      add(90, .forgottenCall(subject, before: before, after: after))
    } else if announced == 0 || announced.signum() != actual.signum() {
      if announced == 0 {
        add(80, .missingCalls(subject, announced: 0, actual: actual))
      } else {
        add(85, .oppositeDirection(subject, announced: announced, actual: actual))
      }
    } else if abs(announced) < abs(actual) {
      add(85, .missingCalls(subject, announced: announced, actual: actual))
    } else {
      if announced == 2 * actual {
        add(85, .announcedDouble(subject, announced: announced, actual: actual))
      } else {
        add(75, .tooManyCalls(subject, announced: announced, actual: actual))
      }
      addPartlyEarly(subject, before: before, site)
    }
  }

  /// A part of what was announced was in the counts before the batch.
  private mutating func addPartlyEarly(_ subject: Cause.Subject, before: Int, _ site: CallSite?) {
    guard context.loadedCountsForUpdate else { return }
    add(92, .countsLoadedTooLate(subject, count: before, evidence.batch.site ?? site))
  }

  /// The changes that are about what was counted.
  private func changes(about subject: Cause.Subject) -> [(change: Change, site: CallSite?)] {
    switch subject {
    case .sections:
      return changes.filter { $0.change.sectionSource != nil || $0.change.sectionTarget != nil }
    case .items(let section):
      let origin = ledger.row(after: section)?.before
      return changes.filter { change, _ in
        change.itemSource.map { $0.section == origin } ?? false
          || change.itemTarget.map { $0.section == section } ?? false
      }
    }
  }

  /// One section has as many items too few as another one has too many.
  mutating func findMisfiledItems() {
    guard let misfiled, let first = misfiled.corrections.first else { return }
    let (change, site) = changes[first.index]
    guard let section = (first.change.itemSource ?? first.change.itemTarget)?.section else {
      return
    }
    add(
      97,
      .itemsInWrongSection(
        change, belongsTo: section, fewer: misfiled.short, more: misfiled.long,
        count: misfiled.corrections.count, site))
  }

  /// A count of items may be wrong because it is another section's.
  mutating func findSectionsBehindItems(_ mismatch: ItemCountMismatch) {
    let moved = changes.first { $0.change.sectionSource != nil || $0.change.sectionTarget != nil }
    guard let moved, !moved.change.isReload else { return }
    // Plausible if leaving it out, or taking another section, makes the counts of all fit.
    let without = Ledger(
      batch: BatchUpdate(
        changes.map(\.change).filter { $0.itemSource != nil || $0.itemTarget != nil }),
      before: evidence.before, after: evidence.after)
    let fits = Self.fitsElsewhere(moved.change, evidence) || without.balances
    add(fits ? 93 : 45, .wrongSection(moved.change, moved.site))
  }

  /// Whether the counts fit if the one section is another one.
  private static func fitsElsewhere(_ change: Change, _ evidence: BatchEvidence) -> Bool {
    let (before, after) = (evidence.before.perSection, evidence.after.perSection)
    switch change {
    case .insertSection:
      return after.indices.contains { after.removing(at: $0) == before }
    case .deleteSection:
      return before.indices.contains { before.removing(at: $0) == after }
    case .moveSection:
      return before.sorted() == after.sorted()
    case .deleteItem, .insertItem, .reloadItem, .moveItem, .reloadSection:
      return false
    }
  }

  /// A count of sections may be wrong because only items were announced.
  mutating func findItemsBehindSections(_ mismatch: SectionCountMismatch) {
    if mismatch.after < mismatch.expected {
      for row in ledger.rows
      where row.fate != .deleted && row.itemsBefore > 0 && row.deleted == row.itemsBefore {
        guard let section = row.before else { continue }
        add(97, .emptiedSectionNotDeleted(section: section, items: row.itemsBefore))
      }
    } else {
      for row in ledger.rows where row.fate == .unannounced && row.inserted > 0 {
        guard let section = row.after else { continue }
        add(97, .sectionNotInserted(section: section))
      }
    }
  }

  /// A change announced twice is always worth mentioning, and is the whole cause if the counts add
  /// up without the second announcement.
  mutating func findRepetitions() {
    var sites: [Change: [CallSite?]] = [:]
    var once: [Change] = []
    for (change, site) in changes {
      if sites[change] == nil { once.append(change) }
      sites[change, default: []].append(site)
    }
    let repeated = once.filter { sites[$0, default: []].count > 1 }
    guard !repeated.isEmpty else { return }
    let cured = Ledger(
      batch: BatchUpdate(once), before: evidence.before, after: evidence.after)
    for change in repeated {
      let sites = sites[change, default: []].compactMap { $0 }
      add(cured.balances ? 99 : 65, .announcedTwice(change, sites))
    }
  }
}

extension [Int] {
  fileprivate func removing(at index: Int) -> [Int] {
    var result = self
    result.remove(at: index)
    return result
  }
}

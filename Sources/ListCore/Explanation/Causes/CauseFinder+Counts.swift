extension CauseFinder {
  /// Adds the causes that the numbers of an unbalanced section suggest.
  mutating func findMiscount(_ numbers: ItemCountMismatch) {
    let miscount = Miscount(
      subject: .items(section: numbers.section), before: numbers.before, after: numbers.after,
      announced: numbers.expected &- numbers.before, inserted: numbers.inserted,
      deleted: numbers.deleted, moves: numbers.movedIn + numbers.movedOut > 0)
    if miscount.actual == 0, misfiled != nil { return }  // Another section changed instead.
    let (section, after) = (numbers.section, numbers.after)
    let calls = calls(about: miscount)
    if calls == .changes, miscount.isPlaceholder {
      // A view knows every call: if one call is superfluous, the repair removes it.
      let mayBeTooMuch = context.source == .view && miscount.isTooMuch
      let isLikely = !mayBeTooMuch || context.clues.contains(.placeholder)
      add(
        isLikely ? 94 : 75,
        .placeholderCounted(section: section, expected: numbers.expected, after: after))
      return findUnchanged(miscount)
    }
    if miscount.isDoubled {
      add(96, .modelDoubled(miscount.subject, before: numbers.before, after: after))
    }
    switch calls {
    case .none: findSilentChange(miscount, section)
    case .reloads where miscount.actual != 0: findReload(miscount)
    case .reloads, .changes:
      if miscount.actual == 0, miscount.moves, numbers.inserted + numbers.deleted == 0 {
        add(90, .modelNotMoved(section: section, count: after, site(of: miscount)))
      } else if miscount.actual == 0 || miscount.isTooMuch && !miscount.isDoubled {
        findUnchanged(miscount)
      } else {
        if miscount.isPartOfLoads, !miscount.isDoubled {
          let (announced, actual) = (miscount.announced, miscount.actual)
          add(88, .loadedTwice(section: section, announced: announced, actual: actual))
        }
        findReplaced(miscount)
        if isPossiblyEarly(miscount) { findTooEarly(miscount, isLikely: false) }
      }
    }
  }

  /// Adds the causes that the unbalanced number of sections suggests.
  mutating func findMiscount(_ numbers: SectionCountMismatch) {
    let miscount = Miscount(
      subject: .sections, before: numbers.before, after: numbers.after,
      announced: numbers.expected &- numbers.before, inserted: numbers.inserted,
      deleted: numbers.deleted, moves: false)
    let (subject, before, after) = (miscount.subject, numbers.before, numbers.after)
    if miscount.actual == 0, misfiled != nil { return }
    switch calls(about: miscount) {
    case .none, .reloads:
      if knowsCalls, calls(about: miscount) == .reloads { findReload(miscount) }
      add(90, .forgottenCall(subject, before: before, after: after))
      if miscount.actual.magnitude > 1 {
        let isLikely = miscount.actual > 0 && !knowsCalls
        add(isLikely ? 92 : 60, .modelReplaced(subject, before: before, after: after))
      }
    case .changes where miscount.actual == 0 || miscount.isTooMuch:
      findUnchanged(miscount)
    case .changes:
      findReplaced(miscount)
      if !knowsCalls { findTooEarly(miscount, isLikely: false) }
    }
  }

  // MARK: The model

  /// Adds the causes of a change that no call announces.
  private mutating func findSilentChange(_ miscount: Miscount, _ section: Int) {
    let (before, after) = (miscount.before, miscount.after)
    let isCollapsible = context.clues.contains(.collapsibleSections)
    add(90, .forgottenCall(miscount.subject, before: before, after: after))
    guard !knowsCalls || !changes.isEmpty else { return }
    if isCollapsible || before == 0 || after == 0 {
      add(
        isCollapsible ? 97 : 60, .sectionToggled(section: section, before: before, after: after))
    }
    if after == 0 { add(50, .modelReplaced(miscount.subject, before: before, after: after)) }
  }

  /// Adds the cause of a change for which only reloads were announced. (behaviour 3.3)
  private mutating func findReload(_ miscount: Miscount) {
    add(
      95,
      .reloadInsteadOfChange(
        miscount.subject, before: miscount.before, after: miscount.after, site(of: miscount)))
  }

  /// Adds the causes of announced changes that the model has made in part, or not at all.
  private mutating func findUnchanged(_ miscount: Miscount) {
    let (subject, site) = (miscount.subject, site(of: miscount))
    let (announced, actual) = (miscount.announced, miscount.actual)
    let isDouble = miscount.isTooMuch && announced == 2 &* actual
    if isDouble { add(89, .announcedDouble(subject, announced: announced, actual: actual)) }
    if actual == 0 {
      add(
        isTooLate ? 60 : 90,
        .modelUnchanged(subject, count: miscount.after, announced: announced, site))
      findPlaceholder(miscount)
    } else if !miscount.isTooMuch {
      add(80, .oppositeDirection(subject, announced: announced, actual: actual))
    } else if !isDouble || context.source != .view {
      add(80, .tooManyCalls(subject, announced: announced, actual: actual))
    }
    findTooEarly(miscount, isLikely: isLikelyEarly(miscount))
  }

  /// Adds a counted placeholder as a cause, if all items were deleted and one is left.
  private mutating func findPlaceholder(_ miscount: Miscount) {
    guard case .items(let section) = miscount.subject, miscount.inserted == 0,
      miscount.before == miscount.deleted, miscount.after == 1
    else { return }
    add(
      context.clues.contains(.placeholder) ? 97 : isTooLate ? 55 : 75,
      .placeholderCounted(section: section, expected: 0, after: miscount.after))
  }

  /// Adds the causes of calls that announce a part of the change, or its opposite.
  private mutating func findReplaced(_ miscount: Miscount) {
    let (announced, actual) = (miscount.announced, miscount.actual)
    add(
      85,
      announced == 0 || announced.signum() == actual.signum()
        ? .missingCalls(miscount.subject, announced: announced, actual: actual)
        : .oppositeDirection(miscount.subject, announced: announced, actual: actual))
  }

  // MARK: The time of counting

  /// Whether the view is known to have loaded its counts for the update.
  private var isTooLate: Bool { context.source == .view && context.loadedCountsForUpdate }

  /// Adds the cause that the counts before the update already include the change.
  private mutating func findTooEarly(_ miscount: Miscount, isLikely: Bool) {
    let (subject, site) = (miscount.subject, site(of: miscount))
    if isTooLate {
      // A common case: the view was never laid out, and its counts before and after are the same.
      let isAll = miscount.actual == 0
      add(
        isAll ? 100 : 92,
        .countsLoadedTooLate(
          subject, count: isAll ? miscount.after : miscount.before, evidence.batch.site ?? site))
    } else if miscount.actual == 0 || context.source != .view {
      add(
        isLikely ? 93 : 60,
        .modelChangedTooEarly(
          subject, count: miscount.before, announced: miscount.announced, site))
    }
  }

  /// Returns whether the counts before the update probably include the change.
  ///
  /// The view knows when it loaded its counts, and a message does not say. It is likely for the
  /// first content, for a collection view that was not laid out, and for changes that were computed
  /// after the model had changed.
  private func isLikelyEarly(_ miscount: Miscount) -> Bool {
    guard context.source != .view else { return false }
    let inserts = miscount.inserted > 0 && miscount.deleted == 0
    let isComputed = miscount.inserted > 0 && miscount.deleted > 0 && miscount.actual == 0
    return context.clues.contains(.computedChanges) || isComputed
      || inserts
        && (miscount.inserted >= miscount.after || kind == .collection && miscount.actual == 0)
  }

  /// Returns whether a part of the difference may have been counted before the update.
  private func isPossiblyEarly(_ miscount: Miscount) -> Bool {
    context.source != .view
      && (miscount.before == 0 || kind == .collection || miscount.inserted > 0)
  }

  // MARK: The calls

  /// The kind of calls that were made about a count.
  private enum Calls {
    case none
    case reloads
    case changes
  }

  private func calls(about miscount: Miscount) -> Calls {
    // A message lists a reload as a deletion and an insertion. (behaviour 3.3)
    if context.source == .view {
      let relevant = changes(about: miscount.subject)
      if relevant.isEmpty { return .none }
      return relevant.allSatisfy(\.change.isReload) ? .reloads : .changes
    }
    if miscount.moves { return .changes }
    if miscount.inserted + miscount.deleted == 0 { return .none }
    return miscount.inserted == miscount.deleted && miscount.actual != 0 ? .reloads : .changes
  }

  /// Returns the site of the first call about the count, preferring calls other than reloads.
  private func site(of miscount: Miscount) -> CallSite? {
    let relevant = changes(about: miscount.subject)
    return relevant.first { !$0.change.isReload }?.site ?? relevant.first?.site
  }

  /// Returns the changes that are about the counted elements.
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

  /// Adds the cause that one section lacks as many items as another one has in excess.
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

  /// Adds the cause that a count of items is wrong because it belongs to a different section.
  mutating func findSectionsBehindItems(_ mismatch: ItemCountMismatch) {
    let moved = changes.first { $0.change.sectionSource != nil || $0.change.sectionTarget != nil }
    guard let moved, !moved.change.isReload else { return }
    // It is plausible if the counts of all sections match without the change, or with another
    // section.
    let without = Ledger(
      batch: BatchUpdate(
        changes.map(\.change).filter { $0.itemSource != nil || $0.itemTarget != nil }),
      before: evidence.before, after: evidence.after)
    let fits = Self.fitsElsewhere(moved.change, evidence) || without.balances
    add(fits ? 93 : 45, .wrongSection(moved.change, moved.site))
  }

  /// Returns whether the counts match if the change names another section.
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

  /// Adds the cause that a count of sections is wrong because only items were announced.
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

  /// Adds changes that were announced twice. They are always worth mentioning, and are the whole
  /// cause if the counts match without the repetition.
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

/// A count that does not match its calls.
private struct Miscount {
  let subject: Cause.Subject
  let before: Int
  let after: Int
  /// The change of the count that the calls announce.
  let announced: Int
  let inserted: Int
  let deleted: Int
  let moves: Bool

  /// The actual change of the count.
  var actual: Int { after &- before }
  /// Whether the count has doubled. From 1 to 2, it may be any insertion.
  var isDoubled: Bool { before > 1 && after == 2 &* before }
  /// Whether the calls announced more than happened, in the same direction.
  var isTooMuch: Bool {
    announced.signum() == actual.signum() && announced.magnitude > actual.magnitude
  }
  /// Whether items are left where the calls leave none, or there are more items after deletions.
  var isPlaceholder: Bool {
    actual != 0 && (before &+ announced == 0 || deleted > 0 && actual > 0 && announced < 0)
  }
  /// Whether more items were added than the calls announce.
  var isPartOfLoads: Bool {
    inserted > 0 && deleted == 0 && actual > announced && !moves
  }
}

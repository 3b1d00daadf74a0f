extension CauseFinder {
  /// Adds the causes of a change that names a position that does not exist on its side.
  mutating func findWrongPosition(_ place: Breach.Place, _ matches: (Change) -> Bool) {
    switch place {
    case .itemBefore, .sectionBefore: findWrongOldPosition(matches)
    case .itemAfter, .sectionAfter: findWrongNewPosition(matches)
    }
  }

  /// Adds the causes of a change that names a position that does not exist before the batch.
  private mutating func findWrongOldPosition(_ matches: (Change) -> Bool) {
    guard let (change, site) = first(where: matches) else { return }
    let (subject, count) = count(of: change.itemSource, in: evidence.before)
    if context.loadedCountsForUpdate {
      // The model had removed the element before the view loaded its counts.
      add(96, .countsLoadedTooLate(subject, count: count, evidence.batch.site ?? site))
    }
    let exists =
      change.itemSource.map(evidence.after.contains)
      ?? change.sectionSource.map(evidence.after.contains(section:)) ?? false
    let existsAfter = knowsCalls && exists
    if !existsAfter, let insertions = insertionsCounted(in: change) {
      add(85, .countedAfterInsertions(change, insertions: insertions, site))
    }
    add(
      existsAfter ? 90 : 70,
      existsAfter
        ? .newPositionUsed(change, site) : .positionNowhere(change, subject, count: count, site))
  }

  /// Returns the number of insertions before an item, if the item exists when they are not counted.
  private func insertionsCounted(in change: Change) -> Int? {
    guard let path = change.itemSource, let section = ledger.row(before: path.section)?.after
    else { return nil }
    let insertions = changes.count { other, _ in
      guard case .insertItem(let inserted) = other else { return false }
      return inserted.section == section && inserted.item <= path.item
    }
    guard insertions > 0, path.item >= insertions else { return nil }
    let meant = ItemPath(item: path.item - insertions, section: path.section)
    return evidence.before.contains(meant) ? insertions : nil
  }

  /// Adds the causes of a change that names a position that does not exist after the batch.
  private mutating func findWrongNewPosition(_ matches: (Change) -> Bool) {
    guard let (change, site) = first(where: matches) else { return }
    let existed =
      change.itemTarget.map(existedBefore)
      ?? change.sectionTarget.map(evidence.before.contains(section:)) ?? false
    let existedBefore = knowsCalls && existed
    let (subject, count) = count(of: change.itemTarget, in: evidence.after)
    add(
      existedBefore ? 90 : 70,
      existedBefore
        ? .oldPositionUsed(change, site) : .positionNowhere(change, subject, count: count, site))
    findUnchangedModel(behind: change, site)
  }

  /// Returns whether a target exists before the batch; if the data source lacks its section,
  /// whether the section does.
  private func existedBefore(_ target: ItemPath) -> Bool {
    evidence.after.contains(section: target.section)
      ? evidence.before.contains(target) : evidence.before.contains(section: target.section)
  }

  /// Adds the cause that the model was not changed, which explains an insertion past the end.
  private mutating func findUnchangedModel(behind change: Change, _ site: CallSite?) {
    switch change {
    case .insertItem(let path) where evidence.after.contains(section: path.section) && !knowsCalls:
      let (subject, after) = (
        Cause.Subject.items(section: path.section), evidence.after[path.section]
      )
      if path.item > after || context.clues.contains(.computedChanges) {
        // More than the inserted item is missing.
        add(97, .modelReplaced(subject, before: evidence.before[path.section], after: after))
      }
      add(95, .modelUnchanged(subject, count: after, announced: 1, site))
    case .insertItem(let path) where evidence.after.contains(section: path.section):
      guard misfiled == nil else { return }
      let row = ledger.row(after: path.section)
      guard let row, row.fate == .kept, row.itemsBefore == row.answered, row.announced > 0 else {
        return
      }
      add(
        95,
        .modelUnchanged(
          .items(section: path.section), count: row.itemsBefore, announced: row.announced, site))
    case .insertItem(let path):
      add(
        80,
        .sectionMissing(
          section: path.section, sections: evidence.after.sectionCount, site))
    case .insertSection where ledger.sections.before == ledger.sections.after || !knowsCalls:
      add(
        95,
        .modelUnchanged(
          .sections, count: ledger.sections.before,
          announced: ledger.sections.expected - ledger.sections.before, site))
    case .insertSection, .deleteItem, .reloadItem, .moveItem, .deleteSection, .reloadSection,
      .moveSection:
      break
    }
  }

  /// Returns the count that a position exceeds: that of its section or, if it does not exist, that
  /// of sections.
  private func count(
    of path: ItemPath?, in counts: SectionCounts
  ) -> (subject: Cause.Subject, count: Int) {
    guard let path, counts.contains(section: path.section) else {
      return (.sections, counts.sectionCount)
    }
    return (.items(section: path.section), counts[path.section])
  }
}

extension CauseFinder {
  /// Adds the causes of two changes that name one position.
  mutating func findConflict(_ matches: (Change) -> Bool) {
    let all = changes.filter { matches($0.change) }
    if !knowsCalls, let one = all.first(where: { $0.change.isMove }),
      all.contains(where: { !$0.change.isMove && !$0.change.isReload })
    {
      // UIKit reports a reload, which is the more frequent call, as a deletion or an insertion.
      // (behaviour 3.4)
      let reload = one.change.itemSource.map(Change.reloadItem)
      add(97, .reloadMixedWithStructure(reload ?? one.change, one.site))
    }
    if let one = all.first, let other = all.first(where: { $0.change != one.change }) {
      add(95, .conflict(one.change, other.change, [one.site, other.site].compactMap { $0 }))
      findReloadOfMoved(one.change.isReload ? one : other, one.change.isReload ? other : one)
    } else if let one = all.first,
      let reload = changes.first(where: { $0.change.isReload && $0.change != one.change })
    {
      // The other change is the new cell of a reload, which no call names. (behaviour 3.4)
      add(
        95, .conflict(one.change, reload.change, [one.site, reload.site].compactMap { $0 }))
    }
  }

  /// Adds the cause for an item that is reloaded and moved. A fetched results controller reports
  /// such items, and they have to be reloaded in a later update.
  private mutating func findReloadOfMoved(
    _ reload: (change: Change, site: CallSite?), _ other: (change: Change, site: CallSite?)
  ) {
    guard reload.change.isReload, other.change.isMove,
      reload.change.itemSource == other.change.itemSource
    else { return }
    add(96, .reloadMixedWithStructure(reload.change, reload.site))
  }

  /// Adds the cause for an item that is moved into an inserted section or out of a deleted one.
  mutating func findMoveAcross(_ place: Breach.Place) {
    let move = first { change in
      switch place {
      case .sectionBefore(let section): change.isMove && change.itemSource?.section == section
      case .sectionAfter(let section): change.isMove && change.itemTarget?.section == section
      case .itemBefore, .itemAfter: false
      }
    }
    guard let (change, site) = move else { return }
    add(96, .movedAcrossSectionChange(change, site))
  }

  /// Adds the causes of two operations on a visible cell, one of which is a reload.
  mutating func findTwoAnimations(of path: ItemPath) {
    findConflict { change in
      change.itemSource == path || change.sectionSource == path.section
    }
    let reload = first { $0 == .reloadItem(path) || $0 == .reloadSection(path.section) }
    add(90, reload.map { .reloadMixedWithStructure($0.change, $0.site) })
  }

  /// Adds reloads that are mixed with other changes, which is worth mentioning even if it is not
  /// the cause.
  mutating func findMixedReload() {
    guard let reload = changes.first(where: { $0.change.isReload }),
      changes.contains(where: { !$0.change.isReload })
    else { return }
    add(55, .reloadMixedWithStructure(reload.change, reload.site))
  }
}

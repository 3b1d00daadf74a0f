/// A batch and the counts around it, sorted and not yet judged.
struct Proposal: Sendable {
  /// The batch as it was announced.
  let batch: BatchUpdate
  /// The counts before the batch.
  let before: SectionCounts
  /// The counts that the data source answered after the batch.
  let after: SectionCounts
  /// The kind of list.
  let kind: ListKind
  /// The release whose rules apply.
  let profile: SystemProfile

  /// The changes of sections.
  let sections: SortedChanges
  /// The changes of items, whether or not their sections stay.
  let items: SortedChanges
  /// The sections before the batch that are deleted or reloaded, ascending and distinct.
  let goneSections: [Int]
  /// The sections after the batch that are inserted or refilled by a reload, ascending.
  let newSections: [Int]

  /// Sorts the changes of a batch.
  ///
  /// - Complexity: O(*n* log *n*) for *n* changes.
  init(
    _ batch: BatchUpdate, from before: SectionCounts, to after: SectionCounts, kind: ListKind,
    profile: SystemProfile
  ) {
    self.batch = batch
    self.before = before
    self.after = after
    self.kind = kind
    self.profile = profile

    let changes = UnsortedChanges(batch)
    let sections = SortedChanges(
      changes.sectionDepartures, changes.sectionArrivals, from: before.rowOfSections,
      to: after.rowOfSections, rowAfter: { $0 })
    self.sections = sections
    let gone = sections.departures.positions { $0.reason == .deletion || $0.reason == .reload }
    self.goneSections = gone
    self.newSections = sections.arrivals.filter { $0.source == nil }.map(\.path.item)

    let shift = SectionShift(sections)
    self.items = SortedChanges(
      changes.itemDepartures, changes.itemArrivals, from: before, to: after,
      rowAfter: { gone[...].holds($0) ? nil : shift.place(of: $0) })
  }
}

extension Proposal {
  /// The batch and its counts, as evidence of a mismatch.
  var evidence: BatchEvidence { BatchEvidence(before: before, after: after, batch: batch) }

  /// Returns the placement of the sections, if their counts match.
  func placeSections() -> Placement { Placement(sections, rowAfter: { $0 }) }

  /// Returns whether the section before the batch is deleted or reloaded.
  func isGone(section: Int) -> Bool { goneSections[...].holds(section) }

  /// Returns whether the section after the batch is inserted or refilled by a reload.
  func isNew(section: Int) -> Bool { newSections[...].holds(section) }
}

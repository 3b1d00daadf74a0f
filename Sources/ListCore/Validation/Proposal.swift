/// A batch together with the counts around it, sorted once and not yet judged.
struct Proposal: Sendable {
  /// The batch as it was announced.
  let batch: BatchUpdate
  /// The counts before the batch.
  let before: SectionCounts
  /// The counts that the data source answered after the batch.
  let after: SectionCounts
  /// The face of the list.
  let kind: ListKind
  /// The release whose rules hold.
  let profile: SystemProfile

  /// What happens to sections.
  let sections: Traffic
  /// What happens to items, whether or not their sections stay.
  let items: Traffic
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
    let sections = Traffic(
      changes.sectionDepartures, changes.sectionArrivals, from: before.rowOfSections,
      to: after.rowOfSections, rowAfter: { $0 })
    self.sections = sections
    let gone = sections.departures.positions { $0.reason == .deletion || $0.reason == .reload }
    self.goneSections = gone
    self.newSections = sections.arrivals.filter { $0.source == nil }.map(\.path.item)

    let shift = SectionShift(sections)
    self.items = Traffic(
      changes.itemDepartures, changes.itemArrivals, from: before, to: after,
      rowAfter: { gone[...].holds($0) ? nil : shift.place(of: $0) })
  }
}

extension Proposal {
  /// What surrounds a mismatch of counts.
  var evidence: BatchEvidence { BatchEvidence(before: before, after: after, batch: batch) }

  /// Where the sections go, if their counts add up.
  func placeSections() -> Placement { Placement(sections, rowAfter: { $0 }) }

  /// Whether the section before the batch is deleted or reloaded.
  func isGone(section: Int) -> Bool { goneSections[...].holds(section) }

  /// Whether the section after the batch is inserted or refilled by a reload.
  func isNew(section: Int) -> Bool { newSections[...].holds(section) }
}

extension [Departure] {
  /// The items of the departures that match, each once.
  fileprivate func positions(where matches: (Departure) -> Bool) -> [Int] {
    var positions: [Int] = []
    for departure in self where matches(departure) && positions.last != departure.path.item {
      positions.append(departure.path.item)
    }
    return positions
  }
}

/// The changes of a batch by what they do, in the order in which they were announced.
private struct UnsortedChanges {
  var itemDepartures: [Departure] = []
  var itemArrivals: [Arrival] = []
  var sectionDepartures: [Departure] = []
  var sectionArrivals: [Arrival] = []

  init(_ batch: BatchUpdate) {
    for call in batch.calls {
      for change in call.changes { add(change) }
    }
  }

  private mutating func add(_ change: Change) {
    switch change {
    case .deleteItem(let path):
      itemDepartures.append(Departure(path: path, reason: .deletion))
    case .reloadItem(let path):
      itemDepartures.append(Departure(path: path, reason: .reload))
    case .insertItem(let path):
      itemArrivals.append(Arrival(path: path, reason: .insertion))
    case .moveItem(let source, let target):
      itemDepartures.append(Departure(path: source, reason: .move(to: target)))
      itemArrivals.append(Arrival(path: target, reason: .move(from: source)))
    case .deleteSection(let section):
      sectionDepartures.append(Departure(path: ItemPath(asItem: section), reason: .deletion))
    case .reloadSection(let section):
      sectionDepartures.append(Departure(path: ItemPath(asItem: section), reason: .reload))
    case .insertSection(let section):
      sectionArrivals.append(Arrival(path: ItemPath(asItem: section), reason: .insertion))
    case .moveSection(let source, let target):
      let (source, target) = (ItemPath(asItem: source), ItemPath(asItem: target))
      sectionDepartures.append(Departure(path: source, reason: .move(to: target)))
      sectionArrivals.append(Arrival(path: target, reason: .move(from: source)))
    }
  }
}

/// Where sections would be if the batch only deleted and inserted some; it is there that reloaded
/// items land, even if their section is moved. (behaviour 3.4)
private struct SectionShift {
  private var deleted: [Int] = []
  private var inserted: [Int] = []

  init(_ sections: Traffic) {
    guard sections.strayDepartures.isEmpty, sections.strayInsertions.isEmpty else { return }
    deleted = sections.departures.positions { $0.reason == .deletion }
    inserted = sections.arrivals.filter { $0.reason == .insertion }.map(\.path.item)
    inserted = inserted.spread(below: .max)
  }

  func place(of section: Int) -> Int {
    let rank = section - deleted[...].firstIndex(notBelow: section)
    return inserted[...].vacancy(rank)
  }
}

extension UpdateRule {
  /// The rules about counts, in the order of behaviour 3.12.
  static let counts: [UpdateRule] = [sectionCountFits, itemCountsFit]

  /// The rule that the number of sections is the one that the batch leads to; moves do not change
  /// it. (behaviour 3.5)
  private static let sectionCountFits = UpdateRule { proposal in
    let leaving = Tally(proposal.sections.departures)
    let arriving = Tally(proposal.sections.arrivals)
    let mismatch = SectionCountMismatch(
      before: proposal.before.sectionCount, after: proposal.after.sectionCount,
      inserted: arriving.replaced, deleted: leaving.replaced)
    guard mismatch.expected != mismatch.after else { return nil }
    return .sectionCountMismatch(mismatch, proposal.evidence)
  }

  /// The rule that every section that stays has the number of items that the batch leads to; the
  /// lowest section after the batch is reported. (behaviour 3.5, 3.12)
  ///
  /// A departure is subtracted from the section that contained the item, wherever that section is
  /// now; an arrival is added to the section in which the item ends up. Departures from a deleted
  /// section and arrivals in an inserted one are not counted (behaviour 3.6).
  private static let itemCountsFit = UpdateRule { proposal in
    // If a reloaded section ends up past the end, no section can be compared with its own count.
    guard proposal.missingReloadTargetOfSection == nil else { return nil }
    return CountComparison(proposal).firstMismatch.map {
      .itemCountMismatch($0, proposal.evidence)
    }
  }
}

/// The counts of a proposal and the changes of each section.
private struct CountComparison {
  let proposal: Proposal
  let leaving: SectionTallies
  let arriving: SectionTallies

  init(_ proposal: Proposal) {
    self.proposal = proposal
    leaving = SectionTallies(proposal.items.departures)
    arriving = SectionTallies(
      proposal.items.arrivals.filter { proposal.after.contains(section: $0.path.section) })
  }

  /// The mismatch of the lowest section after the batch, if there is one.
  var firstMismatch: ItemCountMismatch? {
    let changes = proposal.sections
    return changes.departures.isEmpty && changes.arrivals.isEmpty
      ? firstMismatchInPlace : firstMismatchOfPlacedSections
  }

  /// The first mismatch if every section keeps its index: the sections that the batch names are
  /// compared one by one, all others as a block.
  private var firstMismatchInPlace: ItemCountMismatch? {
    let end = proposal.after.sectionCount
    var start = 0
    for section in (leaving.sections + arriving.sections).sorted() + [end] where section >= start {
      let others = start..<section
      if let other = proposal.before.firstDifference(from: proposal.after, in: others) {
        return mismatch(of: other, from: other)
      }
      if section < end, let mismatch = mismatch(of: section, from: section) { return mismatch }
      start = section + 1
    }
    return nil
  }

  private var firstMismatchOfPlacedSections: ItemCountMismatch? {
    let sections = SectionMap(
      proposal.placeSections(), from: proposal.before, to: proposal.after)
    for section in 0..<proposal.after.sectionCount {
      guard let origin = sections.origin(of: section) else { continue }
      if let mismatch = mismatch(of: section, from: origin) { return mismatch }
    }
    return nil
  }

  private func mismatch(of section: Int, from origin: Int) -> ItemCountMismatch? {
    let (left, came) = (leaving[origin], arriving[section])
    let mismatch = ItemCountMismatch(
      section: section, before: proposal.before[origin], after: proposal.after[section],
      inserted: came.replaced, deleted: left.replaced, movedIn: came.moved, movedOut: left.moved)
    return mismatch.expected == mismatch.after ? nil : mismatch
  }
}

/// The changes of each section that has changes.
private struct SectionTallies {
  /// The sections, ascending.
  private(set) var sections: [Int] = []
  private var tallies: [Tally] = []

  /// Counts departures in ascending order.
  init(_ departures: [Departure]) {
    for departure in departures { tallies[index(of: departure.path)].add(departure) }
  }

  /// Counts arrivals in ascending order.
  init(_ arrivals: [Arrival]) {
    for arrival in arrivals { tallies[index(of: arrival.path)].add(arrival) }
  }

  private mutating func index(of path: ItemPath) -> Int {
    if sections.last != path.section {
      sections.append(path.section)
      tallies.append(Tally())
    }
    return tallies.count - 1
  }

  subscript(section: Int) -> Tally {
    let index = sections[...].firstIndex(notBelow: section)
    return index < sections.count && sections[index] == section ? tallies[index] : Tally()
  }
}

/// The number of changes of two kinds on one side of a batch.
private struct Tally {
  /// The number of deletions or insertions, reloads included.
  var replaced = 0
  /// The number of moves.
  var moved = 0

  mutating func add(_ departure: Departure) {
    if departure.target == nil { replaced += 1 } else { moved += 1 }
  }

  mutating func add(_ arrival: Arrival) {
    if arrival.source == nil { replaced += 1 } else { moved += 1 }
  }
}

extension Tally {
  init(_ departures: [Departure]) {
    for departure in departures { add(departure) }
  }

  init(_ arrivals: [Arrival]) {
    for arrival in arrivals { add(arrival) }
  }
}

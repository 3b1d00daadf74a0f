extension UpdateRule {
  /// The counts add up. The order is behaviour 3.12.
  static let counts: [UpdateRule] = [sectionCountFits, itemCountsFit]

  /// The number of sections is the one that the batch leads to; moves do not change it. (behaviour
  /// 3.5)
  private static let sectionCountFits = UpdateRule { proposal in
    let leaving = Tally(proposal.sections.departures)
    let arriving = Tally(proposal.sections.arrivals)
    let mismatch = SectionCountMismatch(
      before: proposal.before.sectionCount, after: proposal.after.sectionCount,
      inserted: arriving.replaced, deleted: leaving.replaced)
    guard mismatch.expected != mismatch.after else { return nil }
    return .sectionCountMismatch(mismatch, proposal.evidence)
  }

  /// Every section that stays has the number of items that the batch leads to; the lowest section
  /// after the batch is reported. (behaviour 3.5, 3.12)
  ///
  /// A departure counts against the section that the item was in, wherever that section is now; an
  /// arrival counts for the section that the item ends up in. What leaves a deleted section, or
  /// arrives in an inserted one, is not counted (behaviour 3.6).
  private static let itemCountsFit = UpdateRule { proposal in
    // If a reloaded section ends up past the end, no section can be compared with its own count.
    guard proposal.missingReloadTargetOfSection == nil else { return nil }
    var leaving = [Tally](repeating: Tally(), count: proposal.before.sectionCount)
    for departure in proposal.items.departures { leaving[departure.path.section].add(departure) }
    var arriving = [Tally](repeating: Tally(), count: proposal.after.sectionCount)
    for arrival in proposal.items.arrivals
    where proposal.after.contains(section: arrival.path.section) {
      arriving[arrival.path.section].add(arrival)
    }

    let sections = SectionMap(
      proposal.placeSections(), from: proposal.before, to: proposal.after)
    for section in 0..<proposal.after.sectionCount {
      guard let origin = sections.origin(of: section) else { continue }
      let mismatch = ItemCountMismatch(
        section: section, before: proposal.before[origin], after: proposal.after[section],
        inserted: arriving[section].replaced, deleted: leaving[origin].replaced,
        movedIn: arriving[section].moved, movedOut: leaving[origin].moved)
      guard mismatch.expected == mismatch.after else {
        return .itemCountMismatch(mismatch, proposal.evidence)
      }
    }
    return nil
  }
}

/// How many changes of two kinds there are on one side of a batch.
private struct Tally {
  /// Deletions or insertions, reloads included.
  var replaced = 0
  /// Moves.
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

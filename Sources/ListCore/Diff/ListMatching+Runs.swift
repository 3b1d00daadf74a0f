// What the generic code above leaves to numbers.
extension ListMatching {
  /// Creates a matching of two lists without sections: of two sections that are the same.
  @usableFromInline
  init(rowOf countBefore: Int, and countAfter: Int) {
    self.init(from: [countBefore], to: [countAfter])
    matchSection(0, with: 0)
  }

  /// Adds a run of neighbours in two sections, behind all others as they stand after the change.
  @usableFromInline
  mutating func join(
    _ source: Int, with target: Int, count: Int, in sections: (before: Int, after: Int)
  ) {
    runs.append(
      MatchedRun(
        source: numberingBefore.starts[sections.before] &+ Int32(truncatingIfNeeded: source),
        target: numberingAfter.starts[sections.after] &+ Int32(truncatingIfNeeded: target),
        count: Int32(truncatingIfNeeded: count),
        section: Int32(truncatingIfNeeded: sections.before)))
  }

  /// Matches sections as the items of two lists without sections are matched.
  @usableFromInline
  mutating func matchSections(asItemsOf row: ListMatching) {
    for run in row.runs {
      for offset in 0..<Int(run.count) {
        matchSection(Int(run.source) + offset, with: Int(run.target) + offset)
      }
    }
  }

  /// Adds the pairs that leftovers have found among the runs.
  @usableFromInline
  mutating func merge(_ leftovers: Leftovers) {
    let aligned = runs
    runs = []
    runs.reserveCapacity(aligned.count + leftovers.targetCount)
    var nextAligned = 0
    var next = 0
    var sections = (before: 0, after: 0)
    while next < leftovers.targetCount {
      let run = leftovers.run(at: next, of: self, near: &sections)
      next &+= max(1, Int(run.count))
      if run.count == 0 { continue }
      while nextAligned < aligned.count, aligned[nextAligned].target < run.target {
        runs.append(aligned[nextAligned])
        nextAligned &+= 1
      }
      runs.append(run)
    }
    runs.append(contentsOf: aligned[nextAligned...])
  }
}

extension Leftovers {
  /// The run that begins with a leftover after the change; an empty one if that has no partner.
  ///
  /// - Parameter sections: The sections of the last run; those of this one.
  fileprivate func run(
    at target: Int, of matching: borrowing ListMatching,
    near sections: inout (before: Int, after: Int)
  ) -> MatchedRun {
    let partner = Int(partners[target])
    if partner < 0 { return MatchedRun(source: 0, target: 0, count: 0, section: 0) }
    let source = sources[partner]
    let position = targets[target]
    sections.before = matching.numberingBefore.section(of: Int(source), near: sections.before)
    sections.after = matching.numberingAfter.section(of: Int(position), near: sections.after)
    let limit = min(
      matching.numberingBefore.starts[sections.before + 1] &- source,
      matching.numberingAfter.starts[sections.after + 1] &- position)
    var count: Int32 = 1
    while count < limit {
      let (nextTarget, nextPartner) = (target &+ Int(count), partner &+ Int(count))
      guard nextTarget < targetCount, Int(partners[nextTarget]) == nextPartner,
        targets[nextTarget] == position &+ count, sources[nextPartner] == source &+ count
      else { break }
      count &+= 1
    }
    return MatchedRun(
      source: source, target: position, count: count,
      section: Int32(truncatingIfNeeded: sections.before))
  }
}

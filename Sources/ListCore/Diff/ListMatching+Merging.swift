extension ListMatching {
  /// Inserts the pairs found among unmatched items into the runs.
  @usableFromInline
  mutating func merge(_ unmatched: UnmatchedItems) {
    runs = withParts { parts in
      var merged: ContiguousArray<MatchedRun> = []
      merged.reserveCapacity(parts.runs.count + unmatched.targetCount)
      var pairs = PairedRuns(unmatched, parts)
      var index = 0
      while let run = pairs.next() {
        while index < parts.runs.count, parts.runs[index].target < run.target {
          merged.append(parts.runs[index])
          index &+= 1
        }
        merged.append(run)
      }
      merged.append(contentsOf: parts.runs[index...])
      return merged
    }
  }
}

/// The pairs among unmatched items as runs, in the order after the change.
private struct PairedRuns {
  private let parts: MatchingParts
  private let sources: UnsafePointer<Int32>
  private let targets: UnsafePointer<Int32>
  private let partners: UnsafePointer<Int32>
  private let targetCount: Int
  /// The unmatched item after the change at which the search for the next run begins.
  private var index = 0
  /// The sections of the last run on its two sides.
  private var section = 0
  private var sectionAfter = 0

  init(_ unmatched: UnmatchedItems, _ parts: MatchingParts) {
    self.parts = parts
    sources = UnsafePointer(unmatched.sources)
    targets = UnsafePointer(unmatched.targets)
    partners = UnsafePointer(unmatched.partners)
    targetCount = unmatched.targetCount
  }

  mutating func next() -> MatchedRun? {
    while index < targetCount, partners[index] < 0 { index &+= 1 }
    if index == targetCount { return nil }
    let partner = Int(partners[index])
    let source = sources[partner]
    let target = targets[index]
    section = parts.startsBefore.section(of: source, near: section)
    sectionAfter = parts.startsAfter.section(of: target, near: sectionAfter)
    let room = min(
      parts.startsBefore[section &+ 1] &- source, parts.startsAfter[sectionAfter &+ 1] &- target,
      Int32(truncatingIfNeeded: targetCount &- index))
    var count = 1
    while count < room,
      Int(partners[index &+ count]) == partner &+ count,
      targets[index &+ count] == target &+ Int32(truncatingIfNeeded: count),
      sources[partner &+ count] == source &+ Int32(truncatingIfNeeded: count)
    {
      count &+= 1
    }
    index &+= count
    return MatchedRun(
      source: source, target: target, count: Int32(truncatingIfNeeded: count),
      section: Int32(truncatingIfNeeded: section))
  }
}

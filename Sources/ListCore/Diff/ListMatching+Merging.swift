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

// The part of matching that works on numbers only.
extension ListMatching {
  /// Creates a matching of two lists without sections: each has one section, and the two are
  /// matched.
  @usableFromInline
  init(rowOf countBefore: Int, and countAfter: Int) {
    self.init(from: [countBefore], to: [countAfter])
    matchSection(0, with: 0)
  }

  /// Appends a run of neighbours in two sections, after all others in the order after the change.
  @usableFromInline
  mutating func join(
    _ source: Int, with target: Int, count: Int, in sections: (before: Int, after: Int)
  ) {
    runs.append(
      MatchedRun(
        source: startsBefore[sections.before] &+ Int32(truncatingIfNeeded: source),
        target: startsAfter[sections.after] &+ Int32(truncatingIfNeeded: target),
        count: Int32(truncatingIfNeeded: count),
        section: Int32(truncatingIfNeeded: sections.before)))
  }

  /// Matches sections in the same way as the items of two lists without sections.
  @usableFromInline
  mutating func matchSections(asItemsOf row: ListMatching) {
    for run in row.runs {
      for offset in 0..<Int(run.count) {
        matchSection(Int(run.source) + offset, with: Int(run.target) + offset)
      }
    }
  }
}

/// Items that are consecutive on both sides of a change, in the same order.
struct MatchedRun: Equatable, Sendable {
  /// The position of the first item before the change, among all items of all sections.
  var source: Int32
  /// The position of the first item after the change, among all items of all sections.
  var target: Int32
  /// The number of items.
  var count: Int32
  /// The section before the change that contains all of the items.
  var section: Int32
}

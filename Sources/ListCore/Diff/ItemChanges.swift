/// The changes of items that follow from a matching.
///
/// Sections relate to a list as items relate to a section, so the changes of sections are found
/// here too, as those of the items of a list with a single section.
struct ItemChanges {
  let deleted: [ItemPath]
  let inserted: [ItemPath]
  let moved: [ItemTransition]

  /// Finds the changes.
  ///
  /// - Precondition: No item before the change is matched twice.
  /// - Complexity: O(*r* + *s* + *c* + *n* / 64) for *r* runs that ascend in each of *s* sections
  ///   with *n* items, and *c* changes; otherwise that of ``LongestIncreasingSubsequence``.
  init(_ matching: ListMatching) {
    (deleted, inserted, moved) = matching.withParts { parts in
      withUnsafeTemporaryAllocation(of: Bool.self, capacity: parts.runs.count) { isMoved in
        isMoved.initialize(repeating: false)
        let counts = Self.judge(parts, isMoved)
        return (
          Self.deletions(counts.deleted, parts), Self.insertions(counts.inserted, parts),
          Self.moves(counts.moved, parts, isMoved)
        )
      }
    }
  }
}

extension ItemChanges {
  /// The number of changes of each kind.
  struct Counts {
    var deleted = 0
    var inserted = 0
    var moved = 0
  }

  /// Decides which runs move, and counts the changes.
  static func judge(_ parts: MatchingParts, _ isMoved: UnsafeMutableBufferPointer<Bool>) -> Counts {
    var counts = Counts()
    var section = 0
    while section < parts.destinations.count {
      if parts.destinations[section] >= 0 { counts.deleted &+= parts.itemCount(before: section) }
      section &+= 1
    }
    var end = 0
    section = 0
    while section < parts.origins.count {
      let start = end
      end = parts.endOfRuns(in: section, from: start)
      judge(start..<end, in: section, parts, isMoved, &counts)
      section &+= 1
    }
    return counts
  }

  /// Decides which runs of a section after the change move, and counts the changes.
  private static func judge(
    _ runs: Range<Int>, in section: Int, _ parts: MatchingParts,
    _ isMoved: UnsafeMutableBufferPointer<Bool>, _ counts: inout Counts
  ) {
    let origin = parts.origins[section]
    var matched = 0
    var index = runs.lowerBound
    while index < runs.upperBound {
      let run = parts.runs[index]
      matched &+= Int(run.count)
      if run.section != origin { isMoved[index] = true }
      if parts.destinations[Int(run.section)] >= 0 { counts.deleted &-= Int(run.count) }
      index &+= 1
    }
    if origin >= 0 {
      counts.inserted &+= parts.itemCount(after: section) &- matched
      LongestIncreasingSubsequence.markMoves(
        of: UnsafeBufferPointer(rebasing: parts.runs[runs]),
        in: UnsafeMutableBufferPointer(rebasing: isMoved[runs]))
    }
    index = runs.lowerBound
    while index < runs.upperBound {
      if isMoved[index] { counts.moved &+= Int(parts.runs[index].count) }
      index &+= 1
    }
  }
}

extension MatchingParts {
  /// Returns the number of items in a section before the change.
  func itemCount(before section: Int) -> Int {
    Int(startsBefore[section &+ 1] &- startsBefore[section])
  }

  /// Returns the number of items in a section after the change.
  func itemCount(after section: Int) -> Int {
    Int(startsAfter[section &+ 1] &- startsAfter[section])
  }

  /// Returns the index after the last run of a section after the change.
  func endOfRuns(in section: Int, from start: Int) -> Int {
    let end = startsAfter[section &+ 1]
    var index = start
    while index < runs.count, runs[index].target < end { index &+= 1 }
    return index
  }
}

/// The search for the runs of one section that stay, so that as few items as possible move.
///
/// The runs come in their order after the change. Those that stay must go up before the change as
/// well: they are an ascending subsequence with the largest number of items. It is found by
/// *patience sorting*: every item is laid on the leftmost pile whose top is higher, or on a new
/// pile to the right; the items that were rightmost when theirs was laid are linked, backwards, to
/// a longest ascending subsequence.
///
/// No item lies between two neighbours of a run. So a run covers as many neighbouring piles as it
/// has items, never begins inside another run, and stays or moves as a whole. Only the tops are
/// kept, in one of two ways that give the same answer: run by run if runs are few, item by item
/// if they are many.
enum LongestIncreasingSubsequence {
  /// Marks the runs of a section that move.
  ///
  /// - Parameters:
  ///   - runs: The runs after the change in one section, ascending there.
  ///   - isMoved: For each run whether it is known to move; runs that come from other sections are.
  /// - Complexity: O(*r*) for *r* runs that ascend, else O(*n* + *r* log *n*) for *n* items in
  ///   them.
  static func markMoves(
    of runs: UnsafeBufferPointer<MatchedRun>, in isMoved: UnsafeMutableBufferPointer<Bool>
  ) {
    var runCount = 0
    var itemCount = 0
    var end: Int32 = -1
    var ascends = true
    var index = 0
    while index < runs.count {
      if !isMoved[index] {
        let source = runs[index].source
        if source < end { ascends = false }
        end = source &+ runs[index].count
        runCount &+= 1
        itemCount &+= Int(runs[index].count)
      }
      index &+= 1
    }
    if ascends { return }
    // Laying a run costs the runs to its right, or else its items.
    if runCount * runCount < 4 * itemCount {
      markMovesRunByRun(of: runs, runCount: runCount, in: isMoved)
    } else {
      markMovesItemByItem(of: runs, itemCount: itemCount, in: isMoved)
    }
  }

  /// Marks all runs but those on the way back from the last one.
  static func markMoves(
    runCount: Int, exceptFrom last: Int32, back previous: UnsafePointer<Int32>,
    in isMoved: UnsafeMutableBufferPointer<Bool>
  ) {
    var index = 0
    while index < runCount {
      isMoved[index] = true
      index &+= 1
    }
    var staying = last
    while staying >= 0 {
      isMoved[Int(staying)] = false
      staying = previous[Int(staying)]
    }
  }
}

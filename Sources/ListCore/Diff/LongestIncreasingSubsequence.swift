/// The search for the runs of one section that stay, so that as few items as possible move.
///
/// The runs are in their order after the change. Those that stay must ascend before the change as
/// well: they form an increasing subsequence with the largest number of items. It is found by
/// *patience sorting*: every item is laid on the leftmost pile whose top is higher, or on a new
/// pile to the right. Each item is linked to the top of the pile to its left; following the links
/// back from the last pile gives a longest increasing subsequence.
///
/// No item lies between two neighbours of a run. A run therefore covers as many neighbouring piles
/// as it has items, never begins inside another run, and stays or moves as a whole. Only the tops
/// are stored, in one of two ways that give the same result: run by run if there are few runs, item
/// by item if there are many.
enum LongestIncreasingSubsequence {
  /// Marks the runs of a section that move.
  ///
  /// - Parameters:
  ///   - runs: The runs after the change in one section, ascending there.
  ///   - isMoved: Whether each run is known to move, as runs from other sections do.
  /// - Complexity: O(*r*) for *r* runs that ascend; otherwise O(*n* + *r* log *n*) for *n* items in
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
    // The cost of laying a run is the number of runs to its right, or the number of its items.
    if runCount * runCount < 4 * itemCount {
      markMovesRunByRun(of: runs, runCount: runCount, in: isMoved)
    } else {
      markMovesItemByItem(of: runs, itemCount: itemCount, in: isMoved)
    }
  }

  /// Marks all runs except those that are linked, directly or indirectly, from the last one.
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

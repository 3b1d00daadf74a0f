extension LongestIncreasingSubsequence {
  /// Finds the runs that stay by laying item after item.
  ///
  /// - Complexity: O(*n* + *r* log *n*) for *r* runs with *n* items.
  static func markMovesItemByItem(
    of runs: UnsafeBufferPointer<MatchedRun>, itemCount: Int,
    in isMoved: UnsafeMutableBufferPointer<Bool>
  ) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: runs.count + 2 * itemCount) { scratch in
      guard let previous = scratch.baseAddress else { return }
      /// The positions before the change of the items on top of the piles, and the runs they belong
      /// to.
      let tops = previous + runs.count
      let owners = tops + itemCount
      var pileCount = 0
      /// The pile to the right of the run that was laid last, which is often the pile of the next
      /// run.
      var next = 0
      var index = 0
      while index < runs.count {
        defer { index &+= 1 }
        if isMoved[index] { continue }
        let source = runs[index].source
        let pile = pile(for: source, on: tops, pileCount, hint: next)
        previous[index] = pile > 0 ? owners[pile &- 1] : -1
        let count = Int(runs[index].count)
        let owner = Int32(truncatingIfNeeded: index)
        var offset = 0
        while offset < count {
          tops[pile &+ offset] = source &+ Int32(truncatingIfNeeded: offset)
          owners[pile &+ offset] = owner
          offset &+= 1
        }
        next = pile &+ count
        if next > pileCount { pileCount = next }
      }
      markMoves(
        runCount: runs.count, exceptFrom: owners[pileCount &- 1], back: previous, in: isMoved)
    }
  }

  /// Returns the leftmost pile whose top is higher, or a new one to the right of all.
  @inline(__always)
  private static func pile(
    for source: Int32, on tops: UnsafePointer<Int32>, _ pileCount: Int, hint: Int
  ) -> Int {
    if pileCount == 0 || tops[pileCount &- 1] < source { return pileCount }
    if hint > 0, hint < pileCount, tops[hint &- 1] < source, tops[hint] > source { return hint }
    // A binary search without a branch that can be mispredicted.
    var low = 0
    var span = pileCount
    while span > 1 {
      let half = span >> 1
      low &+= tops[low &+ half &- 1] < source ? half : 0
      span &-= half
    }
    return low
  }
}

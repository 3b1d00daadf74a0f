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

extension LongestIncreasingSubsequence {
  /// Neighbouring piles whose tops are consecutive items of one run.
  private struct Piles {
    /// The first of the piles.
    var pile: Int32
    /// The position before the change of the item on the first pile.
    var source: Int32
    /// The run that the items belong to.
    var run: Int32
  }

  /// Finds the runs that stay by laying whole runs. Piles are stored as stretches that one run
  /// covers.
  ///
  /// - Complexity: O(*r* ²) for *r* runs in the worst case, however long they are; O(*r* log *r*)
  ///   apart from moving memory.
  static func markMovesRunByRun(
    of runs: UnsafeBufferPointer<MatchedRun>, runCount: Int,
    in isMoved: UnsafeMutableBufferPointer<Bool>
  ) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: runs.count) { previous in
      withUnsafeTemporaryAllocation(of: Piles.self, capacity: runCount + 1) { buffer in
        guard let previous = previous.baseAddress, let piles = buffer.baseAddress else { return }
        var stretchCount = 0
        var pileCount: Int32 = 0
        var index = 0
        while index < runs.count {
          defer { index &+= 1 }
          if isMoved[index] { continue }
          let run = runs[index]

          var low = 0
          var high = stretchCount
          while low < high {
            let middle = (low &+ high) >> 1
            if piles[middle].source < run.source { low = middle &+ 1 } else { high = middle }
          }
          previous[index] = low > 0 ? piles[low &- 1].run : -1

          let start = low < stretchCount ? piles[low].pile : pileCount
          let end = start &+ run.count
          pileCount = max(pileCount, end)
          var next = low
          while next < stretchCount {
            let nextEnd = next &+ 1 < stretchCount ? piles[next &+ 1].pile : pileCount
            if nextEnd > end { break }
            next &+= 1
          }
          if next < stretchCount, piles[next].pile < end {
            piles[next].source &+= end &- piles[next].pile
            piles[next].pile = end
          }
          if next != low &+ 1 {
            (piles + low + 1).update(from: piles + next, count: stretchCount &- next)
            stretchCount &+= low &+ 1 &- next
          }
          piles[low] = Piles(
            pile: start, source: run.source, run: Int32(truncatingIfNeeded: index))
        }
        markMoves(
          runCount: runs.count, exceptFrom: piles[stretchCount &- 1].run, back: previous,
          in: isMoved)
      }
    }
  }
}

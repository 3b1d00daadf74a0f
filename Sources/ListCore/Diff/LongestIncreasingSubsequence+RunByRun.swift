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

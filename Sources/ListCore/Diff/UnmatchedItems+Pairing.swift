extension UnmatchedItems {
  /// Pairs equal unmatched items by their hashes.
  ///
  /// Hashing and looking up alternate, block by block: a hash that follows a store into a large
  /// table waits for memory, and sixty-four consecutive hashes do not. The items that follow a pair
  /// on both sides are compared first, since consecutive items often move together.
  ///
  /// - Parameters:
  ///   - before: Items, among them the unmatched ones before the change.
  ///   - sourceIndexes: The index of each unmatched item among them.
  ///   - after: Items, among them the unmatched ones after the change.
  ///   - targetIndexes: The index of each unmatched item among them.
  @inlinable
  func pair<Item: Hashable>(
    _ before: UnsafePointer<Item>, at sourceIndexes: UnsafePointer<Int32>,
    with after: UnsafePointer<Item>, at targetIndexes: UnsafePointer<Int32>
  ) {
    let table = HashTable(capacity: sourceCount)
    defer { withExtendedLifetime(table) {} }
    let hashes = table.hashes
    let candidates = table.candidates
    let blockSize = HashTable.blockSize

    var source = 0
    while source < sourceCount {
      let count = min(blockSize, sourceCount &- source)
      var index = 0
      while index < count {
        let hash = before[Int(sourceIndexes[source &+ index])].hashValue
        hashes[index] = UInt32(truncatingIfNeeded: hash)
        index &+= 1
      }
      table.enter(source, count: count)
      source &+= count
    }

    var target = 0
    /// The unmatched item that the next one is equal to if both moved together with those before
    /// them.
    var expected = sourceCount
    while target < targetCount {
      while expected < sourceCount, target < targetCount, !isTaken[expected],
        before[Int(sourceIndexes[expected])] == after[Int(targetIndexes[target])]
      {
        pair(expected, with: target)
        expected &+= 1
        target &+= 1
      }
      let count = min(blockSize, targetCount &- target)
      var index = 0
      while index < count {
        let hash = after[Int(targetIndexes[target &+ index])].hashValue
        hashes[index] = UInt32(truncatingIfNeeded: hash)
        index &+= 1
      }
      table.findCandidates(count: count)
      index = 0
      while index < count {
        let item = Int(targetIndexes[target &+ index])
        expected = sourceCount
        var candidate = Int(candidates[index])
        while candidate >= 0 {
          if !isTaken[candidate], before[Int(sourceIndexes[candidate])] == after[item] {
            pair(candidate, with: target &+ index)
            expected = candidate &+ 1
            break
          }
          candidate = table.nextCandidate(index)
        }
        index &+= 1
      }
      target &+= count
    }
  }

  @inlinable @inline(__always)
  func pair(_ source: Int, with target: Int) {
    partners[target] = Int32(truncatingIfNeeded: source)
    isTaken[source] = true
  }
}

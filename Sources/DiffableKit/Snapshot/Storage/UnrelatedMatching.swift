/// A search for the items of a snapshot in one of another lineage.
///
/// Identifiers are unique, so at most one is equal. Both lists are traversed in parallel, and most
/// items are found at the expected position. The others are looked up in the table of the other
/// snapshot. The hash values that both tables store tell where comparing identifiers is worthwhile;
/// nothing is hashed again.
struct UnrelatedMatching {
  let hashes: [UInt32]
  let oldHashes: [UInt32]
  let oldOrder: SnapshotOrder
  /// Returns the number of equal items from two positions on, up to a limit.
  let commonLength: (_ position: Int, _ oldPosition: Int, _ limit: Int) -> Int
  /// Returns the old token of the item at a position; -1 if it never had one.
  let oldToken: (_ position: Int) -> Int32

  /// The number of deleted items that looking ahead can skip.
  private static var lookAhead: Int { 6 }
}

extension UnrelatedMatching {
  /// Matches the items at some positions.
  ///
  /// - Parameters:
  ///   - positions: The positions, which follow those of the previous call.
  ///   - oldPosition: The expected position of the first of them in the other snapshot.
  func match(_ positions: Range<Int>, near oldPosition: Int, into builder: inout MatchingBuilder) {
    hashes.withUnsafeBufferPointer { hashes in
      oldHashes.withUnsafeBufferPointer { oldHashes in
        var index = positions.lowerBound
        var cursor = oldPosition
        while index < positions.upperBound {
          let limit = min(positions.upperBound &- index, oldHashes.count &- cursor)
          let length = equalLength(hashes, index, oldHashes, cursor, limit: limit)
          if length > 0 {
            builder.match(cursor, with: index, count: length)
            index &+= length
            cursor &+= length
          } else if let skipped = deletions(hashes[index], oldHashes, cursor, before: index) {
            cursor &+= skipped
          } else {
            if let found = lookUp(index) {
              builder.match(found, with: index)
              // If a single item was moved, the others are still at their positions.
              if index &+ 1 < positions.upperBound, found &+ 1 < oldHashes.count,
                hashes[index &+ 1] == oldHashes[found &+ 1]
              {
                cursor = found &+ 1
              }
            }
            index &+= 1
          }
        }
      }
    }
  }

  /// Returns the number of equal items from two positions on.
  private func equalLength(
    _ hashes: UnsafeBufferPointer<UInt32>, _ index: Int,
    _ oldHashes: UnsafeBufferPointer<UInt32>, _ cursor: Int, limit: Int
  ) -> Int {
    guard let first = hashes.baseAddress, let oldFirst = oldHashes.baseAddress else { return 0 }
    var length = 0
    while length < limit, first[index &+ length] == oldFirst[cursor &+ length] { length &+= 1 }
    return length == 0 ? 0 : commonLength(index, cursor, length)
  }

  /// Returns the number of deletions that explain an item's position, if it is small.
  private func deletions(
    _ hash: UInt32, _ oldHashes: UnsafeBufferPointer<UInt32>, _ cursor: Int, before index: Int
  ) -> Int? {
    var distance = 1
    while distance <= Self.lookAhead, cursor &+ distance < oldHashes.count {
      if oldHashes[cursor &+ distance] == hash, commonLength(index, cursor &+ distance, 1) == 1 {
        return distance
      }
      distance &+= 1
    }
    return nil
  }

  /// Returns the position of an item in the other snapshot.
  private func lookUp(_ index: Int) -> Int? {
    let token = oldToken(index)
    return oldOrder.contains(item: token) ? oldOrder.index(ofItem: token) : nil
  }
}

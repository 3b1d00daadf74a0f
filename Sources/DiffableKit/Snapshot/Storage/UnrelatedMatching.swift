import ListCore

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

/// A collector of items that exist before and after a change, which reports adjacent ones together.
///
/// Positions are indices among all items of all sections.
struct MatchingBuilder {
  private(set) var matching: ListMatching
  private var source = 0
  private var target = 0
  private var count = 0

  /// Creates a builder for a matching in which no item is matched yet.
  init(_ matching: ListMatching) {
    self.matching = matching
  }

  /// Matches adjacent items. Calls must be in ascending order of the position after the change.
  mutating func match(_ source: Int, with target: Int, count: Int = 1) {
    if source == self.source &+ self.count, target == self.target &+ self.count {
      self.count &+= count
    } else {
      flush()
      (self.source, self.target, self.count) = (source, target, count)
    }
  }

  /// Returns the matching with all collected items.
  mutating func finish() -> ListMatching {
    flush()
    return matching
  }

  private mutating func flush() {
    if count > 0 { matching.matchItems(from: source, to: target, count: count) }
    count = 0
  }
}

extension SnapshotOrder {
  /// Returns whether another order of the same lineage has the same items, in any sections.
  func hasSameItems(as other: SnapshotOrder) -> Bool {
    guard itemCount == other.itemCount else { return false }
    if order == other.order {
      let isShared = chunks.sharing(with: other.chunks)
      if order.allSatisfy({ isShared[Int($0)] }) { return true }
    }
    return items == other.items
  }

  /// Finds the items of this order in an earlier one of the same lineage.
  ///
  /// A chunk that both share was not edited: it is matched as a single run, without visiting its
  /// items. The cost depends on the chunks that differ, and on the length of the list of chunks.
  func match(with old: SnapshotOrder, into builder: inout MatchingBuilder) {
    let isShared = chunks.sharing(with: old.chunks)
    var rank = 0
    while rank < order.count {
      let chunk = Int(order[rank])
      let target = Int(starts[rank])
      if isShared[chunk] {
        let source = Int(old.starts[Int(old.ranks[chunk])])
        builder.match(source, with: target, count: Int(starts[rank + 1]) &- target)
      } else {
        chunks.read(chunk) { Self.match($0, at: target, with: old, into: &builder) }
      }
      rank &+= 1
    }
  }

  /// Finds the old position of an item, and compares the items after it.
  private static func match(
    _ items: UnsafeBufferPointer<Int32>, at position: Int, with old: SnapshotOrder,
    into builder: inout MatchingBuilder
  ) {
    guard let first = items.baseAddress else { return }
    var index = 0
    while index < items.count {
      guard old.contains(item: first[index]) else {
        index &+= 1
        continue
      }
      let (chunk, slot) = old.locate(first[index])
      let limit = items.count &- index
      let length = old.chunks.read(chunk) { oldItems in
        commonLength(first + index, oldItems, from: slot, limit: limit)
      }
      let source = Int(old.starts[Int(old.ranks[chunk])]) &+ slot
      builder.match(source, with: position &+ index, count: length)
      index &+= length
    }
  }

  private static func commonLength(
    _ items: UnsafePointer<Int32>, _ others: UnsafeBufferPointer<Int32>, from slot: Int, limit: Int
  ) -> Int {
    guard let first = others.baseAddress else { return 0 }
    let limit = min(limit, others.count &- slot)
    var length = 0
    while length < limit, items[length] == first[slot &+ length] { length &+= 1 }
    return length
  }
}

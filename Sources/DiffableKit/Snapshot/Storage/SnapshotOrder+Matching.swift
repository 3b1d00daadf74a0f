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

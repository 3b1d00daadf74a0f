extension SnapshotOrder {
  /// Removes items.
  mutating func remove(_ items: [Token]) {
    if items.count == 1 {
      remove(items[0])
    } else if !items.isEmpty {
      removeTogether(items)
    }
  }

  private mutating func remove(_ item: Token) {
    let (chunk, slot) = locate(item)
    let rank = Int(ranks[chunk])
    guard starts[rank + 1] - starts[rank] > 1 else { return removeTogether([item]) }
    chunks[chunk] = chunks.read(chunk) { $0.removing(at: slot) }
    hasExactHints[chunk] = false
    shiftStarts(after: rank, by: -1)
    withUnsafePointer(to: item) { places.clear($0, count: 1) }
  }

  /// Marks the slots of all items first, so that each chunk is copied once.
  private mutating func removeTogether(_ items: [Token]) {
    var removed = [Int32](repeating: 0, count: chunks.count)
    var touched: [Int] = []
    for item in items {
      let (chunk, slot) = locate(item)
      chunks[chunk, slot] = -1
      if removed[chunk] == 0 { touched.append(chunk) }
      removed[chunk] += 1
    }
    items.withUnsafeBufferPointer { items in
      if let first = items.baseAddress { places.clear(first, count: items.count) }
    }
    for chunk in touched {
      let left = chunks.read(chunk) { $0.count } - Int(removed[chunk])
      chunks[chunk] = chunks.read(chunk) { $0.removingNegative(left: left) }
      hasExactHints[chunk] = false
      if removed[chunk] >= Self.hintTolerance { refreshHints(ofChunk: chunk) }
    }
    arrange(sections, removed: removed)
  }

  /// Removes sections with their items.
  mutating func remove(sections gone: [Token]) {
    var kept = sections
    for section in gone {
      let position = position(ofSection: section)
      kept[position] = -1
      for rank in chunkRanks(at: position) {
        let chunk = Int(order[rank])
        let items = chunks[chunk]
        items.withUnsafeBufferPointer { items in
          if let first = items.baseAddress { places.clear(first, count: items.count) }
        }
        chunks[chunk] = []
        freeChunks.append(Int32(chunk))
      }
    }
    kept.removeAll { $0 < 0 }
    arrange(kept)
    for section in gone { sectionPositions[Int(section)] = -1 }
  }
}

extension SnapshotOrder {
  /// Rewrites the list of chunks, dropping empty chunks.
  ///
  /// - Parameters:
  ///   - newSections: The remaining sections, in their new order.
  ///   - removed: The number of items removed from each chunk, by chunk number; empty if none were
  ///     removed.
  /// - Complexity: O(*c* + *s*) for *c* chunks and *s* sections.
  mutating func arrange(_ newSections: [Token], removed: [Int32] = []) {
    var newOrder: [Int32] = []
    var newStarts: [Int32] = [0]
    var newFirstRanks: [Int32] = [0]
    newOrder.reserveCapacity(order.count)
    newStarts.reserveCapacity(starts.count)
    newFirstRanks.reserveCapacity(newSections.count + 1)
    var itemCount: Int32 = 0
    // Plain loops: those over ranges and arrays are slow in debug builds.
    var index = 0
    while index < newSections.count {
      let position = position(ofSection: newSections[index])
      var rank = Int(firstRanks[position])
      let end = Int(firstRanks[position &+ 1])
      while rank < end {
        let chunk = order[rank]
        var length = starts[rank &+ 1] &- starts[rank]
        if !removed.isEmpty { length &-= removed[Int(chunk)] }
        if length > 0 {
          newOrder.append(chunk)
          itemCount &+= length
          newStarts.append(itemCount)
        } else {
          freeChunks.append(chunk)
        }
        rank &+= 1
      }
      newFirstRanks.append(Int32(truncatingIfNeeded: newOrder.count))
      index &+= 1
    }
    (order, starts, firstRanks, sections) = (newOrder, newStarts, newFirstRanks, newSections)
    renumberChunks(from: 0)
    renumberSections(from: 0)
  }
}

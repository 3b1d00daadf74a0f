/// The items of both sides that comparing neighbours has not matched, in order.
@usableFromInline
final class UnmatchedItems {
  /// The number of unmatched items before the change.
  @usableFromInline let sourceCount: Int
  /// Their positions before the change, ascending.
  @usableFromInline let sources: UnsafeMutablePointer<Int32>
  /// Whether each of them is matched.
  @usableFromInline let isTaken: UnsafeMutablePointer<Bool>

  /// The number of unmatched items after the change.
  @usableFromInline let targetCount: Int
  /// Their positions after the change, ascending.
  @usableFromInline let targets: UnsafeMutablePointer<Int32>
  /// The index of the equal unmatched item before the change; negative if there is none.
  @usableFromInline let partners: UnsafeMutablePointer<Int32>

  /// Lists the items that a matching does not match.
  @usableFromInline
  init(of matching: borrowing ListMatching) {
    var matchedCount = 0
    for run in matching.runs { matchedCount += Int(run.count) }
    sourceCount = matching.itemCountBefore - matchedCount
    targetCount = matching.itemCountAfter - matchedCount
    sources = .allocate(capacity: sourceCount)
    targets = .allocate(capacity: targetCount)
    partners = .allocate(capacity: targetCount)
    isTaken = .allocate(capacity: sourceCount)
    isTaken.initialize(repeating: false, count: sourceCount)
    partners.initialize(repeating: -1, count: targetCount)
    Self.list(matching, sources, targets)
  }

  deinit {
    sources.deallocate()
    targets.deallocate()
    partners.deallocate()
    isTaken.deallocate()
  }
}

extension UnmatchedItems {
  /// Whether there are unmatched items on both sides, so that some may be equal.
  @usableFromInline var mayMatch: Bool { sourceCount > 0 && targetCount > 0 }

  private static func list(
    _ matching: borrowing ListMatching, _ sources: UnsafeMutablePointer<Int32>,
    _ targets: UnsafeMutablePointer<Int32>
  ) {
    var present = PositionSet(below: matching.itemCountBefore)
    matching.runs.withUnsafeBufferPointer { runs in
      var nextTarget: Int32 = 0
      var count = 0
      var index = 0
      while index <= runs.count {
        let isEnd = index == runs.count
        let end = isEnd ? Int32(matching.itemCountAfter) : runs[index].target
        while nextTarget < end {
          targets[count] = nextTarget
          count &+= 1
          nextTarget &+= 1
        }
        if isEnd { break }
        nextTarget = end &+ runs[index].count
        _ = present.insert(Int(runs[index].source), count: Int(runs[index].count))
        index &+= 1
      }
    }
    let limit = matching.itemCountBefore
    var count = 0
    var position = present.firstAbsent(from: 0, below: limit)
    while position < limit {
      let end = present.firstPresent(from: position, below: limit)
      while position < end {
        sources[count] = Int32(truncatingIfNeeded: position)
        count &+= 1
        position &+= 1
      }
      position = present.firstAbsent(from: end, below: limit)
    }
  }
}

extension UnmatchedItems {
  /// Pairs equal unmatched items of all sections by their hashes.
  ///
  /// The items are copied from their sections into contiguous memory.
  @inlinable
  func pair<Section, Item: Hashable>(
    _ before: [ListSection<Section, Item>], with after: [ListSection<Section, Item>]
  ) {
    let sourceItems = Self.gather(sources, count: sourceCount, of: before)
    let targetItems = Self.gather(targets, count: targetCount, of: after)
    let ordinals = Array(0..<Int32(max(sourceCount, targetCount)))
    sourceItems.withUnsafeBufferPointer { sourceItems in
      targetItems.withUnsafeBufferPointer { targetItems in
        ordinals.withUnsafeBufferPointer { ordinals in
          guard let sourceItems = sourceItems.baseAddress,
            let targetItems = targetItems.baseAddress, let ordinals = ordinals.baseAddress
          else { return }
          pair(sourceItems, at: ordinals, with: targetItems, at: ordinals)
        }
      }
    }
  }

  /// Copies items from their sections.
  @inlinable
  static func gather<Section, Item>(
    _ positions: UnsafePointer<Int32>, count: Int, of sections: [ListSection<Section, Item>]
  ) -> ContiguousArray<Item> {
    ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      guard let copies = buffer.baseAddress else { return }
      var index = 0
      var start = 0
      for section in sections {
        let end = start + section.items.count
        section.items.withUnsafeBufferPointer { items in
          guard let items = items.baseAddress else { return }
          while index < count, positions[index] < end {
            (copies + index).initialize(to: items[Int(positions[index]) &- start])
            index &+= 1
          }
        }
        start = end
      }
      initializedCount = count
    }
  }
}

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

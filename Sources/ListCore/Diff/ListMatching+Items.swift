extension ListMatching {
  /// Records that consecutive items survive the change, and are consecutive after it.
  ///
  /// Calls are in ascending order: each matches items that follow those of earlier calls, by their
  /// positions *after* the change. Items that continue the last call are joined with it.
  ///
  /// - Parameters:
  ///   - source: The first item before the change.
  ///   - target: The first item after the change.
  ///   - count: The number of items, which are in one section on either side and keep their order.
  /// - Precondition: All of them exist; after the change they follow all items that are already
  ///   matched.
  /// - Complexity: O(log *s*) for *s* sections; O(1) for items next to those of the last call.
  public mutating func matchItems(from source: ItemPath, to target: ItemPath, count: Int = 1) {
    precondition(
      before.contains(section: source.section) && source.item >= 0
        && count <= before[source.section] - source.item,
      "Items \(source) and \(count - 1) more are not all in \(before.perSection)")
    precondition(
      after.contains(section: target.section) && target.item >= 0
        && count <= after[target.section] - target.item,
      "Items \(target) and \(count - 1) more are not all in \(after.perSection)")
    matchItems(
      from: Int(startsBefore[source.section]) + source.item,
      to: Int(startsAfter[target.section]) + target.item, count: count)
  }

  /// Records that consecutive items, given by position, survive the change, and are consecutive
  /// after it.
  ///
  /// A position is an index in the list of all items of all sections, in section order. Calls are
  /// in ascending order, like those that take paths. A run ends where a section ends on either
  /// side.
  ///
  /// - Parameters:
  ///   - source: The position before the change of the first item.
  ///   - target: The position after the change of the first item.
  ///   - count: The number of items, which keep their order.
  /// - Precondition: All of them exist; after the change they follow all items that are already
  ///   matched.
  /// - Complexity: O(log *s*) for *s* sections, for each section that contains some of the items;
  ///   O(1) for items next to those of the last call.
  public mutating func matchItems(from source: Int, to target: Int, count: Int = 1) {
    let continuesRun = source == nextSource && target == firstFreePosition
    if continuesRun && count > 0 && count <= sectionBefore.end &- source
      && count <= sectionAfter.end &- target
    {
      runs[runs.count &- 1].count &+= Int32(truncatingIfNeeded: count)
      nextSource &+= count
      firstFreePosition &+= count
      return
    }
    precondition(
      source >= 0 && count >= 0 && count <= itemCountBefore - source,
      "Positions \(source)..<\(source + count) are not all in 0..<\(itemCountBefore)")
    precondition(
      target >= firstFreePosition && count <= itemCountAfter - target,
      """
      Positions \(target)..<\(target + count) are not all in \
      \(firstFreePosition)..<\(itemCountAfter)
      """)
    if count == 0 { return }
    let end = source &+ count
    var (source, target) = (source, target)
    while source < end {
      sectionBefore.move(to: source, in: startsBefore)
      sectionAfter.move(to: target, in: startsAfter)
      let room = min(sectionBefore.end &- source, sectionAfter.end &- target)
      let count = min(end &- source, room)
      runs.append(
        MatchedRun(
          source: Int32(truncatingIfNeeded: source), target: Int32(truncatingIfNeeded: target),
          count: Int32(truncatingIfNeeded: count),
          section: Int32(truncatingIfNeeded: sectionBefore.section)))
      source &+= count
      target &+= count
    }
    nextSource = source
    firstFreePosition = target
  }

  /// Records the position before the change for each of many consecutive items after it.
  ///
  /// It is the fastest way if few neighbours stay together: one call instead of one per item.
  ///
  /// - Parameters:
  ///   - origins: The position of each item before the change; a negative number if the item is
  ///     new.
  ///   - target: The position after the change of the first item.
  /// - Precondition: All of them exist; after the change they follow all items that are already
  ///   matched.
  /// - Complexity: O(*n*) for *n* items, times O(log *s*) for *s* sections where neighbours are
  ///   separated.
  public mutating func matchItems(origins: [Int32], to target: Int = 0) {
    origins.withUnsafeBufferPointer { origins in
      var start = 0
      while start < origins.count {
        let source = Int(origins[start])
        var end = start &+ 1
        if source >= 0 {
          while end < origins.count, Int(origins[end]) == source &+ (end &- start) { end &+= 1 }
          matchItems(from: source, to: target &+ start, count: end &- start)
        }
        start = end
      }
    }
  }
}

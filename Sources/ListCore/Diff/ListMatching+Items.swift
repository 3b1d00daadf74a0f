extension ListMatching {
  /// Records that neighbouring items survive the change, side by side.
  ///
  /// Calls are ascending: each matches items that follow those of earlier calls, by their positions
  /// *after* the change. What continues the last call is joined with it.
  ///
  /// - Parameters:
  ///   - source: The first item before the change.
  ///   - target: The first item after the change.
  ///   - count: How many items of the section on the one side are as many of the section on the
  ///     other, in the same order.
  /// - Precondition: All of them exist; after the change they lie behind all that are matched
  ///   already.
  /// - Complexity: O(log *s*) for *s* sections; O(1) next to the items of the last call.
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

  /// Records that neighbouring items, given by position, survive the change side by side.
  ///
  /// A position is an index in the list of all items of all sections, one section after the other.
  /// Calls are ascending, like those that name paths. Where a section ends on either side, so does
  /// a run.
  ///
  /// - Parameters:
  ///   - source: The position before the change of the first item.
  ///   - target: The position after the change of the first item.
  ///   - count: How many items on the one side are as many on the other, in the same order.
  /// - Precondition: All of them exist; after the change they lie behind all that are matched
  ///   already.
  /// - Complexity: O(log *s*) for *s* sections, for each section that the items are in; O(1) next
  ///   to the items of the last call.
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

  /// Records for each of many neighbouring items after the change which item before it that was.
  ///
  /// The quick way if items hardly keep together: one call instead of one for each of them.
  ///
  /// - Parameters:
  ///   - origins: For each item its position before the change; a negative number if it is new.
  ///   - target: The position after the change of the first item.
  /// - Precondition: All of them exist; after the change they lie behind all that are matched
  ///   already.
  /// - Complexity: O(*n*) for *n* items, times O(log *s*) for *s* sections where neighbours are
  ///   torn apart.
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

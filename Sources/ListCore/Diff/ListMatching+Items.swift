extension ListMatching {
  /// Says that neighbouring items survive the change, side by side.
  ///
  /// Calls go up: each matches items behind those of the calls before it, as they stand *after* the
  /// change. What continues the last call is joined with it.
  ///
  /// - Parameters:
  ///   - source: The first item before the change.
  ///   - target: The first item after the change.
  ///   - count: How many items of the section on the one side are as many of the section on the
  ///     other, in the same order.
  /// - Precondition: All of them exist; on the side after the change they lie behind all that are
  ///   matched already.
  /// - Complexity: O(log *s*) for *s* sections before the change; O(1) within one section.
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
      from: Int(numberingBefore.starts[source.section]) + source.item,
      to: Int(numberingAfter.starts[target.section]) + target.item, count: count)
  }

  /// Says that neighbouring items survive the change, side by side; they are named by position.
  ///
  /// A position is an index in the list of all items of all sections, one section after the other.
  /// Calls go up, as those that name paths. Where a section ends on either side, so does a run.
  ///
  /// - Parameters:
  ///   - source: The position before the change of the first item.
  ///   - target: The position after the change of the first item.
  ///   - count: How many items on the one side are as many on the other, in the same order.
  /// - Precondition: All of them exist; on the side after the change they lie behind all that are
  ///   matched already.
  /// - Complexity: O(log *s*) for *s* sections before the change; O(1) within one section.
  public mutating func matchItems(from source: Int, to target: Int, count: Int = 1) {
    precondition(
      source >= 0 && count >= 0 && count <= numberingBefore.itemCount - source,
      "Positions \(source)..<\(source + count) are not all in 0..<\(numberingBefore.itemCount)")
    precondition(
      target >= firstFreePosition && count <= numberingAfter.itemCount - target,
      """
      Positions \(target)..<\(target + count) are not all in \
      \(firstFreePosition)..<\(numberingAfter.itemCount)
      """)
    var (source, target, rest) = (source, target, count)
    while rest > 0 {
      let section = numberingBefore.section(of: source, near: lastSections.before)
      let sectionAfter = numberingAfter.section(of: target, near: lastSections.after)
      let piece = min(
        rest, Int(numberingBefore.starts[section + 1]) - source,
        Int(numberingAfter.starts[sectionAfter + 1]) - target)
      append(
        MatchedRun(
          source: Int32(truncatingIfNeeded: source), target: Int32(truncatingIfNeeded: target),
          count: Int32(truncatingIfNeeded: piece), section: Int32(truncatingIfNeeded: section)),
        sectionAfter: sectionAfter)
      lastSections = (section, sectionAfter)
      source += piece
      target += piece
      rest -= piece
    }
  }

  /// The first position after the change that may still be matched.
  private var firstFreePosition: Int {
    runs.last.map { Int($0.target + $0.count) } ?? 0
  }

  /// Appends a run, or makes the last one longer if that ends where this one begins.
  private mutating func append(_ run: MatchedRun, sectionAfter: Int) {
    if let last = runs.last, last.source + last.count == run.source,
      last.target + last.count == run.target,
      last.section == run.section, lastSections.after == sectionAfter
    {
      runs[runs.count - 1].count += run.count
    } else {
      runs.append(run)
    }
  }
}

extension ListMatching {
  /// Says for each of many neighbouring items after the change which item before it that was.
  ///
  /// The quick way if items hardly keep together: one call instead of one for each of them.
  ///
  /// - Parameters:
  ///   - origins: For each item its position before the change; a negative number if it is new.
  ///   - target: The position after the change of the first item.
  /// - Precondition: All of them exist; on the side after the change they lie behind all that are
  ///   matched already.
  /// - Complexity: O(*n*) for *n* items, times O(log *s*) for *s* sections before the change where
  ///   neighbours are torn apart.
  public mutating func matchItems(origins: [Int32], to target: Int = 0) {
    origins.withUnsafeBufferPointer { origins in
      var start = 0
      while start < origins.count {
        let source = origins[start]
        var end = start &+ 1
        if source >= 0 {
          while end < origins.count, Int(origins[end]) == Int(source) &+ (end &- start) {
            end &+= 1
          }
          matchItems(from: Int(source), to: target + start, count: end &- start)
        }
        start = end
      }
    }
  }
}

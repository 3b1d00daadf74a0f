// The items of a list are numbered in section order. The number at which each section starts,
// followed by the number of all items, is all that is needed to convert between numbers and paths.
extension SectionCounts {
  /// The position of the first item of each section, followed by the number of all items.
  ///
  /// - Precondition: There are no more than 2,147,483,647 items.
  var starts: ContiguousArray<Int32> {
    var starts: ContiguousArray<Int32> = []
    starts.reserveCapacity(sectionCount + 1)
    var next = 0
    for count in perSection {
      starts.append(Int32(truncatingIfNeeded: next))
      next += count
      precondition(next <= Int32.max, "\(next) items are more than can be matched: \(Int32.max)")
    }
    starts.append(Int32(truncatingIfNeeded: next))
    return starts
  }
}

extension UnsafeBufferPointer<Int32> {
  /// Returns the section that contains a position. The buffer holds the positions at which sections
  /// start.
  ///
  /// - Parameters:
  ///   - position: A position that exists.
  ///   - hint: A section that is likely to be the result.
  /// - Complexity: O(1) if the hint or the section after it is the result; otherwise O(log *s*).
  func section(of position: Int32, near hint: Int) -> Int {
    if position >= self[hint] {
      if position < self[hint &+ 1] { return hint }
      if hint &+ 2 < count, position < self[hint &+ 2] { return hint &+ 1 }
    }
    var low = 0
    var high = count &- 1
    while high &- low > 1 {
      let middle = (low &+ high) >> 1
      if self[middle] <= position { low = middle } else { high = middle }
    }
    return low
  }
}

/// A section, and the positions of its items among all items of all sections.
struct SectionCursor: Hashable, Sendable {
  private(set) var section = 0
  private(set) var start = 0
  private(set) var end = 0
}

extension SectionCursor {
  /// Moves to the section that contains a position.
  ///
  /// - Parameters:
  ///   - starts: The positions at which sections start, followed by the number of items.
  ///   - Complexity: O(1) if it is the current section or the next one; otherwise O(log *s*) for
  ///     *s* sections.
  /// - Complexity: O(1) if that is the section where the cursor was, or the next one; else
  ///   O(log *s*) for *s* sections.
  mutating func move(to position: Int, in starts: ContiguousArray<Int32>) {
    if position >= start && position < end { return }
    (section, start, end) = starts.withUnsafeBufferPointer { starts in
      let section = starts.section(of: Int32(truncatingIfNeeded: position), near: section)
      return (section, Int(starts[section]), Int(starts[section &+ 1]))
    }
  }
}

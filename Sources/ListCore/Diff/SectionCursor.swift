/// A section, and the positions of its items among all items of all sections.
struct SectionCursor: Hashable, Sendable {
  private(set) var section = 0
  private(set) var start = 0
  private(set) var end = 0
}

extension SectionCursor {
  /// Goes to the section that holds a position.
  ///
  /// - Parameters:
  ///   - position: A position that exists.
  ///   - starts: The positions at which sections start, and behind these the number of items.
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

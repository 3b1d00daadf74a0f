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

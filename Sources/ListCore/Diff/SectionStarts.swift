// The items of a list are numbered one section after the other. Where each section starts, and
// behind these the number of all items, is all that is needed to find one's way in the numbers.
extension SectionCounts {
  /// The position of the first item of each section, and behind these the number of all items.
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
  /// The section that holds a position, where these are the positions at which sections start.
  ///
  /// - Parameters:
  ///   - position: A position that exists.
  ///   - hint: A section that may well be the one.
  /// - Complexity: O(1) if the hint is right or the next section is, else O(log *s*).
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

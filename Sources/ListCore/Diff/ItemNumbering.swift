/// The items of a list, numbered one section after the other.
struct ItemNumbering: Hashable, Sendable {
  /// The position of the first item of each section, and behind these the number of all items.
  let starts: ContiguousArray<Int32>

  /// Numbers the items.
  ///
  /// - Precondition: There are no more than 2,147,483,647 items.
  init(_ counts: SectionCounts) {
    var starts: ContiguousArray<Int32> = []
    starts.reserveCapacity(counts.sectionCount + 1)
    var next = 0
    for count in counts.perSection {
      starts.append(Int32(truncatingIfNeeded: next))
      next += count
      precondition(next <= Int32.max, "More than \(Int32.max) items cannot be matched")
    }
    starts.append(Int32(truncatingIfNeeded: next))
    self.starts = starts
  }
}

extension ItemNumbering {
  var itemCount: Int { Int(starts[starts.count - 1]) }

  /// The positions of the items of a section.
  func positions(in section: Int) -> Range<Int> {
    Int(starts[section])..<Int(starts[section + 1])
  }

  /// The section that holds a position.
  ///
  /// - Parameters:
  ///   - position: A position that exists.
  ///   - hint: A section that may well be the one.
  /// - Complexity: O(1) if the hint is right or the next section is, else O(log *s*).
  func section(of position: Int, near hint: Int) -> Int {
    if position >= starts[hint] {
      if position < starts[hint + 1] { return hint }
      if hint + 2 < starts.count, position < starts[hint + 2] { return hint + 1 }
    }
    var low = 0
    var high = starts.count - 1
    while high - low > 1 {
      let middle = (low + high) >> 1
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return low
  }
}

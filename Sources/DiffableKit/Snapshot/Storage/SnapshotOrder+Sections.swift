extension SnapshotOrder {
  /// Inserts empty sections at a position.
  ///
  /// - Complexity: O(*m* + *k*) for *m* sections given and *k* sections after them.
  mutating func insert(sections new: [Token], at position: Int) {
    guard let highest = new.max() else { return }
    if Int(highest) >= sectionPositions.count {
      let missing = Int(highest) + 1 - sectionPositions.count
      sectionPositions += [Int32](repeating: -1, count: missing)
    }
    let firstRank = firstRanks[position]
    firstRanks.insert(contentsOf: [Int32](repeating: firstRank, count: new.count), at: position)
    sections.insert(contentsOf: new, at: position)
    renumberSections(from: position)
  }

  /// Moves a section with its items.
  ///
  /// - Parameter position: The new position, not counting the section itself.
  mutating func move(section: Token, to position: Int) {
    let source = self.position(ofSection: section)
    guard source != position else { return }
    var sections = sections
    sections.insert(sections.remove(at: source), at: position)
    arrange(sections)
  }

  /// Updates the positions of sections.
  mutating func renumberSections(from position: Int) {
    let count = sections.count
    sections.withUnsafeBufferPointer { sections in
      sectionPositions.withUnsafeMutableBufferPointer { positions in
        guard let sections = sections.baseAddress, let positions = positions.baseAddress else {
          return
        }
        var position = position
        while position < count {
          positions[Int(sections[position])] = Int32(truncatingIfNeeded: position)
          position &+= 1
        }
      }
    }
  }
}

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

extension SnapshotOrder {
  /// All items, in order.
  var items: [Token] {
    Array(count: itemCount) { memory in
      var next = memory
      forEachChunk(in: 0..<order.count) { items in
        guard let first = items.baseAddress else { return }
        next.initialize(from: first, count: items.count)
        next += items.count
      }
    }
  }

  /// Renumbers the tokens of the items as 0, 1, 2, and so on, in their order.
  mutating func renumberItems() {
    places = TokenPlaces()
    for rank in 0..<order.count {
      let tokens = Array(starts[rank]..<starts[rank + 1])
      tokens.withUnsafeBufferPointer { tokens in
        guard let first = tokens.baseAddress else { return }
        places.put(first, count: tokens.count, intoChunk: Int(order[rank]), from: 0)
      }
      chunks[Int(order[rank])] = tokens
      hasExactHints[Int(order[rank])] = true
    }
  }

  /// Renumbers the tokens of the sections as 0, 1, 2, and so on, in their order.
  mutating func renumberSectionTokens() {
    for position in sections.indices {
      for rank in chunkRanks(at: position) { owners[Int(order[rank])] = Int32(position) }
    }
    sections = Array(0..<Int32(sections.count))
    sectionPositions = sections
  }
}

extension SnapshotOrder {
  /// Checks all invariants, in time proportional to the number of items. For tests.
  func checkEverything() {
    precondition(starts.count == order.count + 1 && starts[0] == 0, "\(starts) for \(order)")
    precondition(firstRanks.count == sections.count + 1 && firstRanks[0] == 0, "\(firstRanks)")
    precondition(Int(firstRanks[sections.count]) == order.count, "\(firstRanks) for \(order)")
    precondition(order.count + freeChunks.count == chunks.count, "\(freeChunks) and \(order)")
    for (position, section) in sections.enumerated() {
      precondition(self.position(ofSection: section) == position, "Section \(section)")
      for rank in chunkRanks(at: position) { checkChunk(at: rank, of: section) }
    }
    for chunk in freeChunks {
      precondition(chunks[Int(chunk)].isEmpty, "Free chunk \(chunk) is not empty")
    }
  }

  private func checkChunk(at rank: Int, of section: Token) {
    let chunk = Int(order[rank])
    let items = chunks[chunk]
    precondition(owners[chunk] == section, "Chunk \(chunk) is not of section \(section)")
    precondition(Int(ranks[chunk]) == rank, "Chunk \(chunk) is not at \(ranks[chunk])")
    precondition(
      !items.isEmpty && items.count <= chunkLimit, "Chunk \(chunk) has \(items.count) items")
    precondition(
      items.count == starts[rank + 1] - starts[rank], "Chunk \(chunk) counts \(items.count)")
    for (slot, item) in items.enumerated() {
      precondition(locate(item) == (chunk, slot), "Item \(item) is not in chunk \(chunk)")
    }
  }
}

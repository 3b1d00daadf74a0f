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

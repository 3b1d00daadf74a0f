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

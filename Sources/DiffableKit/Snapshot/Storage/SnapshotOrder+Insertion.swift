extension SnapshotOrder {
  /// Inserts items at the end of a section.
  mutating func append(_ items: [Token], toSection section: Token) {
    let position = position(ofSection: section)
    let end = Int(firstRanks[position + 1])
    items.withUnsafeBufferPointer { items in
      guard var next = items.baseAddress else { return }
      var rest = items.count
      if end > Int(firstRanks[position]) {
        // A chunk that is filled by appending keeps space for later insertions.
        let chunk = Int(order[end - 1])
        let length = Int(starts[end]) &- Int(starts[end - 1])
        let fitting = min(chunkLimit / 2 &- length, rest)
        if fitting > 0 {
          splice(next, count: fitting, intoChunk: chunk, at: length)
          next += fitting
          rest &-= fitting
        }
      }
      addChunks(next, count: rest, at: end, position: position)
    }
  }

  /// Inserts items before another one, in its section.
  mutating func insert(_ items: [Token], before other: Token) {
    let (chunk, slot) = locate(other)
    insert(items, intoChunk: chunk, at: slot)
  }

  /// Inserts items after another one, in its section.
  mutating func insert(_ items: [Token], after other: Token) {
    let (chunk, slot) = locate(other)
    insert(items, intoChunk: chunk, at: slot + 1)
  }

  private mutating func insert(_ items: [Token], intoChunk chunk: Int, at slot: Int) {
    items.withUnsafeBufferPointer { items in
      guard let first = items.baseAddress else { return }
      let rank = Int(ranks[chunk])
      let length = Int(starts[rank + 1]) &- Int(starts[rank])
      if length &+ items.count <= chunkLimit {
        splice(first, count: items.count, intoChunk: chunk, at: slot)
      } else {
        split(chunk, inserting: first, count: items.count, at: slot)
      }
    }
  }

  /// Inserts items into a chunk that has space for them.
  private mutating func splice(
    _ items: UnsafePointer<Int32>, count: Int, intoChunk chunk: Int, at slot: Int
  ) {
    let rank = Int(ranks[chunk])
    let length = Int(starts[rank + 1]) &- Int(starts[rank])
    if count == 1, slot == length {
      chunks.append(items[0], to: chunk)
    } else {
      chunks[chunk] = chunks.read(chunk) { $0.inserting(items, count: count, at: slot) }
      if slot < length { hasExactHints[chunk] = false }
    }
    shiftStarts(after: rank, by: count)
    places.put(items, count: count, intoChunk: chunk, from: slot)
    if count >= Self.hintTolerance { refreshHints(ofChunk: chunk) }
  }

  /// Splits a chunk into pieces of equal length while inserting items.
  private mutating func split(
    _ chunk: Int, inserting items: UnsafePointer<Int32>, count: Int, at slot: Int
  ) {
    let rank = Int(ranks[chunk])
    let all = chunks.read(chunk) { $0.inserting(items, count: count, at: slot) }
    let length = all.count - count
    let pieces = pieces(of: all.count)
    let kept = all.count / pieces
    all.withUnsafeBufferPointer { all in
      guard let first = all.baseAddress else { return }
      chunks[chunk] = Array(copying: first, count: kept)
      places.put(first, count: kept, intoChunk: chunk, from: 0)
      hasExactHints[chunk] = true
      shiftStarts(after: rank, by: kept &- length)
      addChunks(
        first + kept, count: all.count &- kept, at: rank + 1,
        position: position(ofSection: owners[chunk]))
    }
  }

  /// Creates chunks of items and inserts them into the list of chunks.
  private mutating func addChunks(
    _ items: UnsafePointer<Int32>, count: Int, at rank: Int, position: Int
  ) {
    guard count > 0 else { return }
    let pieces = pieces(of: count)
    var numbers: [Int32] = []
    var newStarts: [Int32] = []
    numbers.reserveCapacity(pieces)
    newStarts.reserveCapacity(pieces)
    for piece in 0..<pieces {
      let start = count * piece / pieces
      let length = count * (piece + 1) / pieces - start
      let number = addChunk(Array(copying: items + start, count: length), owner: sections[position])
      places.put(items + start, count: length, intoChunk: Int(number), from: 0)
      numbers.append(number)
      newStarts.append(starts[rank] + Int32(start))
    }
    shiftStarts(after: rank - 1, by: count)
    order.insert(contentsOf: numbers, at: rank)
    starts.insert(contentsOf: newStarts, at: rank)
    shiftFirstRanks(after: position, by: pieces)
    renumberChunks(from: rank)
  }

  /// Assigns a number to a new chunk.
  private mutating func addChunk(_ items: [Int32], owner: Token) -> Int32 {
    if let number = freeChunks.popLast() {
      chunks[Int(number)] = items
      owners[Int(number)] = owner
      hasExactHints[Int(number)] = true
      return number
    }
    precondition(
      chunks.count < TokenPlaces.chunkLimit,
      "A snapshot cannot have items in \(chunks.count + 1) places")
    chunks.append(items)
    owners.append(owner)
    hasExactHints.append(true)
    ranks.append(0)
    return Int32(chunks.count - 1)
  }

  /// Returns the number of half-full chunks that this many items need.
  private func pieces(of count: Int) -> Int {
    let length = chunkLimit / 2
    return (count + length - 1) / length
  }
}

// MARK: - Bookkeeping

extension SnapshotOrder {
  /// The number of items that may be inserted or removed near an item before the hint of its slot
  /// is refreshed.
  static var hintTolerance: Int { 16 }

  /// Adjusts the starts after items are inserted into a chunk, or removed.
  mutating func shiftStarts(after rank: Int, by count: Int) {
    starts.add(count, from: rank + 1)
  }

  /// Adjusts the first ranks after chunks are inserted into a section.
  mutating func shiftFirstRanks(after position: Int, by count: Int) {
    firstRanks.add(count, from: position + 1)
  }

  /// Updates the ranks of chunks.
  mutating func renumberChunks(from rank: Int) {
    let count = order.count
    order.withUnsafeBufferPointer { order in
      ranks.withUnsafeMutableBufferPointer { ranks in
        guard let chunks = order.baseAddress, let ranks = ranks.baseAddress else { return }
        var rank = rank
        while rank < count {
          ranks[Int(chunks[rank])] = Int32(truncatingIfNeeded: rank)
          rank &+= 1
        }
      }
    }
  }

  /// Updates the slots of the items in a chunk.
  mutating func refreshHints(ofChunk chunk: Int) {
    let items = chunks[chunk]
    items.withUnsafeBufferPointer { items in
      guard let first = items.baseAddress else { return }
      places.put(first, count: items.count, intoChunk: chunk, from: 0)
    }
    hasExactHints[chunk] = true
  }
}

import ListCore

/// The order of a snapshot: sections, each with items, all as tokens.
///
/// Items are stored in *chunks* of up to about a thousand. A chunk belongs to one section and has a
/// permanent number; the list of chunks, with the number of items before each, is short enough to
/// be rewritten by every edit. An edit therefore costs one chunk and the list of chunks, whatever
/// the number of items; a copy shares every chunk that is not edited.
///
/// There are no generics, only integers: fast in debug builds too. Arguments are not checked:
/// inserted items must not be present, and removed items and destinations must be.
struct SnapshotOrder: Sendable {
  typealias Token = Int32

  /// A chunk that grows longer is split.
  let chunkLimit: Int

  // By chunk number.
  var chunks = SharedPages()
  /// The section that a chunk belongs to.
  var owners: [Token] = []
  /// Whether the hints of all items in a chunk are exact.
  var hasExactHints: [Bool] = []
  /// The index of a chunk in the list of chunks.
  var ranks: [Int32] = []
  /// Unused chunk numbers.
  var freeChunks: [Int32] = []

  // By rank: the list of chunks, section after section.
  /// The numbers of the chunks. None is empty.
  var order: [Int32] = []
  /// The number of items before each chunk, followed by the total.
  var starts: [Int32] = [0]

  // By position of a section.
  var sections: [Token] = []
  /// The rank of the first chunk of each section, followed by the number of chunks.
  var firstRanks: [Int32] = [0]

  // By token.
  var places = TokenPlaces()
  /// The position of a section, or -1.
  var sectionPositions: [Int32] = []

  /// Creates an order without sections.
  ///
  /// - Parameter chunkLimit: At least 2, at most 1024. Tests use a low one.
  init(chunkLimit: Int = TokenPlaces.slotLimit) {
    self.chunkLimit = chunkLimit
  }
}

// MARK: - Sections

extension SnapshotOrder {
  var sectionCount: Int { sections.count }

  func contains(section: Token) -> Bool {
    section >= 0 && Int(section) < sectionPositions.count && sectionPositions[Int(section)] >= 0
  }

  func position(ofSection section: Token) -> Int { Int(sectionPositions[Int(section)]) }

  func itemCount(inSection section: Token) -> Int { items(at: position(ofSection: section)).count }

  /// Returns the range of a section's items among all items.
  func items(at position: Int) -> Range<Int> {
    Int(starts[Int(firstRanks[position])])..<Int(starts[Int(firstRanks[position + 1])])
  }

  /// Returns the ranks of the chunks of the section at a position.
  func chunkRanks(at position: Int) -> Range<Int> {
    Int(firstRanks[position])..<Int(firstRanks[position + 1])
  }
}

extension SnapshotOrder {
  /// The number of items in each section.
  var counts: SectionCounts {
    SectionCounts(sections.indices.map { items(at: $0).count })
  }
}

// MARK: - Items

extension SnapshotOrder {
  var itemCount: Int { Int(starts[order.count]) }

  /// Returns whether an item is in the order. The token may be -1.
  func contains(item: Token) -> Bool { places.find(item) != -1 }

  func section(ofItem item: Token) -> Token { owners[places.place(of: item).chunk] }

  /// Returns the index of an item among all items of all sections.
  func index(ofItem item: Token) -> Int {
    let (chunk, slot) = locate(item)
    return Int(starts[Int(ranks[chunk])]) &+ slot
  }

  /// Returns the chunk and the slot of an item.
  func locate(_ item: Token) -> (chunk: Int, slot: Int) {
    let (chunk, hint) = places.place(of: item)
    if hasExactHints[chunk] { return (chunk, hint) }
    return (chunk, chunks.slot(of: item, in: chunk, near: hint))
  }

  /// Visits the items of chunks, chunk by chunk.
  func forEachChunk(in ranks: Range<Int>, _ body: (UnsafeBufferPointer<Int32>) -> Void) {
    var rank = ranks.lowerBound
    while rank < ranks.upperBound {
      chunks.read(Int(order[rank]), body)
      rank += 1
    }
  }
}

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

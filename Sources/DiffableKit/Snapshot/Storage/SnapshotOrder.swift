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

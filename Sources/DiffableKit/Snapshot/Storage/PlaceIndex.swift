import ListCore

/// The positions of a snapshot's items, arranged for fast lookup.
///
/// Created from the list of chunks, whatever the number of items. Its memory is read without bounds
/// checks: every index is checked once, at the entry points.
final class PlaceIndex: @unchecked Sendable {
  private struct Section {
    /// The number of items before the section.
    var start: Int32
    var count: Int32
    var firstRank: Int32
    var chunkCount: Int32
  }

  private struct Chunk {
    var section: Int32
    /// The number of items before the chunk in its section.
    var start: Int32
    var hasExactHints: Bool
  }

  let sectionCount: Int
  private let sections: UnsafeMutablePointer<Section>
  /// The number of each chunk, and the number of preceding items in the entire list, by rank.
  private let numbers: UnsafeMutablePointer<Int32>
  private let starts: UnsafeMutablePointer<Int32>
  /// The chunks by number.
  private let chunks: UnsafeMutablePointer<Chunk>
  private let pages: SharedPages
  private let places: TokenPlaces

  /// - Complexity: O(*c* + *s*) for *c* chunks and *s* sections.
  init(_ order: SnapshotOrder) {
    sectionCount = order.sectionCount
    pages = order.chunks
    places = order.places
    sections = .allocate(capacity: sectionCount)
    numbers = .allocate(capacity: order.order.count)
    starts = .allocate(capacity: order.starts.count)
    chunks = .allocate(capacity: order.chunks.count)
    order.order.copy(to: numbers)
    order.starts.copy(to: starts)
    order.firstRanks.withUnsafeBufferPointer { firstRanks in
      order.hasExactHints.withUnsafeBufferPointer { hasExactHints in
        guard let firstRanks = firstRanks.baseAddress else { return }
        let hints = hasExactHints.baseAddress
        var section = 0
        while section < sectionCount {
          let (first, end) = (firstRanks[section], firstRanks[section &+ 1])
          let start = starts[Int(first)]
          (sections + section).initialize(
            to: Section(
              start: start, count: starts[Int(end)] &- start, firstRank: first,
              chunkCount: end &- first))
          var rank = Int(first)
          while rank < end {
            let number = Int(numbers[rank])
            (chunks + number).initialize(
              to: Chunk(
                section: Int32(truncatingIfNeeded: section), start: starts[rank] &- start,
                hasExactHints: hints?[number] ?? false))
            rank &+= 1
          }
          section &+= 1
        }
      }
    }
  }

  deinit {
    sections.deallocate()
    numbers.deallocate()
    starts.deallocate()
    chunks.deallocate()
  }
}

extension PlaceIndex {
  /// Returns the number of items in the section at an index.
  ///
  /// - Precondition: The section exists.
  func itemCount(inSection section: Int) -> Int {
    precondition(
      section >= 0 && section < sectionCount, "Section \(section) is not in 0..<\(sectionCount)")
    return Int(sections[section].count)
  }

  /// Returns the item at an index in a section, or -1 if there is none.
  func item(at index: Int, inSection section: Int) -> Int32 {
    guard section >= 0, section < sectionCount, index >= 0 else { return -1 }
    let section = sections[section]
    guard index < Int(section.count) else { return -1 }
    let first = Int(section.firstRank)
    guard section.chunkCount > 1 else { return pages[Int(numbers[first]), index] }
    // Chunks have similar lengths: estimate, then walk.
    let target = section.start &+ Int32(truncatingIfNeeded: index)
    var rank = first &+ index &* Int(section.chunkCount) / Int(section.count)
    while starts[rank] > target { rank &-= 1 }
    while starts[rank &+ 1] <= target { rank &+= 1 }
    return pages[Int(numbers[rank]), Int(target &- starts[rank])]
  }

  /// Returns the index path of an item, or `nil` if it is not in the snapshot. The token may be -1.
  func path(of item: Int32) -> ItemPath? {
    let place = places.find(item)
    guard place != -1 else { return nil }
    let (number, hint) = TokenPlaces.chunkAndSlot(place)
    let chunk = chunks[number]
    let slot = chunk.hasExactHints ? hint : pages.slot(of: item, in: number, near: hint)
    return ItemPath(item: Int(chunk.start) &+ slot, section: Int(chunk.section))
  }
}

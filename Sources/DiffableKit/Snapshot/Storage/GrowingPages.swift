/// Elements that never move, however many come behind them: pages, each twice as long as the one
/// before.
///
/// Who knows an index may read the element while somebody else appends, provided that he learned
/// the index when the element was there already. The owner gives the memory back.
struct GrowingPages<Element> {
  private let pages: UnsafeMutablePointer<UnsafeMutablePointer<Element>>

  init() {
    pages = .allocate(capacity: Self.mostPages)
  }

  /// Destroys the elements, gives the memory back; nothing may be asked afterwards.
  ///
  /// - Parameter count: The number of elements.
  func deallocate(count: Int) {
    var index = 0
    while index < count {
      let first = address(of: index)
      let piece = min(room(at: index), count &- index)
      first.deinitialize(count: piece)
      first.deallocate()
      index &+= piece
    }
    pages.deallocate()
  }

  /// The length of the first page is a power of two.
  private static var firstLengthBits: Int { 3 }
  /// Enough for all tokens.
  private static var mostPages: Int { Int32.bitWidth - firstLengthBits }
}

extension GrowingPages {
  /// Where an element is, now and later.
  func address(of index: Int) -> UnsafeMutablePointer<Element> {
    // Counted from the length of the first page on, page k is where bit k is the highest one.
    let place = index &+ 1 &<< Self.firstLengthBits
    let highestBit = Int.bitWidth &- 1 &- place.leadingZeroBitCount
    return pages[highestBit &- Self.firstLengthBits] + (place ^ 1 &<< highestBit)
  }

  /// How many elements, from this one on, lie side by side.
  func room(at index: Int) -> Int {
    let place = index &+ 1 &<< Self.firstLengthBits
    return 2 &<< (Int.bitWidth &- 1 &- place.leadingZeroBitCount) &- place
  }

  /// Copies elements behind those that are there.
  ///
  /// - Parameters:
  ///   - source: The elements.
  ///   - count: How many.
  ///   - index: How many there are.
  func append(_ source: UnsafePointer<Element>, count: Int, at index: Int) {
    var copied = 0
    while copied < count {
      let start = index &+ copied
      let place = start &+ 1 &<< Self.firstLengthBits
      let room = room(at: start)
      if place & (place &- 1) == 0 {
        let page = place.trailingZeroBitCount &- Self.firstLengthBits
        pages[page] = .allocate(capacity: room)
      }
      let piece = min(room, count &- copied)
      address(of: start).initialize(from: source + copied, count: piece)
      copied &+= piece
    }
  }
}

/// Memory for elements that never move, however many come behind them: pages, each twice as long as
/// the one before.
///
/// Who knows an index may read the element while somebody else appends, provided that he learned
/// the index when the element was there already. The owner knows the type of the elements, and
/// gives the memory back. Not generic: arithmetic that a generic caller need not be compiled with.
struct GrowingMemory {
  private let pages: UnsafeMutablePointer<UnsafeMutableRawPointer>
  /// From one element to the next, in bytes.
  private let stride: Int
  private let alignment: Int

  init(stride: Int, alignment: Int) {
    pages = .allocate(capacity: Self.mostPages)
    self.stride = stride
    self.alignment = alignment
  }

  /// The length of the first page, a power of two.
  private static var firstLength: Int { 1 &<< firstLengthBits }
  private static var firstLengthBits: Int { 3 }
  /// Enough for all tokens.
  private static var mostPages: Int { Int32.bitWidth - firstLengthBits }
}

extension GrowingMemory {
  /// Where an element is, now and later.
  func address(of index: Int) -> UnsafeMutableRawPointer {
    // Counted from the length of the first page on, page k is where bit k is the highest one.
    let place = index &+ Self.firstLength
    let highestBit = Self.highestBit(of: place)
    let offset = place ^ 1 &<< highestBit
    return pages[highestBit &- Self.firstLengthBits] + offset &* stride
  }

  /// How many elements, from this one on, lie side by side.
  func room(at index: Int) -> Int {
    let place = index &+ Self.firstLength
    return 2 &<< Self.highestBit(of: place) &- place
  }

  private static func highestBit(of place: Int) -> Int {
    Int.bitWidth &- 1 &- place.leadingZeroBitCount
  }
}

extension GrowingMemory {
  /// Visits elements page by page.
  ///
  /// - Parameter body: Gets the index and the address of the first element on a page, and how many
  ///   there are.
  func forEachPage(
    in range: Range<Int>, _ body: (_ index: Int, _ first: UnsafeMutableRawPointer, Int) -> Void
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let count = min(room(at: index), range.upperBound &- index)
      body(index, address(of: index), count)
      index &+= count
    }
  }

  /// Makes room for elements behind those that are there.
  func reserve(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let place = index &+ Self.firstLength
      let length = room(at: index)
      // A page is made for its first element.
      if length == place {
        pages[Self.highestBit(of: place) &- Self.firstLengthBits] = .allocate(
          byteCount: length &* stride, alignment: alignment)
      }
      index &+= length
    }
  }

  /// Gives the memory back; nothing may be asked afterwards. The elements are destroyed already.
  ///
  /// - Parameter count: The number of elements that there were.
  func deallocate(count: Int) {
    forEachPage(in: 0..<count) { _, first, _ in first.deallocate() }
    pages.deallocate()
  }
}

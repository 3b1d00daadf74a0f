import Foundation

/// The position of an item by token: the number of its chunk, and a slot in it.
///
/// Stored in pages, so that a copy that changes one position copies a page instead of the entire
/// map.
struct TokenPlaces: Sendable {
  /// The chunk and the slot of each token in one number, or -1.
  private var pages = SharedPages()
  /// The number of tokens that the pages have space for.
  private var capacity = 0

  /// A page has entries for 2048 tokens, which is 8 KiB.
  private static var pageBits: Int { 11 }
  private static var pageLength: Int { 1 &<< pageBits }
  private static var pageMask: Int { pageLength &- 1 }

  private static var slotBits: Int { 10 }
  /// The exclusive upper bound of slots.
  static var slotLimit: Int { 1 &<< slotBits }
  /// The exclusive upper bound of chunk numbers.
  static var chunkLimit: Int { 1 &<< (32 &- slotBits) &- 1 }
}

extension TokenPlaces {
  /// Returns the position of an item as one number, or -1 if it has none. The token may be -1.
  func find(_ token: Int32) -> Int32 {
    let token = Int(token)
    return token >= 0 && token < capacity
      ? pages[token &>> Self.pageBits, token & Self.pageMask] : -1
  }

  /// Returns the chunk of an item, and the slot at which it was last stored.
  ///
  /// - Precondition: The item is in a chunk.
  func place(of token: Int32) -> (chunk: Int, slot: Int) {
    let token = Int(token)
    return Self.chunkAndSlot(pages[token &>> Self.pageBits, token & Self.pageMask])
  }

  /// Returns the chunk and the slot encoded in a number.
  @inline(__always)
  static func chunkAndSlot(_ place: Int32) -> (chunk: Int, slot: Int) {
    let bits = Int(UInt32(bitPattern: place))
    return (bits &>> slotBits, bits & (slotLimit &- 1))
  }

  /// Stores consecutive items of a chunk.
  mutating func put(
    _ tokens: UnsafePointer<Int32>, count: Int, intoChunk chunk: Int, from slot: Int
  ) {
    let first = UInt32(truncatingIfNeeded: chunk &<< Self.slotBits &+ slot)
    write(tokens, count: count) { Int32(bitPattern: first &+ UInt32(truncatingIfNeeded: $0)) }
  }

  /// Removes items.
  mutating func clear(_ tokens: UnsafePointer<Int32>, count: Int) {
    write(tokens, count: count) { _ in -1 }
  }

  /// Writes positions page by page, as long as consecutive tokens are on one page.
  @inline(__always)
  private mutating func write(
    _ tokens: UnsafePointer<Int32>, count: Int, _ place: (_ index: Int) -> Int32
  ) {
    var index = 0
    while index < count {
      let first = Int(tokens[index])
      reserve(first)
      let number = first &>> Self.pageBits
      let start = number &<< Self.pageBits
      let end = min(start &+ Self.pageLength, capacity)
      pages.update(number) { page in
        while index < count, Int(tokens[index]) >= start, Int(tokens[index]) < end {
          page[Int(tokens[index]) &- start] = place(index)
          index &+= 1
        }
      }
    }
  }
}

// MARK: - Pages

extension TokenPlaces {
  /// Allocates memory for a token. The first page is short while it is the only one: most lists are
  /// small.
  private mutating func reserve(_ token: Int) {
    guard token >= capacity else { return }
    if token < Self.pageLength, pages.count <= 1 {
      var length = 16
      while length <= token { length &*= 2 }
      setFirstPage(length)
      capacity = length
    } else {
      if capacity < Self.pageLength { setFirstPage(Self.pageLength) }
      while pages.count <= token &>> Self.pageBits { pages.append(Self.blank) }
      capacity = pages.count &* Self.pageLength
    }
  }

  private mutating func setFirstPage(_ length: Int) {
    guard pages.count == 1 else { return pages.append(Self.blankPage(length)) }
    var page = Self.blankPage(length)
    let known = capacity
    pages.read(0) { old in
      page.withUnsafeMutableBufferPointer { new in
        guard let target = new.baseAddress, let source = old.baseAddress else { return }
        target.update(from: source, count: known)
      }
    }
    pages[0] = page
  }

  private static let blank = blankPage(pageLength)

  private static func blankPage(_ length: Int) -> [Int32] {
    Array(unsafeUninitializedCapacity: length) { page, count in
      count = length
      // All bits set represent -1.
      if let first = page.baseAddress { memset(first, 0xFF, count &* MemoryLayout<Int32>.stride) }
    }
  }
}

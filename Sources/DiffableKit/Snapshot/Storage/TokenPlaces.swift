import Foundation

/// By token, where an item is: the number of its chunk, and a slot there.
///
/// Kept in pages, so that a copy that changes one place copies a page and not the map.
struct TokenPlaces: Sendable {
  /// For each token the chunk and the slot in one number, or -1.
  private var pages = SharedPages()
  /// The tokens that the pages have room for.
  private var capacity = 0

  /// A page has places for 2048 tokens, which is 8 KiB.
  private static var pageBits: Int { 11 }
  private static var pageLength: Int { 1 &<< pageBits }
  private static var pageMask: Int { pageLength &- 1 }

  private static var slotBits: Int { 10 }
  /// Slots are below.
  static var slotLimit: Int { 1 &<< slotBits }
  /// Numbers of chunks are below.
  static var chunkLimit: Int { 1 &<< (32 &- slotBits) &- 1 }
}

extension TokenPlaces {
  /// The place of an item in one number, or -1 if it is nowhere. The token may be -1.
  func find(_ token: Int32) -> Int32 {
    let token = Int(token)
    return token >= 0 && token < capacity
      ? pages[token &>> Self.pageBits, token & Self.pageMask] : -1
  }

  /// The chunk that an item is in, and the slot where it was put last.
  ///
  /// - Precondition: The item is in a chunk.
  func place(of token: Int32) -> (chunk: Int, slot: Int) {
    let token = Int(token)
    return Self.chunkAndSlot(pages[token &>> Self.pageBits, token & Self.pageMask])
  }

  /// The chunk and the slot that one number stands for.
  @inline(__always)
  static func chunkAndSlot(_ place: Int32) -> (chunk: Int, slot: Int) {
    let bits = Int(UInt32(bitPattern: place))
    return (bits &>> slotBits, bits & (slotLimit &- 1))
  }

  /// Puts items side by side into a chunk.
  mutating func put(
    _ tokens: UnsafePointer<Int32>, count: Int, intoChunk chunk: Int, from slot: Int
  ) {
    let first = UInt32(truncatingIfNeeded: chunk &<< Self.slotBits &+ slot)
    write(tokens, count: count) { Int32(bitPattern: first &+ UInt32(truncatingIfNeeded: $0)) }
  }

  /// Puts items nowhere.
  mutating func clear(_ tokens: UnsafePointer<Int32>, count: Int) {
    write(tokens, count: count) { _ in -1 }
  }

  /// Writes places page by page, as long as neighbours are on one page.
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
  /// Makes room for a token. The first page is short as long as it is alone: most lists are small.
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
      // All bits set make -1.
      if let first = page.baseAddress { memset(first, 0xFF, count &* MemoryLayout<Int32>.stride) }
    }
  }
}

import Foundation

/// By token, where an item is: the number of its chunk, and a hint at its slot there.
///
/// Kept in pages, so that a copy that changes one place copies a page and not the map.
struct TokenPlaces: Sendable {
  /// In each page two numbers for every token: the chunk, or -1; the slot.
  private var pages = SharedPages()
  /// The tokens that the pages have room for.
  private var capacity = 0

  /// Tokens per page: 8 KiB.
  private static var pageBits: Int { 10 }
  private static var pageLength: Int { 1 << pageBits }
  private static var pageMask: Int { pageLength - 1 }
}

extension TokenPlaces {
  /// The chunk that an item is in, or -1.
  func chunk(of token: Int32) -> Int32 {
    let token = Int(token)
    guard token < capacity else { return -1 }
    return pages[token &>> Self.pageBits, 2 &* (token & Self.pageMask)]
  }

  /// The chunk that an item is in, and the slot where it was seen last.
  ///
  /// - Precondition: The item is in a chunk.
  @inline(__always)
  func place(of token: Int32) -> (chunk: Int32, slot: Int32) {
    let token = Int(token)
    return pages.read(token &>> Self.pageBits) { page in
      let index = 2 &* (token & Self.pageMask)
      return (page[index], page[index &+ 1])
    }
  }

  /// Puts items side by side into a chunk.
  mutating func put(
    _ tokens: UnsafePointer<Int32>, count: Int, intoChunk chunk: Int32, from slot: Int
  ) {
    write(tokens, count: count) { place, index in
      place[0] = chunk
      place[1] = Int32(truncatingIfNeeded: slot &+ index)
    }
  }

  /// Puts items nowhere.
  mutating func clear(_ tokens: UnsafePointer<Int32>, count: Int) {
    write(tokens, count: count) { place, _ in place[0] = -1 }
  }

  /// Visits places page by page, as long as neighbours are on one page.
  @inline(__always)
  private mutating func write(
    _ tokens: UnsafePointer<Int32>, count: Int,
    _ body: (_ place: UnsafeMutablePointer<Int32>, _ index: Int) -> Void
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
          body(page + 2 &* (Int(tokens[index]) &- start), index)
          index &+= 1
        }
      }
    }
  }
}

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
    let known = 2 &* capacity
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
    Array(unsafeUninitializedCapacity: 2 &* length) { page, count in
      count = 2 &* length
      // All bits set make -1.
      if let first = page.baseAddress { memset(first, 0xFF, count &* MemoryLayout<Int32>.stride) }
    }
  }
}

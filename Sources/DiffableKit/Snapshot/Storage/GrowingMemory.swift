import Foundation

/// Memory for elements that never move, however many are appended: pages, each twice as long as the
/// previous one.
///
/// A reader that knows an index may read the element while another thread appends, provided that it
/// learned the index after the element was added. The owner knows the type of the elements and
/// deallocates the memory. Not generic, so that the arithmetic is not specialized for every generic
/// caller.
struct GrowingMemory {
  private let pages: UnsafeMutablePointer<UnsafeMutableRawPointer>
  /// The distance from one element to the next, in bytes.
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
  /// The number of pages for all possible tokens.
  private static var mostPages: Int { Int32.bitWidth - firstLengthBits }
}

extension GrowingMemory {
  /// Returns the permanent address of an element.
  func address(of index: Int) -> UnsafeMutableRawPointer {
    // With indices offset by the length of the first page, page k is where bit k is the highest
    // one.
    let place = index &+ Self.firstLength
    let highestBit = Self.highestBit(of: place)
    let offset = place ^ 1 &<< highestBit
    return pages[highestBit &- Self.firstLengthBits] + offset &* stride
  }

  /// Returns the number of elements, starting with this one, that are contiguous in memory.
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
  /// - Parameter body: Receives the index and the address of the first element on a page, and the
  ///   number of elements.
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

  /// Allocates memory for elements after the existing ones.
  func reserve(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let place = index &+ Self.firstLength
      let length = room(at: index)
      // A page is allocated for its first element.
      if length == place {
        pages[Self.highestBit(of: place) &- Self.firstLengthBits] = .allocate(
          byteCount: length &* stride, alignment: alignment)
      }
      index &+= length
    }
  }

  /// Deallocates the memory, which must not be used afterwards. The elements must already be
  /// deinitialized.
  ///
  /// - Parameter count: The number of elements.
  func deallocate(count: Int) {
    forEachPage(in: 0..<count) { _, first, _ in first.deallocate() }
    pages.deallocate()
  }
}

extension Array {
  /// Creates an array whose elements are all initialized by a closure.
  ///
  /// The closure is not called for an empty array: all empty arrays of a process share one object,
  /// and another thread may be reading it.
  init(count: Int, writing write: (UnsafeMutablePointer<Element>) -> Void) {
    guard count > 0 else {
      self = []
      return
    }
    self.init(unsafeUninitializedCapacity: count) { memory, initialized in
      if let first = memory.baseAddress { write(first) }
      initialized = count
    }
  }
}

// Values with identical bits are equal. Comparing memory settles this for most equal identifiers
// without copying them or calling their `==`.
extension UnsafePointer where Pointee: Equatable {
  /// Returns whether two values are equal.
  @inline(__always)
  func isEqual(to other: UnsafePointer<Pointee>) -> Bool {
    isIdentical(to: other) || pointee == other.pointee
  }

  /// Returns whether two values have identical bits.
  @inline(__always)
  func isIdentical(to other: UnsafePointer<Pointee>) -> Bool {
    if MemoryLayout<Pointee>.size == MemoryLayout<UInt64>.size {
      // Numbers and references: faster than a call.
      let bits = UnsafeRawPointer(self).loadUnaligned(as: UInt64.self)
      return bits == UnsafeRawPointer(other).loadUnaligned(as: UInt64.self)
    }
    return memcmp(self, other, MemoryLayout<Pointee>.size) == 0
  }

  /// Returns the number of pairwise equal values from here on.
  func commonLength(with other: UnsafePointer<Pointee>, limit: Int) -> Int {
    if memcmp(self, other, limit &* MemoryLayout<Pointee>.stride) == 0 { return limit }
    var length = 0
    while length < limit, (self + length).isEqual(to: other + length) { length &+= 1 }
    return length
  }
}

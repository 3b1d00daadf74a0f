/// Arrays of integers by number, shared between copies one by one.
///
/// A copy that changes one array copies that array, the group of 32 that it is in, and the list of
/// groups: for a thousand arrays about sixty references, and not a thousand.
struct SharedPages: Sendable {
  private var groups: [[[Int32]]] = []
  private(set) var count = 0

  private static var groupBits: Int { 5 }
  private static var groupMask: Int { 31 }
}

extension SharedPages {
  /// One array.
  subscript(page: Int) -> [Int32] {
    @inline(__always)
    get { groups[page &>> Self.groupBits][page & Self.groupMask] }
    set { groups[page &>> Self.groupBits][page & Self.groupMask] = newValue }
  }

  /// One number of an array.
  subscript(page: Int, index: Int) -> Int32 {
    @inline(__always)
    get { groups[page &>> Self.groupBits][page & Self.groupMask][index] }
    set { groups[page &>> Self.groupBits][page & Self.groupMask][index] = newValue }
  }

  /// Appends an array.
  mutating func append(_ page: [Int32]) {
    if count & Self.groupMask == 0 { groups.append([]) }
    groups[count &>> Self.groupBits].append(page)
    count &+= 1
  }

  /// Appends a number to an array.
  mutating func append(_ value: Int32, to page: Int) {
    groups[page &>> Self.groupBits][page & Self.groupMask].append(value)
  }

  /// Lends the numbers of an array.
  @inline(__always)
  func read<Result>(_ page: Int, _ body: (UnsafeBufferPointer<Int32>) -> Result) -> Result {
    groups[page &>> Self.groupBits][page & Self.groupMask].withUnsafeBufferPointer(body)
  }

  /// Lends the numbers of an array, to be changed.
  @inline(__always)
  mutating func update(_ page: Int, _ body: (UnsafeMutablePointer<Int32>) -> Void) {
    groups[page &>> Self.groupBits][page & Self.groupMask].withUnsafeMutableBufferPointer {
      if let numbers = $0.baseAddress { body(numbers) }
    }
  }

  /// Whether an array is one and the same in another value, and therefore equal.
  func shares(_ page: Int, with other: SharedPages) -> Bool {
    guard page < count, page < other.count else { return false }
    return read(page) { mine in other.read(page) { mine.baseAddress == $0.baseAddress } }
  }
}

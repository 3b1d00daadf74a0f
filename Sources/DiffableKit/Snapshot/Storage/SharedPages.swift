/// Numbered arrays of integers that copies share individually.
///
/// A copy that changes one array copies that array, its group of 32 arrays, and the list of groups:
/// for a thousand arrays this is about sixty references instead of a thousand.
struct SharedPages: Sendable {
  private var groups: [[[Int32]]] = []
  private(set) var count = 0

  private static var groupBits: Int { 5 }
  private static var groupMask: Int { 31 }
}

extension SharedPages {
  /// The array at an index.
  subscript(page: Int) -> [Int32] {
    @inline(__always)
    get { groups[page &>> Self.groupBits][page & Self.groupMask] }
    set { groups[page &>> Self.groupBits][page & Self.groupMask] = newValue }
  }

  /// The element at an index of an array.
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

  /// Provides access to the elements of an array.
  @inline(__always)
  func read<Result>(_ page: Int, _ body: (UnsafeBufferPointer<Int32>) -> Result) -> Result {
    groups[page &>> Self.groupBits][page & Self.groupMask].withUnsafeBufferPointer(body)
  }

  /// Provides mutable access to the elements of an array.
  @inline(__always)
  mutating func update(_ page: Int, _ body: (UnsafeMutablePointer<Int32>) -> Void) {
    groups[page &>> Self.groupBits][page & Self.groupMask].withUnsafeMutableBufferPointer {
      if let numbers = $0.baseAddress { body(numbers) }
    }
  }
}

extension SharedPages {
  /// Returns the index of a number in an array, searching near its previous position first.
  func slot(of number: Int32, in page: Int, near hint: Int) -> Int {
    read(page) { numbers in
      guard let first = numbers.baseAddress else { return 0 }
      let count = numbers.count
      if hint < count, first[hint] == number { return hint }
      var (lower, upper) = (min(hint, count) &- 1, min(hint, count))
      while lower >= 0 || upper < count {
        if lower >= 0, first[lower] == number { return lower }
        if upper < count, first[upper] == number { return upper }
        lower &-= 1
        upper &+= 1
      }
      preconditionFailure("\(number) is not where it was put")
    }
  }

  /// Returns, for each array, whether it is shared with another value and therefore equal.
  func sharing(with other: SharedPages) -> [Bool] {
    Array(count: count) { memory in
      memory.initialize(repeating: false, count: count)
      for group in 0..<min(groups.count, other.groups.count) {
        let start = group &<< Self.groupBits
        groups[group].withUnsafeBufferPointer { pages in
          other.groups[group].withUnsafeBufferPointer { otherPages in
            let isShared = pages.baseAddress == otherPages.baseAddress
            for page in 0..<min(pages.count, otherPages.count) {
              memory[start &+ page] =
                isShared || pages[page].hasSameStorage(as: otherPages[page])
            }
          }
        }
      }
    }
  }
}

extension [Int32] {
  fileprivate func hasSameStorage(as other: [Int32]) -> Bool {
    withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
    }
  }
}

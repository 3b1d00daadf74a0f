// Tokens are copied as blocks of memory: copying element by element is slow in debug builds.
extension [Int32] {
  /// Creates an array from numbers that are contiguous in memory.
  init(copying first: UnsafePointer<Int32>, count: Int) {
    self.init(count: count) { $0.initialize(from: first, count: count) }
  }

  /// Adds a number to all elements from an index on.
  mutating func add(_ delta: Int, from index: Int) {
    let delta = Int32(truncatingIfNeeded: delta)
    withUnsafeMutableBufferPointer { numbers in
      guard let first = numbers.baseAddress else { return }
      let count = numbers.count
      var index = index
      while index < count {
        first[index] &+= delta
        index &+= 1
      }
    }
  }

  /// Copies all numbers to memory that has space for them.
  func copy(to target: UnsafeMutablePointer<Int32>) {
    withUnsafeBufferPointer { numbers in
      if let first = numbers.baseAddress { target.initialize(from: first, count: numbers.count) }
    }
  }
}

extension UnsafeBufferPointer<Int32> {
  /// Returns these numbers with others inserted.
  func inserting(_ others: UnsafePointer<Int32>, count: Int, at index: Int) -> [Int32] {
    Array(count: self.count + count) { target in
      if let first = baseAddress {
        target.initialize(from: first, count: index)
        (target + index + count).initialize(from: first + index, count: self.count - index)
      }
      (target + index).initialize(from: others, count: count)
    }
  }

  /// Returns these numbers without one of them.
  func removing(at index: Int) -> [Int32] {
    Array(count: count - 1) { target in
      guard let first = baseAddress else { return }
      target.initialize(from: first, count: index)
      (target + index).initialize(from: first + index + 1, count: count - 1 - index)
    }
  }

  /// Returns these numbers without the negative ones.
  ///
  /// - Parameter left: The number of elements that are not negative.
  func removingNegative(left: Int) -> [Int32] {
    Array(count: left) { target in
      guard let first = baseAddress else { return }
      var (source, kept) = (0, 0)
      while kept < left {
        target[kept] = first[source]
        kept &+= first[source] < 0 ? 0 : 1
        source &+= 1
      }
    }
  }
}

extension Array {
  /// Creates an array whose elements a closure writes, all of them.
  ///
  /// Nothing is written for an empty array: all empty arrays of a process are one object, and
  /// another thread may be reading it.
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

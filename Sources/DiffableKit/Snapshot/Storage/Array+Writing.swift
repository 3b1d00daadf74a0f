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

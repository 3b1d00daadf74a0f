import Foundation

// What is identical is equal. Comparing memory tells so for most identifiers that are equal,
// without a copy of them and without a call of their `==`.
extension UnsafePointer where Pointee: Equatable {
  /// Whether two values are equal.
  @inline(__always)
  func isEqual(to other: UnsafePointer<Pointee>) -> Bool {
    isIdentical(to: other) || pointee == other.pointee
  }

  /// Whether two values are equal bit by bit.
  @inline(__always)
  func isIdentical(to other: UnsafePointer<Pointee>) -> Bool {
    if MemoryLayout<Pointee>.size == MemoryLayout<UInt64>.size {
      // Numbers and references: quicker than a call.
      let bits = UnsafeRawPointer(self).loadUnaligned(as: UInt64.self)
      return bits == UnsafeRawPointer(other).loadUnaligned(as: UInt64.self)
    }
    return memcmp(self, other, MemoryLayout<Pointee>.size) == 0
  }

  /// How many values are equal, one by one, from here on.
  func commonLength(with other: UnsafePointer<Pointee>, limit: Int) -> Int {
    if memcmp(self, other, limit &* MemoryLayout<Pointee>.stride) == 0 { return limit }
    var length = 0
    while length < limit, (self + length).isEqual(to: other + length) { length &+= 1 }
    return length
  }
}

import Foundation

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

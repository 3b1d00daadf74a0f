import Foundation

// Core Graphics' values are hashable from macOS 15 on. What holds them and is hashable on macOS 14 too
// hashes their numbers.

extension Hasher {
  /// Adds a point.
  package mutating func combine(_ point: CGPoint) {
    combine(point.x)
    combine(point.y)
  }

  /// Adds a size.
  package mutating func combine(_ size: CGSize) {
    combine(size.width)
    combine(size.height)
  }

  /// Adds a rectangle.
  package mutating func combine(_ rect: CGRect) {
    combine(rect.origin)
    combine(rect.size)
  }

  /// Adds a vector.
  package mutating func combine(_ vector: CGVector) {
    combine(vector.dx)
    combine(vector.dy)
  }
}

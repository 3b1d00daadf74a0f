import Foundation

extension CGSize {
  /// Returns whether two sizes are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGPoint {
  /// Returns whether two points are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGRect {
  /// Returns whether two rectangles are equal.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
  /// Returns whether two rectangles have an area in common. Those that only touch have none.
  ///
  /// Apple's `intersects(_:)` says so; Foundation's on Linux is true for them (behaviour 25.52). The
  /// plugin calls this instead.
  public func overlaps(_ rect2: CGRect) -> Bool {
    guard !isNull, !rect2.isNull else { return false }
    return minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY
  }
}

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
  /// Returns whether two rectangles overlap. Those that only touch do not; one without a width or a
  /// height does where it lies in the other (behaviour 25.95).
  ///
  /// Apple's `intersects(_:)` says so; Foundation's on Linux is true for those that touch (behaviour
  /// 25.52). The plugin calls this instead.
  public func overlaps(_ rect2: CGRect) -> Bool {
    guard !isNull, !rect2.isNull else { return false }
    return overlap((minX, maxX), (rect2.minX, rect2.maxX))
      && overlap((minY, maxY), (rect2.minY, rect2.maxY))
  }
}

/// Returns whether two ranges overlap. An empty one does where it lies in the other.
private func overlap(
  _ one: (start: CGFloat, end: CGFloat), _ other: (start: CGFloat, end: CGFloat)
) -> Bool {
  one.start <= other.start
    ? other.start < one.end || other.start == one.start : one.start < other.end
}

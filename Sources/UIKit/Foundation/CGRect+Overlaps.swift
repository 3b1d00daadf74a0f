#if os(Linux)
  import Foundation

  extension CGRect {
    /// Returns whether two rectangles have an area in common. Those that only touch have none.
    ///
    /// Apple's `intersects(_:)` says so; Foundation's on Linux is true for them (behaviour 25.52). The
    /// plugin calls this instead.
    public func overlaps(_ rect2: CGRect) -> Bool {
      guard !isNull, !rect2.isNull else { return false }
      return minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY
    }
  }

  extension DateInterval {
    /// Returns whether two intervals have a moment in common.
    public func overlaps(_ dateInterval: DateInterval) -> Bool { intersects(dateInterval) }
  }

#endif

import Foundation

/// Insets from the four edges of a rectangle, in points.
///
/// Counterpart: `UIEdgeInsets`.
///
/// Coverage: simulated.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Zero insets.
  public static let zero = EdgeInsets()

  /// Creates zero insets.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets from the four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The insets that undo these.
  package var inverted: EdgeInsets {
    EdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}

extension EdgeInsets {
  package static func + (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}

extension CGRect {
  /// Returns the rectangle inside the insets. Its size is never negative.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}

/// An offset, in points.
///
/// Counterpart: `UIOffset`.
///
/// Coverage: simulated.
public struct Offset: Hashable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat

  /// The zero offset.
  public static let zero = Offset(horizontal: 0, vertical: 0)

  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates a zero offset.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }
}

import Foundation

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

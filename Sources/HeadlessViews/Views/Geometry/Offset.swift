import Foundation

/// How far something is moved, in points.
///
/// Counterpart: `UIOffset`.
///
/// Coverage: simulated. Kept without effect: `horizontal`, `vertical`.
public struct Offset: Hashable, Sendable {
  /// How far to the right.
  public var horizontal: CGFloat
  /// How far down.
  public var vertical: CGFloat

  /// Not at all.
  public static let zero = Offset(horizontal: 0, vertical: 0)

  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates an offset that moves nothing.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }
}

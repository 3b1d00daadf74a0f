/// A set of the two directions of the plane.
///
/// UIKit's counterpart is `UIAxis`.
public struct Axes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// From left to right.
  public static let horizontal = Axes(rawValue: 1)
  /// From top to bottom.
  public static let vertical = Axes(rawValue: 2)
  /// Both.
  public static let both: Axes = [.horizontal, .vertical]
}

/// A set of layout axes.
///
/// Counterpart: `UIAxis`.
public struct Axes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The horizontal axis.
  public static let horizontal = Axes(rawValue: 1)
  /// The vertical axis.
  public static let vertical = Axes(rawValue: 2)
  /// Both axes.
  public static let both: Axes = [.horizontal, .vertical]
}

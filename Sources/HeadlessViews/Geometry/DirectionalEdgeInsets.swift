import Foundation

/// Insets from the edges of a rectangle in reading direction, in points.
///
/// Counterpart: `NSDirectionalEdgeInsets`.
///
/// Coverage: simulated.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Zero insets.
  public static let zero = DirectionalEdgeInsets()

  /// Creates zero insets.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from the four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension DirectionalEdgeInsets {
  package init(_ insets: EdgeInsets, _ direction: UserInterfaceLayoutDirection) {
    let isReversed = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isReversed ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isReversed ? insets.left : insets.right)
  }

  package func insets(_ direction: UserInterfaceLayoutDirection) -> EdgeInsets {
    let isReversed = direction == .rightToLeft
    return EdgeInsets(
      top: top, left: isReversed ? trailing : leading, bottom: bottom,
      right: isReversed ? leading : trailing)
  }
}

/// A set of edges in reading direction.
///
/// Counterpart: `NSDirectionalRectEdge`.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = DirectionalRectEdge(rawValue: 1)
  /// The leading edge.
  public static let leading = DirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = DirectionalRectEdge(rawValue: 4)
  /// The trailing edge.
  public static let trailing = DirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A set of edges.
///
/// Counterpart: `UIRectEdge`.
public struct RectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = RectEdge(rawValue: 1)
  /// The left edge.
  public static let left = RectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = RectEdge(rawValue: 4)
  /// The right edge.
  public static let right = RectEdge(rawValue: 8)
  /// All four edges.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}

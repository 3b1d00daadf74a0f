import Foundation
import HeadlessViews

/// The radius of a corner.
///
/// Counterpart: `UICornerRadius`.
///
/// Coverage: simulated.
public struct CornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  private enum Kind: Hashable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat?)
  }
  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Creates a fixed radius, in points.
  public init(floatLiteral value: Double) {
    self.init(.fixed(value))
  }

  /// Creates a fixed radius, in points.
  public init(integerLiteral value: Int) {
    self.init(.fixed(CGFloat(value)))
  }

  /// Returns a fixed radius, in points.
  public static func fixed(_ radius: CGFloat) -> CornerRadius { CornerRadius(.fixed(radius)) }
  /// Returns a radius that follows the corner of the view around it, at least a minimum.
  public static func containerConcentric(minimum: CGFloat? = nil) -> CornerRadius {
    CornerRadius(.concentric(minimum: minimum))
  }

  /// The radius in points, as far as it does not depend on the view around it.
  fileprivate var length: CGFloat {
    switch kind {
    case .fixed(let radius): radius
    case .concentric(let minimum): minimum ?? 0
    }
  }
}

/// The corners of a view with a visual effect. Only a radius that all share reaches the layer.
///
/// Counterpart: `UICornerConfiguration`.
///
/// Coverage: simulated.
public struct CornerConfiguration: Hashable, Sendable {
  private let topLeft: CornerRadius?
  private let topRight: CornerRadius?
  private let bottomLeft: CornerRadius?
  private let bottomRight: CornerRadius?
  private let isCapsule: Bool

  private init(_ radii: [CornerRadius?], isCapsule: Bool = false) {
    (topLeft, topRight, bottomLeft, bottomRight) = (radii[0], radii[1], radii[2], radii[3])
    self.isCapsule = isCapsule
  }

  /// Returns the same radius for all corners.
  public static func corners(radius: CornerRadius) -> CornerConfiguration {
    CornerConfiguration([radius, radius, radius, radius])
  }
  /// Returns a radius for each corner.
  public static func corners(
    topLeftRadius: CornerRadius?, topRightRadius: CornerRadius?, bottomLeftRadius: CornerRadius?,
    bottomRightRadius: CornerRadius?
  ) -> CornerConfiguration {
    CornerConfiguration([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
  }
  /// Returns the same radius for the upper corners, and another for the lower ones.
  public static func uniformEdges(
    topRadius: CornerRadius, bottomRadius: CornerRadius
  ) -> CornerConfiguration {
    CornerConfiguration([topRadius, topRadius, bottomRadius, bottomRadius])
  }
  /// Returns round ends, with radii of at most a maximum.
  public static func capsule(maximumRadius: CGFloat? = nil) -> CornerConfiguration {
    CornerConfiguration(
      Array(repeating: maximumRadius.map { .fixed($0) }, count: 4), isCapsule: true)
  }

  /// Returns the radius of all corners of a view; `nil` if they differ.
  func radius(in size: CGSize) -> CGFloat? {
    let round = min(size.width, size.height) / 2
    if isCapsule { return min(topLeft?.length ?? round, round) }
    guard topLeft == topRight, topLeft == bottomLeft, topLeft == bottomRight else { return nil }
    return topLeft?.length ?? 0
  }
}

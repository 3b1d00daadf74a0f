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

/// The corners of a view. Only a radius that all share reaches the layer.
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
    guard topLeft == topRight, topLeft == bottomLeft, topLeft == bottomRight else { return nil }
    return radius(of: topLeft, in: size)
  }

  /// Returns the radius of one corner of a view; 0 for several corners with different radii.
  func radius(of corner: RectCorner, in size: CGSize) -> CGFloat {
    switch corner {
    case .topLeft: radius(of: topLeft, in: size)
    case .topRight: radius(of: topRight, in: size)
    case .bottomLeft: radius(of: bottomLeft, in: size)
    case .bottomRight: radius(of: bottomRight, in: size)
    default: radius(in: size) ?? 0
    }
  }

  private func radius(of corner: CornerRadius?, in size: CGSize) -> CGFloat {
    guard isCapsule else { return corner?.length ?? 0 }
    let round = min(size.width, size.height) / 2
    return min(corner?.length ?? round, round)
  }
}

extension View {
  /// The corners. A radius that all share becomes that of the layer with each layout.
  ///
  /// Counterpart: `UIView.cornerConfiguration`.
  public var cornerConfiguration: CornerConfiguration {
    get { kept(or: .corners(radius: 0)) }
    set {
      keep(newValue)
      keptStates.keep(LayoutFollower { $0.roundCorners() })
      setNeedsLayout()
    }
  }

  /// Returns the radius of a corner, in points, for the view's current size. A corner that follows
  /// the view around it has its minimum.
  ///
  /// Counterpart: `UIView.effectiveRadius(corner:)`.
  public func effectiveRadius(corner: RectCorner) -> CGFloat {
    cornerConfiguration.radius(of: corner, in: bounds.size)
  }

  private func roundCorners() {
    if let radius = cornerConfiguration.radius(in: bounds.size) { layer.cornerRadius = radius }
  }
}

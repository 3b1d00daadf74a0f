import Foundation

/// A layer in the shape of a path, as data.
///
/// Counterpart: `CAShapeLayer`.
///
/// Coverage: simulated. Kept without effect: `fillColor`, `fillRule`, `lineCap`, `lineDashPattern`,
/// `lineDashPhase`, `lineJoin`, `lineWidth`, `miterLimit`, `path`, `strokeColor`, `strokeEnd`,
/// `strokeStart`.
@preconcurrency @MainActor
open class ShapeLayer: Layer {
  /// The outline.
  open var path: CGPath?
  /// The colour inside.
  open var fillColor: CGColor? = Color.black.cgColor
  /// The colour of the lines.
  open var strokeColor: CGColor?
  /// How wide the lines are, in points.
  open var lineWidth: CGFloat = 1
  /// Where on the path the lines begin, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where on the path the lines end, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// How lines end.
  open var lineCap = LineCap.butt
  /// How lines meet.
  open var lineJoin = LineJoin.miter
  /// How far a pointed corner may reach, as a multiple of the width.
  open var miterLimit: CGFloat = 10
  /// Where in the pattern of dashes a line begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
  /// How what lies inside is found.
  open var fillRule = FillRule.nonZero

  /// How lines end. Counterpart: `CAShapeLayerLineCap`.
  public struct LineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// At the place.
    public static let butt = LineCap(rawValue: "butt")
    /// Round, beyond the place.
    public static let round = LineCap(rawValue: "round")
    /// Square, beyond the place.
    public static let square = LineCap(rawValue: "square")
  }

  /// How lines meet. Counterpart: `CAShapeLayerLineJoin`.
  public struct LineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// In a point.
    public static let miter = LineJoin(rawValue: "miter")
    /// Round.
    public static let round = LineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = LineJoin(rawValue: "bevel")
  }

  /// How what lies inside is found. Counterpart: `CAShapeLayerFillRule`.
  public struct FillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// By the direction of what is around.
    public static let nonZero = FillRule(rawValue: "non-zero")
    /// By counting crossings.
    public static let evenOdd = FillRule(rawValue: "even-odd")
  }
}

import Foundation

/// A layer in the shape of a path, as data.
///
/// Counterpart: `CAShapeLayer`.
///
/// Coverage: simulated. Kept without effect: `strokeEnd`, `strokeStart`.
@preconcurrency @MainActor
open class ShapeLayer: Layer {
  /// The outline.
  open var path: CGPath?
  /// The fill colour.
  open var fillColor: CGColor? = Color.black.cgColor
  /// The stroke colour.
  open var strokeColor: CGColor?
  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 1
  /// The position on the path where the stroke starts, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The position on the path where the stroke ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The shape of line ends.
  open var lineCap = LineCap.butt
  /// The shape of line joins.
  open var lineJoin = LineJoin.miter
  /// The limit of a mitre, as a multiple of the line width.
  open var miterLimit: CGFloat = 10
  /// The offset into the dash pattern at which a line starts, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
  /// The rule that determines the interior of the path.
  open var fillRule = FillRule.nonZero

  /// The shape of line ends. Counterpart: `CAShapeLayerLineCap`.
  public struct LineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A square end at the end point.
    public static let butt = LineCap(rawValue: "butt")
    /// A round end beyond the end point.
    public static let round = LineCap(rawValue: "round")
    /// A square end beyond the end point.
    public static let square = LineCap(rawValue: "square")
  }

  /// The shape of line joins. Counterpart: `CAShapeLayerLineJoin`.
  public struct LineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A pointed join.
    public static let miter = LineJoin(rawValue: "miter")
    /// A round join.
    public static let round = LineJoin(rawValue: "round")
    /// A bevelled join.
    public static let bevel = LineJoin(rawValue: "bevel")
  }

  /// The rule that determines the interior of a path. Counterpart: `CAShapeLayerFillRule`.
  public struct FillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The nonzero winding number rule.
    public static let nonZero = FillRule(rawValue: "non-zero")
    /// The even-odd rule.
    public static let evenOdd = FillRule(rawValue: "even-odd")
  }
}

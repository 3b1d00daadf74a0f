#if os(Linux)
  import Foundation
  import HeadlessViews
  import Raster

  /// The type of a path's element. Counterpart: `CGPathElementType`.
  public enum PathElementType: Int32, Hashable, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
  }

  /// An element of a path, for clients to read.
  ///
  /// Counterpart: `CGPathElement`.
  ///
  /// Coverage: simulated. Kept without effect: `points`, `type`.
  public struct PathElement {
    /// The type.
    public var type: PathElementType
    /// The points: one of a line, two of a quadratic curve, three of a cubic one; the last is where
    /// the element ends. They are valid while the block runs that gets the element.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element.
    public init(type: PathElementType, points: UnsafeMutablePointer<CGPoint>) {
      self.type = type
      self.points = points
    }
  }

  extension CGPath {
    /// Calls a block with each element of the path, from first to last.
    public func applyWithBlock(_ block: (UnsafePointer<PathElement>) -> Void) {
      for element in elements {
        var (type, points): (PathElementType, [CGPoint]) = (.closeSubpath, [.zero])
        switch element {
        case .move(let point): (type, points) = (.moveToPoint, [point])
        case .line(let point): (type, points) = (.addLineToPoint, [point])
        case .quadCurve(let end, let control):
          (type, points) = (.addQuadCurveToPoint, [control, end])
        case .curve(let end, let one, let two):
          (type, points) = (.addCurveToPoint, [one, two, end])
        case .close: break
        }
        points.withUnsafeMutableBufferPointer { buffer in
          guard let start = buffer.baseAddress else { return }
          withUnsafePointer(to: PathElement(type: type, points: start)) { block($0) }
        }
      }
    }

    /// Returns whether a point is inside the path.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - rule: The rule that determines which points are inside.
    ///   - transform: The transform of the path.
    public func contains(
      _ point: CGPoint, using rule: CGPathFillRule, transform: CGAffineTransform = .identity
    ) -> Bool {
      let path = BezierPath(cgPath: self)
      path.apply(transform)
      path.usesEvenOddFillRule = rule == .evenOdd
      return path.contains(point)
    }
  }

  extension CGMutablePath {
    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
      for rect in rects { addRect(rect, transform: transform) }
    }
    /// Adds a transformed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform) {
      let path = BezierPath(rect: rect)
      path.apply(transform)
      addPath(path.cgPath)
    }
    /// Adds a transformed path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform) {
      let copy = BezierPath(cgPath: path)
      copy.apply(transform)
      addPath(copy.cgPath)
    }
    /// Adds the arc that touches two lines: from the current point to a corner, and from there on.
    ///
    /// - Parameters:
    ///   - tangent1End: The corner.
    ///   - tangent2End: A point of the second line.
    ///   - radius: The radius, in points.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
      switch TangentArc(from: currentPoint, corner: tangent1End, to: tangent2End, radius: radius) {
      case nil: addLine(to: tangent1End)
      case let arc?:
        addLine(to: arc.start)
        addArc(
          center: arc.center, radius: radius, startAngle: arc.startAngle, endAngle: arc.endAngle,
          clockwise: arc.isClockwise)
      }
    }
  }

  extension CGContext {
    /// Adds the arc that touches two lines: from the current point to a corner, and from there on.
    ///
    /// - Parameters:
    ///   - tangent1End: The corner.
    ///   - tangent2End: A point of the second line.
    ///   - radius: The radius, in points.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
      let current = path?.currentPoint ?? tangent1End
      switch TangentArc(from: current, corner: tangent1End, to: tangent2End, radius: radius) {
      case nil: addLine(to: tangent1End)
      case let arc?:
        addLine(to: arc.start)
        addArc(
          center: arc.center, radius: radius, startAngle: arc.startAngle, endAngle: arc.endAngle,
          clockwise: arc.isClockwise)
      }
    }
    /// The rectangle of the path, in points.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
    /// Whether there is no path.
    public var isPathEmpty: Bool { path?.isEmpty ?? true }
    /// The last point of the path.
    public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
    /// Returns whether a point is inside the path.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
      let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
      return path?.contains(point, using: isEvenOdd ? .evenOdd : .winding) ?? false
    }
    /// Has no effect: colours have the space in which they are made.
    public func setFillColorSpace(_ space: CGColorSpace) {}
    /// Has no effect: colours have the space in which they are made.
    public func setStrokeColorSpace(_ space: CGColorSpace) {}
    /// Has no effect: colours are not converted.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    /// Has no effect: text is not rendered.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Has no effect: text is not rendered.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Has no effect: text is not rendered.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    /// Has no effect: text is not rendered.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    /// Has no effect: text is not rendered.
    public func setCharacterSpacing(_ spacing: CGFloat) {}
    /// The transform of text, which is not rendered.
    public var textMatrix: CGAffineTransform {
      get { .identity }
      set {}
    }
    /// The position of text, which is not rendered.
    public var textPosition: CGPoint {
      get { .zero }
      set {}
    }
    /// The transform from the coordinates of the drawing to pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
    /// Returns a point, in pixels.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// Returns a point of the drawing.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  }

  /// The arc in a corner, as PostScript's `arct` draws it.
  private struct TangentArc {
    let start: CGPoint
    let center: CGPoint
    let startAngle: CGFloat
    let endAngle: CGFloat
    let isClockwise: Bool

    /// Returns `nil` if the lines are parallel, so that there is no corner.
    init?(from begin: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat) {
      let (one, two) = (Self.unit(corner, begin), Self.unit(corner, end))
      let cross = one.dx * two.dy - one.dy * two.dx
      guard radius > 0, abs(cross) > 1e-9 else { return nil }
      let angle = acos(max(-1, min(1, one.dx * two.dx + one.dy * two.dy)))
      let length = radius / tan(angle / 2)
      start = CGPoint(x: corner.x + one.dx * length, y: corner.y + one.dy * length)
      let last = CGPoint(x: corner.x + two.dx * length, y: corner.y + two.dy * length)
      let middle = Self.unit(
        .zero, CGPoint(x: one.dx + two.dx, y: one.dy + two.dy))
      let distance = radius / sin(angle / 2)
      center = CGPoint(x: corner.x + middle.dx * distance, y: corner.y + middle.dy * distance)
      startAngle = atan2(start.y - center.y, start.x - center.x)
      endAngle = atan2(last.y - center.y, last.x - center.x)
      isClockwise = cross > 0
    }

    private static func unit(_ from: CGPoint, _ to: CGPoint) -> CGVector {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = (dx * dx + dy * dy).squareRoot()
      return length == 0 ? CGVector(dx: 0, dy: 0) : CGVector(dx: dx / length, dy: dy / length)
    }
  }

  extension CGColor {
    /// Creates a colour. Numbers are from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self = Color(red: red, green: green, blue: blue, alpha: alpha).cgColor
    }
    /// Creates a colour. Numbers are from 0 to 1.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Creates a grey. Numbers are from 0 to 1.
    public init(gray: CGFloat, alpha: CGFloat) {
      self = Color(white: gray, alpha: alpha).cgColor
    }
    /// Creates a colour from the components of a space: a grey's two, or four.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
      switch space.numberOfComponents {
      case 1: self.init(gray: components[0], alpha: components[1])
      case 3:
        self.init(
          red: components[0], green: components[1], blue: components[2], alpha: components[3])
      default: return nil
      }
    }
    /// The space of the components.
    public var colorSpace: CGColorSpace? {
      numberOfComponents == 2 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
    }
  }

#endif

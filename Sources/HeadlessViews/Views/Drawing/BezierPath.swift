import Foundation

/// An outline of lines and curves, as data.
///
/// ```swift
/// BezierPath(roundedRect: view.bounds, cornerRadius: 8).bounds
/// ```
///
/// Counterpart: `UIBezierPath`.
///
/// Coverage: simulated. Kept without effect: `flatness`, `lineCapStyle`, `lineJoinStyle`,
/// `lineWidth`, `miterLimit`.
open class BezierPath: NSObject, NSCopying {
  /// A step of a path. Places are in points.
  public enum Element: Hashable, Sendable {
    /// To a place, without a line.
    case move(CGPoint)
    /// A line to a place.
    case line(CGPoint)
    /// A curve of the third degree to a place.
    case curve(to: CGPoint, CGPoint, CGPoint)
    /// A curve of the second degree to a place.
    case quadCurve(to: CGPoint, CGPoint)
    /// Back to where the part began.
    case close
  }

  /// The steps.
  public private(set) var elements: [Element] = []
  /// How wide a line is, in points.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle = LineCap.butt
  /// How lines meet.
  open var lineJoinStyle = LineJoin.miter
  /// How far a pointed corner may reach, as a multiple of the width.
  open var miterLimit: CGFloat = 10
  /// How far a curve may be off, in points.
  open var flatness: CGFloat = 0.6
  /// Whether what lies inside is found by counting crossings.
  open var usesEvenOddFillRule = false
  /// The lengths of dashes and gaps, in points.
  public private(set) var lineDash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates a path around a rectangle.
  ///
  /// - Parameter rect: The rectangle, in points.
  public convenience init(rect: CGRect) {
    self.init()
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Creates a path around an ellipse.
  ///
  /// - Parameter rect: The rectangle around the ellipse, in points.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    addRoundedRect(rect, .allCorners, CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Creates a path around a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadius: The radius of the corners, in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    addRoundedRect(rect, .allCorners, CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a path around a rectangle with some round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - corners: The corners.
  ///   - cornerRadii: The radii of the corners, in points.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: RectCorner, cornerRadii: CGSize
  ) {
    self.init()
    addRoundedRect(rect, corners, cornerRadii)
  }

  /// Creates a part of a circle.
  ///
  /// - Parameters:
  ///   - center: The centre, in points.
  ///   - radius: The radius, in points.
  ///   - startAngle: Where it begins, in radians, from the right downwards.
  ///   - endAngle: Where it ends, in radians.
  ///   - clockwise: Whether it goes downwards from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from the system's kind.
  ///
  /// - Parameter cgPath: The other path.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// Where the last step ended, in points.
  open var currentPoint: CGPoint {
    for element in elements.reversed() {
      if let end = element.end { return end }
    }
    return .zero
  }
  /// Whether there is no step.
  open var isEmpty: Bool { elements.isEmpty }

  /// Goes to a place without a line.
  ///
  /// - Parameter point: The place, in points.
  open func move(to point: CGPoint) { elements.append(.move(point)) }
  /// Adds a line.
  ///
  /// - Parameter point: Where to, in points.
  open func addLine(to point: CGPoint) { elements.append(.line(point)) }
  /// Adds a curve of the third degree.
  ///
  /// - Parameters:
  ///   - endPoint: Where to, in points.
  ///   - controlPoint1: What it heads for at first, in points.
  ///   - controlPoint2: Where it comes from at last, in points.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { elements.append(.curve(to: endPoint, controlPoint1, controlPoint2)) }
  /// Adds a curve of the second degree.
  ///
  /// - Parameters:
  ///   - endPoint: Where to, in points.
  ///   - controlPoint: What it heads for, in points.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    elements.append(.quadCurve(to: endPoint, controlPoint))
  }
  /// Goes back to where the part began.
  open func close() { if !elements.isEmpty { elements.append(.close) } }
  /// Takes all steps out.
  open func removeAllPoints() { elements = [] }
  /// Adds the steps of another path.
  ///
  /// - Parameter bezierPath: The other path.
  open func append(_ bezierPath: BezierPath) { elements += bezierPath.elements }

  /// Adds a part of a circle, with a line to where it begins.
  ///
  /// - Parameters:
  ///   - center: The centre, in points.
  ///   - radius: The radius, in points.
  ///   - startAngle: Where it begins, in radians, from the right downwards.
  ///   - endAngle: Where it ends, in radians.
  ///   - clockwise: Whether it goes downwards from the right.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    for (index, piece) in Arc.pieces(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise
    ).enumerated() {
      if index == 0 { isEmpty ? move(to: piece.start) : addLine(to: piece.start) }
      addCurve(to: piece.end, controlPoint1: piece.first, controlPoint2: piece.second)
    }
  }

  /// Moves, turns and scales the path.
  ///
  /// - Parameter transform: How.
  open func apply(_ transform: CGAffineTransform) {
    elements = elements.map { $0.map { $0.applying(transform) } }
  }

  /// Says how the lines are dashed.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps, in points.
  ///   - count: How many there are.
  ///   - phase: Where in the pattern a line begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    lineDash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }

  /// Fills what lies inside, in a ``GraphicsImageRenderer``; nothing else is drawn here.
  open func fill() { Canvas.current?.paint(in: bounds) { contains($0) } }
  /// Draws the lines: nothing is drawn here.
  open func stroke() {}
  /// Draws later only what lies inside: nothing is drawn here.
  open func addClip() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = BezierPath()
    copy.elements = elements
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  /// Whether another path has the same steps.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? BezierPath)?.elements == elements
  }
  open override var hash: Int { elements.hashValue }

  func replaceElements(_ new: [Element]) { elements = new }
}

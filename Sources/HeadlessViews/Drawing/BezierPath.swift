import Foundation
import Raster

/// A path of lines and curves, as data.
///
/// ```swift
/// BezierPath(roundedRect: view.bounds, cornerRadius: 8).bounds
/// ```
///
/// Counterpart: `UIBezierPath`.
///
/// Coverage: simulated. Kept without effect: `flatness`.
open class BezierPath: NSObject, NSCopying, NSSecureCoding {
  /// An element of a path. Positions are in points.
  public enum Element: Hashable, Sendable {
    /// Moves to a point, without a line.
    case move(CGPoint)
    /// Adds a line to a point.
    case line(CGPoint)
    /// Adds a cubic curve to a point.
    case curve(to: CGPoint, CGPoint, CGPoint)
    /// Adds a quadratic curve to a point.
    case quadCurve(to: CGPoint, CGPoint)
    /// Closes the subpath.
    case close

    public func hash(into hasher: inout Hasher) {
      switch self {
      case .move(let point):
        hasher.combine(0)
        hasher.combine(point)
      case .line(let point):
        hasher.combine(1)
        hasher.combine(point)
      case .curve(let end, let first, let second):
        hasher.combine(2)
        for point in [end, first, second] { hasher.combine(point) }
      case .quadCurve(let end, let control):
        hasher.combine(3)
        for point in [end, control] { hasher.combine(point) }
      case .close: hasher.combine(4)
      }
    }
  }

  /// The elements of the path.
  public private(set) var elements: [Element] = []
  /// The line width, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of line ends.
  open var lineCapStyle = LineCap.butt
  /// The shape of line joins.
  open var lineJoinStyle = LineJoin.miter
  /// The limit of a mitre, as a multiple of the line width.
  open var miterLimit: CGFloat = 10
  /// The largest error of a flattened curve, in points.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule determines the interior.
  open var usesEvenOddFillRule = false
  /// The lengths of dashes and gaps, in points.
  public private(set) var lineDash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Whether archives check the classes of the objects they contain: `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a path from an archive: its elements, line width and rule.
  public required init?(coder: NSCoder) {
    super.init()
    guard let code = coder.decodeObject(of: NSString.self, forKey: "HeadlessKit.path") else {
      return
    }
    elements = Element.read(code as String)
    lineWidth = CGFloat(coder.decodeDouble(forKey: "HeadlessKit.lineWidth"))
    usesEvenOddFillRule = coder.decodeBool(forKey: "HeadlessKit.evenOdd")
  }

  /// Writes the path to an archive: its elements, line width and rule.
  open func encode(with coder: NSCoder) {
    let code = elements.map(\.code).joined(separator: ";")
    coder.encode(code as NSString, forKey: "HeadlessKit.path")
    coder.encode(Double(lineWidth), forKey: "HeadlessKit.lineWidth")
    coder.encode(usesEvenOddFillRule, forKey: "HeadlessKit.evenOdd")
  }

  /// Creates a path from a rectangle.
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

  /// Creates a path from an ellipse.
  ///
  /// - Parameter rect: The bounding box of the ellipse, in points.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    addRoundedRect(rect, .allCorners, CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Creates a path from a rounded rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadius: The radius of the corners, in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    addRoundedRect(rect, .allCorners, CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a path from a rectangle with some rounded corners.
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

  /// Creates a path from an arc of a circle.
  ///
  /// - Parameters:
  ///   - center: The centre, in points.
  ///   - radius: The radius, in points.
  ///   - startAngle: The start angle, in radians, clockwise from the right.
  ///   - endAngle: The end angle, in radians.
  ///   - clockwise: Whether the arc is drawn clockwise.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from a `CGPath`.
  ///
  /// - Parameter cgPath: The other path.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// The end point of the last element, in points.
  open var currentPoint: CGPoint {
    for element in elements.reversed() {
      if let end = element.end { return end }
    }
    return .zero
  }
  /// Whether the path has no elements.
  open var isEmpty: Bool { elements.isEmpty }

  /// Moves to a point without adding a line.
  ///
  /// - Parameter point: The point, in points.
  open func move(to point: CGPoint) { elements.append(.move(point)) }
  /// Adds a line.
  ///
  /// - Parameter point: The end point, in points.
  open func addLine(to point: CGPoint) { elements.append(.line(point)) }
  /// Adds a cubic curve.
  ///
  /// - Parameters:
  ///   - endPoint: The end point, in points.
  ///   - controlPoint1: The first control point, in points.
  ///   - controlPoint2: The second control point, in points.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { elements.append(.curve(to: endPoint, controlPoint1, controlPoint2)) }
  /// Adds a quadratic curve.
  ///
  /// - Parameters:
  ///   - endPoint: The end point, in points.
  ///   - controlPoint: The control point, in points.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    elements.append(.quadCurve(to: endPoint, controlPoint))
  }
  /// Closes the current subpath.
  open func close() { if !elements.isEmpty { elements.append(.close) } }
  /// Removes all elements.
  open func removeAllPoints() { elements = [] }
  /// Adds the elements of another path.
  ///
  /// - Parameter bezierPath: The other path.
  open func append(_ bezierPath: BezierPath) { elements += bezierPath.elements }

  /// Adds an arc of a circle, and a line to its start.
  ///
  /// - Parameters:
  ///   - center: The centre, in points.
  ///   - radius: The radius, in points.
  ///   - startAngle: The start angle, in radians, clockwise from the right.
  ///   - endAngle: The end angle, in radians.
  ///   - clockwise: Whether the arc is drawn clockwise.
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

  /// Transforms the path.
  ///
  /// - Parameter transform: The transform.
  open func apply(_ transform: CGAffineTransform) {
    elements = elements.map { $0.map { $0.applying(transform) } }
  }

  /// Sets the dash pattern.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps, in points.
  ///   - count: The number of lengths.
  ///   - phase: The offset into the pattern at which a line starts, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    lineDash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }

  /// Fills the interior with the fill colour of the current context. No effect without a context.
  open func fill() { Canvas.current?.fill(elements, evenOdd: usesEvenOddFillRule) }

  /// Fills the interior of the current context.
  ///
  /// - Parameters:
  ///   - blendMode: The way in which the colour is mixed with those below.
  ///   - alpha: The opacity, from 0 to 1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    blending(blendMode, alpha) { fill() }
  }

  /// Draws the lines in the stroke colour of the current context. No effect without a context.
  open func stroke() { Canvas.current?.stroke(elements, with: pen) }

  /// Draws the lines in the current context.
  ///
  /// - Parameters:
  ///   - blendMode: The way in which the colour is mixed with those below.
  ///   - alpha: The opacity, from 0 to 1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    blending(blendMode, alpha) { stroke() }
  }

  /// Clips later drawing in the current context to the interior.
  open func addClip() { Canvas.current?.clip(to: elements, evenOdd: usesEvenOddFillRule) }

  private var pen: Stroke {
    Stroke(
      width: lineWidth, cap: Stroke.Cap(lineCapStyle), join: Stroke.Join(lineJoinStyle),
      miterLimit: miterLimit, dash: lineDash.pattern, phase: lineDash.phase)
  }

  private func blending(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    guard let canvas = Canvas.current else { return }
    canvas.save()
    canvas.state.blendMode = mode
    canvas.state.alpha = alpha
    draw()
    canvas.restore()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = BezierPath()
    copy.elements = elements
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  /// Returns whether another path has the same elements.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? BezierPath)?.elements == elements
  }
  open override var hash: Int { elements.hashValue }

  func replaceElements(_ new: [Element]) { elements = new }
}

extension BezierPath.Element {
  /// The points of the element, in the order of its declaration.
  private var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .curve(let end, let first, let second): [end, first, second]
    case .quadCurve(let end, let control): [end, control]
    case .close: []
    }
  }

  private var letter: String {
    switch self {
    case .move: "m"
    case .line: "l"
    case .curve: "c"
    case .quadCurve: "q"
    case .close: "z"
    }
  }

  /// A letter and numbers, for archives.
  fileprivate var code: String {
    ([letter] + points.flatMap { ["\($0.x)", "\($0.y)"] }).joined(separator: " ")
  }

  /// Returns the elements of an archive.
  fileprivate static func read(_ text: String) -> [Self] {
    text.split(separator: ";").compactMap { code in
      let words = code.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch (words.first, points.count) {
      case ("m", 1): return .move(points[0])
      case ("l", 1): return .line(points[0])
      case ("c", 3): return .curve(to: points[0], points[1], points[2])
      case ("q", 2): return .quadCurve(to: points[0], points[1])
      case ("z", 0): return .close
      default: return nil
      }
    }
  }
}

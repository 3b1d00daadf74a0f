import Foundation
import Raster

/// A set of corners of a rectangle.
///
/// Counterpart: `UIRectCorner`.
public struct RectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = RectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = RectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = RectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = RectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = RectCorner(rawValue: .max)
}

#if os(Linux)
  /// A path of lines and curves, in place of Core Graphics' type on Linux.
  public class CGPath: Hashable, @unchecked Sendable {
    /// The elements of the path. Only those of a ``CGMutablePath`` change.
    public fileprivate(set) var elements: [BezierPath.Element]

    init(_ elements: [BezierPath.Element]) {
      self.elements = elements
    }

    private init(_ path: BezierPath, _ transform: UnsafePointer<CGAffineTransform>?) {
      if let transform { path.apply(transform.pointee) }
      elements = path.elements
    }

    /// Creates a path from a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - transform: The transform of the path, if any.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(BezierPath(rect: rect), transform)
    }

    /// Creates a path from the ellipse in a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - transform: The transform of the path, if any.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(BezierPath(ovalIn: rect), transform)
    }

    /// Creates a path from a rounded rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerWidth: The width of the corners, in points.
    ///   - cornerHeight: The height of the corners, in points.
    ///   - transform: The transform of the path, if any.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      let radii = CGSize(width: cornerWidth, height: cornerHeight)
      self.init(
        BezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii),
        transform)
    }

    /// The bounding box of the path, in points.
    public var boundingBox: CGRect { BezierPath(cgPath: self).bounds }
    /// The bounding box of the path, in points.
    public var boundingBoxOfPath: CGRect { boundingBox }
    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }
    /// The end point of the last element, in points.
    public var currentPoint: CGPoint { BezierPath(cgPath: self).currentPoint }

    /// Returns whether a point is inside the path.
    ///
    /// - Parameter point: The point, in points.
    public func contains(_ point: CGPoint) -> Bool { BezierPath(cgPath: self).contains(point) }

    /// Returns a path of the same elements that does not change.
    public func copy() -> CGPath? { CGPath(elements) }
    /// Returns a path of the same elements that can be changed.
    public func mutableCopy() -> CGMutablePath? {
      let copy = CGMutablePath()
      copy.elements = elements
      return copy
    }

    /// Returns whether two paths have the same elements.
    public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }

    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
  }

  /// A path that can be changed, in place of Core Graphics' type on Linux.
  public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() { super.init([]) }

    /// Moves to a point without adding a line.
    public func move(to point: CGPoint) { elements.append(.move(point)) }
    /// Adds a line.
    public func addLine(to point: CGPoint) { elements.append(.line(point)) }
    /// Adds lines between points.
    public func addLines(between points: [CGPoint]) {
      for (index, point) in points.enumerated() {
        elements.append(index == 0 ? .move(point) : .line(point))
      }
    }
    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      elements.append(.curve(to: end, control1, control2))
    }
    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
      elements.append(.quadCurve(to: end, control))
    }
    /// Adds an arc of a circle, and a line to its start.
    ///
    /// - Parameter clockwise: Whether the angle decreases, as Core Graphics names it for
    ///   coordinates that grow upwards.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      elements.addArc(center, radius, startAngle, endAngle, clockwise: clockwise)
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { elements += BezierPath(rect: rect).elements }
    /// Adds the ellipse in a rectangle.
    public func addEllipse(in rect: CGRect) { elements += BezierPath(ovalIn: rect).elements }
    /// Adds a rounded rectangle.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
      elements +=
        CGPath(
          roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil
        ).elements
    }
    /// Adds the elements of another path.
    public func addPath(_ path: CGPath) { elements += path.elements }
    /// Closes the current subpath.
    public func closeSubpath() { if !elements.isEmpty { elements.append(.close) } }
  }

  extension [BezierPath.Element] {
    /// Adds an arc of a circle, and a line to its start.
    mutating func addArc(
      _ center: CGPoint, _ radius: CGFloat, _ startAngle: CGFloat, _ endAngle: CGFloat,
      clockwise: Bool
    ) {
      let arc = BezierPath(
        arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
      for element in arc.elements {
        if case .move(let start) = element, !isEmpty {
          append(.line(start))
        } else {
          append(element)
        }
      }
    }
  }

  /// The shape of line ends, in place of Core Graphics' type on Linux.
  public enum CGLineCap: Int32, Hashable, Sendable {
    case butt, round, square
  }

  /// The shape of line joins, in place of Core Graphics' type on Linux.
  public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter, round, bevel
  }

  extension BezierPath {
    /// The path as a `CGPath`.
    public var cgPath: CGPath {
      get { CGPath(elements) }
      set { replaceElements(newValue.elements) }
    }
  }
#else
  import CoreGraphics

  extension BezierPath {
    /// The path as a `CGPath`.
    public var cgPath: CGPath {
      get {
        let path = CGMutablePath()
        for element in elements {
          switch element {
          case .move(let end): path.move(to: end)
          case .line(let end): path.addLine(to: end)
          case .curve(let end, let first, let second):
            path.addCurve(to: end, control1: first, control2: second)
          case .quadCurve(let end, let control): path.addQuadCurve(to: end, control: control)
          case .close: path.closeSubpath()
          }
        }
        return path
      }
      set {
        var steps: [Element] = []
        newValue.applyWithBlock { element in
          let places = element.pointee.points
          switch element.pointee.type {
          case .moveToPoint: steps.append(.move(places[0]))
          case .addLineToPoint: steps.append(.line(places[0]))
          case .addQuadCurveToPoint: steps.append(.quadCurve(to: places[1], places[0]))
          case .addCurveToPoint:
            steps.append(.curve(to: places[2], places[0], places[1]))
          case .closeSubpath: steps.append(.close)
          @unknown default: break
          }
        }
        replaceElements(steps)
      }
    }
  }
#endif

extension BezierPath {
  /// The shape of line ends.
  public typealias LineCap = CGLineCap
  /// The shape of line joins.
  public typealias LineJoin = CGLineJoin
}

extension Polyline {
  /// Returns the subpaths of a path.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  static func pieces(of elements: [BezierPath.Element]) -> [Polyline] {
    var pieces: [Polyline] = []
    var piece = Polyline(points: [])
    func finish() {
      if !piece.points.isEmpty { pieces.append(piece) }
    }
    for element in elements {
      let start = piece.isClosed ? piece.points.first : piece.points.last
      if piece.isClosed, element != .close {
        finish()
        piece = Polyline(points: start.map { [$0] } ?? [])
      }
      switch element {
      case .move(let place):
        if piece.points.count > 1 { finish() }
        piece = Polyline(points: [place])
      case .line(let place): piece.points.append(place)
      case .curve(let end, let first, let second):
        piece.addCurve(from: start ?? end, to: end, first, second)
      case .quadCurve(let end, let control):
        piece.addQuadCurve(from: start ?? end, to: end, control)
      case .close: piece.isClosed = true
      }
    }
    finish()
    return pieces
  }

  /// Returns the polyline in other coordinates.
  func applying(_ transform: CGAffineTransform) -> Polyline {
    Polyline(points: points.map { $0.applying(transform) }, isClosed: isClosed)
  }
}

#if !os(Linux)
  import CoreGraphics
#endif

extension Stroke.Cap {
  /// Creates the counterpart of Core Graphics' value.
  init(_ cap: CGLineCap) { self = Self(rawValue: cap.rawValue) ?? .butt }
}

extension Stroke.Join {
  /// Creates the counterpart of Core Graphics' value.
  init(_ join: CGLineJoin) { self = Self(rawValue: join.rawValue) ?? .miter }
}

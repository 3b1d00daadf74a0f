import Foundation

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
  public final class CGPath: Hashable, @unchecked Sendable {
    /// The elements of the path, which never change.
    public let elements: [BezierPath.Element]

    init(_ elements: [BezierPath.Element]) {
      self.elements = elements
    }

    /// Creates a path from a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - transform: Ignored.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(BezierPath(rect: rect).elements)
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

    /// Returns whether two paths have the same elements.
    public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }

    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
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

import Foundation

/// Corners of a rectangle.
///
/// Counterpart: `UIRectCorner`.
public struct RectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Up and to the left.
  public static let topLeft = RectCorner(rawValue: 1)
  /// Up and to the right.
  public static let topRight = RectCorner(rawValue: 2)
  /// Down and to the left.
  public static let bottomLeft = RectCorner(rawValue: 4)
  /// Down and to the right.
  public static let bottomRight = RectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = RectCorner(rawValue: .max)
}

#if os(Linux)
  /// An outline of lines and curves, which stands for Core Graphics' own on Linux.
  public final class CGPath: Hashable, @unchecked Sendable {
    /// The steps. They do not change.
    public let elements: [BezierPath.Element]

    init(_ elements: [BezierPath.Element]) {
      self.elements = elements
    }

    /// Creates a path around a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - transform: How it is moved. It is not looked at.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(BezierPath(rect: rect).elements)
    }

    /// The smallest rectangle around the path, in points.
    public var boundingBox: CGRect { BezierPath(cgPath: self).bounds }
    /// The smallest rectangle around the path, in points.
    public var boundingBoxOfPath: CGRect { boundingBox }
    /// Whether there is no step.
    public var isEmpty: Bool { elements.isEmpty }
    /// Where the last step ended, in points.
    public var currentPoint: CGPoint { BezierPath(cgPath: self).currentPoint }

    /// Whether a place lies inside.
    ///
    /// - Parameter point: The place, in points.
    public func contains(_ point: CGPoint) -> Bool { BezierPath(cgPath: self).contains(point) }

    /// Whether two paths have the same steps.
    public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }

    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
  }

  /// How lines end, which stands for Core Graphics' own on Linux.
  public enum CGLineCap: Int32, Hashable, Sendable {
    case butt, round, square
  }

  /// How lines meet, which stands for Core Graphics' own on Linux.
  public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter, round, bevel
  }

  extension BezierPath {
    /// The path as Core Graphics knows it.
    public var cgPath: CGPath {
      get { CGPath(elements) }
      set { replaceElements(newValue.elements) }
    }
  }
#else
  import CoreGraphics

  extension BezierPath {
    /// The path as Core Graphics knows it.
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
  /// How lines end.
  public typealias LineCap = CGLineCap
  /// How lines meet.
  public typealias LineJoin = CGLineJoin
}

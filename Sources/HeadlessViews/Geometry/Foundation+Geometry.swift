import Foundation

// Core Graphics' values are hashable from macOS 15 on. What holds them and is hashable on macOS 14 too
// hashes their numbers.

extension Hasher {
  /// Adds a point.
  package mutating func combine(_ point: CGPoint) {
    combine(point.x)
    combine(point.y)
  }

  /// Adds a size.
  package mutating func combine(_ size: CGSize) {
    combine(size.width)
    combine(size.height)
  }

  /// Adds a rectangle.
  package mutating func combine(_ rect: CGRect) {
    combine(rect.origin)
    combine(rect.size)
  }

  /// Adds a vector.
  package mutating func combine(_ vector: CGVector) {
    combine(vector.dx)
    combine(vector.dy)
  }
}

extension Int {
  /// Creates the integer nearest to a length or a position, which may be infinite; zero if it is not
  /// a number.
  package init(nearest value: CGFloat) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value.rounded(), -1e15), 1e15))
  }

  /// Creates the largest integer that is not above a length or a position; as ``init(nearest:)``.
  package init(wholeIn value: CGFloat) {
    self.init(nearest: value.rounded(.down))
  }
}

// UIKit's names for Foundation's points, sizes and rectangles.
extension NSValue {
  /// Creates a value that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value that contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point that the value contains.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the value contains.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle that the value contains.
  public var cgRectValue: CGRect { rectValue }
}

#if !canImport(Darwin)
  // Elsewhere, a value that contains a rectangle casts to one and back, as UIKit's notifications
  // are read: `info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect`. (behaviour 19.4)

  extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
      _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue, result: inout CGRect?
    ) -> Bool {
      result = source.hasType(of: NSValue(rect: .zero)) ? source.rectValue : nil
      return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
      source?.rectValue ?? .zero
    }
  }

  extension NSValue {
    fileprivate func hasType(of other: NSValue) -> Bool {
      String(cString: objCType) == String(cString: other.objCType)
    }
  }
#endif

#if os(Linux)
  import Foundation

  /// A vector of the plane, on systems whose Foundation has none.
  public struct CGVector: Hashable, Sendable {
    /// The horizontal part, in points.
    public var dx: CGFloat
    /// The vertical part, in points.
    public var dy: CGFloat

    /// The zero vector.
    public static let zero = CGVector()

    /// Creates the zero vector.
    public init() { self.init(dx: 0, dy: 0) }

    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }
#endif

import Foundation

// UIKit's names for what Foundation calls points, sizes and rectangles.
extension NSValue {
  /// Creates a value of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point, if the value is one.
  public var cgPointValue: CGPoint { pointValue }
  /// The size, if the value is one.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle, if the value is one.
  public var cgRectValue: CGRect { rectValue }
}

import Foundation

/// A rectangle in points, as plain numbers.
public struct Frame: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a copy of a rectangle.
  public init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The right edge.
  public var maxX: Double { x + width }
}

extension Frame: CustomStringConvertible {
  /// The rectangle as `(0, 44, 390, 44)`: left, top, width, height.
  public var description: String {
    let numbers = [x, y, width, height].map { $0 == $0.rounded() ? "\(Int(nearest: $0))" : "\($0)" }
    return "(\(numbers.joined(separator: ", ")))"
  }
}

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

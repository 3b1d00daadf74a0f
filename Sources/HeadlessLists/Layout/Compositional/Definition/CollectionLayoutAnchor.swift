import Foundation

/// An anchor point at the edges of a rectangle, with an offset.
///
/// Counterpart: `NSCollectionLayoutAnchor`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionLayoutAnchor: NSObject {
  /// The edges of the anchor point. Without an edge on an axis, it is in the middle of that axis.
  open private(set) var edges: DirectionalRectEdge
  /// The offset of the anchor point: in points, or as a fraction of the anchored view's size.
  open private(set) var offset: CGPoint
  /// Whether the offset is a fraction of the anchored view's size.
  open private(set) var isFractionalOffset: Bool

  private init(edges: DirectionalRectEdge, offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  /// Creates an anchor without an offset.
  public convenience init(edges: DirectionalRectEdge) {
    self.init(edges: edges, offset: .zero, isFractional: false)
  }

  /// Creates an anchor with an offset in points.
  public convenience init(edges: DirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges: edges, offset: absoluteOffset, isFractional: false)
  }

  /// Creates an anchor with an offset as a fraction of the anchored view's size.
  public convenience init(edges: DirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges, offset: fractionalOffset, isFractional: true)
  }

  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Returns the anchor point in a rectangle, without the offset. Between two opposite edges it is
  /// in the middle (behaviour 14.9).
  func point(in rect: CGRect) -> CGPoint {
    func place(
      _ first: DirectionalRectEdge, _ last: DirectionalRectEdge, _ low: CGFloat, _ high: CGFloat
    ) -> CGFloat {
      guard edges.contains(first) != edges.contains(last) else { return (low + high) / 2 }
      return edges.contains(first) ? low : high
    }
    return CGPoint(
      x: place(.leading, .trailing, rect.minX, rect.maxX),
      y: place(.top, .bottom, rect.minY, rect.maxY))
  }

  /// Returns the offset for a view of a size, in points.
  func offset(for size: CGSize) -> CGPoint {
    isFractionalOffset
      ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

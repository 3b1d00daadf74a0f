import Foundation

/// A point at the edges of a rectangle, moved by an offset.
///
/// UIKit's counterpart is `NSCollectionLayoutAnchor`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionLayoutAnchor: NSObject {
  /// The edges that the point is at; without one of an axis it is in the middle of that.
  open private(set) var edges: DirectionalRectEdge
  /// How far the point is moved: in points, or in widths and heights of the view that is anchored.
  open private(set) var offset: CGPoint
  /// Whether the offset counts sizes of the view.
  open private(set) var isFractionalOffset: Bool

  private init(edges: DirectionalRectEdge, offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  /// Creates a point that is not moved.
  public convenience init(edges: DirectionalRectEdge) {
    self.init(edges: edges, offset: .zero, isFractional: false)
  }

  /// Creates a point that is moved by points.
  public convenience init(edges: DirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges: edges, offset: absoluteOffset, isFractional: false)
  }

  /// Creates a point that is moved by parts of the view that is anchored there.
  public convenience init(edges: DirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges, offset: fractionalOffset, isFractional: true)
  }

  /// Whether the offset counts points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Where the point is in a rectangle, before it is moved: in the middle between two opposite
  /// edges (behaviour 14.9).
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

  /// How far the point is moved for a view of a size, in points.
  func offset(for size: CGSize) -> CGPoint {
    isFractionalOffset
      ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

import Foundation

/// A view at the edges of an item, such as a badge.
///
/// UIKit's counterpart is `NSCollectionLayoutSupplementaryItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// The kind of the view.
  open private(set) var elementKind: String
  /// The point of the item that the view is at.
  open private(set) var containerAnchor: CollectionLayoutAnchor
  /// The point of the view that is there; `nil` for the one at the same edges.
  open private(set) var itemAnchor: CollectionLayoutAnchor?
  /// Which element is in front where two overlap. 1 unless set: in front of the items.
  open var zIndex = 1

  /// Creates a view whose own edges are at those of the anchor.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      ownAnchor: nil)
  }

  /// Creates a view that has a point of its own at a point of the item.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String,
    containerAnchor: CollectionLayoutAnchor, itemAnchor: CollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      ownAnchor: itemAnchor)
  }

  init(
    layoutSize: CollectionLayoutSize, elementKind: String,
    containerAnchor: CollectionLayoutAnchor, ownAnchor: CollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = ownAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Where the view is at an item or a group.
  ///
  /// - Parameter measured: The size that the view asked for, of which estimated sides count.
  func frame(at item: CGRect, measured: CGSize?, _ grid: PixelGrid) -> CGRect {
    let size = layoutSize.askedSides()
      .size(layoutSize.size(in: item.size, grid), correctedBy: measured)
    let own = itemAnchor ?? CollectionLayoutAnchor(edges: containerAnchor.edges)
    let target = containerAnchor.point(in: item)
    let point = own.point(in: CGRect(origin: .zero, size: size))
    let moved = containerAnchor.offset(for: size)
    let movedOwn = own.offset(for: size)
    return CGRect(
      origin: CGPoint(
        x: target.x - point.x + moved.x + movedOwn.x, y: target.y - point.y + moved.y + movedOwn.y),
      size: size)
  }
}

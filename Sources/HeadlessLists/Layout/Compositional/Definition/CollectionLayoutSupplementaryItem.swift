import Foundation

/// A view that is anchored to an item, such as a badge.
///
/// Counterpart: `NSCollectionLayoutSupplementaryItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// The kind of the view.
  open private(set) var elementKind: String
  /// The anchor point of the item at which the view is placed.
  open private(set) var containerAnchor: CollectionLayoutAnchor
  /// The anchor point of the view that is placed there; `nil` for the one at the same edges.
  open private(set) var itemAnchor: CollectionLayoutAnchor?
  /// The stacking order of the view: of two overlapping elements, the one with the higher value is
  /// in front. The default is 1, which is in front of the items.
  open var zIndex = 1

  /// Creates a view whose anchor point has the same edges as that of the item.
  public convenience init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      ownAnchor: nil)
  }

  /// Creates a view with an anchor point of its own at an anchor point of the item.
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

  /// Returns the frame of the view at an item or a group.
  ///
  /// - Parameter measured: The preferred size of the view, which is used for estimated sides.
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

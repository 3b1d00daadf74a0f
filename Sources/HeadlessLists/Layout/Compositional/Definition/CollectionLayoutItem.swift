import Foundation

/// A part of a group in a compositional layout: a cell's place, or a group of such places.
///
/// Counterpart: `NSCollectionLayoutItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionLayoutItem: NSObject {
  /// The size of the item.
  open private(set) var layoutSize: CollectionLayoutSize
  /// The views that are anchored to the item, such as badges. They have the item's index path.
  open var supplementaryItems: [CollectionLayoutSupplementaryItem] { anchoredItems }
  /// The anchored views.
  var anchoredItems: [CollectionLayoutSupplementaryItem]
  /// The insets of the cell in its place. They are ignored on estimated sides.
  open var contentInsets = DirectionalEdgeInsets.zero
  /// The distances to the surrounding items and edges.
  open var edgeSpacing: CollectionLayoutEdgeSpacing?

  /// Creates an item without anchored views.
  public convenience init(layoutSize: CollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with anchored views.
  public init(
    layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    anchoredItems = supplementaryItems
    super.init()
  }
}

extension CollectionLayoutItem {
  /// Returns the minimum distances before and after the item along an axis, without flexible
  /// growth.
  func edges(_ axis: FlowAxis) -> (before: CGFloat, after: CGFloat) {
    let edges = edgeSpacing?.edges(axis)
    return (edges?.before?.spacing ?? 0, edges?.after?.spacing ?? 0)
  }

  /// Returns the number of flexible distances before and after the item along an axis.
  func flexibleEdges(_ axis: FlowAxis) -> (before: Int, after: Int) {
    let edges = edgeSpacing?.edges(axis)
    return (
      edges?.before?.isFlexibleSpacing == true ? 1 : 0,
      edges?.after?.isFlexibleSpacing == true ? 1 : 0
    )
  }

  /// Returns the insets that are in effect: those of sides that a view chooses are not.
  func insets(_ asked: CollectionLayoutSize.Sides) -> EdgeInsets {
    EdgeInsets(
      top: asked.height ? 0 : contentInsets.top, left: asked.width ? 0 : contentInsets.leading,
      bottom: asked.height ? 0 : contentInsets.bottom,
      right: asked.width ? 0 : contentInsets.trailing)
  }

  /// The insets that are in effect if only the item determines its size.
  var effectiveInsets: EdgeInsets { insets(layoutSize.askedSides()) }
}

import Foundation

/// One part of a group in a compositional layout: the place of a cell, or a group of such places.
///
/// UIKit's counterpart is `NSCollectionLayoutItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionLayoutItem: NSObject {
  /// How large it is.
  open private(set) var layoutSize: CollectionLayoutSize
  /// The views at its edges, such as badges. Their position is that of the item.
  open var supplementaryItems: [CollectionLayoutSupplementaryItem] { anchoredItems }
  /// The views at its edges.
  var anchoredItems: [CollectionLayoutSupplementaryItem]
  /// How much smaller the cell is than its place. A side that is estimated takes none.
  open var contentInsets = DirectionalEdgeInsets.zero
  /// The distances to what surrounds it.
  open var edgeSpacing: CollectionLayoutEdgeSpacing?

  /// Creates an item without other views.
  public convenience init(layoutSize: CollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with views at its edges.
  public init(
    layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    anchoredItems = supplementaryItems
    super.init()
  }
}

extension CollectionLayoutItem {
  /// The distances before and after it along an axis, as they are without room to grow into.
  func edges(_ axis: FlowAxis) -> (before: CGFloat, after: CGFloat) {
    let edges = edgeSpacing?.edges(axis)
    return (edges?.before?.spacing ?? 0, edges?.after?.spacing ?? 0)
  }

  /// How many of the distances along an axis grow into room that is left.
  func flexibleEdges(_ axis: FlowAxis) -> (before: Int, after: Int) {
    let edges = edgeSpacing?.edges(axis)
    return (
      edges?.before?.isFlexibleSpacing == true ? 1 : 0,
      edges?.after?.isFlexibleSpacing == true ? 1 : 0
    )
  }

  /// The insets that count: those of a side that a view is asked for do not.
  func insets(_ asked: CollectionLayoutSize.Sides) -> EdgeInsets {
    EdgeInsets(
      top: asked.height ? 0 : contentInsets.top, left: asked.width ? 0 : contentInsets.leading,
      bottom: asked.height ? 0 : contentInsets.bottom,
      right: asked.width ? 0 : contentInsets.trailing)
  }

  /// The insets that count where nothing but the item decides how large it is.
  var effectiveInsets: EdgeInsets { insets(layoutSize.askedSides()) }
}

import Foundation

/// A distance in a compositional layout: a fixed number of points, or a minimum.
///
/// Counterpart: `NSCollectionLayoutSpacing`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public class CollectionLayoutSpacing: NSObject {
  /// The distance or the minimum distance, in points.
  public let spacing: CGFloat
  /// Whether the distance grows into the remaining space.
  public let isFlexibleSpacing: Bool

  required init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Creates a distance that grows into the remaining space.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(flexibleSpacing, isFlexible: true)
  }

  /// Creates a fixed distance.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(fixedSpacing, isFlexible: false)
  }

  /// Whether the distance is fixed.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// The distances between an item and the surrounding items and edges.
///
/// Counterpart: `NSCollectionLayoutEdgeSpacing`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionLayoutEdgeSpacing: NSObject {
  /// The distance before the item, in reading direction.
  open private(set) var leading: CollectionLayoutSpacing?
  /// The distance above the item.
  open private(set) var top: CollectionLayoutSpacing?
  /// The distance after the item, in reading direction.
  open private(set) var trailing: CollectionLayoutSpacing?
  /// The distance below the item.
  open private(set) var bottom: CollectionLayoutSpacing?

  /// Creates distances; `nil` for none.
  public init(
    leading: CollectionLayoutSpacing?, top: CollectionLayoutSpacing?,
    trailing: CollectionLayoutSpacing?, bottom: CollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  /// Returns the distances before and after an item along an axis.
  func edges(
    _ axis: FlowAxis
  ) -> (before: CollectionLayoutSpacing?, after: CollectionLayoutSpacing?) {
    switch axis {
    case .vertical: (top, bottom)
    case .horizontal: (leading, trailing)
    }
  }
}

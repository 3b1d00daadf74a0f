import Foundation

/// A distance in a compositional layout: so many points, or at least so many.
///
/// UIKit's counterpart is `NSCollectionLayoutSpacing`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public class CollectionLayoutSpacing: NSObject {
  /// The points, or the least of them.
  public let spacing: CGFloat
  /// Whether the distance grows into room that is left.
  public let isFlexibleSpacing: Bool

  required init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// A distance that grows into room that is left.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(flexibleSpacing, isFlexible: true)
  }

  /// A distance that stays.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(fixedSpacing, isFlexible: false)
  }

  /// Whether the distance stays.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// The distances between an item and what surrounds it.
///
/// UIKit's counterpart is `NSCollectionLayoutEdgeSpacing`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionLayoutEdgeSpacing: NSObject {
  /// The distance where lines begin.
  open private(set) var leading: CollectionLayoutSpacing?
  /// The distance above.
  open private(set) var top: CollectionLayoutSpacing?
  /// The distance where lines end.
  open private(set) var trailing: CollectionLayoutSpacing?
  /// The distance below.
  open private(set) var bottom: CollectionLayoutSpacing?

  /// Creates distances; `nil` is none.
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

  /// The distances before and after an item along an axis.
  func edges(
    _ axis: FlowAxis
  ) -> (before: CollectionLayoutSpacing?, after: CollectionLayoutSpacing?) {
    switch axis {
    case .vertical: (top, bottom)
    case .horizontal: (leading, trailing)
    }
  }
}

import Foundation
import ListCore

/// Items in a line, or wherever a client puts them; a section repeats its group as often as it has
/// items for.
///
/// UIKit's counterpart is `NSCollectionLayoutGroup`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public class CollectionLayoutGroup: CollectionLayoutItem {
  /// Puts the items of a custom group into their places.
  public typealias CustomItemProvider =
    (_ layoutEnvironment: any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]

  /// How the items are arranged.
  enum Arrangement {
    /// In a line; the items repeat until it is full.
    case line(FlowAxis)
    /// In a line, so many of the same item. Where they are equal they divide the line.
    case times(FlowAxis, Int, areEqual: Bool)
    /// Where a client says.
    case custom(CustomItemProvider)
  }

  let arrangement: Arrangement
  /// The items, or those that repeat.
  public let subitems: [CollectionLayoutItem]
  /// The distance between the items; `nil`, which it is unless set, for none.
  public var interItemSpacing: CollectionLayoutSpacing?
  /// The views at the group's edges (behaviour 14.10). Their position counts those of their kind in the
  /// section.
  public override var supplementaryItems: [CollectionLayoutSupplementaryItem] {
    get { anchoredItems }
    set { anchoredItems = newValue }
  }

  required init(
    _ arrangement: Arrangement, _ layoutSize: CollectionLayoutSize,
    _ subitems: [CollectionLayoutItem]
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Items from the leading edge on, repeated until the line is full.
  public class func horizontal(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> Self {
    Self(.line(.horizontal), layoutSize, required(subitems))
  }

  /// As many items as said, which divide the width among them, whatever width they have.
  public class func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> Self {
    Self(.times(.horizontal, max(0, count), areEqual: true), layoutSize, [subitem])
  }

  /// As many items as said, side by side, with the width that they have.
  public class func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem: CollectionLayoutItem, count: Int
  ) -> Self {
    Self(.times(.horizontal, max(0, count), areEqual: false), layoutSize, [repeatingSubitem])
  }

  /// Items from the top down, repeated until the column is full.
  public class func vertical(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> Self {
    Self(.line(.vertical), layoutSize, required(subitems))
  }

  /// As many items as said, which divide the height among them, whatever height they have.
  public class func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> Self {
    Self(.times(.vertical, max(0, count), areEqual: true), layoutSize, [subitem])
  }

  /// As many items as said, one under another, with the height that they have.
  public class func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem: CollectionLayoutItem, count: Int
  ) -> Self {
    Self(.times(.vertical, max(0, count), areEqual: false), layoutSize, [repeatingSubitem])
  }

  /// Items wherever the provider puts them; how many it answers is how many the group has.
  public class func custom(
    layoutSize: CollectionLayoutSize, itemProvider: @escaping CustomItemProvider
  ) -> Self {
    Self(.custom(itemProvider), layoutSize, [])
  }

  /// Returns the items of a line. UIKit raises an exception if there are none (behaviour 25.16).
  private class func required(_ subitems: [CollectionLayoutItem]) -> [CollectionLayoutItem] {
    if subitems.isEmpty {
      CrashReport(.layout(.groupWithoutSubitems), profile: Simulator.current.profile).deliver()
    }
    return subitems
  }
}

/// The place of one item in a custom group.
///
/// UIKit's counterpart is `NSCollectionLayoutGroupCustomItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionLayoutGroupCustomItem: NSObject {
  /// Where the item is, from the group's corner, in points.
  open private(set) var frame: CGRect
  /// Which item is in front where two overlap.
  open private(set) var zIndex: Int

  /// Creates a place in front of those with the same depth before it.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Creates a place.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

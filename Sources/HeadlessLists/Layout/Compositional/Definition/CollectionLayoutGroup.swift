import Foundation
import ListCore

/// A group of items on a line, or at custom positions. A section repeats its group for all of its
/// items.
///
/// Counterpart: `NSCollectionLayoutGroup`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public class CollectionLayoutGroup: CollectionLayoutItem {
  /// Returns the positions of the items in a custom group.
  public typealias CustomItemProvider =
    (_ layoutEnvironment: any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]

  /// The arrangement of the items.
  enum Arrangement {
    /// A line of items that repeat until it is full.
    case line(FlowAxis)
    /// A line of a number of repetitions of one item. If they are equal, they divide the line.
    case times(FlowAxis, Int, areEqual: Bool)
    /// Custom positions.
    case custom(CustomItemProvider)
  }

  let arrangement: Arrangement
  /// The items, or those that repeat.
  public let subitems: [CollectionLayoutItem]
  /// The distance between the items; `nil`, the default, for none.
  public var interItemSpacing: CollectionLayoutSpacing?
  /// The views that are anchored to the group (behaviour 14.10). Their index paths number the views
  /// of their kind in the section.
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

  /// Creates a group of items from the leading edge on, which repeat until the line is full.
  public class func horizontal(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> Self {
    Self(.line(.horizontal), layoutSize, required(subitems))
  }

  /// Creates a group of a number of items that divide its width equally, whatever their own width.
  public class func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> Self {
    Self(.times(.horizontal, max(0, count), areEqual: true), layoutSize, [subitem])
  }

  /// Creates a group of a number of items side by side, which keep their width.
  public class func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem: CollectionLayoutItem, count: Int
  ) -> Self {
    Self(.times(.horizontal, max(0, count), areEqual: false), layoutSize, [repeatingSubitem])
  }

  /// Creates a group of items from the top down, which repeat until the column is full.
  public class func vertical(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> Self {
    Self(.line(.vertical), layoutSize, required(subitems))
  }

  /// Creates a group of a number of items that divide its height equally, whatever their own
  /// height.
  public class func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> Self {
    Self(.times(.vertical, max(0, count), areEqual: true), layoutSize, [subitem])
  }

  /// Creates a group of a number of items below each other, which keep their height.
  public class func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem: CollectionLayoutItem, count: Int
  ) -> Self {
    Self(.times(.vertical, max(0, count), areEqual: false), layoutSize, [repeatingSubitem])
  }

  /// Creates a group of items at custom positions. The provider determines the number of items.
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

/// The position of an item in a custom group.
///
/// Counterpart: `NSCollectionLayoutGroupCustomItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionLayoutGroupCustomItem: NSObject {
  /// The frame of the item in the group's coordinates, in points.
  open private(set) var frame: CGRect
  /// The stacking order of the item: of two overlapping items, the one with the higher value is in
  /// front.
  open private(set) var zIndex: Int

  /// Creates a position with the default stacking order.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Creates a position.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

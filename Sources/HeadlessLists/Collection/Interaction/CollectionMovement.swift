import Foundation
import ListCore

/// An item that is being moved by hand.
///
/// The view shows a tentative order meanwhile, of which the data source knows nothing
/// (behaviour 8.9).
struct CollectionMovement {
  /// Where the item was when the movement began.
  let original: ItemPath
  /// Where the item is in the tentative order.
  var current: ItemPath
  /// Where its centre is held.
  var position: CGPoint
}

extension SectionCounts {
  /// The counts once an item has gone from one section to another.
  func moving(from source: ItemPath, to target: ItemPath) -> SectionCounts {
    var counts = perSection
    counts[source.section] -= 1
    counts[target.section] += 1
    return SectionCounts(counts)
  }
}

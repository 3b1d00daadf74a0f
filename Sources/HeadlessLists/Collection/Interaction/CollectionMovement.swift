import Foundation
import ListCore

/// The interactive movement of an item.
///
/// During the movement the view shows a tentative order that the data source does not have
/// (behaviour 8.9).
struct CollectionMovement {
  /// The item's index path when the movement began.
  let original: ItemPath
  /// The item's index path in the tentative order.
  var current: ItemPath
  /// The current position of the item's centre.
  var position: CGPoint
}

extension SectionCounts {
  /// Returns the counts after an item has moved from one section to another.
  func moving(from source: ItemPath, to target: ItemPath) -> SectionCounts {
    var counts = perSection
    counts[source.section] -= 1
    counts[target.section] += 1
    return SectionCounts(counts)
  }
}

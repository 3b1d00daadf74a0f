/// A problem in a batch that UIKit accepts and that corrupts the view later.
public enum UpdateAdvice: Hashable, Sendable {
  /// The item before the batch is deleted more than once. Each deletion counts. (behaviour 3B)
  case itemDeletedTwice(ItemPath)
  /// The section before the batch is deleted more than once. Each deletion counts.
  case sectionDeletedTwice(Int)
  /// The section is moved, and the batch also changes its items. (behaviour 3B)
  case itemsChangedInMovedSection(from: Int, to: Int)
}

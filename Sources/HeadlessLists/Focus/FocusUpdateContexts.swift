import Foundation
import HeadlessViews

/// A movement of the focus in a table. Focus is not simulated.
///
/// Counterpart: `UITableViewFocusUpdateContext`.
///
/// Coverage: simulated. Kept without effect: `nextFocusedIndexPath`, `previouslyFocusedIndexPath`.
@preconcurrency @MainActor
open class TableViewFocusUpdateContext: FocusUpdateContext {
  /// The row that had the focus.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus.
  open private(set) var nextFocusedIndexPath: IndexPath?
}

/// A movement of the focus in a collection view. Focus is not simulated.
///
/// Counterpart: `UICollectionViewFocusUpdateContext`.
///
/// Coverage: simulated. Kept without effect: `nextFocusedIndexPath`, `previouslyFocusedIndexPath`.
@preconcurrency @MainActor
open class CollectionViewFocusUpdateContext: FocusUpdateContext {
  /// The item that had the focus.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus.
  open private(set) var nextFocusedIndexPath: IndexPath?
}

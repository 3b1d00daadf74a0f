import Foundation

/// One change of an update, as a layout is told about it.
///
/// UIKit's counterpart is `UICollectionViewUpdateItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionViewUpdateItem: NSObject {
  /// What happened to an item or a section.
  public enum Action: Int, Hashable, Sendable {
    case insert
    case delete
    case reload
    case move
    case none
  }

  /// The position before the update; `nil` for an insertion. Of a section, the item is
  /// `NSNotFound`.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The position after the update; `nil` for a deletion. Of a section, the item is `NSNotFound`.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// What happened.
  open private(set) var updateAction = Action.none

  /// Creates a change without positions: for subclasses that a test passes to a layout
  /// (behaviour 25.44).
  public override init() {
    super.init()
  }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    super.init()
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}

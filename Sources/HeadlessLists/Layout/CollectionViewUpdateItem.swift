import Foundation

/// One change of an update, in the form in which a layout gets it.
///
/// Counterpart: `UICollectionViewUpdateItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class CollectionViewUpdateItem: NSObject {
  /// The kind of change to an item or a section.
  public enum Action: Int, Hashable, Sendable {
    case insert
    case delete
    case reload
    case move
    case none
  }

  /// The index path before the update; `nil` for an insertion. For a section, the item is
  /// `NSNotFound`.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; `nil` for a deletion. For a section, the item is
  /// `NSNotFound`.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of change.
  open private(set) var updateAction = Action.none

  /// Creates a change without index paths, for subclasses that a test passes to a layout (behaviour
  /// 25.44).
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

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
  public let indexPathBeforeUpdate: IndexPath?
  /// The position after the update; `nil` for a deletion. Of a section, the item is `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?
  /// What happened.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}

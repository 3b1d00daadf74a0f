import Foundation
import ListCore

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

extension UpdatePlan {
  /// The changes in the form in which a layout gets them (behaviour 2.6): deletions, last first;
  /// insertions, first first; reloads; moves. For a section, the item is `NSNotFound`.
  @MainActor
  var collectionUpdateItems: [CollectionViewUpdateItem] {
    let deleted = (deletedItems.map { IndexPath($0) } + deletedSections.map(IndexPath.init(of:)))
      .sorted(by: >)
    let inserted = (insertedItems.map { IndexPath($0) } + insertedSections.map(IndexPath.init(of:)))
      .sorted()
    let reloaded =
      reloadedItems.map { (IndexPath($0.from), IndexPath($0.to)) }
      + reloadedSections.map { (IndexPath(of: $0.from), IndexPath(of: $0.to)) }
    let moved =
      movedItems.map { (IndexPath($0.from), IndexPath($0.to)) }
      + movedSections.map { (IndexPath(of: $0.from), IndexPath(of: $0.to)) }
    return deleted.map { CollectionViewUpdateItem(.delete, before: $0, after: nil) }
      + inserted.map { CollectionViewUpdateItem(.insert, before: nil, after: $0) }
      + reloaded.sorted { $0.0 < $1.0 }
      .map { CollectionViewUpdateItem(.reload, before: $0, after: $1) }
      + moved.sorted { $0.0 < $1.0 }
      .map { CollectionViewUpdateItem(.move, before: $0, after: $1) }
  }
}

extension IndexPath {
  /// Creates the path of a whole section.
  fileprivate init(of section: Int) {
    self.init(item: NSNotFound, section: section)
  }
}

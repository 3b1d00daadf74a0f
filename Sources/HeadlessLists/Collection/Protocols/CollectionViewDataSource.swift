import Foundation

/// What a collection view shows: how many items there are, and a view for each.
///
/// UIKit's counterpart is `UICollectionViewDataSource`; its optional methods are requirements with
/// defaults here.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CollectionViewDataSource: NSObjectProtocol {
  /// The number of items in a section.
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// The cell of an item: one dequeued from the collection view for that index path.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell

  /// The number of sections: one unless implemented (behaviour 1.1).
  func numberOfSections(in collectionView: CollectionView) -> Int

  /// A supplementary view: one dequeued from the collection view for that kind and index path.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView

  /// Whether an item may be moved by hand. It may, unless implemented.
  ///
  /// UIKit says no when `collectionView(_:moveItemAt:to:)` is not implemented either. Swift cannot
  /// ask that without calling it, so here the movement begins, and is taken back at its end.
  func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// Obeys a movement by hand: the item moves in the data.
  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// The titles of the index beside the items; `nil` for no index.
  func indexTitles(for collectionView: CollectionView) -> [String]?

  /// Where a title of the index leads.
  func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension CollectionViewDataSource {
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.usedDefault(of: .viewForSupplementary, by: self)
    return CollectionReusableView(frame: .zero)
  }

  public func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  public func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    collectionView.usedDefault(of: .moveItem, by: self)
  }

  public func indexTitles(for collectionView: CollectionView) -> [String]? { nil }

  public func collectionView(
    _ collectionView: CollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: index)
  }
}

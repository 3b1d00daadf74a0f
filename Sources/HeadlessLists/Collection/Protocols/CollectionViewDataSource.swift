import Foundation

/// The content of a collection view: the number of items, and a view for each.
///
/// Counterpart: `UICollectionViewDataSource`. Its optional methods are requirements with default
/// implementations here.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// Returns the cell of an item, dequeued from the collection view for that index path.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell

  /// Returns the number of sections; one if not implemented (behaviour 1.1).
  func numberOfSections(in collectionView: CollectionView) -> Int

  /// Returns a supplementary view, dequeued from the collection view for that kind and index path.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView

  /// Returns whether an item may be moved interactively. Every item may, if not implemented.
  ///
  /// In UIKit, no item may be moved if `collectionView(_:moveItemAt:to:)` is not implemented
  /// either. Swift cannot check that without calling the method, so here the movement begins, and
  /// is cancelled at its end.
  func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// Moves an item in the model after an interactive movement.
  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// Returns the titles of the index next to the items; `nil` for no index.
  func indexTitles(for collectionView: CollectionView) -> [String]?

  /// Returns the index path that an index title scrolls to.
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

/// An object that loads the data of items that will be needed soon.
///
/// It is called only if the simulator prefetches cells, and not before the first scroll (behaviour
/// 4.9, 4.12).
///
/// Counterpart: `UICollectionViewDataSourcePrefetching`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called when items will be needed soon, in the order of urgency.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Called when prefetched items are no longer needed.
  func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

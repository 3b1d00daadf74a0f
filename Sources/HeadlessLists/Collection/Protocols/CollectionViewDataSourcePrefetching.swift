import Foundation

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

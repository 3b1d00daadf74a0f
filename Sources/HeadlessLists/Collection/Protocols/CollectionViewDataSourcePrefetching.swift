import Foundation

/// Who loads the data of items that will be needed soon.
///
/// It is asked only where the simulator prefetches cells, and not before the first scroll
/// (behaviour 4.9, 4.12).
///
/// UIKit's counterpart is `UICollectionViewDataSourcePrefetching`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol CollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// The items will be needed soon, the first one soonest.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// The items will not be needed after all.
  func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

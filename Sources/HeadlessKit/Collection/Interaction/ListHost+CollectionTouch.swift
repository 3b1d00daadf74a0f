import Foundation
import ListCore

extension ListHost {
  /// Taps an item: the delegate is asked and told as it is on a device (behaviour 8.1).
  ///
  /// A tap where nothing may be selected is ignored, as it is on a device.
  ///
  /// - Precondition: The item is on screen once what is pending is laid out.
  public func tap(_ indexPath: IndexPath, in collectionView: CollectionView) {
    run {
      let path = path(touched: indexPath, in: collectionView)
      if collectionView.touchDown(path) { collectionView.touchUp() }
      layoutIfNeeded()
    }
  }

  /// Drags an item by hand from one place to another (behaviour 8.9).
  ///
  /// - Parameters:
  ///   - source: The item, which is on screen.
  ///   - target: The item over which the finger is lifted, which is on screen too.
  ///   - collectionView: The collection view that both are in.
  /// - Returns: Whether the item may be moved.
  @discardableResult
  public func drag(
    from source: IndexPath, to target: IndexPath, in collectionView: CollectionView
  ) -> Bool {
    run {
      _ = path(touched: source, in: collectionView)
      _ = path(touched: target, in: collectionView)
      guard collectionView.beginInteractiveMovementForItem(at: source) else { return false }
      let end = collectionView.layoutAttributesForItem(at: target)?.center ?? .zero
      collectionView.updateInteractiveMovementTargetPosition(end)
      layoutIfNeeded()
      collectionView.endInteractiveMovement()
      layoutIfNeeded()
      return true
    }
  }

  /// Taps a title of the index beside the items: the data source says where it leads.
  ///
  /// - Precondition: The data source has that title.
  public func tapIndexTitle(_ title: String, in collectionView: CollectionView) {
    run {
      layoutIfNeeded()
      let dataSource = collectionView.dataSource
      let titles = dataSource?.indexTitles(for: collectionView) ?? []
      guard let dataSource, let index = titles.firstIndex(of: title) else {
        preconditionFailure("The index has no title '\(title)'; it has \(titles)")
      }
      let target = dataSource.collectionView(
        collectionView, indexPathForIndexTitle: title, at: index)
      collectionView.scrollToItem(at: target, at: .top, animated: false)
      layoutIfNeeded()
    }
  }

  private func path(touched indexPath: IndexPath, in collectionView: CollectionView) -> ItemPath {
    layoutIfNeeded()
    guard let path = ItemPath(indexPath), collectionView.stage.cells[path] != nil else {
      let visible = collectionView.stage.cells.paths.map(\.description).joined(separator: ", ")
      preconditionFailure(
        "No finger can touch item \(indexPath): it is not on screen. Scroll to it first, or show "
          + "the view on a host. On screen are: \(visible)")
    }
    return path
  }
}

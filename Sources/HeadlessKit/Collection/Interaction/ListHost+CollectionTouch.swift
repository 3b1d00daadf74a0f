import Foundation
import ListCore

// What a finger does to a collection view on this host. What no finger could do stops the test, in
// the line of the call.

extension ListHost {
  /// Taps an item: the delegate is asked and told as it is on a device (behaviour 8.1).
  ///
  /// A tap where nothing may be selected is ignored, as it is on a device. A row that opens and
  /// closes wherever it is tapped does that instead.
  ///
  /// - Precondition: The item is on screen once what is pending is laid out.
  public func tap(
    _ indexPath: IndexPath, in collectionView: CollectionView, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    run {
      layoutIfNeeded()
      guard !collectionView.engine.isInert else { return }
      let path = path(touched: indexPath, in: collectionView, "tap", file, line)
      if let accessory = collectionView.stage.cells[path]?.outlineDisclosure,
        accessory.appearance.outlineStyle == .header
      {
        collectionView.tapOutlineDisclosure(accessory, at: indexPath)
      } else if collectionView.touchDown(path) {
        collectionView.touchUp()
      }
      layoutIfNeeded()
    }
  }

  /// Taps the accessory of a list cell that opens and closes its item (behaviour 6.24).
  ///
  /// The accessory's own action is done, if it has one; else the data source opens or closes the
  /// item, if it is one that keeps a tree.
  ///
  /// - Precondition: The item is on screen, and its cell shows such an accessory.
  public func tapOutlineDisclosure(
    at indexPath: IndexPath, in collectionView: CollectionView, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    run {
      layoutIfNeeded()
      guard !collectionView.engine.isInert else { return }
      let path = path(touched: indexPath, in: collectionView, "tapOutlineDisclosure", file, line)
      guard let accessory = collectionView.stage.cells[path]?.outlineDisclosure else {
        refuse(.noOutlineDisclosure(path), "tapOutlineDisclosure", file, line)
      }
      collectionView.tapOutlineDisclosure(accessory, at: indexPath)
      layoutIfNeeded()
    }
  }

  /// Drags an item by hand from one place to another (behaviour 8.9).
  ///
  /// - Parameters:
  ///   - source: The item, which is on screen.
  ///   - target: The item over which the finger is lifted, which is on screen too.
  ///   - collectionView: The collection view that both are in.
  ///   - file: The file that a refusal names.
  ///   - line: The line that a refusal names.
  /// - Returns: Whether the item may be moved.
  @discardableResult
  public func drag(
    from source: IndexPath, to target: IndexPath, in collectionView: CollectionView,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    run {
      layoutIfNeeded()
      guard !collectionView.engine.isInert else { return false }
      _ = path(touched: source, in: collectionView, "drag", file, line)
      _ = path(touched: target, in: collectionView, "drag", file, line)
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
  public func tapIndexTitle(
    _ title: String, in collectionView: CollectionView, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    run {
      layoutIfNeeded()
      let dataSource = collectionView.dataSource
      let titles = dataSource?.indexTitles(for: collectionView) ?? []
      guard let dataSource, let index = titles.firstIndex(of: title) else {
        refuse(.noIndexTitle(title, titles: titles), "tapIndexTitle", file, line)
      }
      let target = dataSource.collectionView(
        collectionView, indexPathForIndexTitle: title, at: index)
      collectionView.scrollToItem(at: target, at: .top, animated: false)
      layoutIfNeeded()
    }
  }

  /// The path of an item on screen, or a refusal.
  func path(
    touched indexPath: IndexPath, in collectionView: CollectionView, _ method: String,
    _ file: StaticString, _ line: UInt
  ) -> ItemPath {
    guard collectionView.window?.ownHost === self else {
      refuse(.notShown(.collection), method, file, line)
    }
    let path = ItemPath(item: indexPath.item, section: indexPath.section)
    guard collectionView.stage.cells[path] != nil else {
      let counts = collectionView.engine.counts()
      guard counts.contains(path) else {
        refuse(.missing(path, .collection, counts), method, file, line)
      }
      let visible = collectionView.stage.cells.paths
      refuse(.offScreen(path, .collection, visible: visible), method, file, line)
    }
    return path
  }
}

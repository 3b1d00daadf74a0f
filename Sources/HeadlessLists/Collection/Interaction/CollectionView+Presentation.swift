import Foundation
import ListCore

// During an interactive movement, the view shows an order that the data source does not have.

extension CollectionView {
  /// Returns the displayed index path of an item of the data source.
  func shownPath(_ indexPath: IndexPath?) -> IndexPath? {
    guard let movement, let path = indexPath.flatMap(ItemPath.init) else { return indexPath }
    return IndexPath(path.following(movement.original, to: movement.current))
  }

  /// Returns the data source's index path of a displayed item.
  func dataPath(_ indexPath: IndexPath?) -> IndexPath? {
    guard let movement, let path = indexPath.flatMap(ItemPath.init) else { return indexPath }
    return IndexPath(path.following(movement.current, to: movement.original))
  }

  /// Returns the data source's index path of an item. The data source is queried with such index
  /// paths only: during an interactive movement, the tentative order may have longer sections than
  /// the data (behaviour 8.9).
  func dataSourcePath(of path: ItemPath) -> IndexPath {
    guard let movement else { return IndexPath(path) }
    return IndexPath(path.following(movement.current, to: movement.original))
  }
}

extension ItemPath {
  /// Returns the new index path of an item after another item has moved.
  func following(_ source: ItemPath, to target: ItemPath) -> ItemPath {
    guard self != source else { return target }
    var path = self
    if path.section == source.section, path.item > source.item { path.item -= 1 }
    if path.section == target.section, path.item >= target.item { path.item += 1 }
    return path
  }
}

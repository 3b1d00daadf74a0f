import Foundation
import ListCore

// While an item is moved by hand, the view shows an order that the data source does not have.

extension CollectionView {
  /// Where an item of the data source is on screen.
  func shownPath(_ indexPath: IndexPath?) -> IndexPath? {
    guard let movement, let path = indexPath.flatMap(ItemPath.init) else { return indexPath }
    return IndexPath(path.following(movement.original, to: movement.current))
  }

  /// Where an item on screen is in the data source.
  func dataPath(_ indexPath: IndexPath?) -> IndexPath? {
    guard let movement, let path = indexPath.flatMap(ItemPath.init) else { return indexPath }
    return IndexPath(path.following(movement.current, to: movement.original))
  }

  /// Where the data source has an item. Only such positions are asked about: while an item is moved
  /// by hand, the tentative order may have longer sections than the data (behaviour 8.9).
  func dataSourcePath(of path: ItemPath) -> IndexPath {
    guard let movement else { return IndexPath(path) }
    return IndexPath(path.following(movement.current, to: movement.original))
  }
}

extension ItemPath {
  /// Where an item is once one item has gone from a place to another one.
  func following(_ source: ItemPath, to target: ItemPath) -> ItemPath {
    guard self != source else { return target }
    var path = self
    if path.section == source.section, path.item > source.item { path.item -= 1 }
    if path.section == target.section, path.item >= target.item { path.item += 1 }
    return path
  }
}

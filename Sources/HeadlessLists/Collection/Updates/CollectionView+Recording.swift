import Foundation
import ListCore

extension CollectionView {
  /// Notes a call that names items one by one.
  func record(_ indexPaths: [IndexPath], _ change: (ItemPath) -> Change) {
    guard let paths = checkedPaths(indexPaths) else { return }
    record(paths.map(change))
  }

  /// Notes a call that moves an item.
  func recordMove(from indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let source = checkedPath(indexPath), let target = checkedPath(newIndexPath) else {
      return
    }
    record([.moveItem(from: source, to: target)])
  }

  /// Notes a call; outside of an update it is an update of its own (behaviour 2.7).
  func record(_ changes: [Change]) {
    guard engine.letsClientsUpdate(dataSource) else { return }
    engine.record(UpdateCall(changes, site: engine.callSite.take()))
  }

  /// Collects what a block announces into one update.
  ///
  /// Without a block, what is pending is laid out and animated all the same (behaviour 5.1).
  func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    let site = engine.callSite.take()
    if !engine.isInert { engine.emit(.beganUpdate(site)) }
    engine.beginUpdates(site: site)
    guard !engine.isInert else { return }
    updates?()
    engine.endUpdates(completion: completion)
  }

  /// The paths of items; `nil` after a crash about one that is none.
  private func checkedPaths(_ indexPaths: [IndexPath]) -> [ItemPath]? {
    var paths: [ItemPath] = []
    paths.reserveCapacity(indexPaths.count)
    for indexPath in indexPaths {
      guard let path = checkedPath(indexPath) else { return nil }
      paths.append(path)
    }
    return paths
  }

  /// The path of an item; `nil` after a crash if it is none (crash families B5).
  private func checkedPath(_ indexPath: IndexPath) -> ItemPath? {
    guard !engine.isInert else { return nil }
    if let path = ItemPath(indexPath) { return path }
    engine.crash(.query(.invalidUpdatePath(description: indexPath.objectDescription)))
    return nil
  }
}

extension IndexPath {
  /// The path as its Objective-C counterpart describes itself in a message.
  var objectDescription: String {
    if let path = ItemPath(self) { return path.objectDescription(.lengthAndPath) }
    let text = map(String.init).joined(separator: " - ")
    return "<NSIndexPath: 0x\(String(UInt(bitPattern: hashValue), radix: 16))> "
      + "{length = \(count), path = \(text)}"
  }
}

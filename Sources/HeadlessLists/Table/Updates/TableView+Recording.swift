import Foundation
import ListCore

// What the mutation methods do.

extension TableView {
  func baseBeginUpdates() {
    beginUpdates(at: engine.callSite.take())
  }

  private func beginUpdates(at site: CallSite?) {
    if !engine.isInert { engine.emit(.beganUpdate(site)) }
    engine.beginUpdates(site: site)
  }

  func basePerformBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    beginUpdates(at: engine.callSite.take())
    guard !engine.isInert else { return }
    updates?()
    engine.endUpdates(completion: completion)
  }

  func record(
    _ indexPaths: [IndexPath], _ animation: RowAnimation, _ change: (ItemPath) -> Change
  ) {
    guard let paths = updatePaths(indexPaths) else { return }
    record(paths.map(change), animation)
  }

  func record(_ sections: IndexSet, _ animation: RowAnimation, _ change: (Int) -> Change) {
    record(sections.map(change), animation)
  }

  func recordMove(_ indexPath: IndexPath, _ newIndexPath: IndexPath) {
    guard let source = updatePath(indexPath), let target = updatePath(newIndexPath) else { return }
    record([.moveItem(from: source, to: target)], .automatic)
  }

  func record(_ changes: [Change], _ animation: RowAnimation) {
    guard engine.letsClientsUpdate(dataSource) else { return }
    engine.record(UpdateCall(changes, site: engine.callSite.take(), tag: animation.rawValue))
  }

  /// The paths that a mutation names; `nil` after a crash about one of them.
  private func updatePaths(_ indexPaths: [IndexPath]) -> [ItemPath]? {
    var paths: [ItemPath] = []
    paths.reserveCapacity(indexPaths.count)
    for indexPath in indexPaths {
      guard let path = updatePath(indexPath) else { return nil }
      paths.append(path)
    }
    return paths
  }

  /// The path that a mutation names, or a crash at the call itself (crash families B5).
  private func updatePath(_ indexPath: IndexPath) -> ItemPath? {
    if let path = ItemPath(indexPath), (0..<NSNotFound).contains(path.item),
      (0..<NSNotFound).contains(path.section)
    {
      return path
    }
    engine.crash(
      .query(.invalidUpdatePath(description: indexPath.description(like: simulator.profile))))
    return nil
  }
}

extension IndexPath {
  /// The path as its Objective-C counterpart describes itself.
  fileprivate func description(like profile: SystemProfile) -> String {
    if let path = ItemPath(self) { return path.objectDescription(profile.indexPathStyle) }
    let indexes = map(String.init)
    return switch profile.indexPathStyle {
    case .indexes:
      "<NSIndexPath 0x8361f40> \(count) indexes [\(indexes.joined(separator: ", "))]"
    case .lengthAndPath:
      "<NSIndexPath: 0x8361f40> {length = \(count), path = \(indexes.joined(separator: " - "))}"
    }
  }
}

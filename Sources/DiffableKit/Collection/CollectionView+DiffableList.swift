import Foundation
import HeadlessKit
import ListCore

extension CollectionView: DiffableList {
  /// Returns `false`: a collection view animates everything. (behaviour 6.5)
  func needsReload(for diff: ListDiff) -> Bool { false }

  /// Behaviour 6.4, 6.2.
  var reloadsItemsAfterSections: Bool { true }

  func performUpdates(_ announce: (() -> Void)?, completion: ((Bool) -> Void)?) {
    performBatchUpdates(announce, completion: completion)
  }

  func announce(_ diff: ListDiff, animation: TableView.RowAnimation) {
    if !diff.deletedSections.isEmpty { deleteSections(IndexSet(diff.deletedSections)) }
    if !diff.insertedSections.isEmpty { insertSections(IndexSet(diff.insertedSections)) }
    for move in diff.movedSections { moveSection(move.from, toSection: move.to) }
    if !diff.deletedItems.isEmpty { deleteItems(at: diff.deletedItems.indexPaths) }
    if !diff.insertedItems.isEmpty { insertItems(at: diff.insertedItems.indexPaths) }
    let moveItem = self.moveItem(at:to:)  // a client may override it; no location to record
    for move in diff.movedItems { moveItem(IndexPath(move.from), IndexPath(move.to)) }
  }

  func announce(_ marks: MarkedPaths, animation: TableView.RowAnimation) {
    if !marks.reloadedSections.isEmpty { reloadSections(marks.reloadedSections) }
    if !marks.reloadedItems.isEmpty { reloadItems(at: marks.reloadedItems.indexPaths) }
    if !marks.reconfiguredItems.isEmpty { reconfigureItems(at: marks.reconfiguredItems.indexPaths) }
  }

  func showOutlines(_ place: (IndexPath) -> OutlinePlace?) {
    for path in indexPathsForVisibleItems {
      guard let place = place(path) else { continue }
      cellForItem(at: path)?.showOutline(level: place.level, isExpanded: place.isExpanded)
    }
  }
}

import Foundation
import HeadlessKit
import ListCore

extension TableView: DiffableList {
  /// Returns whether a table cannot animate the changes: it cannot move a row out of a deleted or
  /// into an inserted section, and moves one section at most. (behaviour 6.5)
  func needsReload(for diff: ListDiff) -> Bool {
    if diff.movedSections.count > 1 { return true }
    guard !diff.deletedSections.isEmpty || !diff.insertedSections.isEmpty else { return false }
    let (deleted, inserted) = (Set(diff.deletedSections), Set(diff.insertedSections))
    return diff.movedItems.contains {
      deleted.contains($0.from.section) || inserted.contains($0.to.section)
    }
  }

  /// Behaviour 6.2: not seen with tables.
  var reloadsItemsAfterSections: Bool { false }

  func performUpdates(_ announce: (() -> Void)?, completion: ((Bool) -> Void)?) {
    performBatchUpdates(announce, completion: completion)
  }

  func announce(_ diff: ListDiff, animation: RowAnimation) {
    if !diff.deletedSections.isEmpty {
      deleteSections(IndexSet(diff.deletedSections), with: animation)
    }
    if !diff.insertedSections.isEmpty {
      insertSections(IndexSet(diff.insertedSections), with: animation)
    }
    for move in diff.movedSections { moveSection(move.from, toSection: move.to) }
    if !diff.deletedItems.isEmpty { deleteRows(at: diff.deletedItems.indexPaths, with: animation) }
    if !diff.insertedItems.isEmpty {
      insertRows(at: diff.insertedItems.indexPaths, with: animation)
    }
    let moveRow = self.moveRow(at:to:)  // a client may override it; no location to record
    for move in diff.movedItems { moveRow(IndexPath(move.from), IndexPath(move.to)) }
  }

  func announce(_ marks: MarkedPaths, animation: RowAnimation) {
    if !marks.reloadedSections.isEmpty { reloadSections(marks.reloadedSections, with: animation) }
    if !marks.reloadedItems.isEmpty {
      reloadRows(at: marks.reloadedItems.indexPaths, with: animation)
    }
    if !marks.reconfiguredItems.isEmpty { reconfigureRows(at: marks.reconfiguredItems.indexPaths) }
  }

  /// Does nothing, because tables have no trees.
  func showOutlines(_ place: (IndexPath) -> OutlinePlace?) {}
}

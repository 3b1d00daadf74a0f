import Foundation
import ListCore

// The twins of the mutation methods: the same, with the place of the call, which direct calls pick.
// They note the place for the ledger of a crash and call the method that a subclass may override.
// A method that is overridden, referred to or called through a protocol is UIKit's own.
extension CollectionView {
  /// Tells that items are new. The positions are those after the update.
  public final func insertItems(
    at indexPaths: [IndexPath], function: StaticString = #function,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    carryOut(
      "insertItems(at:)", function, fileID, line,
      base: { record(indexPaths, Change.insertItem) },
      dispatched: { (self.insertItems(at:))(indexPaths) }
    )
  }

  /// Tells that items are gone. The positions are those before the update.
  public final func deleteItems(
    at indexPaths: [IndexPath], function: StaticString = #function,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    carryOut(
      "deleteItems(at:)", function, fileID, line,
      base: { record(indexPaths, Change.deleteItem) },
      dispatched: { (self.deleteItems(at:))(indexPaths) }
    )
  }

  /// Tells that items need other cells. The positions are those before the update.
  public final func reloadItems(
    at indexPaths: [IndexPath], function: StaticString = #function,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    carryOut(
      "reloadItems(at:)", function, fileID, line,
      base: { record(indexPaths, Change.reloadItem) },
      dispatched: { (self.reloadItems(at:))(indexPaths) }
    )
  }

  /// Tells that an item is elsewhere: from a position before the update to one after it.
  public final func moveItem(
    at indexPath: IndexPath, to newIndexPath: IndexPath, function: StaticString = #function,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    carryOut(
      "moveItem(at:to:)", function, fileID, line,
      base: { recordMove(from: indexPath, to: newIndexPath) },
      dispatched: { (self.moveItem(at:to:))(indexPath, newIndexPath) })
  }

  /// Tells that sections are new. The positions are those after the update.
  public final func insertSections(
    _ sections: IndexSet, function: StaticString = #function, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    carryOut(
      "insertSections(_:)", function, fileID, line,
      base: { record(sections.map { .insertSection($0) }) },
      dispatched: { (self.insertSections(_:))(sections) })
  }

  /// Tells that sections are gone. The positions are those before the update.
  public final func deleteSections(
    _ sections: IndexSet, function: StaticString = #function, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    carryOut(
      "deleteSections(_:)", function, fileID, line,
      base: { record(sections.map { .deleteSection($0) }) },
      dispatched: { (self.deleteSections(_:))(sections) })
  }

  /// Tells that sections need other views. The positions are those before the update.
  public final func reloadSections(
    _ sections: IndexSet, function: StaticString = #function, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    carryOut(
      "reloadSections(_:)", function, fileID, line,
      base: { record(sections.map { .reloadSection($0) }) },
      dispatched: { (self.reloadSections(_:))(sections) })
  }

  /// Tells that a section is elsewhere: from a position before the update to one after it.
  public final func moveSection(
    _ section: Int, toSection newSection: Int, function: StaticString = #function,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    carryOut(
      "moveSection(_:toSection:)", function, fileID, line,
      base: { record([.moveSection(from: section, to: newSection)]) },
      dispatched: { (self.moveSection(_:toSection:))(section, newSection) })
  }

  /// Collects several changes into one update. See ``performBatchUpdates(_:completion:)``.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    carryOut(
      "performBatchUpdates(_:completion:)", function, fileID, line,
      base: { performUpdates(updates, completion) },
      dispatched: { (self.performBatchUpdates(_:completion:))(updates, completion) })
  }

  private func carryOut(
    _ method: String, _ function: StaticString, _ fileID: StaticString, _ line: UInt,
    base: () -> Void, dispatched: () -> Void
  ) {
    engine.carryOut(
      method, from: function, fileID, line, isSubclassed: type(of: self) != CollectionView.self,
      base: base, dispatched: dispatched)
  }
}

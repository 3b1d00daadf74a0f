import Foundation

// The twins that direct calls of the mutation methods pick. They note where the call was written
// and go on to the method with UIKit's signature, which may be overridden (see `CallSiteRecorder`).

extension TableView {
  /// Begins an update.
  public func beginUpdates(
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    carryOut("beginUpdates()", function, fileID, line) {
      $0.baseBeginUpdates()
    } dispatched: {
      let method: () -> Void = $0.beginUpdates  // a plain call would pick this twin again
      method()
    }
  }

  /// Collects what a closure announces, carries it out, and tells when the animation is over.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    carryOut("performBatchUpdates(_:completion:)", function, fileID, line) {
      $0.basePerformBatchUpdates(updates, completion: completion)
    } dispatched: {
      $0.performBatchUpdates(_:completion:)(updates, completion)
    }
  }

  /// Announces that rows after the update are new.
  public func insertRows(
    at indexPaths: [IndexPath], with animation: RowAnimation,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    carryOut("insertRows(at:with:)", function, fileID, line) {
      $0.record(indexPaths, animation) { .insertItem($0) }
    } dispatched: {
      $0.insertRows(at:with:)(indexPaths, animation)
    }
  }

  /// Announces that rows before the update are gone.
  public func deleteRows(
    at indexPaths: [IndexPath], with animation: RowAnimation,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    carryOut("deleteRows(at:with:)", function, fileID, line) {
      $0.record(indexPaths, animation) { .deleteItem($0) }
    } dispatched: {
      $0.deleteRows(at:with:)(indexPaths, animation)
    }
  }

  /// Announces that rows before the update are replaced.
  public func reloadRows(
    at indexPaths: [IndexPath], with animation: RowAnimation,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    carryOut("reloadRows(at:with:)", function, fileID, line) {
      $0.record(indexPaths, animation) { .reloadItem($0) }
    } dispatched: {
      $0.reloadRows(at:with:)(indexPaths, animation)
    }
  }

  /// Announces that a row before the update is found elsewhere after it.
  public func moveRow(
    at indexPath: IndexPath, to newIndexPath: IndexPath,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    carryOut("moveRow(at:to:)", function, fileID, line) {
      $0.recordMove(indexPath, newIndexPath)
    } dispatched: {
      $0.moveRow(at:to:)(indexPath, newIndexPath)
    }
  }

  /// Announces that sections after the update are new.
  public func insertSections(
    _ sections: IndexSet, with animation: RowAnimation,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    carryOut("insertSections(_:with:)", function, fileID, line) {
      $0.record(sections, animation) { .insertSection($0) }
    } dispatched: {
      $0.insertSections(_:with:)(sections, animation)
    }
  }

  /// Announces that sections before the update are gone.
  public func deleteSections(
    _ sections: IndexSet, with animation: RowAnimation,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    carryOut("deleteSections(_:with:)", function, fileID, line) {
      $0.record(sections, animation) { .deleteSection($0) }
    } dispatched: {
      $0.deleteSections(_:with:)(sections, animation)
    }
  }

  /// Announces that sections before the update are replaced.
  public func reloadSections(
    _ sections: IndexSet, with animation: RowAnimation,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    carryOut("reloadSections(_:with:)", function, fileID, line) {
      $0.record(sections, animation) { .reloadSection($0) }
    } dispatched: {
      $0.reloadSections(_:with:)(sections, animation)
    }
  }

  /// Announces that a section before the update is found elsewhere after it.
  public func moveSection(
    _ section: Int, toSection newSection: Int,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    carryOut("moveSection(_:toSection:)", function, fileID, line) {
      $0.record([.moveSection(from: section, to: newSection)], .automatic)
    } dispatched: {
      $0.moveSection(_:toSection:)(section, newSection)
    }
  }

  private func carryOut(
    _ method: String, _ function: StaticString, _ fileID: StaticString, _ line: UInt,
    base: (TableView) -> Void, dispatched: (TableView) -> Void
  ) {
    engine.carryOut(
      method, from: function, fileID, line, isSubclassed: type(of: self) != TableView.self,
      base: { base(self) }, dispatched: { dispatched(self) })
  }
}

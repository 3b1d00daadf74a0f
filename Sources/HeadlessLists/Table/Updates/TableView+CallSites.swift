import Foundation

// The overloads of the mutation methods that direct calls select. They record the location of the
// call, and call the method with UIKit's signature, which may be overridden (see
// `CallSiteRecorder`).

extension TableView {
  /// Begins an update.
  public func beginUpdates(
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    engine.perform(
      .begin, as: "beginUpdates()",
      from: Caller(function, fileID, line)
    ) {
      let method: () -> Void = self.beginUpdates  // a direct call would select this overload again
      method()
    }
  }

  /// Combines the changes that a closure announces into one update, and calls a closure after the
  /// animation.
  public func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    engine.perform(
      .batch(updates: updates, completion: completion), as: "performBatchUpdates(_:completion:)",
      from: Caller(function, fileID, line)
    ) {
      (self.performBatchUpdates(_:completion:))(updates, completion)
    }
  }

  /// Combines the changes that a nonescaping closure announces into one update.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(
        Optional(updates), completion: completion, function: function, fileID: fileID, line: line)
    }
  }

  /// Announces inserted rows, at their positions after the update.
  public func insertRows(
    at indexPaths: [IndexPath], with animation: RowAnimation,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    engine.perform(
      .announce(.insertItems(indexPaths), with: animation), as: "insertRows(at:with:)",
      from: Caller(function, fileID, line)
    ) {
      (self.insertRows(at:with:))(indexPaths, animation)
    }
  }

  /// Announces deleted rows, at their positions before the update.
  public func deleteRows(
    at indexPaths: [IndexPath], with animation: RowAnimation,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    engine.perform(
      .announce(.deleteItems(indexPaths), with: animation), as: "deleteRows(at:with:)",
      from: Caller(function, fileID, line)
    ) {
      (self.deleteRows(at:with:))(indexPaths, animation)
    }
  }

  /// Announces rows to reload, at their positions before the update.
  public func reloadRows(
    at indexPaths: [IndexPath], with animation: RowAnimation,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    engine.perform(
      .announce(.reloadItems(indexPaths), with: animation), as: "reloadRows(at:with:)",
      from: Caller(function, fileID, line)
    ) {
      (self.reloadRows(at:with:))(indexPaths, animation)
    }
  }

  /// Announces a moved row, from a position before the update to one after it.
  public func moveRow(
    at indexPath: IndexPath, to newIndexPath: IndexPath,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    engine.perform(
      .announce(.moveItem(from: indexPath, to: newIndexPath), with: .automatic),
      as: "moveRow(at:to:)",
      from: Caller(function, fileID, line)
    ) {
      (self.moveRow(at:to:))(indexPath, newIndexPath)
    }
  }

  /// Announces inserted sections, at their positions after the update.
  public func insertSections(
    _ sections: IndexSet, with animation: RowAnimation,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    engine.perform(
      .announce(.insertSections(sections), with: animation), as: "insertSections(_:with:)",
      from: Caller(function, fileID, line)
    ) {
      (self.insertSections(_:with:))(sections, animation)
    }
  }

  /// Announces deleted sections, at their positions before the update.
  public func deleteSections(
    _ sections: IndexSet, with animation: RowAnimation,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    engine.perform(
      .announce(.deleteSections(sections), with: animation), as: "deleteSections(_:with:)",
      from: Caller(function, fileID, line)
    ) {
      (self.deleteSections(_:with:))(sections, animation)
    }
  }

  /// Announces sections to reload, at their positions before the update.
  public func reloadSections(
    _ sections: IndexSet, with animation: RowAnimation,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    engine.perform(
      .announce(.reloadSections(sections), with: animation), as: "reloadSections(_:with:)",
      from: Caller(function, fileID, line)
    ) {
      (self.reloadSections(_:with:))(sections, animation)
    }
  }

  /// Announces a moved section, from a position before the update to one after it.
  public func moveSection(
    _ section: Int, toSection newSection: Int,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    engine.perform(
      .announce(.moveSection(from: section, to: newSection), with: .automatic),
      as: "moveSection(_:toSection:)",
      from: Caller(function, fileID, line)
    ) {
      (self.moveSection(_:toSection:))(section, newSection)
    }
  }
}

extension ListMutation {
  /// Announces a change with an animation.
  static func announce(_ change: AnnouncedChange, with animation: TableView.RowAnimation) -> Self {
    .announce(change, tag: animation.rawValue)
  }
}

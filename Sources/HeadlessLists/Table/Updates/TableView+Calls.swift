import Foundation

// The overloads that direct calls of the mutation methods pick. They note where the call was written
// and go on to the method with UIKit's signature, which may be overridden (see `CallSiteRecorder`).

extension TableView {
  /// Begins an update.
  public func beginUpdates(
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    engine.perform(
      .begin, as: "beginUpdates()",
      from: Caller(function, fileID, line)
    ) {
      let method: () -> Void = self.beginUpdates  // a plain call would pick this overload again
      method()
    }
  }

  /// Collects what a closure announces, carries it out, and tells when the animation is over.
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

  /// Collects what a closure announces, which does not escape, and carries it out.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(
        Optional(updates), completion: completion, function: function, fileID: fileID, line: line)
    }
  }

  /// Announces that rows after the update are new.
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

  /// Announces that rows before the update are gone.
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

  /// Announces that rows before the update are replaced.
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

  /// Announces that a row before the update is found elsewhere after it.
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

  /// Announces that sections after the update are new.
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

  /// Announces that sections before the update are gone.
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

  /// Announces that sections before the update are replaced.
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

  /// Announces that a section before the update is found elsewhere after it.
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

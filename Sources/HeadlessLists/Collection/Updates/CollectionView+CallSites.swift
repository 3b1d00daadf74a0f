import Foundation
import ListCore

// Overloads of the mutation methods with the location of the call, which direct calls select. They
// record the location for the ledger of a crash, and call the method that a subclass may override.
// A method that is overridden, referenced or called through a protocol has UIKit's signature.
extension CollectionView {
  /// Announces inserted items, at their positions after the update.
  public final func insertItems(
    at indexPaths: [IndexPath], function: StaticString = #function,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    engine.perform(
      .announce(.insertItems(indexPaths)), as: "insertItems(at:)",
      from: Caller(function, fileID, line)
    ) {
      (self.insertItems(at:))(indexPaths)
    }
  }

  /// Announces deleted items, at their positions before the update.
  public final func deleteItems(
    at indexPaths: [IndexPath], function: StaticString = #function,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    engine.perform(
      .announce(.deleteItems(indexPaths)), as: "deleteItems(at:)",
      from: Caller(function, fileID, line)
    ) {
      (self.deleteItems(at:))(indexPaths)
    }
  }

  /// Announces items to reload, at their positions before the update.
  public final func reloadItems(
    at indexPaths: [IndexPath], function: StaticString = #function,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    engine.perform(
      .announce(.reloadItems(indexPaths)), as: "reloadItems(at:)",
      from: Caller(function, fileID, line)
    ) {
      (self.reloadItems(at:))(indexPaths)
    }
  }

  /// Announces a moved item, from a position before the update to one after it.
  public final func moveItem(
    at indexPath: IndexPath, to newIndexPath: IndexPath, function: StaticString = #function,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    engine.perform(
      .announce(.moveItem(from: indexPath, to: newIndexPath)), as: "moveItem(at:to:)",
      from: Caller(function, fileID, line)
    ) {
      (self.moveItem(at:to:))(indexPath, newIndexPath)
    }
  }

  /// Announces inserted sections, at their positions after the update.
  public final func insertSections(
    _ sections: IndexSet, function: StaticString = #function, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    engine.perform(
      .announce(.insertSections(sections)), as: "insertSections(_:)",
      from: Caller(function, fileID, line)
    ) {
      (self.insertSections(_:))(sections)
    }
  }

  /// Announces deleted sections, at their positions before the update.
  public final func deleteSections(
    _ sections: IndexSet, function: StaticString = #function, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    engine.perform(
      .announce(.deleteSections(sections)), as: "deleteSections(_:)",
      from: Caller(function, fileID, line)
    ) {
      (self.deleteSections(_:))(sections)
    }
  }

  /// Announces sections to reload, at their positions before the update.
  public final func reloadSections(
    _ sections: IndexSet, function: StaticString = #function, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    engine.perform(
      .announce(.reloadSections(sections)), as: "reloadSections(_:)",
      from: Caller(function, fileID, line)
    ) {
      (self.reloadSections(_:))(sections)
    }
  }

  /// Announces a moved section, from a position before the update to one after it.
  public final func moveSection(
    _ section: Int, toSection newSection: Int, function: StaticString = #function,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    engine.perform(
      .announce(.moveSection(from: section, to: newSection)), as: "moveSection(_:toSection:)",
      from: Caller(function, fileID, line)
    ) {
      (self.moveSection(_:toSection:))(section, newSection)
    }
  }

  /// Combines the changes that a nonescaping closure announces into one update.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil,
    function: StaticString = #function, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(
        Optional(updates), completion: completion, function: function, fileID: fileID, line: line)
    }
  }

  /// Combines several changes into one update. See ``performBatchUpdates(_:completion:)``.
  public final func performBatchUpdates(
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
}

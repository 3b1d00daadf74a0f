import Foundation
import ListCore

/// A mutation of a list by a client.
///
/// Every mutation method of a table and of a collection view creates one and passes it to
/// ``ListEngine/perform(_:)``, the only entry point.
enum ListMutation {
  /// Announces a change. The tag is returned with the batch: a table's row animation.
  case announce(AnnouncedChange, tag: Int = 0)
  /// Opens an update, which may be nested.
  case begin
  /// Closes the innermost update.
  case end
  /// Opens an update, runs a closure that announces changes, and closes the update.
  case batch(updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  /// Opens an update, without an event, for a row that was reordered by touch. The closure calls
  /// the data source, announces the move, and returns whether the batch is still valid.
  case reorder(() -> Bool)
  /// Configures cells again. The paths are those before the update.
  case reconfigure([IndexPath])
  /// Discards all data and loads it again.
  case reload
}

/// One call of a method that announces a change, with its arguments.
enum AnnouncedChange {
  /// Items after the update are inserted.
  case insertItems([IndexPath])
  /// Items before the update are deleted.
  case deleteItems([IndexPath])
  /// Items before the update are replaced.
  case reloadItems([IndexPath])
  /// An item before the update has another position after it.
  case moveItem(from: IndexPath, to: IndexPath)
  /// Sections after the update are inserted.
  case insertSections(IndexSet)
  /// Sections before the update are deleted.
  case deleteSections(IndexSet)
  /// Sections before the update are replaced.
  case reloadSections(IndexSet)
  /// A section before the update has another index after it.
  case moveSection(from: Int, to: Int)
}

extension AnnouncedChange {
  /// Returns the changes that the call announces, in the order of its arguments.
  ///
  /// - Parameter path: Returns the path of an argument; `nil` after a crash because of it.
  /// - Returns: The changes; `nil` after a crash because of one of the arguments.
  func changes(path: (IndexPath) -> ItemPath?) -> [Change]? {
    switch self {
    case .insertItems(let paths): paths.mapAll { path($0).map(Change.insertItem) }
    case .deleteItems(let paths): paths.mapAll { path($0).map(Change.deleteItem) }
    case .reloadItems(let paths): paths.mapAll { path($0).map(Change.reloadItem) }
    case .moveItem(let source, let target):
      path(source).flatMap { source in
        path(target).map { [.moveItem(from: source, to: $0)] }
      }
    case .insertSections(let sections): sections.map(Change.insertSection)
    case .deleteSections(let sections): sections.map(Change.deleteSection)
    case .reloadSections(let sections): sections.map(Change.reloadSection)
    case .moveSection(let source, let target): [.moveSection(from: source, to: target)]
    }
  }
}

extension Array {
  /// Returns the results for all elements; `nil` if one of them has no result.
  fileprivate func mapAll<Result>(_ transform: (Element) -> Result?) -> [Result]? {
    var results: [Result] = []
    results.reserveCapacity(count)
    for element in self {
      guard let result = transform(element) else { return nil }
      results.append(result)
    }
    return results
  }
}

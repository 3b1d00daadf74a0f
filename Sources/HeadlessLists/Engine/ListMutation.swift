import Foundation
import ListCore

/// What a client can do to a list.
///
/// Every mutation method of a table and of a collection view makes one of these and hands it to
/// ``ListEngine/perform(_:)``, the only way in.
enum ListMutation {
  /// Announces a change. The tag comes back with the batch: a table's row animation.
  case announce(AnnouncedChange, tag: Int = 0)
  /// Opens one level of a batch.
  case begin
  /// Closes one level of a batch.
  case end
  /// Opens a level, runs a closure that announces changes, and closes the level.
  case batch(updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  /// Opens a level, without an event, for a row that was reordered by touch. The closure tells the
  /// data source, announces the move, and returns whether the batch is still valid.
  case reorder(() -> Bool)
  /// Configures cells again. The paths are those before the update.
  case reconfigure([IndexPath])
  /// Asks for everything again.
  case reload
}

/// One call of a method that announces a change, with its arguments.
enum AnnouncedChange {
  /// Items after the update are new.
  case insertItems([IndexPath])
  /// Items before the update are gone.
  case deleteItems([IndexPath])
  /// Items before the update are replaced.
  case reloadItems([IndexPath])
  /// An item before the update is found elsewhere after it.
  case moveItem(from: IndexPath, to: IndexPath)
  /// Sections after the update are new.
  case insertSections(IndexSet)
  /// Sections before the update are gone.
  case deleteSections(IndexSet)
  /// Sections before the update are replaced.
  case reloadSections(IndexSet)
  /// A section before the update is found elsewhere after it.
  case moveSection(from: Int, to: Int)
}

extension AnnouncedChange {
  /// The changes that the call announces, in the order of its arguments.
  ///
  /// - Parameter path: Returns the path that an argument stands for; `nil` after a crash about it.
  /// - Returns: The changes; `nil` after a crash about one of the arguments.
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
  /// The results for all elements; `nil` as soon as there is none for one of them.
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

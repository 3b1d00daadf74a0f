import Foundation

/// A section of a controller's results.
///
/// Counterpart: `NSFetchedResultsSectionInfo`.
public protocol FetchedResultsSectionInfo {
  /// The name, which is the value of the section's key path.
  var name: String { get }
  /// The title in an index.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects, in order.
  var objects: [Any]? { get }
}

/// A section at the time when it was requested.
struct FetchedSection: FetchedResultsSectionInfo {
  let name: String
  let indexTitle: String?
  let content: [ManagedObject]

  var numberOfObjects: Int { content.count }
  var objects: [Any]? { content }
}

/// The type of a change to an object or a section of a controller's results.
///
/// Counterpart: `NSFetchedResultsChangeType`.
public enum FetchedResultsChangeType: UInt, Sendable {
  /// It was inserted.
  case insert = 1
  /// It was deleted.
  case delete = 2
  /// Its position changed, and usually its values too.
  case move = 3
  /// Its values changed, but not its relative position.
  case update = 4
}

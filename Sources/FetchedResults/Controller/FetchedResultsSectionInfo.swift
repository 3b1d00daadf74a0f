import Foundation

/// A section of a controller's results.
///
/// Core Data's counterpart is `NSFetchedResultsSectionInfo`.
public protocol FetchedResultsSectionInfo {
  /// The name: the value of the section's key path.
  var name: String { get }
  /// The title in an index.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects, in order.
  var objects: [Any]? { get }
}

/// A section as it was when it was asked for.
struct FetchedSection: FetchedResultsSectionInfo {
  let name: String
  let indexTitle: String?
  let content: [ManagedObject]

  var numberOfObjects: Int { content.count }
  var objects: [Any]? { content }
}

/// What happened to an object or a section of a controller's results.
///
/// Core Data's counterpart is `NSFetchedResultsChangeType`.
public enum FetchedResultsChangeType: UInt, Sendable {
  /// It is new.
  case insert = 1
  /// It is gone.
  case delete = 2
  /// It has another place, and most likely other values.
  case move = 3
  /// It has other values and its place among those around it.
  case update = 4
}

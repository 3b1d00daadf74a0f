import DiffableKit
import Foundation

/// The methods that notify a delegate of changes to a controller's results.
///
/// All methods are optional: a default implementation represents a missing method. If the delegate
/// implements the snapshot method, no other method is called. If it implements the difference
/// method, no other method is called either, unless there are sections.
///
/// Counterpart: `NSFetchedResultsControllerDelegate`. As in Core Data, no method is isolated to the
/// main actor.
@preconcurrency
public protocol FetchedResultsControllerDelegate: NSObjectProtocol {
  /// Called before a batch of changes. The controller still has the old results.
  ///
  /// - Parameter controller: The controller.
  func controllerWillChangeContent(
    _ controller: FetchedResultsController<any FetchRequestResult>)

  /// Called after a batch of changes.
  ///
  /// - Parameter controller: The controller.
  func controllerDidChangeContent(
    _ controller: FetchedResultsController<any FetchRequestResult>)

  /// Called for every object that changed. The controller already has the new results.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - anObject: The object.
  ///   - indexPath: Its index path before the batch; `nil` if it is new.
  ///   - type: The type of the change. A move implies an update.
  ///   - newIndexPath: Its index path after the batch; `nil` if it was deleted.
  func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: FetchedResultsChangeType, newIndexPath: IndexPath?)

  /// Called for every section that was inserted or deleted, before the objects.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - sectionInfo: The section.
  ///   - sectionIndex: Its index before the batch if it was deleted, or after the batch if it was
  ///     inserted.
  ///   - type: Whether it was inserted or deleted.
  func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>,
    didChange sectionInfo: any FetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: FetchedResultsChangeType)

  /// Returns the index title of a section. The default is the capitalised first letter.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - sectionName: The section's name.
  func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?

  /// Called after a fetch and after a batch of changes, instead of all other methods.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - snapshot: The section names and the objects' identifiers.
  func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>,
    didChangeContentWith snapshot: DiffableDataSourceSnapshotReference)

  /// Called after a batch of changes to results without sections, instead of all other methods
  /// except the one for snapshots.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - diff: The changes, by object identifier.
  func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<ManagedObjectID>)
}

extension FetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(
    _ controller: FetchedResultsController<any FetchRequestResult>
  ) {}

  /// Does nothing.
  public func controllerDidChangeContent(
    _ controller: FetchedResultsController<any FetchRequestResult>
  ) {}

  /// Does nothing.
  public func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: FetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}

  /// Does nothing.
  public func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>,
    didChange sectionInfo: any FetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: FetchedResultsChangeType
  ) {}

  /// Returns the capitalised first letter of the name.
  public func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? {
    controller.sectionIndexTitle(forSectionName: sectionName)
  }

  /// Marks the method as missing.
  public func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>,
    didChangeContentWith snapshot: DiffableDataSourceSnapshotReference
  ) {
    controller.results.isMethodMissing = true
  }

  /// Marks the method as missing.
  public func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<ManagedObjectID>
  ) {
    controller.results.isMethodMissing = true
  }
}

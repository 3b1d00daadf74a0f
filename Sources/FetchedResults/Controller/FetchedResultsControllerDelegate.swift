import DiffableKit
import Foundation

/// Hears of changes of a controller's results.
///
/// All methods are optional: a default stands for a method that is not there. A delegate with the
/// method for snapshots is told by no other, and one with the method for differences by no other
/// either, unless there are sections.
///
/// Core Data's counterpart is `NSFetchedResultsControllerDelegate`. As there no method is bound to
/// the main actor.
@preconcurrency
public protocol FetchedResultsControllerDelegate: NSObjectProtocol {
  /// Called before a batch of changes. The controller still has the results before it.
  ///
  /// - Parameter controller: The controller.
  func controllerWillChangeContent(
    _ controller: FetchedResultsController<any FetchRequestResult>)

  /// Called after a batch of changes.
  ///
  /// - Parameter controller: The controller.
  func controllerDidChangeContent(
    _ controller: FetchedResultsController<any FetchRequestResult>)

  /// Called for every object that changed. The controller has the results after the batch.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - anObject: The object.
  ///   - indexPath: Where it was before the batch; `nil` if it is new.
  ///   - type: What happened to it. A move stands for an update as well.
  ///   - newIndexPath: Where it is after the batch; `nil` if it is gone.
  func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: FetchedResultsChangeType, newIndexPath: IndexPath?)

  /// Called for every section that comes or goes, before the objects.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - sectionInfo: The section.
  ///   - sectionIndex: Where it was before the batch if it is gone, else where it is after it.
  ///   - type: Whether it came or went.
  func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>,
    didChange sectionInfo: any FetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: FetchedResultsChangeType)

  /// Asked for the title in an index. The first letter is the default.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - sectionName: The section's name.
  func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?

  /// Called after a fetch and after a batch of changes, in place of all other methods.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - snapshot: The names of sections, and the identities of objects.
  func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>,
    didChangeContentWith snapshot: DiffableDataSourceSnapshotReference)

  /// Called after a batch of changes of results without sections, in place of all other methods
  /// but the one for snapshots.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - diff: What changed, by the identities of objects.
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

  /// The first letter of the name, as a capital.
  public func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? {
    controller.sectionIndexTitle(forSectionName: sectionName)
  }

  /// Tells the controller that the method is not there.
  public func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>,
    didChangeContentWith snapshot: DiffableDataSourceSnapshotReference
  ) {
    controller.results.isMethodMissing = true
  }

  /// Tells the controller that the method is not there.
  public func controller(
    _ controller: FetchedResultsController<any FetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<ManagedObjectID>
  ) {
    controller.results.isMethodMissing = true
  }
}

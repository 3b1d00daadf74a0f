import FetchedResults
@_exported import Foundation

#if os(Linux)
  // One name makes the members of all types visible: see the module UIKit.
  @_exported import func FetchedResults.NSManagedObject
#endif

// Core Data's own names, so that a screen that says `import CoreData` compiles on Linux.

public typealias NSManagedObject = ManagedObject
public typealias NSManagedObjectID = ManagedObjectID
public typealias NSManagedObjectContext = ManagedObjectContext
public typealias NSManagedObjectContextConcurrencyType = ManagedObjectContext.ConcurrencyType
public typealias NSManagedObjectModel = ManagedObjectModel
public typealias NSEntityDescription = EntityDescription
public typealias NSPropertyDescription = PropertyDescription
public typealias NSAttributeDescription = AttributeDescription
public typealias NSAttributeType = AttributeType
public typealias NSMergePolicy = MergePolicy

public typealias NSPersistentContainer = PersistentContainer
public typealias NSPersistentStoreCoordinator = PersistentStoreCoordinator
public typealias NSPersistentStore = PersistentStore
public typealias NSPersistentStoreDescription = PersistentStoreDescription

public typealias NSFetchRequest = FetchRequest
public typealias NSFetchRequestResult = FetchRequestResult
public typealias NSFetchRequestResultType = FetchRequestResultType

public typealias NSFetchedResultsController = FetchedResultsController
public typealias NSFetchedResultsControllerDelegate = FetchedResultsControllerDelegate
public typealias NSFetchedResultsSectionInfo = FetchedResultsSectionInfo
public typealias NSFetchedResultsChangeType = FetchedResultsChangeType

/// The type of a store in memory, as all are.
public let NSInMemoryStoreType = "InMemory"
/// The type of a store in a database; it is in memory all the same.
public let NSSQLiteStoreType = "SQLite"
/// The type of a store in a file; it is in memory all the same.
public let NSBinaryStoreType = "Binary"

/// The option under which a store would be migrated.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The option under which a migration would infer the mapping.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option with settings of the database.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option under which a store is read-only.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option with the protection of a store's file.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

/// The save fails if another context has changed an object; it is kept as data.
public let NSErrorMergePolicy = MergePolicy.error
/// The properties that are saved now win; it is kept as data.
public let NSMergeByPropertyObjectTrumpMergePolicy = MergePolicy.mergeByPropertyObjectTrump
/// The properties that were saved before win; it is kept as data.
public let NSMergeByPropertyStoreTrumpMergePolicy = MergePolicy.mergeByPropertyStoreTrump
/// The object that is saved now wins; it is kept as data.
public let NSOverwriteMergePolicy = MergePolicy.overwrite
/// The object that was saved before wins; it is kept as data.
public let NSRollbackMergePolicy = MergePolicy.rollback

/// The option under which a store's changes would be remembered.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option under which other processes' changes would be posted.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// The key of the new objects in a context's notification.
public let NSInsertedObjectsKey = ManagedObjectContext.NotificationKey.insertedObjects.rawValue
/// The key of the changed objects in a context's notification.
public let NSUpdatedObjectsKey = ManagedObjectContext.NotificationKey.updatedObjects.rawValue
/// The key of the deleted objects in a context's notification.
public let NSDeletedObjectsKey = ManagedObjectContext.NotificationKey.deletedObjects.rawValue
/// The key of the objects that were read again in a context's notification.
public let NSRefreshedObjectsKey = ManagedObjectContext.NotificationKey.refreshedObjects.rawValue

extension Notification.Name {
  /// Posted when a context processed changes. Its object is the context.
  public static let NSManagedObjectContextObjectsDidChange =
    ManagedObjectContext.didChangeObjectsNotification
  /// Posted before a context is saved. Its object is the context.
  public static let NSManagedObjectContextWillSave =
    ManagedObjectContext.willSaveObjectsNotification
  /// Posted when a context was saved. Its object is the context.
  public static let NSManagedObjectContextDidSave =
    ManagedObjectContext.didSaveObjectsNotification
}

// What is not simulated says so to the compiler, where a name alone would leave one guessing.

/// Not simulated.
@available(*, unavailable, message: "Batch requests are not simulated. Fetch and delete objects.")
public class NSBatchDeleteRequest {}

/// Not simulated.
@available(*, unavailable, message: "Batch requests are not simulated. Fetch and change objects.")
public class NSBatchUpdateRequest {}

/// Not simulated.
@available(*, unavailable, message: "Batch requests are not simulated. Insert objects one by one.")
public class NSBatchInsertRequest {}

/// Not simulated.
@available(*, unavailable, message: "Batch requests are not simulated. Fetch and delete objects.")
public class NSBatchDeleteResult {}

/// Not simulated.
@available(*, unavailable, message: "Batch requests are not simulated. Fetch and change objects.")
public class NSBatchUpdateResult {}

/// Not simulated.
@available(*, unavailable, message: "CloudKit is not simulated. Use NSPersistentContainer.")
public class NSPersistentCloudKitContainer {}

/// Not simulated.
@available(
  *, unavailable, message: "Relationships are values here; describe attributes only."
)
public class NSRelationshipDescription {}

/// Not simulated.
@available(*, unavailable, message: "Asynchronous fetches are not simulated. Fetch in perform.")
public class NSAsynchronousFetchRequest<ResultType> {}

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
public typealias NSRelationshipDescription = RelationshipDescription
public typealias NSDeleteRule = DeleteRule
public typealias NSSnapshotEventType = SnapshotEventType
public typealias NSAttributeType = AttributeType
public typealias NSMergePolicy = MergePolicy
public typealias NSMergePolicyType = MergePolicy.PolicyType

public typealias NSPersistentContainer = PersistentContainer
public typealias NSPersistentCloudKitContainer = PersistentCloudKitContainer
public typealias NSPersistentStoreCoordinator = PersistentStoreCoordinator
public typealias NSPersistentStore = PersistentStore
public typealias NSPersistentStoreDescription = PersistentStoreDescription

public typealias NSPersistentStoreRequest = PersistentStoreRequest
public typealias NSPersistentStoreResult = PersistentStoreResult
public typealias NSBatchDeleteRequest = BatchDeleteRequest
public typealias NSBatchDeleteRequestResultType = BatchDeleteRequestResultType
public typealias NSBatchDeleteResult = BatchDeleteResult
public typealias NSBatchInsertRequest = BatchInsertRequest
public typealias NSBatchInsertRequestResultType = BatchInsertRequestResultType
public typealias NSBatchInsertResult = BatchInsertResult
public typealias NSBatchUpdateRequest = BatchUpdateRequest
public typealias NSBatchUpdateRequestResultType = BatchUpdateRequestResultType
public typealias NSBatchUpdateResult = BatchUpdateResult

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

extension Notification.Name {
  /// The notification of another process's changes. It is not posted here.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
  /// The notification of a coordinator's new stores. It is not posted here.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "_NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

/// The key of the identifiers of new objects in a notification.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identifiers of changed objects in a notification.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the identifiers of deleted objects in a notification.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// The key of the identifiers of objects that were read again in a notification.
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
/// The key of the objects that became invalid in a notification.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key that says that all objects became invalid in a notification.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key of the last change in a notification of another process's changes.
public let NSPersistentHistoryTokenKey = "historyToken"
/// The key of a store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's identifier in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of the hashes of the model in a store's metadata.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The key of the identifiers of the model in a store's metadata.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
/// The option under which the database would be compacted.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// The option under which the database would be analysed.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// The option under which a store's version would be ignored.
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
/// The option with the time after which opening a store would fail.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// The option under which a store would be removed at any rate.
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
/// The domain of errors of the database.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"
/// The key of the errors in an error that contains several.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the object in an error of validation.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the property in an error of validation.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the predicate in an error of validation.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of the value in an error of validation.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the objects in an error.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The key of the stores in an error.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of the conflicts in an error of a save.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

// The codes of Core Data's errors in the Cocoa domain.

/// The code of the error “managed object validation”.
public let NSManagedObjectValidationError = 1_550
/// The code of the error “validation multiples”.
public let NSValidationMultipleErrorsError = 1_560
/// The code of the error “validation missing mandatory property”.
public let NSValidationMissingMandatoryPropertyError = 1_570
/// The code of the error “validation relationship lacks minimum count”.
public let NSValidationRelationshipLacksMinimumCountError = 1_580
/// The code of the error “validation relationship exceeds maximum count”.
public let NSValidationRelationshipExceedsMaximumCountError = 1_590
/// The code of the error “validation relationship denied delete”.
public let NSValidationRelationshipDeniedDeleteError = 1_600
/// The code of the error “validation number too large”.
public let NSValidationNumberTooLargeError = 1_610
/// The code of the error “validation number too small”.
public let NSValidationNumberTooSmallError = 1_620
/// The code of the error “validation date too late”.
public let NSValidationDateTooLateError = 1_630
/// The code of the error “validation date too soon”.
public let NSValidationDateTooSoonError = 1_640
/// The code of the error “validation invalid date”.
public let NSValidationInvalidDateError = 1_650
/// The code of the error “validation string too long”.
public let NSValidationStringTooLongError = 1_660
/// The code of the error “validation string too short”.
public let NSValidationStringTooShortError = 1_670
/// The code of the error “validation string pattern matching”.
public let NSValidationStringPatternMatchingError = 1_680
/// The code of the error “validation invalid uri”.
public let NSValidationInvalidURIError = 1_690
/// The code of the error “managed object constraint validation”.
public let NSManagedObjectConstraintValidationError = 1_551
/// The code of the error “managed object context locking”.
public let NSManagedObjectContextLockingError = 132_000
/// The code of the error “persistent store coordinator locking”.
public let NSPersistentStoreCoordinatorLockingError = 132_010
/// The code of the error “managed object referential integrity”.
public let NSManagedObjectReferentialIntegrityError = 133_000
/// The code of the error “managed object external relationship”.
public let NSManagedObjectExternalRelationshipError = 133_010
/// The code of the error “managed object merge”.
public let NSManagedObjectMergeError = 133_020
/// The code of the error “managed object constraint merge”.
public let NSManagedObjectConstraintMergeError = 133_021
/// The code of the error “persistent store invalid type”.
public let NSPersistentStoreInvalidTypeError = 134_000
/// The code of the error “persistent store type mismatch”.
public let NSPersistentStoreTypeMismatchError = 134_010
/// The code of the error “persistent store incompatible schema”.
public let NSPersistentStoreIncompatibleSchemaError = 134_020
/// The code of the error “persistent store save”.
public let NSPersistentStoreSaveError = 134_030
/// The code of the error “persistent store incomplete save”.
public let NSPersistentStoreIncompleteSaveError = 134_040
/// The code of the error “persistent store save conflicts”.
public let NSPersistentStoreSaveConflictsError = 134_050
/// The code of the error “core data”.
public let NSCoreDataError = 134_060
/// The code of the error “persistent store operation”.
public let NSPersistentStoreOperationError = 134_070
/// The code of the error “persistent store open”.
public let NSPersistentStoreOpenError = 134_080
/// The code of the error “persistent store timeout”.
public let NSPersistentStoreTimeoutError = 134_090
/// The code of the error “persistent store incompatible version hash”.
public let NSPersistentStoreIncompatibleVersionHashError = 134_100
/// The code of the error “migration”.
public let NSMigrationError = 134_110
/// The code of the error “migration constraint violation”.
public let NSMigrationConstraintViolationError = 134_111
/// The code of the error “migration cancelled”.
public let NSMigrationCancelledError = 134_120
/// The code of the error “migration missing source model”.
public let NSMigrationMissingSourceModelError = 134_130
/// The code of the error “migration missing mapping model”.
public let NSMigrationMissingMappingModelError = 134_140
/// The code of the error “migration manager source store”.
public let NSMigrationManagerSourceStoreError = 134_150
/// The code of the error “migration manager destination store”.
public let NSMigrationManagerDestinationStoreError = 134_160
/// The code of the error “entity migration policy”.
public let NSEntityMigrationPolicyError = 134_170
/// The code of the error “database”.
public let NSSQLiteError = 134_180
/// The code of the error “inferred mapping model”.
public let NSInferredMappingModelError = 134_190
/// The code of the error “external record import”.
public let NSExternalRecordImportError = 134_200
/// The code of the error “persistent history token expired”.
public let NSPersistentHistoryTokenExpiredError = 134_301
// What is not simulated says so to the compiler, where a name alone would leave one guessing.

/// Not simulated.
@available(*, unavailable, message: "Asynchronous fetches are not simulated. Fetch in perform.")
public class NSAsynchronousFetchRequest<ResultType> {}

/// Not simulated.
@available(*, unavailable, message: "Stores are in memory, so nothing is migrated.")
public class NSMigrationManager {}

/// Not simulated.
@available(*, unavailable, message: "Stores are in memory, so nothing is migrated.")
public class NSMappingModel {}

/// Not simulated.
@available(*, unavailable, message: "Stores are in memory, so nothing is migrated.")
public class NSEntityMigrationPolicy {}

/// Not simulated.
@available(*, unavailable, message: "Stores are in memory, so nothing is migrated.")
public class NSEntityMapping {}

/// Not simulated.
@available(*, unavailable, message: "Stores are in memory, so nothing is migrated.")
public class NSPropertyMapping {}

/// Not simulated.
@available(*, unavailable, message: "Every store is in memory.")
public class NSIncrementalStore {}

/// Not simulated.
@available(*, unavailable, message: "Every store is in memory.")
public class NSAtomicStore {}

/// Not simulated.
@available(*, unavailable, message: "The history of a store is not simulated.")
public class NSPersistentHistoryChangeRequest {}

/// Not simulated.
@available(*, unavailable, message: "The history of a store is not simulated.")
public class NSPersistentHistoryToken {}

/// Not simulated.
@available(*, unavailable, message: "The history of a store is not simulated.")
public class NSPersistentHistoryResult {}

/// Not simulated.
@available(*, unavailable, message: "The history of a store is not simulated.")
public class NSPersistentHistoryTransaction {}

/// Not simulated.
@available(*, unavailable, message: "The history of a store is not simulated.")
public class NSPersistentHistoryChange {}

/// Not simulated.
@available(*, unavailable, message: "CloudKit is not simulated.")
public class NSPersistentCloudKitContainerOptions {}

/// Not simulated.
@available(*, unavailable, message: "Conflicts are not simulated: the last save wins.")
public class NSMergeConflict {}

/// Not simulated.
@available(*, unavailable, message: "Conflicts are not simulated: the last save wins.")
public class NSConstraintConflict {}

/// Not simulated.
@available(*, unavailable, message: "Contexts always read the newest data.")
public class NSQueryGenerationToken {}

/// Not simulated.
@available(
  *, unavailable, message: "Dictionaries are not fetched. Fetch objects and compute the value."
)
public class NSExpressionDescription {}

/// Not simulated.
@available(*, unavailable, message: "Fetched properties are not simulated. Fetch the objects.")
public class NSFetchedPropertyDescription {}

/// Not simulated.
@available(*, unavailable, message: "Derived attributes are not simulated. Compute the value.")
public class NSDerivedAttributeDescription {}

/// Not simulated.
@available(*, unavailable, message: "Asynchronous fetches are not simulated. Fetch in perform.")
public class NSAsynchronousFetchResult<ResultType> {}

/// Not simulated.
@available(*, unavailable, message: "Indexes are not simulated.")
public class NSFetchIndexDescription {}

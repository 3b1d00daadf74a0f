import Foundation

/// A request to a store.
///
/// Counterpart: `NSPersistentStoreRequest`. ``ManagedObjectContext/execute(_:)`` performs it.
open class PersistentStoreRequest: NSObject {
  /// The stores to ask. It is stored but has no effect: all stores share their objects.
  open var affectedStores: [PersistentStore]?

  /// Performs the request, on the store and not on the objects of the context.
  func execute(in context: ManagedObjectContext) throws -> PersistentStoreResult {
    PersistentStoreResult()
  }
}

/// The result of a request to a store.
///
/// Counterpart: `NSPersistentStoreResult`.
open class PersistentStoreResult: NSObject {}

extension ManagedObjectContext {
  /// Performs a request on the store.
  ///
  /// Objects that are in a context already keep their values until they are refreshed, or until
  /// ``mergeChanges(fromRemoteContextSave:into:)`` tells the context.
  ///
  /// - Parameter request: The request.
  @discardableResult
  public func execute(_ request: PersistentStoreRequest) throws -> PersistentStoreResult {
    guard persistentStoreCoordinator?.hasStores == true else {
      FetchingFault.noStore.raise()
      return PersistentStoreResult()
    }
    return try request.execute(in: self)
  }

  /// Merges changes that a batch request made.
  ///
  /// - Parameters:
  ///   - changeNotificationData: The identifiers, by ``NotificationKey`` or the keys of a save.
  ///   - contexts: The contexts that get the changes.
  public static func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [ManagedObjectContext]
  ) {
    func ids(_ keys: [String]) -> [ManagedObjectID] {
      keys.flatMap { key -> [ManagedObjectID] in
        let value = changeNotificationData[key]
        if let ids = value as? [ManagedObjectID] { return ids }
        if let ids = value as? Set<ManagedObjectID> { return Array(ids) }
        if let objects = value as? Set<ManagedObject> { return objects.map(\.objectID) }
        return []
      }
    }
    let changes = SavedChanges(
      inserted: ids([NotificationKey.insertedObjects.rawValue, "inserted_objectIDs"]),
      updated: ids([
        NotificationKey.updatedObjects.rawValue, "updated_objectIDs",
        NotificationKey.refreshedObjects.rawValue,
      ]),
      deleted: ids([NotificationKey.deletedObjects.rawValue, "deleted_objectIDs"]))
    for context in contexts { context.merge(changes) }
  }

  /// Returns a context for evaluating a request against the store alone.
  func onStoreAlone() -> ManagedObjectContext {
    let context = ManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }
}

import Foundation

/// The identifiers of the objects that a context saved.
struct SavedChanges: Sendable {
  var inserted: [ManagedObjectID] = []
  var updated: [ManagedObjectID] = []
  var deleted: [ManagedObjectID] = []
}

extension ManagedObjectContext {
  /// Saves new, changed and deleted objects.
  ///
  /// Pending changes are processed first, so controllers are notified before the save is complete.
  /// New objects receive permanent identifiers. Contexts that merge automatically have the changes
  /// after the next turn.
  ///
  /// - Throws: The error of an object's validation. Nothing is saved in that case.
  public func save() throws {
    propagateDeletions()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSaveObjectsNotification, object: self)
    let concerned = inserted.union(updated).union(deleted).sorted(by: Self.areInOrder)
    for object in concerned { object.willSave() }
    processPendingChanges()
    try validate()
    guard let coordinator = persistentStoreCoordinator, coordinator.hasStores else {
      return FetchingFault.noStore.raise()
    }
    let sets = PendingSets(inserted: inserted, updated: updated, deleted: deleted)
    let saved = write(sets, to: coordinator.store)
    for object in concerned { object.didSave() }
    NotificationCenter.default.post(
      name: Self.didSaveObjectsNotification, object: self, userInfo: sets.userInfo)
    for context in coordinator.store.contexts(besides: self)
    where context.automaticallyMergesChangesFromParent {
      context.scheduleOnSimulator("merge of a save") { [weak context] in context?.merge(saved) }
    }
  }

  /// Assigns permanent identifiers to new objects before they are saved.
  ///
  /// - Parameter objects: The objects, which must belong to this context. Existing permanent
  ///   identifiers are kept.
  public func obtainPermanentIDs(for objects: [ManagedObject]) throws {
    guard let store = persistentStoreCoordinator?.store else {
      return FetchingFault.noStore.raise()
    }
    for object in objects where object.objectID.isTemporaryID { promote(object, in: store) }
  }

  private func promote(_ object: ManagedObject, in store: ObjectStore) {
    object.temporaryID = object.objectID
    object.objectID = store.permanentID(for: object)
    registered[object.objectID] = object
  }

  private func validate() throws {
    for object in inserted.sorted(by: Self.areInOrder) { try object.validateForInsert() }
    for object in updated.sorted(by: Self.areInOrder) { try object.validateForUpdate() }
    for object in deleted.sorted(by: Self.areInOrder) { try object.validateForDelete() }
  }

  private func write(_ sets: PendingSets, to store: ObjectStore) -> SavedChanges {
    let new = sets.inserted.sorted(by: Self.areInOrder)
    for object in new where object.objectID.isTemporaryID { promote(object, in: store) }
    let changed = sets.updated.sorted(by: Self.areInOrder)
    let gone = sets.deleted.sorted(by: Self.areInOrder).map(\.objectID)
    store.write(
      inserted: new.map(row), updated: changed.map { (row(of: $0), keys: $0.changedKeys) },
      deleted: gone)
    for object in new + changed {
      object.committed = object.values
      object.changedKeys = []
    }
    for object in sets.deleted { forget(object) }
    inserted = []
    updated = []
    deleted = []
    return SavedChanges(
      inserted: new.map(\.objectID), updated: changed.map(\.objectID), deleted: gone)
  }

  private func row(of object: ManagedObject) -> ObjectStore.Row {
    let transient = object.entity.propertiesByName.filter(\.value.isTransient)
    let values = object.values.filter { transient[$0.key] == nil }
    return ObjectStore.Row(
      id: object.objectID, type: type(of: object), values: values.mapValues { StoredValue($0) })
  }
}

/// The objects that a save affects.
private struct PendingSets {
  let inserted: Set<ManagedObject>
  let updated: Set<ManagedObject>
  let deleted: Set<ManagedObject>

  var userInfo: [String: Any] {
    [
      ManagedObjectContext.NotificationKey.insertedObjects.rawValue: inserted,
      ManagedObjectContext.NotificationKey.updatedObjects.rawValue: updated,
      ManagedObjectContext.NotificationKey.deletedObjects.rawValue: deleted,
    ]
  }
}

import Foundation

extension ManagedObjectContext {
  /// Merges the changes that another context of the same store has saved.
  ///
  /// Unsaved values of this context are kept.
  ///
  /// - Parameter notification: The other context's ``didSaveObjectsNotification``.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    func ids(_ key: NotificationKey) -> [ManagedObjectID] {
      let objects = notification.userInfo?[key.rawValue] as? Set<ManagedObject> ?? []
      return objects.sorted(by: Self.areInOrder).map(\.objectID)
    }
    merge(
      SavedChanges(
        inserted: ids(.insertedObjects), updated: ids(.updatedObjects),
        deleted: ids(.deletedObjects)))
  }

  func merge(_ saved: SavedChanges) {
    for id in saved.inserted {
      if let object = objectIfPresent(with: id) { pending.insert(object) }
    }
    for id in saved.updated {
      if let object = objectIfPresent(with: id) { refresh(object, mergeChanges: true) }
    }
    for id in saved.deleted {
      guard let object = registered[id] else { continue }
      updated.remove(object)
      deleted.remove(object)
      pending.delete(object)
      forget(object)
    }
    processPendingChanges()
  }
}

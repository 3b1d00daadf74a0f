import Foundation

/// Changes of a context that nobody was told yet.
struct PendingChanges {
  private(set) var inserted: Set<ManagedObject> = []
  private(set) var updated: Set<ManagedObject> = []
  private(set) var deleted: Set<ManagedObject> = []
  private(set) var refreshed: Set<ManagedObject> = []

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
  }

  /// The objects whose values may be others than before.
  var changed: Set<ManagedObject> { updated.union(refreshed) }

  mutating func insert(_ object: ManagedObject) {
    if deleted.remove(object) == nil { inserted.insert(object) } else { updated.insert(object) }
  }

  mutating func update(_ object: ManagedObject) {
    guard !inserted.contains(object), !deleted.contains(object) else { return }
    updated.insert(object)
  }

  mutating func refresh(_ object: ManagedObject) {
    guard !inserted.contains(object), !deleted.contains(object) else { return }
    refreshed.insert(object)
  }

  mutating func delete(_ object: ManagedObject) {
    updated.remove(object)
    refreshed.remove(object)
    if inserted.remove(object) == nil { deleted.insert(object) }
  }

  /// The sets that a notification tells of, those that are not empty.
  var userInfo: [String: Any] {
    let sets: [ManagedObjectContext.NotificationKey: Set<ManagedObject>] = [
      .insertedObjects: inserted, .updatedObjects: updated, .deletedObjects: deleted,
      .refreshedObjects: refreshed,
    ]
    return Dictionary(
      uniqueKeysWithValues: sets.filter { !$0.value.isEmpty }.map { ($0.key.rawValue, $0.value) })
  }
}

extension ManagedObjectContext {
  /// The keys of a context's notifications; each leads to a `Set<ManagedObject>`.
  public enum NotificationKey: String, Sendable {
    /// The new objects.
    case insertedObjects = "inserted"
    /// The changed objects.
    case updatedObjects = "updated"
    /// The deleted objects.
    case deletedObjects = "deleted"
    /// The objects that were read again.
    case refreshedObjects = "refreshed"
  }
}

extension ManagedObjectContext {
  /// Posted when changes are processed. Its object is the context.
  public static let didChangeObjectsNotification = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// Posted before a context is saved. Its object is the context.
  public static let willSaveObjectsNotification = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  /// Posted when a context was saved. Its object is the context.
  public static let didSaveObjectsNotification = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
}

/// Who wins when two contexts changed the same object; it is kept as data.
///
/// Core Data's counterpart is `NSMergePolicy`.
public final class MergePolicy: NSObject, Sendable {
  private let name: String
  private init(name: String) { self.name = name }

  /// The save fails.
  public static let error = MergePolicy(name: "error")
  /// The properties that are saved now win.
  public static let mergeByPropertyObjectTrump = MergePolicy(name: "object")
  /// The properties that were saved before win.
  public static let mergeByPropertyStoreTrump = MergePolicy(name: "store")
  /// The object that is saved now wins.
  public static let overwrite = MergePolicy(name: "overwrite")
  /// The object that was saved before wins.
  public static let rollback = MergePolicy(name: "rollback")

  /// The name.
  public override var description: String { "MergePolicy.\(name)" }
}

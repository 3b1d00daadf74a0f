import Foundation

/// The changes of a context that have not been processed yet.
struct PendingChanges {
  private(set) var inserted: Set<ManagedObject> = []
  private(set) var updated: Set<ManagedObject> = []
  private(set) var deleted: Set<ManagedObject> = []
  private(set) var refreshed: Set<ManagedObject> = []

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
  }

  /// The objects whose values may have changed.
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

  /// The nonempty sets of objects for a notification.
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
  /// The keys of a context's notifications; the value of each is a `Set<ManagedObject>`.
  public enum NotificationKey: String, Sendable {
    /// The new objects.
    case insertedObjects = "inserted"
    /// The changed objects.
    case updatedObjects = "updated"
    /// The deleted objects.
    case deletedObjects = "deleted"
    /// The objects that were read from the store again.
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
  /// Posted after a context is saved. Its object is the context.
  public static let didSaveObjectsNotification = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
}

/// The policy for conflicting changes of two contexts. It is stored but has no effect.
///
/// Counterpart: `NSMergePolicy`.
public final class MergePolicy: NSObject, Sendable {
  private let name: String
  init(name: String) { self.name = name }

  /// The save fails.
  public static let error = MergePolicy(name: "error")
  /// The properties that are being saved win.
  public static let mergeByPropertyObjectTrump = MergePolicy(name: "object")
  /// The properties that were saved earlier win.
  public static let mergeByPropertyStoreTrump = MergePolicy(name: "store")
  /// The object that is being saved wins.
  public static let overwrite = MergePolicy(name: "overwrite")
  /// The object that was saved earlier wins.
  public static let rollback = MergePolicy(name: "rollback")

  /// The name.
  public override var description: String { "MergePolicy.\(name)" }
}

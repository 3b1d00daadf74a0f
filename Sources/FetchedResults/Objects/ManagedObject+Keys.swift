import Foundation

extension ManagedObject {
  #if os(Linux)
    /// Sets several properties.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
      for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
        setValue(value is NSNull ? nil : value, forKey: key)
      }
    }
    /// Returns several properties; `NSNull` for one without a value.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
      var values: [String: Any] = [:]
      for key in keys { values[key] = value(forKey: key) ?? NSNull() }
      return values
    }
  #endif
  /// Returns the properties that changed since changes were last processed: all unsaved ones.
  public func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }
}

extension PersistentStoreCoordinator {
  /// Moves a store: another one at the new location takes its place, with the same objects.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - storeURL: The new location.
  ///   - options: The options for opening the store.
  ///   - storeType: The type of the new store.
  /// - Returns: The new store.
  @discardableResult
  public func migratePersistentStore(
    _ store: PersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> PersistentStore {
    try remove(store)
    return try addPersistentStore(
      ofType: storeType, configurationName: store.configurationName, at: storeURL, options: options)
  }
  /// Replaces the file of a store by that of another one. There are no files: nothing changes.
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    ofType storeType: String
  ) throws {}
}

extension MergePolicy {
  /// The policies of Core Data. Counterpart: `NSMergePolicyType`.
  public enum PolicyType: UInt, Hashable, Sendable {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType
    case mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType
    case rollbackMergePolicyType
  }

  /// Creates a policy.
  public convenience init(merge ty: PolicyType) {
    switch ty {
    case .errorMergePolicyType: self.init(name: "error")
    case .mergeByPropertyStoreTrumpMergePolicyType: self.init(name: "store")
    case .mergeByPropertyObjectTrumpMergePolicyType: self.init(name: "object")
    case .overwriteMergePolicyType: self.init(name: "overwrite")
    case .rollbackMergePolicyType: self.init(name: "rollback")
    }
  }
}

extension ManagedObjectContext {
  /// Whether the context owns its objects without changes: it does.
  public var retainsRegisteredObjects: Bool {
    get { true }
    set {}
  }
  /// The time for which fetched data is used, in seconds. It is always 0: fetches read the newest
  /// data.
  public var stalenessInterval: TimeInterval {
    get { 0 }
    set {}
  }
  /// Whether the deletion of related objects follows at once: at the next save.
  public var propagatesDeletesAtEndOfEvent: Bool {
    get { true }
    set {}
  }
  /// Whether objects without data in the store are deleted: yes.
  public var shouldDeleteInaccessibleFaults: Bool {
    get { true }
    set {}
  }
  /// Has no effect: all stores share their objects.
  public func assign(_ object: Any, to store: PersistentStore) {}
  /// Has no effect: the last save wins.
  public func detectConflicts(for object: ManagedObject) {}
  /// The notification of merged identifiers. It is not posted here: no other process saves.
  public static let didMergeChangesObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
  /// The notification of a save with identifiers. It is not posted here: use
  /// ``didSaveObjectsNotification``.
  public static let didSaveObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
}

/// A container whose data is shared by CloudKit on a device. Nothing is shared here: the store is
/// that of a ``PersistentContainer``.
///
/// Counterpart: `NSPersistentCloudKitContainer`.
open class PersistentCloudKitContainer: PersistentContainer, @unchecked Sendable {}

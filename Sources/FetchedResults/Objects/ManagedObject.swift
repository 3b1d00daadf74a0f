import Foundation

/// The reasons for restoring values from a snapshot. Counterpart: `NSSnapshotEventType`.
public struct SnapshotEventType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// An insertion was undone.
  public static let undoInsertion = SnapshotEventType(rawValue: 1 << 1)
  /// A deletion was undone.
  public static let undoDeletion = SnapshotEventType(rawValue: 1 << 2)
  /// A change was undone.
  public static let undoUpdate = SnapshotEventType(rawValue: 1 << 3)
  /// The changes were discarded.
  public static let rollback = SnapshotEventType(rawValue: 1 << 4)
  /// The object was refreshed.
  public static let refresh = SnapshotEventType(rawValue: 1 << 5)
  /// A conflict was resolved.
  public static let mergePolicy = SnapshotEventType(rawValue: 1 << 6)
}

/// An object of a store, in one context: values by key, and their changes.
///
/// ```swift
/// let song = Song(context: context)
/// song.setValue("Hyperballad", forKey: "title")
/// try context.save()
/// ```
///
/// In an adapted source, `@NSManaged var title: String?` becomes a property backed by such a value.
/// Elsewhere a property calls ``managedValue(forKey:)`` and ``setManagedValue(_:forKey:)``.
///
/// Counterpart: `NSManagedObject`. It belongs to the queue of its context.
open class ManagedObject: NSObject, FetchRequestResult {
  /// The identifier. It is replaced when the object is saved for the first time.
  open internal(set) var objectID: ManagedObjectID
  /// The context of the object; `nil` after its deletion was saved, or its insertion was rolled
  /// back.
  open internal(set) weak var managedObjectContext: ManagedObjectContext?
  /// The entity.
  public let entity: EntityDescription

  /// The identifier that the object had before it was saved.
  var temporaryID: ManagedObjectID?
  /// The current values.
  var values: [String: Any] = [:]
  /// The saved or fetched values.
  var committed: [String: Any] = [:]
  /// The keys that were set since then.
  var changedKeys: Set<String> = []

  /// Creates an object, optionally in a context.
  ///
  /// - Parameters:
  ///   - entity: The entity. Its attributes get their default values.
  ///   - context: The context, or `nil`.
  @_disfavoredOverload  // see `NSManagedObject(entity:insertInto:)`
  public required init(entity: EntityDescription, insertInto context: ManagedObjectContext?) {
    self.entity = entity
    objectID = TemporaryNumbers.shared.next(entity)
    super.init()
    for (key, attribute) in entity.attributesByName {
      values[key] = attribute.defaultValue
    }
    context?.insert(self)
  }

  /// Creates an object of this class in a context.
  ///
  /// - Parameter moc: The context.
  public convenience init(context moc: ManagedObjectContext) {
    let type = Self.self
    self.init(entity: moc.entity(of: type), insertInto: moc)
  }

  /// Returns the entity of this class, for contexts without a model in code.
  open class func entity() -> EntityDescription { KnownEntities.shared.entity(of: self) }

  /// Returns a request for all objects of this class.
  @_disfavoredOverload open class func fetchRequest() -> FetchRequest<any FetchRequestResult> {
    let request = FetchRequest<any FetchRequestResult>(entityName: entity().name ?? "")
    request.terms.objectClass = self
    return request
  }

  // MARK: What became of it

  /// Whether the object is new and will be saved.
  open var isInserted: Bool { managedObjectContext?.inserted.contains(self) ?? false }
  /// Whether the object has unsaved values.
  open var isUpdated: Bool { managedObjectContext?.updated.contains(self) ?? false }
  /// Whether the object will be deleted by the next save.
  open var isDeleted: Bool { managedObjectContext?.deleted.contains(self) ?? false }
  /// Whether there are unsaved changes.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether a value differs from the saved one.
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  /// Whether the values have not been read yet: always `false`.
  open var isFault: Bool { false }

  /// Returns the unsaved values by key; `NSNull` for missing values.
  open func changedValues() -> [String: Any] {
    Dictionary(uniqueKeysWithValues: changedKeys.map { ($0, values[$0] ?? NSNull()) })
  }

  /// Returns the saved or fetched values; `NSNull` for missing values.
  ///
  /// - Parameter keys: The keys; `nil` for all keys with a value.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let keys = keys ?? Array(committed.keys)
    return Dictionary(
      keys.map { ($0, committed[$0] ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Hooks

  /// Called once, after the object is inserted into its context.
  open func awakeFromInsert() {}
  /// Called after the object is read from the store.
  open func awakeFromFetch() {}
  /// Called when the values were restored from a snapshot: never, here.
  open func awake(fromSnapshotEvents flags: SnapshotEventType) {}
  /// Called before the context discards the object's unsaved values and reads it again.
  open func willTurnIntoFault() {}
  /// Called when the context has discarded the object's unsaved values and read it again.
  open func didTurnIntoFault() {}
  /// Returns whether the values of a relationship must be read: never, here.
  open func hasFault(forRelationshipNamed key: String) -> Bool { false }
  /// Returns the identifiers of a relationship's objects.
  open func objectIDs(forRelationshipNamed key: String) -> [ManagedObjectID] {
    switch values[key] {
    case let object as ManagedObject: [object.objectID]
    case let set as NSSet: set.allObjects.compactMap { ($0 as? ManagedObject)?.objectID }
    case let list as NSOrderedSet: list.array.compactMap { ($0 as? ManagedObject)?.objectID }
    default: []
    }
  }
  /// Called before the object is saved. It may set values.
  open func willSave() {}
  /// Called after the object is saved.
  open func didSave() {}
  /// Called when the object is about to be deleted.
  open func prepareForDeletion() {}
  /// Called before a new object is saved. An error cancels the save.
  ///
  /// - Throws: The reason the object must not be saved.
  open func validateForInsert() throws { try validateRequiredValues() }
  /// Called before a changed object is saved. An error cancels the save.
  ///
  /// - Throws: The reason the object must not be saved.
  open func validateForUpdate() throws { try validateRequiredValues() }
  /// Called before the deletion of an object is saved. An error cancels the save.
  ///
  /// - Throws: The reason the object must not be deleted.
  open func validateForDelete() throws { try validateDenyingRelationships() }

  // MARK: Key-value coding

  #if canImport(ObjectiveC)
    /// Returns the value of a property, or `nil`.
    open override func value(forKey key: String) -> Any? { keyedValue(key) }
    /// Sets the value of a property.
    open override func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
    /// Returns the value at a key path: `album.title`.
    open override func value(forKeyPath keyPath: String) -> Any? { keyedValue(path: keyPath) }
    /// Announces that a value is about to change. Setting a value does so automatically.
    open override func willChangeValue(forKey key: String) {}
    /// Announces that a value has changed, which marks the object as changed.
    open override func didChangeValue(forKey key: String) { noteChange(of: key) }
  #else
    /// Returns the value of a property, or `nil`.
    ///
    /// - Parameter key: The property's name.
    open func value(forKey key: String) -> Any? { keyedValue(key) }

    /// Sets the value of a property.
    ///
    /// - Parameters:
    ///   - value: The value, or `nil`.
    ///   - key: The property's name.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

    /// Returns the value at a key path: `album.title`.
    ///
    /// - Parameter keyPath: The names, separated by points.
    open func value(forKeyPath keyPath: String) -> Any? { keyedValue(path: keyPath) }

    /// Announces that a value is about to change. Setting a value does so automatically.
    ///
    /// - Parameter key: The property's name.
    open func willChangeValue(forKey key: String) {}

    /// Announces that a value has changed, which marks the object as changed.
    ///
    /// - Parameter key: The property's name.
    open func didChangeValue(forKey key: String) { noteChange(of: key) }
  #endif

  /// Announces that a value is about to be read. Has no effect, because all values are in memory.
  ///
  /// - Parameter key: The property's name; `nil` for any.
  open func willAccessValue(forKey key: String?) {}
  /// Announces that a value was read.
  ///
  /// - Parameter key: The property's name; `nil` for any.
  open func didAccessValue(forKey key: String?) {}

  /// Returns the stored value of a property, bypassing overrides of ``value(forKey:)``.
  ///
  /// - Parameter key: The property's name.
  open func primitiveValue(forKey key: String) -> Any? { values[key] }

  /// Sets the stored value of a property without marking the object as changed.
  ///
  /// - Parameters:
  ///   - value: The value, or `nil`.
  ///   - key: The property's name.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    values[key] = value.flatMap(Self.unwrapped)
  }

  /// The entity, the identifier and the values by key.
  open override var description: String {
    let list = values.keys.sorted().map { "\($0) = \(text(of: $0));" }
    return "<\(type(of: self))> (entity: \(entity.name ?? "(null)"); id: \(objectID); data: {"
      + list.map { " \($0)" }.joined() + " })"
  }
}

/// The numbers for identifiers of objects that were never saved.
private final class TemporaryNumbers: @unchecked Sendable {
  static let shared = TemporaryNumbers()
  private let lock = NSLock()
  private var last = 0

  func next(_ entity: EntityDescription) -> ManagedObjectID {
    lock.withLock {
      last += 1
      return ManagedObjectID(entity: entity, isTemporary: true, store: "", number: last)
    }
  }
}

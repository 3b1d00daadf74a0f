import Foundation

/// An object of a store, in one context: values by keys, and what became of them.
///
/// ```swift
/// let song = Song(context: context)
/// song.setValue("Hyperballad", forKey: "title")
/// try context.save()
/// ```
///
/// In a source that is adapted, `@NSManaged var title: String?` is a property over such a value.
/// Elsewhere a property calls ``managedValue(forKey:)`` and ``setManagedValue(_:forKey:)``.
///
/// Core Data's counterpart is `NSManagedObject`. It belongs to the queue of its context.
open class ManagedObject: NSObject, FetchRequestResult {
  /// The identity. It is replaced when the object is saved for the first time.
  open internal(set) var objectID: ManagedObjectID
  /// The context that the object is in; `nil` after it was deleted and saved, or rolled back.
  open internal(set) weak var managedObjectContext: ManagedObjectContext?
  /// The entity.
  public let entity: EntityDescription

  /// The identity that the object had before it was saved.
  var temporaryID: ManagedObjectID?
  /// The values as they are.
  var values: [String: Any] = [:]
  /// The values as they were saved or fetched.
  var committed: [String: Any] = [:]
  /// The keys that were set since.
  var changedKeys: Set<String> = []

  /// Creates an object, in a context if there is one.
  ///
  /// - Parameters:
  ///   - entity: The entity. Its attributes have their defaults.
  ///   - context: The context; `nil` for an object that is in none.
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

  /// The entity of this class, for contexts without a model in code.
  open class func entity() -> EntityDescription { KnownEntities.shared.entity(of: self) }

  /// A request for all objects of this class.
  open class func fetchRequest() -> FetchRequest<any FetchRequestResult> {
    let request = FetchRequest<any FetchRequestResult>(entityName: entity().name ?? "")
    request.terms.objectClass = self
    return request
  }

  // MARK: What became of it

  /// Whether the object is new and will be saved.
  open var isInserted: Bool { managedObjectContext?.inserted.contains(self) ?? false }
  /// Whether values were set that are not saved.
  open var isUpdated: Bool { managedObjectContext?.updated.contains(self) ?? false }
  /// Whether the object will be gone with the next save.
  open var isDeleted: Bool { managedObjectContext?.deleted.contains(self) ?? false }
  /// Whether there is something to save.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether a value differs from the saved one.
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  /// Whether the values are still to be read: never.
  open var isFault: Bool { false }

  /// The values that were set and not saved, by their keys; `NSNull` where there is none.
  open func changedValues() -> [String: Any] {
    Dictionary(uniqueKeysWithValues: changedKeys.map { ($0, values[$0] ?? NSNull()) })
  }

  /// The values as they were saved or fetched; `NSNull` where there was none.
  ///
  /// - Parameter keys: The keys that are asked for; all that have a value if `nil`.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let keys = keys ?? Array(committed.keys)
    return Dictionary(
      keys.map { ($0, committed[$0] ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Hooks

  /// Called once, when the object is new in its context.
  open func awakeFromInsert() {}
  /// Called when the object was read from the store.
  open func awakeFromFetch() {}
  /// Called before the object is saved. It may set values.
  open func willSave() {}
  /// Called after the object was saved.
  open func didSave() {}
  /// Called when the object is about to be deleted.
  open func prepareForDeletion() {}
  /// Called before a new object is saved. An error stops the save.
  ///
  /// - Throws: Why the object must not be saved.
  open func validateForInsert() throws { try validateRequiredValues() }
  /// Called before a changed object is saved. An error stops the save.
  ///
  /// - Throws: Why the object must not be saved.
  open func validateForUpdate() throws { try validateRequiredValues() }
  /// Called before an object is deleted for good. An error stops the save.
  ///
  /// - Throws: Why the object must not be deleted.
  open func validateForDelete() throws {}

  // MARK: Key-value coding

  #if canImport(ObjectiveC)
    /// The value of a property; `nil` if it has none.
    open override func value(forKey key: String) -> Any? { keyedValue(key) }
    /// Sets the value of a property.
    open override func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
    /// The value at the end of a path of keys: `album.title`.
    open override func value(forKeyPath keyPath: String) -> Any? { keyedValue(path: keyPath) }
    /// Says that a value is about to change. Setting it says so already.
    open override func willChangeValue(forKey key: String) {}
    /// Says that a value has changed, so that the object counts as changed.
    open override func didChangeValue(forKey key: String) { noteChange(of: key) }
  #else
    /// The value of a property; `nil` if it has none.
    ///
    /// - Parameter key: The property's name.
    open func value(forKey key: String) -> Any? { keyedValue(key) }

    /// Sets the value of a property.
    ///
    /// - Parameters:
    ///   - value: The value; `nil` for none.
    ///   - key: The property's name.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

    /// The value at the end of a path of keys: `album.title`.
    ///
    /// - Parameter keyPath: The names, with points between them.
    open func value(forKeyPath keyPath: String) -> Any? { keyedValue(path: keyPath) }

    /// Says that a value is about to change. Setting it says so already.
    ///
    /// - Parameter key: The property's name.
    open func willChangeValue(forKey key: String) {}

    /// Says that a value has changed, so that the object counts as changed.
    ///
    /// - Parameter key: The property's name.
    open func didChangeValue(forKey key: String) { noteChange(of: key) }
  #endif

  /// Says that a value is about to be read. All values are in memory.
  ///
  /// - Parameter key: The property's name; `nil` for any.
  open func willAccessValue(forKey key: String?) {}
  /// Says that a value was read.
  ///
  /// - Parameter key: The property's name; `nil` for any.
  open func didAccessValue(forKey key: String?) {}

  /// The value of a property, whatever ``value(forKey:)`` makes of it.
  ///
  /// - Parameter key: The property's name.
  open func primitiveValue(forKey key: String) -> Any? { values[key] }

  /// Sets the value of a property without a word: the object does not count as changed.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` for none.
  ///   - key: The property's name.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    values[key] = value.flatMap(Self.unwrapped)
  }

  /// The entity, the identity and the values by their keys.
  open override var description: String {
    let list = values.keys.sorted().map { "\($0) = \(values[$0] ?? "nil");" }
    return "<\(type(of: self))> (entity: \(entity.name ?? "(null)"); id: \(objectID); data: {"
      + list.map { " \($0)" }.joined() + " })"
  }
}

/// Numbers the identities of objects that were never saved.
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

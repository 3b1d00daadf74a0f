import Foundation

/// The kind of result of a batch insertion. Counterpart: `NSBatchInsertRequestResultType`.
public enum BatchInsertRequestResultType: UInt, Sendable {
  case statusOnly, objectIDs, count
}

/// A request that inserts objects in the store, without contexts.
///
/// Counterpart: `NSBatchInsertRequest`.
open class BatchInsertRequest: PersistentStoreRequest {
  /// The kind of the result.
  open var resultType = BatchInsertRequestResultType.statusOnly
  /// The name of the entity.
  public let entityName: String
  /// The values of the objects.
  open var objectsToInsert: [[String: Any]]?
  /// Fills one dictionary after another until it returns `true`.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// Fills one object after another until it returns `true`.
  open var managedObjectHandler: ((ManagedObject) -> Bool)?
  private var known: EntityDescription?

  /// Creates a request with the values of the objects.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
    super.init()
  }

  /// Creates a request that asks for the values of each object.
  public init(
    entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.entityName = entityName
    dictionaryHandler = handler
    super.init()
  }

  /// Creates a request with the values of the objects.
  public convenience init(entity: EntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
    known = entity
  }

  /// Creates a request that asks for the values of each object.
  public convenience init(
    entity: EntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    known = entity
  }

  /// Creates a request that asks for the values of each object.
  public convenience init(
    entity: EntityDescription, managedObjectHandler handler: @escaping (ManagedObject) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", objects: [])
    objectsToInsert = nil
    managedObjectHandler = handler
    known = entity
  }

  override func execute(in context: ManagedObjectContext) throws -> PersistentStoreResult {
    let scratch = context.onStoreAlone()
    guard
      let entity = known
        ?? EntityDescription.entity(forEntityName: entityName, in: scratch, fileID: "")
    else {
      FetchingFault.unknownEntity(entityName).raise()
      return BatchInsertResult(resultType, nil)
    }
    var made: [ManagedObject] = []
    func make(_ fill: (ManagedObject) -> Bool) {
      var isDone = false
      while !isDone {
        let object = entity.resolvedClass.init(entity: entity, insertInto: scratch)
        isDone = fill(object)
        if isDone { scratch.delete(object) } else { made.append(object) }
      }
    }
    func set(_ values: [String: Any], in object: ManagedObject) {
      for (key, value) in values { object.setValue(value is NSNull ? nil : value, forKey: key) }
    }
    for values in objectsToInsert ?? [] {
      let object = entity.resolvedClass.init(entity: entity, insertInto: scratch)
      set(values, in: object)
      made.append(object)
    }
    if let dictionaryHandler {
      make { object in
        let dictionary = NSMutableDictionary()
        if dictionaryHandler(dictionary) { return true }
        for (key, value) in dictionary {
          object.setValue(value is NSNull ? nil : value, forKey: "\(key)")
        }
        return false
      }
    }
    if let managedObjectHandler { make(managedObjectHandler) }
    try scratch.obtainPermanentIDs(for: made)
    let rows = made.map { object in
      ObjectStore.Row(
        id: object.objectID, type: type(of: object),
        values: object.values.mapValues { StoredValue($0) })
    }
    context.persistentStoreCoordinator?.store.write(inserted: rows, updated: [], deleted: [])
    switch resultType {
    case .statusOnly: return BatchInsertResult(resultType, true)
    case .objectIDs: return BatchInsertResult(resultType, made.map(\.objectID))
    case .count: return BatchInsertResult(resultType, made.count)
    }
  }
}

/// The result of a batch insertion.
///
/// Counterpart: `NSBatchInsertResult`.
open class BatchInsertResult: PersistentStoreResult {
  /// The kind of the result.
  public let resultType: BatchInsertRequestResultType
  /// Whether it succeeded, the identifiers, or their number.
  public let result: Any?

  init(_ type: BatchInsertRequestResultType, _ result: Any?) {
    (resultType, self.result) = (type, result)
    super.init()
  }
}

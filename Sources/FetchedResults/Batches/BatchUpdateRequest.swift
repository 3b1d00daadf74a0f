import Foundation

/// The kind of result of a batch update. Counterpart: `NSBatchUpdateRequestResultType`.
public enum BatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// Changes objects in the store, without contexts.
///
/// Counterpart: `NSBatchUpdateRequest`.
open class BatchUpdateRequest: PersistentStoreRequest {
  /// The kind of the result.
  open var resultType = BatchUpdateRequestResultType.statusOnlyResultType
  /// The condition that objects must satisfy.
  open var predicate: NSPredicate?
  /// Whether objects of subentities are changed.
  open var includesSubentities = true
  /// The new values by key: plain ones, or constant expressions.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// The name of the entity.
  public let entityName: String
  private let known: EntityDescription?

  /// Creates a request for an entity.
  public init(entityName: String) {
    self.entityName = entityName
    known = nil
    super.init()
  }

  /// Creates a request for an entity.
  public init(entity: EntityDescription) {
    entityName = entity.name ?? ""
    known = entity
    super.init()
  }

  override func execute(in context: ManagedObjectContext) throws -> PersistentStoreResult {
    let request = FetchRequest<any FetchRequestResult>(entityName: entityName)
    request.entity = known
    request.predicate = predicate
    request.includesSubentities = includesSubentities
    let ids = context.onStoreAlone().objects(for: request.terms).map(\.objectID)
    var values: [String: StoredValue] = [:]
    for (key, value) in propertiesToUpdate ?? [:] {
      let name = (key.base as? PropertyDescription)?.name ?? "\(key.base)"
      #if canImport(Darwin)
        values[name] = StoredValue((value as? NSExpression)?.constantValue ?? value)
      #else
        values[name] = StoredValue(value)
      #endif
    }
    if let store = context.persistentStoreCoordinator?.store {
      let rows = ids.compactMap(store.row).map { row in
        (
          ObjectStore.Row(
            id: row.id, type: row.type, values: row.values.merging(values) { $1 }),
          keys: Set(values.keys)
        )
      }
      store.write(inserted: [], updated: rows, deleted: [])
    }
    switch resultType {
    case .statusOnlyResultType: return BatchUpdateResult(resultType, true)
    case .updatedObjectIDsResultType: return BatchUpdateResult(resultType, ids)
    case .updatedObjectsCountResultType: return BatchUpdateResult(resultType, ids.count)
    }
  }
}

/// The result of a batch update.
///
/// Counterpart: `NSBatchUpdateResult`.
open class BatchUpdateResult: PersistentStoreResult {
  /// The kind of the result.
  public let resultType: BatchUpdateRequestResultType
  /// Whether it succeeded, the identifiers, or their number.
  public let result: Any?

  init(_ type: BatchUpdateRequestResultType, _ result: Any?) {
    (resultType, self.result) = (type, result)
    super.init()
  }
}

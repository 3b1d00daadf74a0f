import Foundation

/// The kind of result of a batch deletion. Counterpart: `NSBatchDeleteRequestResultType`.
public enum BatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// A request that deletes objects in the store, without contexts.
///
/// Counterpart: `NSBatchDeleteRequest`.
open class BatchDeleteRequest: PersistentStoreRequest {
  /// The kind of the result.
  open var resultType = BatchDeleteRequestResultType.resultTypeStatusOnly
  /// The objects to delete.
  public let fetchRequest: FetchRequest<any FetchRequestResult>
  private let objectIDs: [ManagedObjectID]?

  /// Creates a request for the objects that another one would fetch.
  public init(fetchRequest fetch: FetchRequest<any FetchRequestResult>) {
    fetchRequest = fetch
    objectIDs = nil
    super.init()
  }

  /// Creates a request for objects.
  public init(objectIDs objects: [ManagedObjectID]) {
    fetchRequest = FetchRequest()
    objectIDs = objects
    super.init()
  }

  override func execute(in context: ManagedObjectContext) throws -> PersistentStoreResult {
    let ids = objectIDs ?? context.onStoreAlone().objects(for: fetchRequest.terms).map(\.objectID)
    context.persistentStoreCoordinator?.store.write(inserted: [], updated: [], deleted: ids)
    switch resultType {
    case .resultTypeStatusOnly: return BatchDeleteResult(resultType, true)
    case .resultTypeObjectIDs: return BatchDeleteResult(resultType, ids)
    case .resultTypeCount: return BatchDeleteResult(resultType, ids.count)
    }
  }
}

/// The result of a batch deletion.
///
/// Counterpart: `NSBatchDeleteResult`.
open class BatchDeleteResult: PersistentStoreResult {
  /// The kind of the result.
  public let resultType: BatchDeleteRequestResultType
  /// Whether it succeeded, the identifiers, or their number.
  public let result: Any?

  init(_ type: BatchDeleteRequestResultType, _ result: Any?) {
    (resultType, self.result) = (type, result)
    super.init()
  }
}

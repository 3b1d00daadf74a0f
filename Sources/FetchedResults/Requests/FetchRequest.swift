import Foundation

/// A type that a fetch can return.
///
/// Counterpart: `NSFetchRequestResult`.
public protocol FetchRequestResult: NSObjectProtocol {}

extension NSNumber: FetchRequestResult {}
extension NSDictionary: FetchRequestResult {}

/// The kind of result that a fetch returns.
///
/// Counterpart: `NSFetchRequestResultType`.
public enum FetchRequestResultType: UInt, Sendable {
  /// Objects.
  case managedObjectResultType = 0
  /// The identifiers of objects.
  case managedObjectIDResultType = 1
  /// Dictionaries of values. They are not simulated: a fetch raises.
  case dictionaryResultType = 2
  /// The number of objects.
  case countResultType = 4
}

/// A description of the objects to fetch and their order.
///
/// ```swift
/// let request = FetchRequest<Song>(entityName: "Song")
/// request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
/// let songs = try context.fetch(request)
/// ```
///
/// Counterpart: `NSFetchRequest`.
open class FetchRequest<ResultType>: NSObject {
  /// The criteria of the request, which typed and untyped requests share.
  let terms: FetchTerms

  /// Creates a request without an explicit entity. It uses the entity of the result type, if that
  /// is a class of objects.
  public override convenience init() { self.init(FetchTerms()) }

  /// Creates a request for the objects of an entity.
  ///
  /// - Parameter entityName: The entity's name.
  public convenience init(entityName: String) {
    self.init(FetchTerms())
    terms.name = entityName
    if let type = terms.objectClass { KnownEntities.shared.know(type, as: entityName) }
  }

  init(_ terms: FetchTerms) {
    self.terms = terms
    if let type = ResultType.self as? ManagedObject.Type, type != ManagedObject.self {
      terms.objectClass = type
    }
  }

  /// The entity's name.
  open var entityName: String? { terms.name ?? terms.entity?.name }
  /// The entity.
  open var entity: EntityDescription? {
    get { terms.entity }
    set { terms.entity = newValue }
  }
  /// The condition that objects must satisfy; `nil` for all objects of the entity.
  open var predicate: NSPredicate? {
    get { terms.predicate }
    set { terms.predicate = newValue }
  }
  /// The sort order of the objects. The first descriptor has priority.
  open var sortDescriptors: [NSSortDescriptor]? {
    get { terms.sortDescriptors }
    set { terms.sortDescriptors = newValue }
  }
  /// The maximum number of objects to fetch; 0 for all.
  open var fetchLimit: Int {
    get { terms.limit }
    set { terms.limit = newValue }
  }
  /// The number of objects to skip at the start.
  open var fetchOffset: Int {
    get { terms.offset }
    set { terms.offset = newValue }
  }
  /// The number of objects to read at a time. It is stored but has no effect.
  open var fetchBatchSize: Int {
    get { terms.batchSize }
    set { terms.batchSize = newValue }
  }
  /// Whether objects of subentities are included.
  open var includesSubentities: Bool {
    get { terms.includesSubentities }
    set { terms.includesSubentities = newValue }
  }
  /// The kind of result.
  open var resultType: FetchRequestResultType {
    get { terms.resultType }
    set { terms.resultType = newValue }
  }
  /// Whether values are read lazily. They never are.
  open var returnsObjectsAsFaults: Bool {
    get { terms.returnsObjectsAsFaults }
    set { terms.returnsObjectsAsFaults = newValue }
  }
  /// Whether unsaved objects are included.
  open var includesPendingChanges: Bool {
    get { terms.includesPendingChanges }
    set { terms.includesPendingChanges = newValue }
  }
  /// Whether values are read with the objects. They always are.
  open var includesPropertyValues = true
  /// Whether objects that are known are read again. It is stored but has no effect.
  open var shouldRefreshRefetchedObjects = false
  /// The properties to read. It is stored but has no effect: all are.
  open var propertiesToFetch: [Any]?
  /// The properties to group dictionaries by. It is stored but has no effect.
  open var propertiesToGroupBy: [Any]?
  /// The condition that groups must satisfy. It is stored but has no effect.
  open var havingPredicate: NSPredicate?
  /// Whether equal dictionaries are returned once. It is stored but has no effect.
  open var returnsDistinctResults = false
  /// The stores to ask. It is stored but has no effect: all stores share their objects.
  open var affectedStores: [PersistentStore]?
  /// The relationships to read with the objects. They are stored but have no effect.
  open var relationshipKeyPathsForPrefetching: [String]? {
    get { terms.prefetched }
    set { terms.prefetched = newValue }
  }
}

/// The criteria of a request.
final class FetchTerms {
  var name: String?
  var entity: EntityDescription?
  var objectClass: ManagedObject.Type?
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor]?
  var limit = 0
  var offset = 0
  var batchSize = 0
  var includesSubentities = true
  var includesPendingChanges = true
  var resultType = FetchRequestResultType.managedObjectResultType
  var returnsObjectsAsFaults = true
  var prefetched: [String]?

  /// Returns whether the request is for objects of an entity and a class. If a model defines the
  /// entity, its name decides; otherwise the class, if it is known.
  func matches(
    entity other: EntityDescription, type: ManagedObject.Type, model: ManagedObjectModel?
  ) -> Bool {
    let described = entity ?? name.flatMap { model?.entitiesByName[$0] }
    if let described, objectClass == nil || model?.entities.contains(described) == true {
      return includesSubentities
        ? other.isKindOf(entity: described) : other.name == described.name
    }
    if let objectClass {
      return includesSubentities ? type.isManagedSubclass(of: objectClass) : type == objectClass
    }
    guard let name else {
      FetchingFault.noEntity.raise()
      return false
    }
    let known = KnownEntities.shared.entity(named: name) ?? EntityDescription(name: name)
    return includesSubentities ? other.isKindOf(entity: known) : other.name == name
  }

  /// Returns the matching objects, in order.
  func select(_ objects: [ManagedObject]) -> [ManagedObject] {
    var result = objects
    if let predicate { result = result.filter { predicate.evaluate(with: $0) } }
    if let sortDescriptors, !sortDescriptors.isEmpty {
      result = result.enumerated().sorted { one, other in
        for descriptor in sortDescriptors {
          switch descriptor.compare(one.element, to: other.element) {
          case .orderedAscending: return true
          case .orderedDescending: return false
          case .orderedSame: continue
          }
        }
        return one.offset < other.offset
      }.map(\.element)
    }
    result = Array(result.dropFirst(offset))
    return limit > 0 ? Array(result.prefix(limit)) : result
  }
}

extension EntityDescription {
  /// Creates an entity of which only the name is known.
  convenience init(name: String) { self.init(name: name, objectClass: nil) }
}

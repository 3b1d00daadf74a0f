import Foundation

/// What a fetch can find.
///
/// Core Data's counterpart is `NSFetchRequestResult`.
public protocol FetchRequestResult: NSObjectProtocol {}

extension NSNumber: FetchRequestResult {}
extension NSDictionary: FetchRequestResult {}

/// Which kind of thing a fetch finds.
///
/// Core Data's counterpart is `NSFetchRequestResultType`.
public enum FetchRequestResultType: UInt, Sendable {
  /// Objects.
  case managedObjectResultType = 0
  /// The identities of objects.
  case managedObjectIDResultType = 1
  /// Values by their keys. It is not simulated: a fetch stops.
  case dictionaryResultType = 2
  /// The number of objects.
  case countResultType = 4
}

/// Which objects to find, and how to sort them.
///
/// ```swift
/// let request = FetchRequest<Song>(entityName: "Song")
/// request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
/// let songs = try context.fetch(request)
/// ```
///
/// Core Data's counterpart is `NSFetchRequest`.
open class FetchRequest<ResultType>: NSObject {
  /// What the request says. Typed and untyped requests share it.
  let terms: FetchTerms

  /// Creates a request without an entity: that of its type of results, if it is a class of objects.
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
  /// What holds of the objects; all of the entity if `nil`.
  open var predicate: NSPredicate? {
    get { terms.predicate }
    set { terms.predicate = newValue }
  }
  /// The order of the objects: the first descriptor first.
  open var sortDescriptors: [NSSortDescriptor]? {
    get { terms.sortDescriptors }
    set { terms.sortDescriptors = newValue }
  }
  /// How many objects to find at most; 0 means all.
  open var fetchLimit: Int {
    get { terms.limit }
    set { terms.limit = newValue }
  }
  /// How many of the first objects to leave out.
  open var fetchOffset: Int {
    get { terms.offset }
    set { terms.offset = newValue }
  }
  /// How many objects would be read at a time. It is kept as data.
  open var fetchBatchSize: Int {
    get { terms.batchSize }
    set { terms.batchSize = newValue }
  }
  /// Whether objects of special cases of the entity are found.
  open var includesSubentities: Bool {
    get { terms.includesSubentities }
    set { terms.includesSubentities = newValue }
  }
  /// Which kind of thing is found.
  open var resultType: FetchRequestResultType {
    get { terms.resultType }
    set { terms.resultType = newValue }
  }
  /// Whether the values would be read at once: they always are.
  open var returnsObjectsAsFaults: Bool {
    get { terms.returnsObjectsAsFaults }
    set { terms.returnsObjectsAsFaults = newValue }
  }
  /// Which relationships would be read too. It is kept as data.
  open var relationshipKeyPathsForPrefetching: [String]? {
    get { terms.prefetched }
    set { terms.prefetched = newValue }
  }
}

/// What a request says.
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
  var resultType = FetchRequestResultType.managedObjectResultType
  var returnsObjectsAsFaults = true
  var prefetched: [String]?

  /// Whether objects of an entity and a class are meant. Where a model describes the entity its
  /// name decides, and else the class if it is known.
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
    guard let name else { FetchingFault.noEntity.stop() }
    let known = KnownEntities.shared.entity(named: name) ?? EntityDescription(name: name)
    return includesSubentities ? other.isKindOf(entity: known) : other.name == name
  }

  /// The objects that hold, in order.
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
  /// An entity of which only the name is known.
  convenience init(name: String) { self.init(name: name, objectClass: nil) }
}

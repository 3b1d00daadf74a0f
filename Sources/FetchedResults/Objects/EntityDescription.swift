import Foundation

/// The description of a kind of managed object.
///
/// Without a model, an entity corresponds to a class: it has the name of the class, and every key
/// may have a value. An entity that is created in code, and added to a container with a
/// ``ManagedObjectModel``, has attributes with defaults.
///
/// Counterpart: `NSEntityDescription`.
open class EntityDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String?
  /// The Objective-C name of its objects' class, with or without the module.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Whether it has no objects of its own, only objects of subentities.
  open var isAbstract = false
  /// The entities that inherit from this one.
  open var subentities: [EntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// The entity that this one inherits from.
  open private(set) weak var superentity: EntityDescription?
  /// The attributes. If there are none, every key may have a value.
  open var properties: [PropertyDescription] = []
  /// The keys whose values are unique together. They are stored but have no effect.
  open var uniquenessConstraints: [[Any]] = []
  /// The client's own values.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// The earlier name of the entity. It is stored but has no effect.
  open var renamingIdentifier: String?
  /// The class of its objects; `nil` if it is not known.
  var objectClass: ManagedObject.Type?

  /// Creates an entity without a name.
  public override init() {}

  /// Creates the entity of a class.
  init(name: String, objectClass: ManagedObject.Type?) {
    self.name = name
    self.objectClass = objectClass
    managedObjectClassName = objectClass.map { String(reflecting: $0) } ?? "NSManagedObject"
  }

  /// The attributes by name, including those of the superentity.
  open var attributesByName: [String: AttributeDescription] {
    let own = properties.compactMap { $0 as? AttributeDescription }
    return (superentity?.attributesByName ?? [:]).merging(
      own.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  /// The attributes by name, including those of the superentity.
  open var propertiesByName: [String: PropertyDescription] {
    (superentity?.propertiesByName ?? [:]).merging(
      properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  /// The relationships by name, including those of the superentity.
  open var relationshipsByName: [String: RelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? RelationshipDescription }
  }

  /// Returns the relationships to an entity.
  open func relationships(forDestination entity: EntityDescription) -> [RelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity?.isKindOf(entity: entity) ?? false }
      .sorted { $0.name < $1.name }
  }

  /// Returns whether this entity is the other one, or inherits from it. Entities are compared by
  /// name.
  ///
  /// - Parameter entity: The other entity.
  open func isKindOf(entity: EntityDescription) -> Bool {
    name == entity.name || (superentity?.isKindOf(entity: entity) ?? false)
      || isSubclass(of: entity)
  }

  private func isSubclass(of entity: EntityDescription) -> Bool {
    guard let own = objectClass, let other = entity.objectClass, other != ManagedObject.self else {
      return false
    }
    return own.isManagedSubclass(of: other)
  }

  /// Returns the entity with a name in a context's model, that of objects in its store, or the
  /// entity of the class with that name.
  ///
  /// - Parameters:
  ///   - entityName: The name.
  ///   - context: The context.
  ///   - fileID: The caller's file, whose module is searched for classes.
  /// - Returns: The entity, or `nil` if neither a model nor a class of that name was found.
  open class func entity(
    forEntityName entityName: String, in context: ManagedObjectContext,
    fileID: StaticString = #fileID
  ) -> EntityDescription? {
    if let entity = context.model?.entitiesByName[entityName] { return entity }
    let store = context.persistentStoreCoordinator?.store
    if let entity = store?.entity(named: entityName) { return entity }
    if let entity = KnownEntities.shared.entity(named: entityName) { return entity }
    let module = "\(fileID)".prefix { $0 != "/" }
    let type = NSClassFromString("\(module).\(entityName)") as? ManagedObject.Type
    return type.map { KnownEntities.shared.entity(of: $0) }
  }

  /// Creates an object of an entity in a context.
  ///
  /// Raises if neither a model nor a class of that name was found.
  ///
  /// - Parameters:
  ///   - entityName: The name of the entity.
  ///   - context: The context.
  ///   - fileID: The caller's file, whose module is searched for classes.
  /// - Returns: The new object, of the entity's class.
  open class func insertNewObject(
    forEntityName entityName: String, into context: ManagedObjectContext,
    fileID: StaticString = #fileID
  ) -> ManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context, fileID: fileID) else {
      FetchingFault.unknownEntity(entityName).raise()
      return ManagedObject(entity: EntityDescription(name: entityName), insertInto: nil)
    }
    return entity.resolvedClass.init(entity: entity, insertInto: context)
  }

  /// The name and the class.
  open override var description: String {
    "(<NSEntityDescription>) name \(name ?? "(null)"), managedObjectClassName "
      + "\(managedObjectClassName ?? "(null)")"
  }
}

extension EntityDescription {
  /// The class of its objects: the known one, or the one with its name.
  var resolvedClass: ManagedObject.Type {
    if let objectClass { return objectClass }
    let className = managedObjectClassName ?? ""
    if let found = NSClassFromString(className) as? ManagedObject.Type { return found }
    let last = className.split(separator: ".").last.map(String.init) ?? className
    if let known = KnownEntities.shared.entity(named: last)?.objectClass { return known }
    if !["NSManagedObject", "ManagedObject"].contains(last) {
      FetchingFault.unknownEntity(className).raise()
    }
    return ManagedObject.self
  }
}

extension ManagedObject {
  static func isManagedSubclass(of other: ManagedObject.Type) -> Bool {
    var next: AnyClass? = self
    while let type = next {
      if type == other { return true }
      next = _getSuperclass(type)
    }
    return false
  }
}

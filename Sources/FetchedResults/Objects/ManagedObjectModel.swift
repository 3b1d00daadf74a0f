import Foundation

/// The entities of a store, defined in code or in a model's file.
///
/// Counterpart: `NSManagedObjectModel`. Compiled models cannot be read; the files of Xcode's model
/// editor can.
open class ManagedObjectModel: NSObject, @unchecked Sendable {
  /// The entities.
  open var entities: [EntityDescription] = []

  /// Creates a model without entities.
  public override init() {}

  /// The entities by name.
  open var entitiesByName: [String: EntityDescription] {
    Dictionary(
      entities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { $1 })
  }

  /// Returns the entity whose objects are of a class; `nil` if there is none.
  func entity(of type: ManagedObject.Type) -> EntityDescription? {
    entities.first { entity in
      let name = entity.managedObjectClassName ?? ""
      return name == String(reflecting: type) || name == "\(type)"
        || (entity.objectClass.map { $0 == type } ?? false)
    }
  }
}

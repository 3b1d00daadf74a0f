import Foundation

// Relationships of a model: inverses and delete rules.

extension ManagedObject {
  /// Updates the inverses after the value of a relationship was replaced.
  ///
  /// Without an inverse in the model, nothing happens.
  ///
  /// - Parameters:
  ///   - key: The relationship's name.
  ///   - before: The value before.
  func updateInverse(of key: String, from before: Any?) {
    guard let inverse = entity.relationship(named: key)?.inverseRelationship else { return }
    let (old, new) = (Self.members(of: before), Self.members(of: values[key]))
    let (isOld, isNew) = (Set(old), Set(new))
    for object in old where !isNew.contains(object) { object.unlink(self, from: inverse) }
    for object in new where !isOld.contains(object) { object.link(self, to: inverse) }
  }

  /// Makes an object a value of a relationship, without changing that object.
  private func link(_ object: ManagedObject, to relationship: RelationshipDescription) {
    let key = relationship.name
    let present = Self.members(of: values[key])
    guard !present.contains(object) else { return }
    guard !relationship.isToMany else {
      return setSide(Self.set(present + [object], isOrdered: relationship.isOrdered), of: key)
    }
    setSide(object, of: key)
    guard let inverse = relationship.inverseRelationship else { return }
    for other in present { other.unlink(self, from: inverse) }
  }

  /// Removes an object from a relationship, without changing that object.
  private func unlink(_ object: ManagedObject, from relationship: RelationshipDescription) {
    let key = relationship.name
    let present = Self.members(of: values[key])
    guard present.contains(object) else { return }
    guard relationship.isToMany else { return setSide(nil, of: key) }
    let rest = present.filter { $0 !== object }
    setSide(Self.set(rest, isOrdered: relationship.isOrdered), of: key)
  }

  private func setSide(_ value: Any?, of key: String) {
    willChangeValue(forKey: key)
    setPrimitiveValue(value, forKey: key)
    didChangeValue(forKey: key)
  }

  /// Carries out the delete rules of the relationships of this object, which was deleted.
  ///
  /// - Parameter delete: Deletes an object.
  func propagateDeletion(_ delete: (ManagedObject) -> Void) {
    for relationship in entity.allRelationships {
      let members = Self.members(of: values[relationship.name])
      switch relationship.deleteRule {
      case .nullifyDeleteRule:
        guard let inverse = relationship.inverseRelationship else { continue }
        for object in members { object.unlink(self, from: inverse) }
      case .cascadeDeleteRule:
        for object in members { delete(object) }
      case .denyDeleteRule, .noActionDeleteRule:
        continue
      }
    }
  }

  /// Refuses the deletion of an object whose relationships still have objects and deny it.
  func validateDenyingRelationships() throws {
    for relationship in entity.allRelationships where relationship.deleteRule == .denyDeleteRule {
      let members = Self.members(of: values[relationship.name])
      guard members.contains(where: { $0.managedObjectContext != nil && !$0.isDeleted }) else {
        continue
      }
      throw NSError(
        domain: NSCocoaErrorDomain, code: 1600,  // NSValidationRelationshipDeniedDeleteError
        userInfo: [
          NSLocalizedDescriptionKey: "Items cannot be deleted from \(relationship.name).",
          "NSValidationErrorKey": relationship.name, "NSValidationErrorObject": self,
        ])
    }
  }

  /// Returns a value as text. Objects are represented by their identifiers, because their own text
  /// can contain this object.
  func text(of key: String) -> String {
    guard let value = values[key] else { return "nil" }
    if let object = value as? ManagedObject { return "\(object.objectID)" }
    let identifiers = Self.members(of: value).map { "\($0.objectID)" }
    guard !identifiers.isEmpty else { return "\(value)" }
    let list = value is NSOrderedSet ? identifiers : identifiers.sorted()
    return "(" + list.joined(separator: ", ") + ")"
  }

  /// Returns the objects of a relationship's value.
  static func members(of value: Any?) -> [ManagedObject] {
    switch value {
    case let object as ManagedObject: [object]
    case let set as Set<ManagedObject>: Array(set)
    case let set as NSOrderedSet: set.compactMap { $0 as? ManagedObject }
    case let set as NSSet: set.compactMap { $0 as? ManagedObject }
    default: []
    }
  }

  static func set(_ members: [ManagedObject], isOrdered: Bool) -> Any {
    isOrdered ? NSOrderedSet(array: members) : NSSet(array: members)
  }
}

extension EntityDescription {
  /// Returns the relationship with a name, also that of a superentity.
  func relationship(named name: String) -> RelationshipDescription? {
    for property in properties where property.name == name {
      return property as? RelationshipDescription
    }
    return superentity?.relationship(named: name)
  }

  /// The relationships in the order of the description, those of the superentity first.
  var allRelationships: [RelationshipDescription] {
    (superentity?.allRelationships ?? []) + properties.compactMap { $0 as? RelationshipDescription }
  }
}

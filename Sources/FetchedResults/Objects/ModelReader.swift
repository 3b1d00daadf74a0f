import Foundation

/// A reader that creates the entities that a model's file describes.
struct ModelReader {
  let entities: [EntityDescription]

  init(_ root: ModelElement) {
    let elements = root.children("entity")
    entities = elements.map(Self.entity)
    let byName = Dictionary(
      entities.compactMap { entity in entity.name.map { ($0, entity) } }, uniquingKeysWith: { $1 })
    for (element, entity) in zip(elements, entities) {
      if let parent = element.attributes["parentEntity"].flatMap({ byName[$0] }) {
        parent.subentities.append(entity)
      }
      for relationship in element.children("relationship") {
        Self.connect(relationship, of: entity, byName)
      }
    }
  }

  private static func entity(_ element: ModelElement) -> EntityDescription {
    let entity = EntityDescription()
    entity.name = element.attributes["name"]
    // ".Song" is a class of the module that the model belongs to.
    let className = element.attributes["representedClassName"]?.drop { $0 == "." }
    entity.managedObjectClassName = className.map(String.init) ?? "NSManagedObject"
    entity.isAbstract = element.isSet("isAbstract")
    entity.renamingIdentifier = element.attributes["elementID"]
    entity.properties =
      element.children("attribute").map(attribute)
      + element.children("relationship").map(relationship)
    return entity
  }

  private static func describe(_ property: PropertyDescription, _ element: ModelElement) {
    property.name = element.attributes["name"] ?? ""
    property.isOptional = element.isSet("optional")
    property.isTransient = element.isSet("transient")
    property.isIndexed = element.isSet("indexed")
    property.renamingIdentifier = element.attributes["elementID"]
    property.versionHashModifier = element.attributes["versionHashModifier"]
  }

  // MARK: Attributes

  private static func attribute(_ element: ModelElement) -> AttributeDescription {
    let attribute = AttributeDescription()
    describe(attribute, element)
    let type = element.attributes["attributeType"].flatMap { types[$0] }
    attribute.attributeType = type ?? .undefinedAttributeType
    attribute.attributeValueClassName = element.attributes["customClassName"]
    attribute.valueTransformerName = element.attributes["valueTransformerName"]
    attribute.allowsExternalBinaryDataStorage = element.isSet("allowsExternalBinaryDataStorage")
    attribute.defaultValue = defaultValue(attribute.attributeType, element)
    return attribute
  }

  private static let types: [String: AttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
    "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
    "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
    "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
    "Transformable": .transformableAttributeType, "ObjectID": .objectIDAttributeType,
  ]

  private static func defaultValue(_ type: AttributeType, _ element: ModelElement) -> Any? {
    if type == .dateAttributeType {
      let seconds = element.attributes["defaultDateTimeInterval"].flatMap(TimeInterval.init)
      return seconds.map(Date.init(timeIntervalSinceReferenceDate:))
    }
    guard let text = element.attributes["defaultValueString"] else { return nil }
    return switch type {
    case .integer16AttributeType: Int16(text)
    case .integer32AttributeType: Int32(text)
    case .integer64AttributeType: Int64(text)
    case .decimalAttributeType: Decimal(string: text)
    case .doubleAttributeType: Double(text)
    case .floatAttributeType: Float(text)
    case .booleanAttributeType: text == "YES"
    case .stringAttributeType: text
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .undefinedAttributeType, .dateAttributeType, .binaryDataAttributeType,
      .transformableAttributeType, .objectIDAttributeType:
      nil
    }
  }

  // MARK: Relationships

  private static func relationship(_ element: ModelElement) -> RelationshipDescription {
    let relationship = RelationshipDescription()
    describe(relationship, element)
    relationship.isOrdered = element.isSet("ordered")
    relationship.minCount = element.attributes["minCount"].flatMap { Int($0) } ?? 0
    let most = element.attributes["maxCount"].flatMap { Int($0) }
    relationship.maxCount = most ?? (element.isSet("toMany") ? 0 : 1)
    relationship.deleteRule = rules[element.attributes["deletionRule"] ?? ""] ?? .nullifyDeleteRule
    return relationship
  }

  private static let rules: [String: DeleteRule] = [
    "No Action": .noActionDeleteRule, "Nullify": .nullifyDeleteRule,
    "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule,
  ]

  private static func connect(
    _ element: ModelElement, of entity: EntityDescription, _ entities: [String: EntityDescription]
  ) {
    let name = element.attributes["name"] ?? ""
    let destination = element.attributes["destinationEntity"].flatMap { entities[$0] }
    let relationship = entity.relationship(named: name)
    relationship?.destinationEntity = destination
    relationship?.inverseRelationship = element.attributes["inverseName"].flatMap {
      destination?.relationship(named: $0)
    }
  }
}

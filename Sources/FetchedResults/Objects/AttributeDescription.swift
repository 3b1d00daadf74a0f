import Foundation

/// A property of an entity that is defined in code or in a model's file.
///
/// Counterpart: `NSPropertyDescription`.
open class PropertyDescription: NSObject, @unchecked Sendable {
  /// The name, which is the key of the value.
  open var name = ""
  /// Whether an object can be saved without a value.
  open var isOptional = true
  /// Whether the value is not saved.
  open var isTransient = false

  /// The client's own values.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// The earlier name of the property. It is stored but has no effect.
  open var renamingIdentifier: String?
  /// A value that distinguishes versions of the property. It is stored but has no effect.
  open var versionHashModifier: String?
  /// Whether the property is in an index. It is stored but has no effect.
  open var isIndexed = false

  /// Creates a property without a name.
  public override init() {}
}

/// An attribute of an entity that is defined in code or in a model's file.
///
/// Counterpart: `NSAttributeDescription`.
open class AttributeDescription: PropertyDescription, @unchecked Sendable {
  /// The type of the attribute's values. It is stored but has no effect.
  open var attributeType = AttributeType.undefinedAttributeType
  /// The value of a new object.
  open var defaultValue: Any?
  /// The name of the class of the values. It is stored but has no effect.
  open var attributeValueClassName: String?
  /// The name of the transformer of the values. It is stored but has no effect.
  open var valueTransformerName: String?
  /// Whether large data may be stored in a file. It is stored but has no effect.
  open var allowsExternalBinaryDataStorage = false
}

/// The effect on the objects of a relationship when its object is deleted.
///
/// Counterpart: `NSDeleteRule`.
public enum DeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A relationship of an entity that is defined in code or in a model's file.
///
/// Its value is an object, or a set of objects. Setting it changes the inverse as well. The delete
/// rule is carried out when changes are processed: at a save, or at the end of the turn.
///
/// Counterpart: `NSRelationshipDescription`.
open class RelationshipDescription: PropertyDescription, @unchecked Sendable {
  /// The entity of the objects.
  open weak var destinationEntity: EntityDescription?
  /// The relationship in the other direction.
  open weak var inverseRelationship: RelationshipDescription?
  /// The largest number of objects; 0 for no limit.
  open var maxCount = 0
  /// The smallest number of objects.
  open var minCount = 0
  /// The effect on the objects of the relationship on deletion.
  open var deleteRule = DeleteRule.nullifyDeleteRule
  /// Whether the objects are ordered.
  open var isOrdered = false
  /// Whether there may be several objects.
  open var isToMany: Bool { maxCount != 1 }
}

/// The type of an attribute's values.
///
/// Counterpart: `NSAttributeType`.
public enum AttributeType: UInt, Sendable {
  /// Unspecified.
  case undefinedAttributeType = 0
  /// `Int16`.
  case integer16AttributeType = 100
  /// `Int32`.
  case integer32AttributeType = 200
  /// `Int64`.
  case integer64AttributeType = 300
  /// `Decimal`.
  case decimalAttributeType = 400
  /// `Double`.
  case doubleAttributeType = 500
  /// `Float`.
  case floatAttributeType = 600
  /// `String`.
  case stringAttributeType = 700
  /// `Bool`.
  case booleanAttributeType = 800
  /// `Date`.
  case dateAttributeType = 900
  /// `Data`.
  case binaryDataAttributeType = 1000
  /// `UUID`.
  case UUIDAttributeType = 1100
  /// `URL`.
  case URIAttributeType = 1200
  /// Any class.
  case transformableAttributeType = 1800
  /// The identifier of an object.
  case objectIDAttributeType = 2000
}

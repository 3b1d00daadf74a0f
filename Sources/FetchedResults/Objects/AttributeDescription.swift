import Foundation

/// A property of an entity that is defined in code.
///
/// Counterpart: `NSPropertyDescription`.
open class PropertyDescription: NSObject, @unchecked Sendable {
  /// The name, which is the key of the value.
  open var name = ""
  /// Whether an object can be saved without a value.
  open var isOptional = true
  /// Whether the value is not saved.
  open var isTransient = false

  /// Creates a property without a name.
  public override init() {}
}

/// An attribute of an entity that is defined in code.
///
/// Counterpart: `NSAttributeDescription`.
open class AttributeDescription: PropertyDescription, @unchecked Sendable {
  /// The type of the attribute's values. It is stored but has no effect.
  open var attributeType = AttributeType.undefinedAttributeType
  /// The value of a new object.
  open var defaultValue: Any?
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

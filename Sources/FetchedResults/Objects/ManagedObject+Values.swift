import Foundation

extension ManagedObject {
  /// Returns the value of a property, converted to its type.
  ///
  /// An adapted `@NSManaged` property reads this value. A value that was never set is `nil`, zero,
  /// `false` or empty; other types require a value.
  ///
  /// - Parameter key: The property's name.
  /// - Returns: The value.
  public func managedValue<Value>(forKey key: String) -> Value {
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    guard let value = primitiveValue(forKey: key) else {
      guard let value = DefaultValue.of(Value.self) else {
        FetchingFault.noValue(key: key, class: "\(type(of: self))", type: "\(Value.self)").stop()
      }
      return value
    }
    if let value = value as? Value { return value }
    if let value = DefaultValue.convert(value, to: Value.self) { return value }
    let fault = FetchingFault.wrongType(
      key: key, class: "\(type(of: self))", value: "\(value)", type: "\(Value.self)")
    guard let value = DefaultValue.of(Value.self) else { fault.stop() }
    fault.raise()
    return value
  }

  /// Sets the value of a property. An adapted `@NSManaged` property calls this method.
  ///
  /// The object is marked as changed, even if the value is the same as before. If the model of the
  /// object's entity describes a relationship and its inverse, the inverse changes as well.
  ///
  /// - Parameters:
  ///   - value: The value, or `nil`.
  ///   - key: The property's name.
  public func setManagedValue(_ value: Any?, forKey key: String) {
    let before = values[key]
    willChangeValue(forKey: key)
    setPrimitiveValue(value, forKey: key)
    didChangeValue(forKey: key)
    updateInverse(of: key, from: before)
  }

  /// Adds an object, or the objects of a set, to a relationship. An adapted `addToSongs(_:)` calls
  /// this method.
  ///
  /// - Parameters:
  ///   - value: The object or the set.
  ///   - key: The relationship's name.
  public func addManagedValue(_ value: Any, toKey key: String) {
    let members = Self.members(of: values[key]) + Self.members(of: value)
    setManagedValue(set(members, forKey: key), forKey: key)
  }

  /// Removes an object, or the objects of a set, from a relationship. An adapted
  /// `removeFromSongs(_:)` calls this method.
  ///
  /// - Parameters:
  ///   - value: The object or the set.
  ///   - key: The relationship's name.
  public func removeManagedValue(_ value: Any, fromKey key: String) {
    let gone = Set(Self.members(of: value).map(ObjectIdentifier.init))
    let members = Self.members(of: values[key]).filter { !gone.contains(ObjectIdentifier($0)) }
    setManagedValue(set(members, forKey: key), forKey: key)
  }

  private func set(_ members: [ManagedObject], forKey key: String) -> Any {
    let isOrdered = entity.relationship(named: key)?.isOrdered ?? (values[key] is NSOrderedSet)
    return Self.set(members, isOrdered: isOrdered)
  }

  func noteChange(of key: String) {
    changedKeys.insert(key)
    managedObjectContext?.noteUpdate(of: self)
  }

  func keyedValue(_ key: String) -> Any? {
    if let value = values[key] { return value }
    if key == "objectID" { return objectID }
    if key == "self" || key == "SELF" { return self }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror, level.subjectType != ManagedObject.self {
      if let child = level.children.first(where: { $0.label == key }) {
        return Self.unwrapped(child.value)
      }
      mirror = level.superclassMirror
    }
    if !entity.propertiesByName.isEmpty, entity.propertiesByName[key] == nil {
      FetchingFault.unknownKey(key, class: entity.name ?? "\(type(of: self))").raise()
    }
    return nil
  }

  func setKeyedValue(_ value: Any?, _ key: String) {
    if !entity.propertiesByName.isEmpty, entity.propertiesByName[key] == nil {
      return FetchingFault.unknownKey(key, class: entity.name ?? "\(type(of: self))").raise()
    }
    setManagedValue(value, forKey: key)
  }

  func keyedValue(path: String) -> Any? {
    var value: Any? = self
    for key in path.split(separator: ".") {
      guard let object = value as? ManagedObject else {
        guard let present = value else { return nil }
        FetchingFault.unknownKey(String(key), class: "\(Swift.type(of: present))").raise()
        return nil
      }
      value = object.value(forKey: String(key))
    }
    return value
  }

  func validateRequiredValues() throws {
    for (key, property) in entity.propertiesByName.sorted(by: { $0.key < $1.key })
    where !property.isOptional && values[key] == nil {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 1570,  // NSValidationMissingMandatoryPropertyError
        userInfo: [
          NSLocalizedDescriptionKey: "\(key) is a required value.",
          "NSValidationErrorKey": key, "NSValidationErrorObject": self,
        ])
    }
  }

  /// Returns the value inside optionals; `nil` if there is none.
  static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalType else { return value }
    return optional.wrapped.flatMap(unwrapped)
  }
}

/// The default values of properties, and conversions between types of numbers and sets.
private enum DefaultValue {
  static func of<Value>(_ type: Value.Type) -> Value? {
    if let type = type as? any ExpressibleByNilLiteral.Type { return none(type) as? Value }
    if type == Bool.self { return false as? Value }
    if type == String.self { return "" as? Value }
    if let type = type as? any Numeric.Type { return zero(type) as? Value }
    if type == Decimal.self { return Decimal() as? Value }
    if type == NSSet.self { return NSSet() as? Value }
    if type == NSOrderedSet.self { return NSOrderedSet() as? Value }
    if let type = type as? any EmptyCollection.Type { return empty(type) as? Value }
    return nil
  }

  /// Converts a number to another type, or a set to the other kind.
  static func convert<Value>(_ value: Any, to type: Value.Type) -> Value? {
    if let optional = type as? any OptionalType.Type { return optional.make(value) as? Value }
    if let value = value as? any BinaryInteger, let type = type as? any BinaryInteger.Type {
      return integer(value, type) as? Value
    }
    if let value = value as? any BinaryInteger, type == Double.self {
      return Double(value) as? Value
    }
    if type == NSSet.self, let set = value as? Set<ManagedObject> {
      return NSSet(array: Array(set)) as? Value
    }
    if let set = value as? NSSet {
      return Set(set.compactMap { $0 as? ManagedObject }) as? Value
    }
    return nil
  }

  fileprivate static func converted<Value>(_ value: Any, _ type: Value.Type) -> Value? {
    value as? Value ?? convert(value, to: type)
  }

  private static func none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Value { nil }
  private static func zero<Value: Numeric>(_ type: Value.Type) -> Value { Value.zero }
  private static func empty<Value: EmptyCollection>(_ type: Value.Type) -> Value { Value() }
  private static func integer<Value: BinaryInteger>(
    _ value: some BinaryInteger, _ type: Value.Type
  ) -> Value? { Value(exactly: value) }
}

private protocol EmptyCollection { init() }
extension Set: EmptyCollection {}
extension Array: EmptyCollection {}
extension Dictionary: EmptyCollection {}

private protocol OptionalType {
  static func make(_ value: Any) -> Any?
  var wrapped: Any? { get }
}
extension Optional: OptionalType {
  var wrapped: Any? { map { $0 as Any } }
  static func make(_ value: Any) -> Any? { DefaultValue.converted(value, Wrapped.self) }
}

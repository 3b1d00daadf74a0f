import Foundation

/// Access to values by key, and comparisons of values.
enum KeyedValue {
  /// Returns the value at a key path.
  ///
  /// - Parameters:
  ///   - path: The keys, separated by points.
  ///   - object: A managed object, or the value that `SELF` refers to.
  static func of(_ path: String, in object: Any?) -> Any? {
    if path == "SELF" || path == "self" { return object.flatMap(ManagedObject.unwrapped) }
    if let object = object as? ManagedObject { return object.value(forKeyPath: path) }
    guard let object else { return nil }
    let key = path.split(separator: ".").first.map(String.init) ?? path
    if let values = object as? [String: Any] { return values[key] }
    guard let child = property(key, in: Mirror(reflecting: object)) else {
      FetchingFault.unknownKey(key, class: "\(type(of: object))").raise()
      return nil
    }
    guard key != path else { return ManagedObject.unwrapped(child) }
    return of(String(path.dropFirst(key.count + 1)), in: child)
  }

  /// Returns a stored property of an object's class or of one of its superclasses.
  private static func property(_ key: String, in mirror: Mirror) -> Any? {
    mirror.children.first { $0.label == key }?.value
      ?? mirror.superclassMirror.flatMap { property(key, in: $0) }
  }

  /// Compares two values. A missing value comes first.
  static func compare(
    _ one: Any?, _ other: Any?, text: (String, String) -> ComparisonResult = Self.literally
  ) -> ComparisonResult {
    let one = one.flatMap(ManagedObject.unwrapped).flatMap(present)
    let other = other.flatMap(ManagedObject.unwrapped).flatMap(present)
    guard let one, let other else {
      return one == nil ? (other == nil ? .orderedSame : .orderedAscending) : .orderedDescending
    }
    if let one = one as? String, let other = other as? String { return text(one, other) }
    if let one = number(one), let other = number(other) { return order(one, other) }
    if let one = one as? Date, let other = other as? Date { return order(one, other) }
    if let one = one as? any Comparable, let order = orderComparable(one, other) { return order }
    if let one = one as? AnyHashable, let other = other as? AnyHashable, one == other {
      return .orderedSame
    }
    FetchingFault.noOrder("\(one)", "\(other)").raise()
    return .orderedSame
  }

  /// Returns whether two values are equal.
  static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    let one = one.flatMap(ManagedObject.unwrapped).flatMap(present)
    let other = other.flatMap(ManagedObject.unwrapped).flatMap(present)
    guard let one, let other else { return one == nil && other == nil }
    if let one = number(one), let other = number(other) { return one == other }
    if let one = one as? ManagedObject, let other = other as? ManagedObjectID {
      return one.objectID == other
    }
    return (one as? AnyHashable) == (other as? AnyHashable)
  }

  /// Compares the scalars of two strings.
  static func literally(_ one: String, _ other: String) -> ComparisonResult { order(one, other) }

  /// Returns a value as a Swift value; `nil` for Objective-C's null values.
  private static func present(_ value: Any) -> Any? {
    value is NSNull ? nil : (value as? String) ?? value
  }

  private static func order<Value: Comparable>(_ one: Value, _ other: Value) -> ComparisonResult {
    one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
  }

  private static func orderComparable<Value: Comparable>(
    _ one: Value, _ other: Any
  ) -> ComparisonResult? {
    (other as? Value).map { order(one, $0) }
  }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }
}

import Foundation

/// The value of a specifier, as the type that the specifier asks for.
enum FormatValue {
  /// Returns an integer's bits.
  static func integer(_ value: Any) -> Int64? {
    switch value {
    case let value as any BinaryInteger: Int64(truncatingIfNeeded: value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.int64Value
    default: nil
    }
  }

  /// Returns a number with a fraction.
  static func fraction(_ value: Any) -> Double? {
    switch value {
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// Returns a text, or the one at an address.
  static func cString(_ value: Any) -> String? {
    switch value {
    case let value as String: value
    case let value as StaticString: "\(value)"
    case let value as NSString: value.description
    default: pointer(value).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
    }
  }

  /// Returns the address of an object, or the one that a value is.
  static func address(_ value: Any) -> UInt? {
    if let pointer = pointer(value) { return UInt(bitPattern: pointer) }
    guard type(of: value) is AnyObject.Type else { return nil }
    return UInt(bitPattern: ObjectIdentifier(value as AnyObject))
  }

  /// Returns the pointer that a value is.
  static func pointer(_ value: Any) -> UnsafeRawPointer? {
    (value as? any _Pointer).flatMap { UnsafeRawPointer(bitPattern: bits($0)) }
  }

  private static func bits(_ pointer: some _Pointer) -> UInt { UInt(bitPattern: pointer) }

  /// Returns an object's description; that of a Swift value as Foundation's type for it has it.
  static func description(_ value: Any) -> String {
    if let optional = value as? any OptionalValue {
      return optional.wrapped.map(description) ?? FormatString.null
    }
    if let object = value as? NSObject { return object.description }
    if let error = value as? any Error { return (error as NSError).description }
    let bridged = (value as? any _ObjectiveCBridgeable)?._bridgeToObjectiveC()
    return (bridged as? NSObject)?.description ?? String(describing: value)
  }
}

/// An optional value, whatever its type.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { map { $0 } }
}

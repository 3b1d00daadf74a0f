import Foundation

/// A type with a value that a property has before it is set.
private protocol InitiallyZero {
  static var initial: Self { get }
}

extension Bool: InitiallyZero { fileprivate static var initial: Bool { false } }
extension Int: InitiallyZero { fileprivate static var initial: Int { 0 } }
extension Float: InitiallyZero { fileprivate static var initial: Float { 0 } }
extension Double: InitiallyZero { fileprivate static var initial: Double { 0 } }
extension CGFloat: InitiallyZero { fileprivate static var initial: CGFloat { 0 } }
extension CGPoint: InitiallyZero { fileprivate static var initial: CGPoint { .zero } }
extension CGSize: InitiallyZero { fileprivate static var initial: CGSize { .zero } }
extension CGRect: InitiallyZero { fileprivate static var initial: CGRect { .zero } }
extension Optional: InitiallyZero { fileprivate static var initial: Wrapped? { nil } }

// For `@NSManaged` outside managed objects, whose classes keep the values themselves.

extension NSObject {
  /// Returns the value of an `@NSManaged` property of an object that is no managed object: that of a
  /// user default, or the one last kept.
  public func keptValue<Value>(forKey key: String) -> Value {
    let found =
      (self as? UserDefaults).map { $0.object(forKey: key) } ?? KeptValues.of(self).values[key]
    if let value = found as? Value { return value }
    if let type = Value.self as? any InitiallyZero.Type, let value = type.initial as? Value {
      return value
    }
    fatalError("'\(key)' has no value yet, and '\(Value.self)' has no empty one: set it first")
  }

  /// Sets the value of an `@NSManaged` property of an object that is no managed object.
  public func keepValue<Value>(_ value: Value, forKey key: String) {
    let object = (value as? any OptionalValue).map(\.wrapped) ?? value
    if let defaults = self as? UserDefaults { return defaults.set(object, forKey: key) }
    KeptValues.of(self).values[key] = object
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}

/// The values that an object keeps by key.
private final class KeptValues {
  var values: [String: Any] = [:]

  nonisolated(unsafe) private static var key: UInt8 = 0

  static func of(_ object: NSObject) -> KeptValues {
    withUnsafePointer(to: &key) { key in
      if let known = objc_getAssociatedObject(object, key) as? KeptValues { return known }
      let new = KeptValues()
      objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return new
    }
  }
}

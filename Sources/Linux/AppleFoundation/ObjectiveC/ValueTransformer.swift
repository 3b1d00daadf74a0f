// Conversions between values, which Apple's Foundation keeps by name and Linux lacks.
import Foundation

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The one that archives objects of known classes.
  public static let secureUnarchiveFromDataTransformerName = Self(
    "NSSecureUnarchiveFromData")
}

/// A conversion of a value into another one.
///
/// Counterpart: `ValueTransformer`.
open class ValueTransformer: NSObject {
  private nonisolated(unsafe) static var registered: [NSValueTransformerName: ValueTransformer] = [
    .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer()
  ]
  private static let lock = NSLock()
  /// The registered transformer that this one stands for.
  private let original: ValueTransformer?

  /// Creates a transformer.
  public override init() { original = nil }

  /// Creates a transformer that works as the registered one; `nil` if there is none of the name.
  public init?(forName name: NSValueTransformerName) {
    guard let found = Self.lock.withLock({ Self.registered[name] }) else { return nil }
    original = found
  }

  /// Registers a transformer under a name; removes the one of the name if it is `nil`.
  public class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    lock.withLock { registered[name] = transformer }
  }

  /// Returns the names of the registered transformers, in alphabetical order.
  public class func valueTransformerNames() -> [NSValueTransformerName] {
    lock.withLock { registered.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  /// Returns the class of the transformed values.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Returns whether a transformed value can be converted back.
  open class func allowsReverseTransformation() -> Bool { true }

  /// Converts a value. Returns it as it is, unless a subclass does more.
  open func transformedValue(_ value: Any?) -> Any? {
    original.map { $0.transformedValue(value) } ?? value
  }

  /// Converts a value back. Raises if the class does not allow it.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    if let original { return original.reverseTransformedValue(value) }
    guard Self.allowsReverseTransformation() else {
      NSException(
        name: .invalidArgumentException,
        reason: "\(Self.self) does not allow reverse transformation"
      ).raise()
      return nil
    }
    return transformedValue(value)
  }
}

/// A transformer of archived data into objects of known classes.
///
/// Counterpart: `NSSecureUnarchiveFromDataTransformer`.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of the objects at the top of an archive.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
      NSData.self, NSURL.self, NSUUID.self, NSNull.self,
    ]
  }

  /// Returns the object that the data hold; `nil` if they hold none of the allowed classes.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    let allowed = Self.allowedTopLevelClasses
    let found = try? NSKeyedUnarchiver.unarchivedObject(ofClasses: allowed, from: data)
    guard let object = found.map({ $0 as AnyObject }) as? NSObject,
      allowed.contains(where: object.isKind(of:))
    else { return nil }
    return found
  }

  /// Returns an archive of an object.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}

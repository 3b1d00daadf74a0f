import Foundation
import HeadlessKit
import ListCore

/// An identifier of any type, as the reference types of snapshots and data sources take them.
///
/// In Objective-C every object has equality and a hash value, and identifiers are objects. Here
/// they are hashable values, Foundation objects, or objects of any other class, which are equal
/// only to themselves. A number or a string is equal to the `NSNumber` or `NSString` that it is in
/// Objective-C; `1` and `"1"` are two identifiers.
struct AnyIdentifier: Hashable, @unchecked Sendable {  // as unchecked as `Any` in Objective-C
  private let key: AnyHashable
  /// The identifier, if the key represents an object.
  private let object: AnyObject?

  /// Wraps an identifier, unwrapping optionals first.
  ///
  /// - Precondition: The identifier is hashable or an object.
  init(_ identifier: Any) {
    if type(of: identifier) is AnyClass {
      self.init(object: identifier as AnyObject)
    } else if let optional = identifier as? any OptionalIdentifier {
      self.init(optional.wrapped ?? NSNull())  // equivalent to `nil` in an Objective-C array
    } else if let value = identifier as? AnyHashable {
      self.init(key: value, object: nil)
    } else {
      CrashReport(
        MisuseFault(
          .invalidArgument,
          "An identifier must be Hashable; \(type(of: identifier)) is not: \(identifier) "
            + KnownDifference.referenceIdentifiers.note)
      ).deliver()
      self.init(object: NSNull())
    }
  }

  private init(object: AnyObject) {
    switch object {
    case let text as NSString:
      self.init(key: AnyHashable(text as String), object: text)
    case let number as NSNumber:
      self.init(key: Self.key(of: number), object: number)
    case is NSNull:  // all are equal
      self.init(key: AnyHashable(ObjectIdentifier(NSNull.self)), object: object)
    case let object as NSObject:
      self.init(key: AnyHashable(object), object: nil)
    default:
      let value = object as Any as? AnyHashable
      self.init(
        key: value ?? AnyHashable(ObjectIdentifier(object)), object: value == nil ? object : nil)
    }
  }

  private init(key: AnyHashable, object: AnyObject?) {
    self.key = key
    self.object = object
  }

  /// The identifier as it was given.
  var base: Any { object ?? key.base }
}

extension AnyIdentifier {
  static func == (one: Self, other: Self) -> Bool { one.key == other.key }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// Returns a number as the equal Swift value.
  private static func key(of number: NSNumber) -> AnyHashable {
    if let number = Int(exactly: number) { return AnyHashable(number) }
    if let number = UInt(exactly: number) { return AnyHashable(number) }
    return AnyHashable(number.doubleValue)
  }
}

extension AnyIdentifier: CustomDebugStringConvertible {
  /// The identifier as messages print it.
  var debugDescription: String { IdentifierText.describe(base) }
}

extension Sequence<AnyIdentifier> {
  /// The identifiers as they were given.
  var bases: [Any] { map(\.base) }
}

/// An optional of any type, which `Any` can contain.
protocol OptionalIdentifier {
  /// The wrapped value.
  var wrapped: Any? { get }
}

extension Optional: OptionalIdentifier {
  var wrapped: Any? { map { $0 as Any } }
}

extension AnyIdentifier {
  /// Converts the identifier to a type.
  func value<Identifier>(
    as type: Identifier.Type = Identifier.self
  ) throws(WrongIdentifierType) -> Identifier {
    guard let value = base as? Identifier else {
      throw WrongIdentifierType(identifier: self, type: type)
    }
    return value
  }
}

/// The error for an identifier in a reference type that does not have the requested type.
struct WrongIdentifierType: Error, CustomStringConvertible {
  let identifier: AnyIdentifier
  let type: Any.Type

  var description: String {
    "The identifier \(IdentifierText.describe(identifier)) is of type "
      + "\(Swift.type(of: identifier.base)), not \(type)"
  }
}

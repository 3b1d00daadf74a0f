/// An identifier of any type, as the reference types of snapshots and data sources take them.
///
/// In Objective-C every object has equality and a hash value, and identifiers are objects. Here
/// they are hashable values or objects of any type; `1` and `"1"` are two identifiers.
struct AnyIdentifier: Hashable, @unchecked Sendable {  // as unchecked as `Any` in Objective-C
  private let value: AnyHashable

  /// Wraps an identifier.
  ///
  /// - Precondition: The identifier is hashable.
  init(_ identifier: Any) {
    guard let value = identifier as? AnyHashable else {
      preconditionFailure(
        "An identifier must be Hashable; \(type(of: identifier)) is not: \(identifier)")
    }
    self.value = value
  }

  /// The identifier as it was given.
  var base: Any { value.base }
}

extension AnyIdentifier: CustomDebugStringConvertible {
  /// The identifier as messages print it.
  var debugDescription: String { IdentifierText.describe(base) }
}

extension Sequence<AnyIdentifier> {
  /// The identifiers as they were given.
  var bases: [Any] { map(\.base) }
}

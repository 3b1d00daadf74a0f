/// The first stored property of every class whose instances can be attributes of a text.
///
/// When Foundation on Linux compares two attribute values, it takes the first eight bytes of an
/// object's stored properties for the type that Core Foundation keeps there, and reads past the end
/// of its table of types if the second byte is zero. These bytes stand for a type that it compares
/// by `isEqual(_:)`. (behaviour 19.1)
package struct AttributeMark: Sendable {
  package init() {}
  private let bytes: UInt64 = 0x100
}

import ListCore

/// What a call of a reference type was given, if it was given anything.
///
/// Swift's types say that there is something. Objective-C can pass nothing all the same, and UIKit
/// asserts that it does not. So can a test that wants the crash: an identifier that is an empty
/// optional in `Any`, or an array or an object made by `unsafeBitCast(0, to: [Any].self)`.
/// (crash families E3, E5, E6)
enum Given {
  /// The identifier, or `nil` after the assertion about the parameter was raised.
  static func identifier(
    _ identifier: Any, _ parameter: SnapshotFault.Parameter
  ) -> AnyIdentifier? {
    if let identifier = self.identifier(identifier) { return identifier }
    SnapshotFault.invalidParameter(parameter).raise()
    return nil
  }

  /// The identifier, where it may be missing.
  static func identifier(_ identifier: Any) -> AnyIdentifier? {
    if let optional = identifier as? any OptionalIdentifier, optional.wrapped == nil { return nil }
    return AnyIdentifier(identifier)
  }

  /// The identifiers, or `nil` after the assertion about the parameter was raised.
  static func identifiers(
    _ identifiers: [Any], _ parameter: SnapshotFault.Parameter
  ) -> [AnyIdentifier]? {
    if !isNothing(identifiers) { return identifiers.map(AnyIdentifier.init) }
    SnapshotFault.invalidParameter(parameter).raise()
    return nil
  }

  /// The identifiers, where none are as good as no array: that has no count either.
  static func identifiers(_ identifiers: [Any]) -> [AnyIdentifier] {
    isNothing(identifiers) ? [] : identifiers.map(AnyIdentifier.init)
  }

  /// The object, or `nil` after the assertion about the parameter was raised.
  static func object<Object: AnyObject>(
    _ object: Object, _ parameter: SnapshotFault.Parameter
  ) -> Object? {
    if !isNothing(object) { return object }
    SnapshotFault.invalidParameter(parameter).raise()
    return nil
  }

  /// Whether an argument that is a reference in memory refers to nothing.
  private static func isNothing<Argument>(_ argument: Argument) -> Bool {
    unsafeBitCast(argument, to: Int.self) == 0
  }
}

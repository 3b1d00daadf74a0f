/// A misuse of views, controllers or Auto Layout for which UIKit raises an exception. No list is
/// involved.
///
/// Each kind of misuse has a type of its own where it occurs; this type holds what they have in
/// common.
public struct MisuseFault: Error, Hashable, Sendable {
  /// The exception's name.
  public let name: ExceptionName
  /// The exception's reason.
  public let reason: String

  /// Creates a fault from an exception's name and reason.
  public init(_ name: ExceptionName, _ reason: String) {
    self.name = name
    self.reason = reason
  }
}

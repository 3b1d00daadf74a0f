/// The name of a value that a client adds to a configuration state.
///
/// ```swift
/// extension ConfigurationStateCustomKey {
///   static let isArchived = ConfigurationStateCustomKey("shop.isArchived")
/// }
/// ```
///
/// UIKit's counterpart is `UIConfigurationStateCustomKey`.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name; it is unique when it begins with the client's own domain.
  public var rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key from its name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

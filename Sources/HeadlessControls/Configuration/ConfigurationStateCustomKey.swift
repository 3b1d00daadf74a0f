@_spi(Hooks) import HeadlessViews

/// The key of a custom value in a configuration state.
///
/// ```swift
/// extension ConfigurationStateCustomKey {
///   static let isArchived = ConfigurationStateCustomKey("shop.isArchived")
/// }
/// ```
///
/// Counterpart: `UIConfigurationStateCustomKey`.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name. Prefix it with the client's domain to make it unique.
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

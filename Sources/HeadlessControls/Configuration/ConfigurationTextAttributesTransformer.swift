import Foundation
@_spi(Hooks) import HeadlessViews

/// A function that transforms a configuration's text attributes when they are shown.
///
/// Two transformers are equal if one is a copy of the other; closures cannot be compared.
///
/// Counterpart: `UIConfigurationTextAttributesTransformer`.
///
/// Coverage: simulated.
public struct ConfigurationTextAttributesTransformer: Hashable {
  private final class Closure {
    let body: (AttributeContainer) -> AttributeContainer

    init(_ body: @escaping (AttributeContainer) -> AttributeContainer) {
      self.body = body
    }
  }

  private let closure: Closure

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    closure = Closure(transform)
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    closure.body(input)
  }

  public static func == (one: Self, other: Self) -> Bool { one.closure === other.closure }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(closure))
  }
}

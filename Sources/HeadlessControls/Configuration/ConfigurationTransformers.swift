import Foundation
@_spi(Hooks) import HeadlessViews

/// A function that transforms a configuration's colour when it is shown.
///
/// Two transformers are equal if both are the same standard one, or if one is a copy of the other;
/// closures cannot be compared.
///
/// Counterpart: `UIConfigurationColorTransformer`.
///
/// Coverage: simulated.
public struct ConfigurationColorTransformer: Hashable {
  private final class Closure: Hashable {
    let body: (Color) -> Color

    init(_ body: @escaping (Color) -> Color) {
      self.body = body
    }

    static func == (one: Closure, other: Closure) -> Bool { one === other }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  private enum Kind: Hashable {
    case grayscale
    case preferredTint
    case monochromeTint
    case highlighted
    case custom(Closure)
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (Color) -> Color) {
    self.init(.custom(Closure(transform)))
  }

  /// Returns a shade of grey with the colour's brightness.
  public static var grayscale: ConfigurationColorTransformer { Self(.grayscale) }
  /// Returns the system's preferred colour for tappable content: here the colour itself.
  public static var preferredTint: ConfigurationColorTransformer { Self(.preferredTint) }
  /// Returns the colour of secondary text, which suits any tint.
  public static var monochromeTint: ConfigurationColorTransformer { Self(.monochromeTint) }

  /// Returns the colour at 30 % of its opacity. (behaviour 21.18)
  package static var highlighted: ConfigurationColorTransformer { Self(.highlighted) }

  /// The transformer's function.
  public var transform: (Color) -> Color { callAsFunction }

  /// Returns the transformed colour.
  public func callAsFunction(_ input: Color) -> Color {
    switch kind {
    case .grayscale: input.withoutHue
    case .preferredTint: input
    case .monochromeTint: .secondaryLabel
    case .highlighted: input.withAlphaComponent(0.3 * input.components.alpha)
    case .custom(let closure): closure.body(input)
    }
  }
}

extension Color {
  /// The grey of the same brightness, with the weights of ITU-R BT.601.
  fileprivate var withoutHue: Color {
    let lightness = 0.299 * components.red + 0.587 * components.green + 0.114 * components.blue
    return Color(white: lightness, alpha: components.alpha)
  }
}

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

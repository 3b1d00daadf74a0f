/// A way to make one colour of another, when a configuration is shown.
///
/// Two transformers are equal when both are the same standard one or when one is a copy of the
/// other; two closures cannot be compared.
///
/// UIKit's counterpart is `UIConfigurationColorTransformer`.
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

  /// Takes the hue out of a colour.
  public static var grayscale: ConfigurationColorTransformer { Self(.grayscale) }
  /// Takes the colour that the system prefers for what can be tapped: here the given one.
  public static var preferredTint: ConfigurationColorTransformer { Self(.preferredTint) }
  /// Takes the colour of secondary text, which goes with any tint.
  public static var monochromeTint: ConfigurationColorTransformer { Self(.monochromeTint) }

  /// What the transformer does.
  public var transform: (Color) -> Color { callAsFunction }

  /// The colour that is made of another.
  public func callAsFunction(_ input: Color) -> Color {
    switch kind {
    case .grayscale: input.withoutHue
    case .preferredTint: input
    case .monochromeTint: .secondaryLabel
    case .custom(let closure): closure.body(input)
    }
  }
}

extension Color {
  /// The grey that is as light as this colour, by the weights of ITU-R BT.601.
  fileprivate var withoutHue: Color {
    let lightness = 0.299 * components.red + 0.587 * components.green + 0.114 * components.blue
    return Color(white: lightness, alpha: components.alpha)
  }
}

import Foundation

extension Image {
  /// What a picture is made to suit.
  ///
  /// Counterpart: `UIImage.Configuration`.
  ///
  /// Coverage: simulated.
  public class Configuration: NSObject, @unchecked Sendable {
    /// What is asked for.
    let symbol: SymbolValues

    init(_ symbol: SymbolValues) {
      self.symbol = symbol
      super.init()
    }

    /// The same with what another one asks for in addition; where both ask, the other one's counts.
    public func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let otherConfiguration else { return self }
      let both = SymbolConfiguration(symbol.applying(otherConfiguration.symbol))
      return both as? Self ?? self
    }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? Configuration)?.symbol == symbol
    }

    public override var hash: Int { symbol.hashValue }
  }

  /// How large, heavy and coloured a symbol is, as data.
  ///
  /// Counterpart: `UIImage.SymbolConfiguration`.
  ///
  /// Coverage: simulated.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Nothing is asked for.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolValues()) }

    override init(_ symbol: SymbolValues) {
      super.init(symbol)
    }

    /// As large as letters of a size, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(SymbolValues(pointSize: pointSize))
    }
    /// As large as letters of a size, in points, and as heavy as is said.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight))
    }
    /// As large as letters of a size, in points, as heavy as is said, on a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
    }
    /// As heavy as is said.
    public convenience init(weight: SymbolWeight) { self.init(SymbolValues(weight: weight)) }
    /// On a scale.
    public convenience init(scale: SymbolScale) { self.init(SymbolValues(scale: scale)) }
    /// As a text that plays a part.
    public convenience init(textStyle: Font.TextStyle) {
      self.init(SymbolValues(textStyle: textStyle))
    }
    /// As a text that plays a part, on a scale.
    public convenience init(textStyle: Font.TextStyle, scale: SymbolScale) {
      self.init(SymbolValues(scale: scale, textStyle: textStyle))
    }
    /// As a font.
    public convenience init(font: Font) { self.init(SymbolValues(pointSize: font.pointSize)) }
    /// As a font, on a scale.
    public convenience init(font: Font, scale: SymbolScale) {
      self.init(SymbolValues(pointSize: font.pointSize, scale: scale))
    }
    /// In shades of a colour.
    public convenience init(hierarchicalColor: Color) {
      self.init(SymbolValues(colors: [hierarchicalColor]))
    }
    /// In some colours, one for each layer.
    public convenience init(paletteColors: [Color]) {
      self.init(SymbolValues(colors: paletteColors))
    }
    /// In the colours of its own.
    public class func preferringMulticolor() -> Self { made(SymbolValues(isMulticolor: true)) }
    /// In one colour.
    public class func preferringMonochrome() -> Self { made(SymbolValues(isMulticolor: false)) }

    private class func made(_ values: SymbolValues) -> Self {
      unsafeDowncast(SymbolConfiguration(values), to: Self.self)
    }
  }

  /// How heavy a symbol is.
  ///
  /// Counterpart: `UIImage.SymbolWeight`.
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside letters.
  ///
  /// Counterpart: `UIImage.SymbolScale`.
  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// What is asked of a symbol.
  struct SymbolValues: Hashable, Sendable {
    var pointSize: CGFloat?
    var weight: SymbolWeight?
    var scale: SymbolScale?
    var textStyle: Font.TextStyle?
    var colors: [Color]?
    var isMulticolor: Bool?

    func applying(_ other: SymbolValues) -> SymbolValues {
      SymbolValues(
        pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight,
        scale: other.scale ?? scale, textStyle: other.textStyle ?? textStyle,
        colors: other.colors ?? colors, isMulticolor: other.isMulticolor ?? isMulticolor)
    }
  }

  /// Creates a symbol by its name, as it is asked for. Every name is good.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    var look = ImageLook()
    (look.isSymbol, look.configuration) = (true, configuration)
    self.init(name: name, size: .zero, scale: 1, data: nil, look: look)
  }

  /// Creates a symbol by its name. Every name is good.
  public convenience init?(systemName name: String, compatibleWith traits: TraitCollection?) {
    self.init(systemName: name)
  }

  /// Creates a picture by its name. No catalogue of a bundle is looked at: every name is good.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    var look = ImageLook()
    look.configuration = configuration
    self.init(name: name, size: .zero, scale: 1, data: nil, look: look)
  }

  /// Creates a picture by its name. No catalogue of a bundle is looked at: every name is good.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: TraitCollection?
  ) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// Whether the picture is one of the system's symbols.
  public var isSymbolImage: Bool { look.isSymbol }
  /// What the picture was made to suit.
  public var configuration: Configuration? { look.configuration }
  /// What was asked of the symbol.
  public var symbolConfiguration: SymbolConfiguration? {
    look.configuration as? SymbolConfiguration
  }

  /// The same picture with more asked of it.
  public func withConfiguration(_ configuration: Configuration) -> Image {
    looking { $0.configuration = $0.configuration?.applying(configuration) ?? configuration }
  }
  /// The same symbol with more asked of it; `nil` if the picture is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// The symbol of adding.
  public static let add = symbol("plus.circle.fill")
  /// The symbol of removing.
  public static let remove = symbol("minus.circle.fill")
  /// The symbol of actions.
  public static let actions = symbol("ellipsis.circle")
  /// The symbol of a check mark.
  public static let checkmark = symbol("checkmark.circle.fill")
  /// The symbol of a check mark in outline.
  public static let strokedCheckmark = symbol("checkmark.circle")

  private static func symbol(_ name: String) -> Image {
    var look = ImageLook()
    look.isSymbol = true
    return Image(name: name, size: .zero, scale: 1, data: nil, look: look)
  }
}

import Foundation

extension Image {
  /// The configuration of an image.
  ///
  /// Counterpart: `UIImage.Configuration`.
  ///
  /// Coverage: simulated.
  public class Configuration: NSObject, @unchecked Sendable {
    /// The specified attributes of a symbol.
    let symbol: SymbolValues

    init(_ symbol: SymbolValues) { self.symbol = symbol }

    /// Returns this configuration with another's attributes added; the other's take precedence.
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

  /// The size, weight and colours of a symbol, as data.
  ///
  /// Counterpart: `UIImage.SymbolConfiguration`.
  ///
  /// Coverage: simulated.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// A configuration without attributes.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolValues()) }

    override init(_ symbol: SymbolValues) { super.init(symbol) }

    /// Creates a configuration with the size of a font, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(SymbolValues(pointSize: pointSize))
    }
    /// Creates a configuration with the size of a font, in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight))
    }
    /// Creates a configuration with the size of a font, in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
    }
    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(SymbolValues(weight: weight)) }
    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(SymbolValues(scale: scale)) }
    /// Creates a configuration that matches a text style.
    public convenience init(textStyle: Font.TextStyle) {
      self.init(SymbolValues(textStyle: textStyle))
    }
    /// Creates a configuration that matches a text style, with a scale.
    public convenience init(textStyle: Font.TextStyle, scale: SymbolScale) {
      self.init(SymbolValues(scale: scale, textStyle: textStyle))
    }
    /// Creates a configuration that matches a font.
    public convenience init(font: Font) { self.init(SymbolValues(pointSize: font.pointSize)) }
    /// Creates a configuration that matches a font, with a scale.
    public convenience init(font: Font, scale: SymbolScale) {
      self.init(SymbolValues(pointSize: font.pointSize, scale: scale))
    }
    /// Creates a configuration with a hierarchy of shades of a colour.
    public convenience init(hierarchicalColor: Color) {
      self.init(SymbolValues(colors: [hierarchicalColor]))
    }
    /// Creates a configuration with a palette, one colour per layer.
    public convenience init(paletteColors: [Color]) {
      self.init(SymbolValues(colors: paletteColors))
    }
    /// Returns a configuration that prefers the multicolour variant of a symbol.
    public class func preferringMulticolor() -> Self { made(SymbolValues(isMulticolor: true)) }
    /// Returns a configuration that prefers the monochrome variant of a symbol.
    public class func preferringMonochrome() -> Self { made(SymbolValues(isMulticolor: false)) }

    private class func made(_ values: SymbolValues) -> Self {
      unsafeDowncast(SymbolConfiguration(values), to: Self.self)
    }
  }

  /// The weight of a symbol.
  ///
  /// Counterpart: `UIImage.SymbolWeight`.
  public enum SymbolWeight: Int, Hashable, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The scale of a symbol relative to text.
  ///
  /// Counterpart: `UIImage.SymbolScale`.
  public enum SymbolScale: Int, Hashable, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// The attributes of a symbol; unspecified ones are `nil`.
  struct SymbolValues: Hashable, Sendable {
    var pointSize: CGFloat?
    var weight: SymbolWeight?
    var scale: SymbolScale?
    var textStyle: Font.TextStyle?
    var colors: [Color]?
    var isMulticolor: Bool?

    /// The width and height, in points: those of most symbols are near to it. Dynamic Type is ignored.
    var side: CGFloat { (em * 20 / 17).rounded() }

    /// The size of the text that a symbol of medium scale stands in, in points.
    var em: CGFloat {
      let factor: CGFloat = scale == .small ? 0.8 : scale == .large ? 1.3 : 1
      let size = pointSize ?? (textStyle ?? .body).pointSize(.large)
      return size > 0 && size.isFinite ? size * factor : 0
    }

    /// How much wider and higher a symbol is than one of regular weight. (behaviour 25.112)
    var growth: CGSize {
      let isHeavy = (weight ?? .regular).rawValue > SymbolWeight.medium.rawValue
      return isHeavy && scale != .large
        ? CGSize(width: 1.025, height: 1.045) : CGSize(width: 1, height: 1)
    }

    /// The height of a line of the text that the symbol belongs to, in points.
    var lineHeight: CGFloat {
      let size = pointSize ?? (textStyle ?? .body).pointSize(.large)
      return size > 0 && size.isFinite ? Font.systemFont(ofSize: size).lineHeight : 0
    }

    func applying(_ other: SymbolValues) -> SymbolValues {
      SymbolValues(
        pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight,
        scale: other.scale ?? scale, textStyle: other.textStyle ?? textStyle,
        colors: other.colors ?? colors, isMulticolor: other.isMulticolor ?? isMulticolor)
    }
  }

  /// Creates a symbol by its name, with the proportions that a document gives it.
  package convenience init(symbol name: String, proportions: CGSize?) {
    let isKnown = proportions.map { $0.width > 0 && $0.height > 0 } ?? false
    self.init(
      name: name, size: NamedResources.sizeOfImage(named: name), scale: 1, data: nil,
      look: ImageLook(isSymbol: true, proportions: isKnown ? proportions : nil))
  }

  /// Creates a symbol by its name, with a configuration. Every name is valid.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(
      name: name, size: NamedResources.sizeOfImage(named: name), scale: 1, data: nil,
      look: ImageLook(isSymbol: true, configuration: configuration))
  }

  /// Creates a symbol by its name. Every name is valid.
  public convenience init?(systemName name: String, compatibleWith traits: TraitCollection?) {
    self.init(systemName: name)
  }

  /// Creates an image by its name, as ``init(named:)`` does.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    let registered = NamedResources.sizeOfImage(named: name)
    let found = NamedContents.picture(named: name, in: bundle)
    if registered == nil, case .missing = found { return nil }
    self.init(
      name: name, size: registered ?? found.value?.size, scale: found.value?.scale ?? 1,
      data: found.value?.data, look: ImageLook(found.value, configuration: configuration))
  }

  /// Creates an image by its name, as ``init(named:)`` does.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: TraitCollection?
  ) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// Whether the image is a system symbol.
  public var isSymbolImage: Bool { look.isSymbol }
  /// The configuration of the image.
  public var configuration: Configuration? { look.configuration }
  /// The configuration of the symbol.
  public var symbolConfiguration: SymbolConfiguration? {
    look.configuration as? SymbolConfiguration
  }

  /// Returns the size in a view that prefers a configuration; the symbol's own takes precedence.
  package func size(preferring configuration: Configuration?) -> CGSize {
    guard look.isSymbol, knownSize == nil else { return knownSize ?? CGSize(width: 1, height: 1) }
    let own = look.configuration?.symbol ?? SymbolValues()
    let values = configuration?.symbol.applying(own) ?? own
    guard let shape = look.proportions else {
      return CGSize(width: values.side, height: values.side)
    }
    let size: CGSize
    if let measured = SymbolSizes.size(of: name ?? "") {
      size = CGSize(width: measured.width * values.em, height: measured.height * values.em)
    } else {
      // Wide symbols are a little larger than round ones.
      let longest = shape.height < 0.92 * shape.width ? 1.05 * values.side : values.side
      let factor = longest / max(shape.width, shape.height)
      size = CGSize(width: shape.width * factor, height: shape.height * factor)
    }
    // All are drawn on half points.
    return CGSize(
      width: (size.width * values.growth.width * 2).rounded() / 2,
      height: (size.height * values.growth.height * 2).rounded() / 2)
  }

  /// Returns how much larger than the picture the space is that constraints give a symbol of known
  /// proportions, at its top and bottom together: a symbol stands in a line of its text. (behaviour 23.3)
  func symbolSpace(preferring configuration: Configuration?) -> CGFloat {
    guard look.isSymbol, look.proportions != nil, knownSize == nil else { return 0 }
    let own = look.configuration?.symbol ?? SymbolValues()
    let line = (configuration?.symbol.applying(own) ?? own).lineHeight
    return line - size(preferring: configuration).height
  }

  /// Returns the image with an added configuration.
  public func withConfiguration(_ configuration: Configuration) -> Image {
    looking { $0.configuration = $0.configuration?.applying(configuration) ?? configuration }
  }
  /// Returns the symbol with an added configuration; `nil` if the image is not a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// The symbol for adding.
  public static let add = symbol("plus.circle.fill")
  /// The symbol for removing.
  public static let remove = symbol("minus.circle.fill")
  /// The symbol for actions.
  public static let actions = symbol("ellipsis.circle")
  /// A check mark symbol.
  public static let checkmark = symbol("checkmark.circle.fill")
  /// An outlined check mark symbol.
  public static let strokedCheckmark = symbol("checkmark.circle")

  private static func symbol(_ name: String) -> Image {
    Image(name: name, size: nil, scale: 1, data: nil, look: ImageLook(isSymbol: true))
  }
}

import Foundation

/// The attributes of a font, as data.
///
/// Counterpart: `UIFontDescriptor`. Fonts are not looked up, so every descriptor makes a font.
///
/// Coverage: simulated.
public final class FontDescriptor: NSObject, Sendable {
  private let mark = AttributeMark()
  /// The name of the font.
  public let postscriptName: String
  /// The size, in points; zero if unspecified.
  public let pointSize: CGFloat
  /// The symbolic traits of the font.
  public let symbolicTraits: SymbolicTraits
  let weight: Font.Weight

  init(name: String, size: CGFloat, weight: Font.Weight, traits: SymbolicTraits) {
    postscriptName = name
    pointSize = size
    symbolicTraits = traits
    self.weight = weight
    super.init()
  }

  /// Creates a descriptor from a name and a size, in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(name: fontName, size: size, weight: .regular, traits: [])
  }

  /// Creates a descriptor from attributes: name, family, size and traits.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(name: ".SFUI", size: 0, weight: .regular, traits: [], adding: attributes)
  }

  private convenience init(
    name: String, size: CGFloat, weight: Font.Weight, traits: SymbolicTraits,
    adding attributes: [AttributeName: Any]
  ) {
    let asked = attributes[.traits] as? [TraitKey: Any] ?? [:]
    self.init(
      name: (attributes[.name] ?? attributes[.family]) as? String ?? name,
      size: (attributes[.size] as? CGFloat) ?? (attributes[.size] as? NSNumber)?.cgFloat ?? size,
      weight: asked[.weight] as? Font.Weight
        ?? (asked[.weight] as? CGFloat).map(Font.Weight.init(rawValue:)) ?? weight,
      traits: asked[.symbolic] as? SymbolicTraits ?? traits)
  }

  /// Returns the descriptor of a text style.
  public class func preferredFontDescriptor(withTextStyle style: Font.TextStyle) -> FontDescriptor {
    Font.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style. The traits are ignored.
  public class func preferredFontDescriptor(
    withTextStyle style: Font.TextStyle, compatibleWith traitCollection: TraitCollection?
  ) -> FontDescriptor { preferredFontDescriptor(withTextStyle: style) }

  /// Returns the descriptor with additional attributes.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> FontDescriptor {
    FontDescriptor(
      name: postscriptName, size: pointSize, weight: weight, traits: symbolicTraits,
      adding: attributes)
  }

  /// Returns the descriptor with another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> FontDescriptor {
    FontDescriptor(
      name: postscriptName, size: newPointSize, weight: weight, traits: symbolicTraits)
  }

  /// Returns the descriptor with another family.
  public func withFamily(_ newFamily: String) -> FontDescriptor {
    FontDescriptor(name: newFamily, size: pointSize, weight: weight, traits: symbolicTraits)
  }

  /// Returns the descriptor with other traits. Bold traits are semibold, as in the system font.
  ///
  /// - Returns: A descriptor, never `nil`: every font has every trait here.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> FontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let wasBold = self.symbolicTraits.contains(.traitBold)
    return FontDescriptor(
      name: postscriptName, size: pointSize,
      weight: isBold ? max(weight, .semibold) : wasBold ? .regular : weight,
      traits: symbolicTraits)
  }

  /// Returns the descriptor with another design of the system font.
  ///
  /// - Returns: A descriptor, never `nil`: every font has every design here.
  public func withDesign(_ design: SystemDesign) -> FontDescriptor? {
    FontDescriptor(
      name: design.fontName, size: pointSize, weight: weight,
      traits: design == .monospaced ? symbolicTraits.union(.traitMonoSpace) : symbolicTraits)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? FontDescriptor else { return false }
    return postscriptName == other.postscriptName && pointSize == other.pointSize
      && symbolicTraits == other.symbolicTraits && weight == other.weight
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(postscriptName)
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }
}

extension NSNumber {
  fileprivate var cgFloat: CGFloat { CGFloat(doubleValue) }
}

private func max(_ one: Font.Weight, _ other: Font.Weight) -> Font.Weight {
  one.rawValue < other.rawValue ? other : one
}

extension FontDescriptor {
  /// The symbolic traits of a font.
  ///
  /// Counterpart: `UIFontDescriptor.SymbolicTraits`.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Expanded.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Condensed.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Optimized for interface labels.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Less space between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// More space between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A design of the system font.
  ///
  /// Counterpart: `UIFontDescriptor.SystemDesign`.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The rounded design.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// A design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The monospaced design.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    var fontName: String {
      switch self {
      case .rounded: ".SFUIRounded"
      case .serif: ".NewYork"
      case .monospaced: ".AppleSystemUIFontMonospaced"
      default: ".SFUI"
      }
    }
  }

  /// An attribute of a descriptor.
  ///
  /// Counterpart: `UIFontDescriptor.AttributeName`. Attributes that are not listed here are
  /// ignored.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family's name.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The font's name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Weight and traits: a dictionary keyed by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The name of the face. Ignored.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// Features of the font. Ignored.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style. Ignored.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// A key in the dictionary of traits.
  ///
  /// Counterpart: `UIFontDescriptor.TraitKey`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// ``Font/Weight``.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width. Ignored.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant. Ignored.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }
}

extension Font {
  /// The width of the system font's letters. Kept without effect: the measured width of text does
  /// not change.
  ///
  /// Counterpart: `UIFont.Width`.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The condensed width.
    public static let condensed = Width(rawValue: -0.2)
    /// The compressed width.
    public static let compressed = Width(rawValue: -0.4)
    /// The standard width.
    public static let standard = Width(rawValue: 0)
    /// The expanded width.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The font's descriptor.
  public var fontDescriptor: FontDescriptor {
    let isBold = weight.rawValue >= Weight.semibold.rawValue
    let bold: FontDescriptor.SymbolicTraits = isBold ? .traitBold : []
    return FontDescriptor(
      name: fontName, size: pointSize, weight: weight, traits: traits.union(bold))
  }

  /// Creates a font from a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - pointSize: The size, in points; zero for the descriptor's.
  public convenience init(descriptor: FontDescriptor, size pointSize: CGFloat) {
    let size = pointSize != 0 ? pointSize : descriptor.pointSize != 0 ? descriptor.pointSize : 12
    self.init(
      name: descriptor.postscriptName, size: size, weight: descriptor.weight,
      traits: descriptor.symbolicTraits.subtracting(.traitBold))
  }

  /// Returns the system font in a width.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> Font {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The name of the family, which is the font's own here.
  public var familyName: String { fontName }
  /// The names of all font families. Empty: fonts are not looked up.
  public class var familyNames: [String] { [] }
  /// Returns the names of a family's fonts. Empty: fonts are not looked up.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// The font size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The font size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The small font size, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The default font size, in points.
  public class var systemFontSize: CGFloat { 14 }
}

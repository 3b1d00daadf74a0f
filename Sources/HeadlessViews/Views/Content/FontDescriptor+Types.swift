import Foundation

extension FontDescriptor {
  /// What a font is like.
  ///
  /// Counterpart: `UIFontDescriptor.SymbolicTraits`.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Heavy.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Made for labels.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// With less room between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With more room between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A design of the system's font.
  ///
  /// Counterpart: `UIFontDescriptor.SystemDesign`.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round strokes.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters of one width.
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

  /// What a descriptor may say.
  ///
  /// Counterpart: `UIFontDescriptor.AttributeName`. What is not listed here is ignored.
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
    /// Weight and traits: a dictionary by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The face's name. It is ignored.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// Features of the font. They are ignored.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The part that a text plays. It is ignored.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// What traits may say.
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
    /// How wide. It is ignored.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How slanted. It is ignored.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }
}

extension Font {
  /// How wide letters of the system's font are. It is kept for nobody: text is measured alike.
  ///
  /// Counterpart: `UIFont.Width`.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// Narrower.
    public static let compressed = Width(rawValue: -0.4)
    /// As usual.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// What is asked of the font.
  public var fontDescriptor: FontDescriptor {
    let isBold = weight.rawValue >= Weight.semibold.rawValue
    let bold: FontDescriptor.SymbolicTraits = isBold ? .traitBold : []
    return FontDescriptor(
      name: fontName, size: pointSize, weight: weight, traits: traits.union(bold))
  }

  /// Creates a font from what is asked of it.
  ///
  /// - Parameters:
  ///   - descriptor: What is asked.
  ///   - pointSize: The size, in points; zero for the descriptor's.
  public convenience init(descriptor: FontDescriptor, size pointSize: CGFloat) {
    let size = pointSize != 0 ? pointSize : descriptor.pointSize != 0 ? descriptor.pointSize : 12
    self.init(
      name: descriptor.postscriptName, size: size, weight: descriptor.weight,
      traits: descriptor.symbolicTraits.subtracting(.traitBold))
  }

  /// The system's font in a width.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> Font {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The family's name: the font's own, which is all that is known.
  public var familyName: String { fontName }
  /// The names of all families. No font is looked for: there are none.
  public class var familyNames: [String] { [] }
  /// The names of a family's fonts. No font is looked for: there are none.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// The size of buttons' text, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of labels' text, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system's text, in points.
  public class var systemFontSize: CGFloat { 14 }
}

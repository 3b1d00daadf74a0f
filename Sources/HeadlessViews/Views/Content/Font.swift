import Foundation

/// A font, as the metrics that layout needs; equal by value.
///
/// There are no glyphs: text is measured by a fixed width for each character, which is simple, the
/// same on every machine, and close to the system font on average.
///
/// Counterpart: `UIFont`.
///
/// Coverage: simulated.
public final class Font: NSObject, Sendable {
  private let mark = AttributeMark()
  /// The font's name.
  public let fontName: String
  /// The size, in points.
  public let pointSize: CGFloat
  /// The weight of the font.
  let weight: Weight
  /// The symbolic traits of the font.
  let traits: FontDescriptor.SymbolicTraits
  /// How the font follows the preferred text size, if it does.
  let scaling: FontScaling?

  init(
    name: String, size: CGFloat, weight: Weight, traits: FontDescriptor.SymbolicTraits = [],
    scaling: FontScaling? = nil
  ) {
    fontName = name
    pointSize = size
    self.weight = weight
    self.traits = traits
    self.scaling = scaling
    super.init()
  }

  /// Creates a font by its name; `nil` if neither the system nor the app has one (behaviour 19.3).
  ///
  /// The app's fonts are those that a test registered with ``InterfaceFiles/register(font:)``; away
  /// from the main queue there are none.
  public convenience init?(name: String, size: CGFloat) {
    guard SystemFonts.contains(name) || InterfaceFiles.hasFont(named: name) else { return nil }
    self.init(name: name, size: size, weight: .regular)
  }

  /// The weight of a font, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The ultralight weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The thin weight.
    public static let thin = Weight(rawValue: -0.6)
    /// The light weight.
    public static let light = Weight(rawValue: -0.4)
    /// The regular weight.
    public static let regular = Weight(rawValue: 0)
    /// The medium weight.
    public static let medium = Weight(rawValue: 0.23)
    /// The semibold weight.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight.
    public static let bold = Weight(rawValue: 0.4)
    /// The heavy weight.
    public static let heavy = Weight(rawValue: 0.56)
    /// The black weight.
    public static let black = Weight(rawValue: 0.62)
  }

  /// Returns the system font.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> Font {
    Font(name: ".SFUI", size: fontSize, weight: weight)
  }

  /// Returns the bold system font.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> Font {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the italic system font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> Font {
    Font(name: ".SFUI-Italic", size: fontSize, weight: .regular, traits: .traitItalic)
  }

  /// Returns the monospaced system font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    Font(
      name: ".AppleSystemUIFontMonospaced", size: fontSize, weight: weight, traits: .traitMonoSpace)
  }

  /// Returns the system font with monospaced digits.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the same font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> Font {
    Font(name: fontName, size: fontSize, weight: weight, traits: traits)
  }

  /// Returns the same font in another weight.
  package func withWeight(_ weight: Weight) -> Font {
    Font(name: fontName, size: pointSize, weight: weight, traits: traits)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Font else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
      && traits == other.traits
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }

  /// The name and the size.
  public override var description: String {
    "<UICTFont: \(ObjectName.address(of: self))> font-family: \"\(fontName)\"; "
      + "font-size: \(String(format: "%.2f", Double(pointSize)))pt"
  }
}

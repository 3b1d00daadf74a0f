import Foundation

/// A font, as the few numbers that a layout needs; equal by value.
///
/// UIKit's counterpart is `UIFont`. There are no glyphs: text is measured by a fixed width for each
/// character, which is simple, the same on every machine, and close to the system font on average.
///
/// Coverage: simulated.
public final class Font: NSObject, Sendable {
  /// What the font is called.
  public let fontName: String
  /// The size, in points.
  public let pointSize: CGFloat
  /// How heavy the strokes are.
  let weight: Weight
  /// What else is asked of the font.
  let traits: FontDescriptor.SymbolicTraits

  init(
    name: String, size: CGFloat, weight: Weight, traits: FontDescriptor.SymbolicTraits = []
  ) {
    fontName = name
    pointSize = size
    self.weight = weight
    self.traits = traits
    super.init()
  }

  /// Creates a font by its name. No font is looked for: every name is good.
  public convenience init?(name: String, size: CGFloat) {
    self.init(name: name, size: size, weight: .regular)
  }

  /// How heavy the strokes of a font are, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Strokes of ultra light weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Strokes of thin weight.
    public static let thin = Weight(rawValue: -0.6)
    /// Strokes of light weight.
    public static let light = Weight(rawValue: -0.4)
    /// Strokes of regular weight.
    public static let regular = Weight(rawValue: 0)
    /// Strokes of medium weight.
    public static let medium = Weight(rawValue: 0.23)
    /// Strokes of semibold weight.
    public static let semibold = Weight(rawValue: 0.3)
    /// Strokes of bold weight.
    public static let bold = Weight(rawValue: 0.4)
    /// Strokes of heavy weight.
    public static let heavy = Weight(rawValue: 0.56)
    /// Strokes of black weight.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The system's font.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> Font {
    Font(name: ".SFUI", size: fontSize, weight: weight)
  }

  /// The system's font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> Font {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The system's font in italics.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> Font {
    Font(name: ".SFUI-Italic", size: fontSize, weight: .regular, traits: .traitItalic)
  }

  /// The system's font with letters of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    Font(
      name: ".AppleSystemUIFontMonospaced", size: fontSize, weight: weight, traits: .traitMonoSpace)
  }

  /// The system's font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The same font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> Font {
    Font(name: fontName, size: fontSize, weight: weight, traits: traits)
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

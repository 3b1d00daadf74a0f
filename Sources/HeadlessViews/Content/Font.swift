import Foundation

/// A font, as the metrics that layout needs; equal by value.
///
/// There are no glyphs: text is measured by the advance width of each character, as fitted to the
/// frames that Interface Builder recorded; the same on every machine (behaviour 24.1). Kerning is not
/// simulated.
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
  /// Whether all digits are equally wide.
  let hasEqualDigits: Bool
  /// The measurements of the typeface.
  let face: FontFace
  /// The scaling of the size with the preferred text size; `nil` for a fixed size.
  let scaling: Scaling?

  /// The scaling of a font's size with the preferred text size.
  package struct Scaling: Hashable, Sendable {
    /// The text style that it follows.
    package var style: TextStyle
    /// The size for the default text size, in points; `nil` for the text style's own.
    package var base: CGFloat?
    /// The largest size, in points.
    package var most: CGFloat = .infinity

    package init(style: TextStyle, base: CGFloat? = nil, most: CGFloat = .infinity) {
      (self.style, self.base, self.most) = (style, base, most)
    }
  }

  package init(
    name: String, size: CGFloat, weight: Weight,
    traits: FontDescriptor.SymbolicTraits = FontDescriptor.SymbolicTraits(rawValue: 0),
    hasEqualDigits: Bool = false, face: FontFace? = nil, scaling: Scaling? = nil
  ) {
    fontName = name
    pointSize = size
    self.weight = weight
    self.traits = traits
    self.hasEqualDigits = hasEqualDigits
    self.scaling = scaling
    self.face =
      face
      ?? (hasEqualDigits
        ? .systemWithEqualDigits(weight)
        : name == ".SFUI" ? .system(weight) : .named(name, weight))
    super.init()
  }

  /// Creates the system's font at its usual size (behaviour 25.41).
  public override convenience init() {
    let font = Font.systemFont(ofSize: 17)
    self.init(name: font.fontName, size: font.pointSize, weight: .regular)
  }

  /// Creates a font by its name; `nil` if neither the system nor the app has one (behaviour 19.3).
  ///
  /// The app's fonts are those that a test registered with `InterfaceFiles.register(font:_:)`; away
  /// from the main queue there are none.
  public convenience init?(name: String, size: CGFloat) {
    let registered = RegisteredFonts.face(named: name)
    guard registered != nil || SystemFonts.contains(name) else { return nil }
    self.init(name: name, size: size, weight: .regular, face: registered)
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

  /// Returns the bold system font. Recorded labels are as wide as in the weight bold (behaviour
  /// 24.1).
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> Font {
    systemFont(ofSize: fontSize, weight: .bold)
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
    Font(name: ".SFUI", size: fontSize, weight: weight, hasEqualDigits: true)
  }

  /// Returns the same font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> Font {
    Font(
      name: fontName, size: fontSize, weight: weight, traits: traits,
      hasEqualDigits: hasEqualDigits, face: face)
  }

  /// Returns the same font in a size that follows the preferred text size, in points.
  package func withSize(_ fontSize: CGFloat, scaling: Scaling) -> Font {
    Font(
      name: fontName, size: fontSize, weight: weight, traits: traits,
      hasEqualDigits: hasEqualDigits, face: face, scaling: scaling)
  }

  /// Returns the same font in another weight.
  package func withWeight(_ weight: Weight) -> Font {
    Font(
      name: fontName, size: pointSize, weight: weight, traits: traits,
      hasEqualDigits: hasEqualDigits, scaling: scaling)
  }

  /// Returns the font in the shapes that the system font had before iOS 14; the same font if it is not
  /// the system's.
  package var beforeTwoFamiliesBecameOne: Font {
    guard fontName == ".SFUI" else { return self }
    return Font(
      name: fontName, size: pointSize, weight: weight, traits: traits, face: .olderSystem(weight),
      scaling: scaling)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Font else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
      && traits == other.traits && hasEqualDigits == other.hasEqualDigits
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

extension Font {
  /// The height of a line, in points. That of the system font is 1.193359375 of the size (behaviour
  /// 24.3).
  public var lineHeight: CGFloat { pointSize * (face.line.ascent + face.line.descent) }
  /// The height of letters above the baseline, in points.
  public var ascender: CGFloat { pointSize * face.line.ascent }
  /// The depth of letters below the baseline, in points, as a negative number.
  public var descender: CGFloat { -pointSize * face.line.descent }
  /// The height of a capital letter, in points.
  public var capHeight: CGFloat { pointSize * 0.70458984375 }
  /// The height of a lowercase x, in points.
  public var xHeight: CGFloat { pointSize * 0.5263671875 }
  /// The additional space between lines, in points; zero in the system font.
  public var leading: CGFloat { pointSize * face.line.leading }

  /// Returns the width of a text on one line, in points: the sum of the advances of its characters.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text; one look-up for each ASCII character.
  package func width(of text: some StringProtocol) -> CGFloat {
    face.width(of: text, size: pointSize)
  }

  /// Breaks a text into lines no wider than a width, in points.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func lines(of text: String, within width: CGFloat) -> [Substring] {
    TextLayout(TextContent(text), font: self, width: width).lines.map { text[$0.range] }
  }
}

extension Font: NSSecureCoding {
  /// Whether archives check the classes of the objects they contain: `true`.
  public static var supportsSecureCoding: Bool { true }

  /// Creates a font from an archive; `nil` if it contains none. (behaviour 19.2)
  public convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "HeadlessKit.size"),
      let name = coder.decodeObject(of: NSString.self, forKey: "HeadlessKit.name")
    else { return nil }
    self.init(
      name: name as String, size: CGFloat(coder.decodeDouble(forKey: "HeadlessKit.size")),
      weight: Weight(rawValue: CGFloat(coder.decodeDouble(forKey: "HeadlessKit.weight"))),
      traits: FontDescriptor.SymbolicTraits(
        rawValue: UInt32(
          truncatingIfNeeded: coder.decodeInteger(forKey: "HeadlessKit.traits"))))
  }

  /// Writes the font to an archive: its name, size, weight and traits.
  public func encode(with coder: NSCoder) {
    coder.encode(fontName as NSString, forKey: "HeadlessKit.name")
    coder.encode(Double(pointSize), forKey: "HeadlessKit.size")
    coder.encode(Double(weight.rawValue), forKey: "HeadlessKit.weight")
    coder.encode(Int(traits.rawValue), forKey: "HeadlessKit.traits")
  }
}

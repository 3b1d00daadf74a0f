import Foundation

#if os(Linux)
  // AppKit and UIKit declare these; on macOS AppKit's are there.
  extension NSAttributedString.Key {
    /// A ``Font``.
    public static let font = Self("NSFont")
    /// A ``ParagraphStyle``.
    public static let paragraphStyle = Self("NSParagraphStyle")
    /// The ``Color`` of the letters.
    public static let foregroundColor = Self("NSColor")
    /// The ``Color`` behind the letters.
    public static let backgroundColor = Self("NSBackgroundColor")
    /// Whether letters that belong together are joined: an integer.
    public static let ligature = Self("NSLigature")
    /// How far letters are apart beyond the usual, in points.
    public static let kern = Self("NSKern")
    /// How far letters are apart beyond the usual, in points.
    public static let tracking = Self("CTTracking")
    /// The raw value of an ``UnderlineStyle``.
    public static let strikethroughStyle = Self("NSStrikethrough")
    /// The raw value of an ``UnderlineStyle``.
    public static let underlineStyle = Self("NSUnderline")
    /// The ``Color`` of outlines.
    public static let strokeColor = Self("NSStrokeColor")
    /// How wide outlines are, in hundredths of the size.
    public static let strokeWidth = Self("NSStrokeWidth")
    /// A ``TextShadow``.
    public static let shadow = Self("NSShadow")
    /// How the letters look as if made of: a text.
    public static let textEffect = Self("NSTextEffect")
    /// A ``TextAttachment``.
    public static let attachment = Self("NSAttachment")
    /// Where a tap leads: a URL or a text.
    public static let link = Self("NSLink")
    /// How far letters are above the line, in points.
    public static let baselineOffset = Self("NSBaselineOffset")
    /// The ``Color`` of the line below.
    public static let underlineColor = Self("NSUnderlineColor")
    /// The ``Color`` of the line through.
    public static let strikethroughColor = Self("NSStrikethroughColor")
    /// How far letters lean.
    public static let obliqueness = Self("NSObliqueness")
    /// How much letters are stretched.
    public static let expansion = Self("NSExpansion")
    /// In which directions the text is written.
    public static let writingDirection = Self("NSWritingDirection")
  }
#endif

/// How a line below, or through, letters looks.
///
/// Counterpart: `NSUnderlineStyle`.
public struct UnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = UnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = UnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = UnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = UnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = UnderlineStyle(rawValue: 0x200)
  /// Only below words.
  public static let byWord = UnderlineStyle(rawValue: 0x8000)
}

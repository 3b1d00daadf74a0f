import Foundation

// On Apple's systems AppKit and UIKit declare these. Neither is imported here.
extension NSAttributedString.Key {
  /// A ``Font``.
  public static let font = Self("NSFont")
  /// A ``ParagraphStyle``.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// The ``Color`` of the text.
  public static let foregroundColor = Self("NSColor")
  /// The ``Color`` of the background.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// Whether ligatures are used: an integer.
  public static let ligature = Self("NSLigature")
  /// The additional space between letters, in points.
  public static let kern = Self("NSKern")
  /// The additional space between letters, in points.
  public static let tracking = Self("CTTracking")
  /// The raw value of an ``UnderlineStyle``.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// The raw value of an ``UnderlineStyle``.
  public static let underlineStyle = Self("NSUnderline")
  /// The ``Color`` of the letters' outlines.
  public static let strokeColor = Self("NSStrokeColor")
  /// The width of the letters' outlines, as a percentage of the font size.
  public static let strokeWidth = Self("NSStrokeWidth")
  /// A ``TextShadow``.
  public static let shadow = Self("NSShadow")
  /// The name of a text effect: a string.
  public static let textEffect = Self("NSTextEffect")
  /// A ``TextAttachment``.
  public static let attachment = Self("NSAttachment")
  /// The target of a link: a URL or a string.
  public static let link = Self("NSLink")
  /// The distance of the text above the baseline, in points.
  public static let baselineOffset = Self("NSBaselineOffset")
  /// The ``Color`` of the underline.
  public static let underlineColor = Self("NSUnderlineColor")
  /// The ``Color`` of the strikethrough.
  public static let strikethroughColor = Self("NSStrikethroughColor")
  /// The slant of the letters.
  public static let obliqueness = Self("NSObliqueness")
  /// The horizontal stretch of the letters.
  public static let expansion = Self("NSExpansion")
  /// The writing directions of the text.
  public static let writingDirection = Self("NSWritingDirection")
}

/// The style of an underline or a strikethrough.
///
/// Counterpart: `NSUnderlineStyle`.
public struct UnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A single line.
  public static let single = UnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = UnderlineStyle(rawValue: 2)
  /// A double line.
  public static let double = UnderlineStyle(rawValue: 9)
  /// A dotted line.
  public static let patternDot = UnderlineStyle(rawValue: 0x100)
  /// A dashed line.
  public static let patternDash = UnderlineStyle(rawValue: 0x200)
  /// Only under or through words.
  public static let byWord = UnderlineStyle(rawValue: 0x8000)
}

/// The first stored property of every class whose instances can be attributes of a text.
///
/// When Foundation on Linux compares two attribute values, it takes the first eight bytes of an
/// object's stored properties for the type that Core Foundation keeps there, and reads past the end
/// of its table of types if the second byte is zero. These bytes stand for a type that it compares
/// by `isEqual(_:)`. (behaviour 19.1)
package struct AttributeMark: Sendable {
  package init() {}
  private let bytes: UInt64 = 0x100
}

#if !canImport(Darwin)
  import Foundation

  extension NSAttributedString {
    /// Creates an empty string: `NSMutableAttributedString()`.
    ///
    /// Foundation on Linux has no initializer without arguments.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  }
#endif

import Foundation
import HeadlessControls

extension ListContentConfiguration {
  /// The properties of a text.
  ///
  /// Coverage: simulated. Kept without effect: `allowsDefaultTighteningForTruncation`,
  /// `showsExpansionTextWhenTruncated`.
  public struct TextProperties: Hashable {
    /// The alignment of lines of text between the edges.
    public enum TextAlignment: Hashable, Sendable {
      /// Leading.
      case natural
      /// Centred.
      case center
      /// Justified.
      case justified
    }

    /// The transformation of the letters.
    public enum TextTransform: Hashable, Sendable {
      /// No transformation.
      case none
      /// Uppercase.
      case uppercase
      /// Lowercase.
      case lowercase
      /// Capitalised words.
      case capitalized
    }

    /// The font.
    public var font: Font
    /// The colour.
    public var color: Color
    /// The transformation of the colour.
    public var colorTransformer: ConfigurationColorTransformer?
    /// The alignment of lines between the edges.
    public var alignment = TextAlignment.natural
    /// The treatment of text that does not fit.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks so that the text fits.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the font, as a fraction of its size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the spacing between letters may be reduced before text is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's preferred text size.
    public var adjustsFontForContentSizeCategory = true
    /// The transformation of the letters.
    public var transform = TextTransform.none
    /// Whether truncated text is shown in full when the pointer rests on it.
    public var showsExpansionTextWhenTruncated = false

    init(_ font: Font, _ color: Color) {
      self.font = font
      self.color = color
    }

    /// Returns the colour after its transformation.
    public func resolvedColor() -> Color {
      colorTransformer?(color) ?? color
    }
  }
}

extension ListContentConfiguration.TextProperties.TextTransform {
  /// Returns the text after its transformation.
  func callAsFunction(_ text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}

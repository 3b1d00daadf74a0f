import Foundation

extension ListContentConfiguration {
  /// How a text is shown.
  ///
  /// Coverage: simulated. Kept without effect: `allowsDefaultTighteningForTruncation`,
  /// `showsExpansionTextWhenTruncated`.
  public struct TextProperties: Hashable {
    /// How lines of text are put between the edges.
    public enum TextAlignment: Hashable, Sendable {
      /// At the edge where lines begin.
      case natural
      /// In the middle.
      case center
      /// From edge to edge.
      case justified
    }

    /// What is done to the letters.
    public enum TextTransform: Hashable, Sendable {
      /// Nothing.
      case none
      /// They become capitals.
      case uppercase
      /// They become small letters.
      case lowercase
      /// Words begin with a capital.
      case capitalized
    }

    /// The font.
    public var font: Font
    /// The colour.
    public var color: Color
    /// What is made of the colour when it is shown.
    public var colorTransformer: ConfigurationColorTransformer?
    /// How lines are put between the edges.
    public var alignment = TextAlignment.natural
    /// What becomes of text that does not fit.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// The largest number of lines; 0 for as many as it takes.
    public var numberOfLines = 0
    /// Whether the font shrinks so that the text fits.
    public var adjustsFontSizeToFitWidth = false
    /// How far the font may shrink, as a part of its size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may move closer before text is cut.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the text size that the user chose.
    public var adjustsFontForContentSizeCategory = true
    /// What is done to the letters.
    public var transform = TextTransform.none
    /// Whether text that was cut is shown whole when the pointer rests on it.
    public var showsExpansionTextWhenTruncated = false

    init(_ font: Font, _ color: Color) {
      self.font = font
      self.color = color
    }

    /// The colour as it is shown.
    public func resolvedColor() -> Color {
      colorTransformer?(color) ?? color
    }
  }
}

extension ListContentConfiguration.TextProperties.TextTransform {
  /// A text as it is shown.
  func callAsFunction(_ text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}

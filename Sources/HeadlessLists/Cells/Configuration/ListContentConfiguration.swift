import Foundation
import HeadlessControls
import ListCore

/// The content of a list row: an image, a text and a secondary text.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Momo"
/// content.secondaryText = "Michael Ende"
/// cell.contentConfiguration = content
/// ```
///
/// Properties that affect only the drawing, such as corners and strokes, are stored so that a test
/// can read them.
///
/// Counterpart: `UIListContentConfiguration`.
///
/// Coverage: simulated.
public struct ListContentConfiguration: ContentConfiguration, Hashable {
  /// The purpose of the configuration, which determines its default appearance.
  let style: ListContentStyle
  /// The design of the system release that the configuration was made for.
  let design: ListDesign
  /// The part of the state that the configuration was updated for.
  var appearance = ListContentAppearance()

  /// The image before the text.
  public var image: Image?
  /// The properties of the image.
  public var imageProperties = ImageProperties()

  /// The text. Setting it removes ``attributedText``.
  public var text: String? {
    didSet { if text != nil { attributedText = nil } }
  }
  /// The text with attributes. Setting it removes ``text``.
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }
  /// The properties of the text.
  public var textProperties: TextProperties

  /// The secondary text. Setting it removes ``secondaryAttributedText``.
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  /// The secondary text with attributes. Setting it removes ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties

  /// The axes on which the content respects the superview's margins.
  public var axesPreservingSuperviewLayoutMargins = Axes.both
  /// The distance between the content and the edges, in points.
  public var directionalLayoutMargins: DirectionalEdgeInsets
  /// Whether the two texts are side by side if they fit on one line.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat
  /// The minimum distance between texts that are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// The distance between texts above each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// The opacity of the content, from 0 to 1.
  public var alpha: CGFloat = 1

  /// Creates the default content of a style.
  ///
  /// - Parameters:
  ///   - style: The purpose of the content.
  ///   - design: The design of the list; by default that of the current simulator's release.
  init(_ style: ListContentStyle, _ design: ListDesign = Simulator.currentProfile.listDesign) {
    self.style = style
    self.design = design
    textProperties = style.text(design)
    secondaryTextProperties = style.secondaryText(design)
    directionalLayoutMargins = style.margins(design)
    prefersSideBySideTextAndSecondaryText = style == .valueCell
    imageToTextPadding = style.imageToTextPadding
    textToSecondaryTextHorizontalPadding = style.horizontalTextPadding(design)
    textToSecondaryTextVerticalPadding = style.verticalTextPadding(design)
  }

  /// Creates a view that shows this configuration.
  @preconcurrency @MainActor
  public func makeContentView() -> any View & ContentView {
    ListContentView(configuration: self)
  }
}

extension ListContentConfiguration {
  /// The properties of an image.
  ///
  /// Coverage: simulated. Kept without effect: `accessibilityIgnoresInvertColors`, `cornerRadius`,
  /// `strokeWidth`.
  public struct ImageProperties: Hashable {
    /// The value that stands for the size that the system reserves for a symbol. Use it in
    /// ``reservedLayoutSize``; it is meaningless as a number. (behaviour 21.14)
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    /// The configuration of a symbol, used where the symbol has none of its own. It determines the
    /// size.
    public var preferredSymbolConfiguration: Image.SymbolConfiguration?
    /// The tint colour; `nil` to use the view's.
    public var tintColor: Color?
    /// The transformation of the tint colour.
    public var tintColorTransformer: ConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points; 0 for no limit in that direction.
    public var maximumSize = CGSize.zero
    /// The size reserved for an image, in points, so that texts of rows line up; 0 for the image's
    /// own size.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colours when the user inverts the screen's colours.
    public var accessibilityIgnoresInvertColors = false
    /// The colour of the border; `nil` to use the view's tint colour.
    public var strokeColor: Color?
    /// The transformation of the border's colour.
    public var strokeColorTransformer: ConfigurationColorTransformer?
    /// The width of the border, in points.
    public var strokeWidth: CGFloat = 0

    init() {}

    public func hash(into hasher: inout Hasher) {
      hasher.combine(preferredSymbolConfiguration)
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize)
      hasher.combine(reservedLayoutSize)
      hasher.combine(strokeColor)
      hasher.combine(strokeWidth)
    }

    /// Returns the tint colour of the image in a view with a tint colour.
    public func resolvedTintColor(for tintColor: Color) -> Color {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the colour of the border in a view with a tint colour.
    public func resolvedStrokeColor(for tintColor: Color) -> Color {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }
  }
}

extension ListContentConfiguration.ImageProperties {
  /// Returns the displayed size of an image with its aspect ratio: limited to the maximum size, and
  /// to the available height. (behaviour 21.15)
  ///
  /// - Parameter height: The height between the margins; `nil` if the image determines it.
  func displaySize(of image: CGSize, height: CGFloat? = nil) -> CGSize {
    guard image.width > 0, image.height > 0 else { return .zero }
    let horizontal = maximumSize.width > 0 ? maximumSize.width / image.width : 1
    let vertical = maximumSize.height > 0 ? maximumSize.height / image.height : 1
    let scale = min(1, horizontal, vertical, height.map { $0 / image.height } ?? 1)
    return CGSize(width: image.width * scale, height: image.height * scale)
  }

  /// Returns the size reserved for an image with a displayed size.
  func reservedSize(for display: CGSize) -> CGSize {
    CGSize(
      width: Self.reserved(reservedLayoutSize.width, standard: 28, actual: display.width),
      height: Self.reserved(reservedLayoutSize.height, standard: 24, actual: display.height))
  }

  private static func reserved(
    _ wish: CGFloat, standard: CGFloat, actual: CGFloat
  ) -> CGFloat {
    wish == standardDimension ? standard : wish > 0 ? wish : actual
  }
}

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

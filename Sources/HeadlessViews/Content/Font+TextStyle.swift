import Foundation

extension Font {
  /// The role of a text.
  ///
  /// Counterpart: `UIFont.TextStyle`.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// 44 points.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// 36 points.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points. Semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// Returns the font of a text style, in the preferred text size.
  ///
  /// - Parameter style: The text style.
  public class func preferredFont(forTextStyle style: TextStyle) -> Font {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traitCollection: The traits with the text size; `nil` for the current ones.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return style == .body ? bodies[category.rank] : make(style, category)
  }

  /// The fonts of the body, which most texts of lists are in, by text size.
  private static let bodies = ContentSizeCategory.ascending.map { make(.body, $0) }

  private static func make(_ style: TextStyle, _ category: ContentSizeCategory) -> Font {
    Font(
      name: ".SFUI", size: style.pointSize(category),
      weight: style == .headline ? .semibold : .regular, scaling: Scaling(style: style))
  }

  /// Returns the font in the size that it has in the preferred text size of some traits: itself, if
  /// its size is fixed.
  package func adjusted(to traits: TraitCollection) -> Font {
    guard let scaling else { return self }
    let category = traits.preferredContentSizeCategory
    let own = scaling.style.pointSize(category)
    guard let base = scaling.base else { return withSize(own, scaling: scaling) }
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    let ratio = own / scaling.style.pointSize(.large)
    let size = ratio == 1 ? base : (base * ratio * scale).rounded() / scale
    return withSize(min(size, scaling.most), scaling: scaling)
  }

  /// The space between lines, in points: what the distance of baselines that the design guidelines
  /// give for a text style exceeds the height of a line by; otherwise the typeface's own.
  package var lineGap: CGFloat {
    guard let scaling, scaling.base == nil else { return leading }
    return max(0, Self.baselineDistance(pointSize) - lineHeight)
  }

  /// Returns the distance of baselines of text styles in a size, in points (behaviour 24.3).
  private static func baselineDistance(_ size: CGFloat) -> CGFloat {
    let index = Int(min(max(0, size - 11), CGFloat(baselineDistances.count - 1)))
    return baselineDistances[index]
  }

  /// The distances for the sizes from 11 to 60 points in Apple's design guidelines; the sizes that
  /// no text style has are filled in.
  private static let baselineDistances: [CGFloat] = [
    13, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 29, 30, 31, 32, 33, 34, 35, 37, 38, 39, 40, 41,
    42, 43, 44, 46, 47, 48, 49, 50, 51, 52, 53, 54, 56, 57, 58, 59, 60, 61, 62, 64, 65, 66, 67, 68,
    69, 70,
  ]
}

extension Font.TextStyle {
  /// Returns the size of the text style, in points.
  package func pointSize(_ category: ContentSizeCategory) -> CGFloat {
    (Self.sizes[self] ?? Self.bodySizes)[category.rank]
  }

  private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// The sizes in Apple's design guidelines, from the smallest to the largest category.
  private static let sizes: [Self: [CGFloat]] = [
    .extraLargeTitle: Array(repeating: 44, count: 12),
    .extraLargeTitle2: Array(repeating: 36, count: 12),
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: bodySizes, .body: bodySizes,
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}

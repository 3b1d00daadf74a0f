import Foundation

/// How a font follows the preferred text size.
struct FontScaling: Sendable {
  /// The style that it scales like.
  let style: Font.TextStyle
  /// The size for the default text size, in points; `nil` for the size of the style itself.
  let base: CGFloat?
  /// The largest size, in points.
  let maximum: CGFloat?

  /// Returns the size for traits, in points.
  func size(_ traits: TraitCollection) -> CGFloat {
    let size =
      base.map { style.scaled($0, traits) } ?? style.pointSize(traits.preferredContentSizeCategory)
    return min(size, maximum ?? size)
  }
}

extension Font.TextStyle {
  /// Returns a value scaled like the style's font, in whole pixels.
  ///
  /// - Parameters:
  ///   - value: The value for the default text size, in points.
  ///   - traits: The traits with the text size.
  package func scaled(_ value: CGFloat, _ traits: TraitCollection) -> CGFloat {
    let ratio = pointSize(traits.preferredContentSizeCategory) / pointSize(.large)
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    return ratio == 1 ? value : (value * ratio * scale).rounded() / scale
  }
}

extension Font {
  /// Returns the font in the size for traits, which it follows wherever a view adjusts its font.
  ///
  /// - Parameters:
  ///   - style: The style that it scales like.
  ///   - maximum: The largest size, in points.
  ///   - traits: The traits with the text size.
  package func scaling(
    like style: TextStyle, upTo maximum: CGFloat? = nil, _ traits: TraitCollection
  ) -> Font {
    sized(by: FontScaling(style: style, base: pointSize, maximum: maximum), traits)
  }

  /// Returns the font in the size for traits; the font itself if it does not follow the text size.
  func adjusted(to traits: TraitCollection) -> Font {
    scaling.map { sized(by: $0, traits) } ?? self
  }

  private func sized(by scaling: FontScaling, _ traits: TraitCollection) -> Font {
    Font(
      name: fontName, size: scaling.size(traits), weight: weight, traits: self.traits,
      scaling: scaling)
  }
}

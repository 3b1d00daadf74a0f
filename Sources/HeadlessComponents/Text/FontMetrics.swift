import Foundation
import HeadlessViews

/// The metrics that scale fonts and distances with the preferred text size.
///
/// A value scales like the font of the text style, and is rounded to whole pixels.
///
/// Counterpart: `UIFontMetrics`.
///
/// Coverage: simulated.
public final class FontMetrics: NSObject, Sendable {
  private let style: Font.TextStyle

  /// Creates metrics for a text style.
  ///
  /// - Parameter textStyle: The text style.
  public init(forTextStyle textStyle: Font.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of the body text style.
  public class var `default`: FontMetrics { FontMetrics(forTextStyle: .body) }

  /// Returns a value scaled for the current text size.
  ///
  /// - Parameter value: The value for the default text size, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a value scaled for a text size.
  ///
  /// - Parameters:
  ///   - value: The value for the default text size, in points.
  ///   - traitCollection: The traits with the text size; `nil` for the current ones.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: TraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let ratio = style.pointSize(traits.preferredContentSizeCategory) / style.pointSize(.large)
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    return ratio == 1 ? value : (value * ratio * scale).rounded() / scale
  }

  /// Returns a font scaled for the current text size.
  ///
  /// - Parameter font: The font for the default text size.
  public func scaledFont(for font: Font) -> Font {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns a font scaled for a text size.
  ///
  /// - Parameters:
  ///   - font: The font for the default text size.
  ///   - traitCollection: The traits with the text size; `nil` for the current ones.
  public func scaledFont(for font: Font, compatibleWith traitCollection: TraitCollection?) -> Font {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// Returns a font scaled for the current text size, up to a limit.
  ///
  /// - Parameters:
  ///   - font: The font for the default text size.
  ///   - maximumPointSize: The largest size, in points.
  public func scaledFont(for font: Font, maximumPointSize: CGFloat) -> Font {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled for a text size, up to a limit.
  ///
  /// - Parameters:
  ///   - font: The font for the default text size.
  ///   - maximumPointSize: The largest size, in points.
  ///   - traitCollection: The traits with the text size; `nil` for the current ones.
  public func scaledFont(
    for font: Font, maximumPointSize: CGFloat, compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(
      min(size, maximumPointSize),
      scaling: Font.Scaling(style: style, base: font.pointSize, most: maximumPointSize))
  }
}

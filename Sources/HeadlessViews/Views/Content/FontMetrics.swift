import Foundation

/// Makes fonts and distances larger and smaller with the text size that the user likes.
///
/// A number grows as the text of the style does, and is rounded to the pixel.
///
/// Counterpart: `UIFontMetrics`.
///
/// Coverage: simulated.
public final class FontMetrics: NSObject, Sendable {
  private let style: Font.TextStyle

  /// Creates metrics that follow a style.
  ///
  /// - Parameter textStyle: The style.
  public init(forTextStyle textStyle: Font.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Those that follow the style of a body.
  public class var `default`: FontMetrics { FontMetrics(forTextStyle: .body) }

  /// A number that follows the text size.
  ///
  /// - Parameter value: The number for the default text size, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A number that follows the text size.
  ///
  /// - Parameters:
  ///   - value: The number for the default text size, in points.
  ///   - traitCollection: Has the text size; `nil` for the current one.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: TraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let ratio = style.pointSize(traits.preferredContentSizeCategory) / style.pointSize(.large)
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    return ratio == 1 ? value : (value * ratio * scale).rounded() / scale
  }

  /// A font that follows the text size.
  ///
  /// - Parameter font: The font for the default text size.
  public func scaledFont(for font: Font) -> Font {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// A font that follows the text size.
  ///
  /// - Parameters:
  ///   - font: The font for the default text size.
  ///   - traitCollection: Has the text size; `nil` for the current one.
  public func scaledFont(for font: Font, compatibleWith traitCollection: TraitCollection?) -> Font {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// A font that follows the text size up to a limit.
  ///
  /// - Parameters:
  ///   - font: The font for the default text size.
  ///   - maximumPointSize: The largest size, in points.
  public func scaledFont(for font: Font, maximumPointSize: CGFloat) -> Font {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font that follows the text size up to a limit.
  ///
  /// - Parameters:
  ///   - font: The font for the default text size.
  ///   - maximumPointSize: The largest size, in points.
  ///   - traitCollection: Has the text size; `nil` for the current one.
  public func scaledFont(
    for font: Font, maximumPointSize: CGFloat, compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(min(size, maximumPointSize))
  }
}

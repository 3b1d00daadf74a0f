import Foundation
import HeadlessControls

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

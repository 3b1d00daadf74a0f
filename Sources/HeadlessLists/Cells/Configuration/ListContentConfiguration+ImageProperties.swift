import Foundation

extension ListContentConfiguration {
  /// How an image is shown.
  ///
  /// Coverage: simulated. Kept without effect: `accessibilityIgnoresInvertColors`, `cornerRadius`,
  /// `preferredSymbolConfiguration`, `strokeWidth`.
  public struct ImageProperties: Hashable {
    /// The size that the system reserves for a symbol: asks for that size in
    /// ``reservedLayoutSize``.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// What is asked of a symbol. It is kept: symbols are not drawn.
    public var preferredSymbolConfiguration: Image.SymbolConfiguration?
    /// The tint; the one of the view if there is none.
    public var tintColor: Color?
    /// What is made of the tint when it is shown.
    public var tintColorTransformer: ConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 for no limit in that direction.
    public var maximumSize = CGSize.zero
    /// The room that is kept for an image, in points, so that texts of rows line up; 0 for the
    /// image's own size.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colours when the user inverts the screen's.
    public var accessibilityIgnoresInvertColors = false
    /// The colour of the line around the image; the tint of the view if there is none.
    public var strokeColor: Color?
    /// What is made of the colour of the line when it is shown.
    public var strokeColorTransformer: ConfigurationColorTransformer?
    /// The width of the line around the image, in points.
    public var strokeWidth: CGFloat = 0

    init() {}

    /// The tint as it is shown in a view with a tint of its own.
    public func resolvedTintColor(for tintColor: Color) -> Color {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The colour of the line as it is shown in a view with a tint.
    public func resolvedStrokeColor(for tintColor: Color) -> Color {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }
  }
}

extension ListContentConfiguration.ImageProperties {
  /// The size of an image as it is shown: no larger than allowed, its proportions kept.
  func displaySize(of image: CGSize) -> CGSize {
    guard image.width > 0, image.height > 0 else { return .zero }
    let horizontal = maximumSize.width > 0 ? maximumSize.width / image.width : 1
    let vertical = maximumSize.height > 0 ? maximumSize.height / image.height : 1
    let scale = min(1, horizontal, vertical)
    return CGSize(width: image.width * scale, height: image.height * scale)
  }

  /// The room for an image whose size as shown is given.
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

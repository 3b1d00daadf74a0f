import Foundation
@_spi(Hooks) import HeadlessViews

/// The shadow of a background.
///
/// Shadows are not drawn. The values are stored so that a test can read them.
///
/// Counterpart: `UIShadowProperties`.
///
/// Coverage: simulated. Kept without effect: `color`, `offset`, `opacity`, `radius`.
public struct ShadowProperties: Hashable {
  /// The colour of the shadow.
  public var color: Color = .black
  /// The opacity of the shadow, from 0 to 1. The default, 0, is no shadow.
  public var opacity: CGFloat = 0
  /// The blur radius of the shadow, in points.
  public var radius: CGFloat = 0
  /// The offset of the shadow, in points.
  public var offset: CGSize = .zero

  /// Creates an invisible shadow.
  public init() {}

  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(opacity)
    hasher.combine(radius)
    hasher.combine(offset)
  }
}

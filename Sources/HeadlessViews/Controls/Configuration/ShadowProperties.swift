import Foundation

/// The shadow of a background.
///
/// Shadows are not drawn here; the values are kept so that a test can read them.
///
/// UIKit's counterpart is `UIShadowProperties`.
///
/// Coverage: simulated. Kept without effect: `color`, `offset`, `opacity`, `radius`.
public struct ShadowProperties: Hashable {
  /// The colour of the shadow.
  public var color: Color = .black
  /// How opaque the shadow is, from 0 to 1. None by default: no shadow.
  public var opacity: CGFloat = 0
  /// How far the shadow is spread, in points.
  public var radius: CGFloat = 0
  /// How far the shadow is moved, in points.
  public var offset: CGSize = .zero

  /// Creates a shadow that cannot be seen.
  public init() {}
}

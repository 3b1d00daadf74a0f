import Foundation
import HeadlessViews

/// A layer that is drawn in tiles, as data.
///
/// Counterpart: `CATiledLayer`.
///
/// Coverage: simulated. Kept without effect: `levelsOfDetail`, `levelsOfDetailBias`, `tileSize`.
@preconcurrency @MainActor
open class TiledLayer: Layer {
  /// The number of sizes.
  open var levelsOfDetail = 1
  /// The number of larger sizes.
  open var levelsOfDetailBias = 0
  /// The size of a tile, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Returns the duration of a new tile's appearance, in seconds.
  open class func fadeDuration() -> TimeInterval { 0.25 }
}

/// A layer whose content scrolls.
///
/// Counterpart: `CAScrollLayer`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class ScrollLayer: Layer {
  /// Scrolls to a point.
  open func scroll(to p: CGPoint) { bounds.origin = p }
}

/// A layer that keeps its sublayers in space, as data.
///
/// Counterpart: `CATransformLayer`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TransformLayer: Layer {}

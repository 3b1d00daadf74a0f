import Foundation
import HeadlessViews

/// The style of a vibrancy effect. Counterpart: `UIVibrancyEffectStyle`.
public enum VibrancyEffectStyle: Int, Hashable, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
}

/// An effect that lets content shine through a blur. Nothing is rendered.
///
/// Counterpart: `UIVibrancyEffect`.
///
/// Coverage: simulated.
open class VibrancyEffect: VisualEffect {
  /// Creates an effect above a blur.
  public convenience init(blurEffect: BlurEffect) {
    self.init()
  }

  /// Creates an effect above a blur, with a style.
  public convenience init(blurEffect: BlurEffect, style: VibrancyEffectStyle) {
    self.init()
  }
}

/// The material of controls and bars. Nothing is rendered.
///
/// Counterpart: `UIGlassEffect`.
///
/// Coverage: simulated. Kept without effect: `isInteractive`, `tintColor`.
open class GlassEffect: VisualEffect {
  /// The style of the material. Counterpart: `UIGlassEffect.Style`.
  public enum Style: Int, Hashable, Sendable {
    case regular, clear
  }

  /// Whether the material reacts to touches.
  open var isInteractive = false
  /// The colour of the material.
  open var tintColor: Color?

  /// Creates an effect.
  public convenience init(style: Style) {
    self.init()
  }
}

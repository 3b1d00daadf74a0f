import Foundation

/// A visual effect between a view and its background, as data. Nothing is rendered.
///
/// Counterpart: `UIVisualEffect`.
///
/// Coverage: simulated.
open class VisualEffect: NSObject {
  /// Creates an effect that does nothing.
  public override init() {
    super.init()
  }
}

/// A blur effect.
///
/// Counterpart: `UIBlurEffect`.
///
/// Coverage: simulated.
public final class BlurEffect: VisualEffect {
  /// The style of a blur.
  public enum Style: Int, Hashable, Sendable {
    case extraLight, light, dark, regular = 4, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  /// The style of the blur.
  let style: Style

  /// Creates a blur of the regular style (behaviour 25.41).
  public override convenience init() { self.init(style: .regular) }

  /// Creates a blur effect.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

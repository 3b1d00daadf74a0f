import Foundation

/// What lies between a view and what is behind it. It is kept; there are no pixels to blur.
///
/// UIKit's counterpart is `UIVisualEffect`.
///
/// Coverage: simulated.
open class VisualEffect: NSObject {
  /// Creates an effect that does nothing.
  public override init() {
    super.init()
  }
}

/// Frosted glass.
///
/// UIKit's counterpart is `UIBlurEffect`.
///
/// Coverage: simulated.
public final class BlurEffect: VisualEffect {
  /// How light the glass is.
  public enum Style: Int, Hashable, Sendable {
    case extraLight, light, dark, regular = 4, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  /// How light the glass is.
  let style: Style

  /// Creates glass.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

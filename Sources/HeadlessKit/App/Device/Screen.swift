import Foundation

/// The screen of a host.
///
/// Counterpart: `UIScreen`.
@preconcurrency @MainActor
open class Screen: NSObject {
  private weak var ownHost: ListHost?
  private var host: ListHost { ownHost ?? .current }

  init(on host: ListHost) {
    ownHost = host
    super.init()
  }

  /// The screen of the current host.
  open class var main: Screen { ListHost.current.screen }
  /// The screen of the current host, alone.
  open class var screens: [Screen] { [main] }

  /// The whole screen, in points.
  open var bounds: CGRect { host.screenBounds }
  /// The whole screen, in pixels, upright.
  open var nativeBounds: CGRect {
    let sides = [host.screenSize.width, host.screenSize.height].map { $0 * host.scale }
    return CGRect(x: 0, y: 0, width: sides.min() ?? 0, height: sides.max() ?? 0)
  }
  /// Pixels per point.
  open var scale: CGFloat { host.scale }
  /// Pixels per point of the panel.
  open var nativeScale: CGFloat { host.scale }
  /// What is known about the surroundings.
  open var traitCollection: TraitCollection { host.traitCollection }
  /// How bright the screen is, from 0 to 1. Kept.
  open var brightness: CGFloat = 0.5
  /// How often the screen is drawn in a second.
  open var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is recorded.
  open var isCaptured: Bool { false }

  /// Posted when the brightness changes.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
}

extension ListHost {
  /// The screen of this host.
  public var screen: Screen {
    kept { Screen(on: self) }
  }
}

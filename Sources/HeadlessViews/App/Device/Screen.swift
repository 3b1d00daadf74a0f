import Foundation

/// The screen of a simulator.
///
/// Counterpart: `UIScreen`.
///
/// Coverage: simulated. Kept without effect: `brightness`.
@preconcurrency @MainActor
open class Screen: NSObject {
  private weak var ownSimulator: Simulator?
  private var simulator: Simulator { ownSimulator ?? .current }

  init(on simulator: Simulator) {
    ownSimulator = simulator
    super.init()
  }

  /// The screen of the current simulator.
  open class var main: Screen { Simulator.current.screen }
  /// The screen of the current simulator, alone.
  open class var screens: [Screen] { [main] }

  /// The whole screen, in points.
  open var bounds: CGRect { simulator.screenBounds }
  /// The whole screen, in pixels, upright.
  open var nativeBounds: CGRect {
    let sides = [simulator.screenSize.width, simulator.screenSize.height].map {
      $0 * simulator.scale
    }
    return CGRect(x: 0, y: 0, width: sides.min() ?? 0, height: sides.max() ?? 0)
  }
  /// Pixels per point.
  open var scale: CGFloat { simulator.scale }
  /// Pixels per point of the panel.
  open var nativeScale: CGFloat { simulator.scale }
  /// What is known about the surroundings.
  open var traitCollection: TraitCollection { simulator.traitCollection }
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

extension Simulator {
  /// The screen of this simulator.
  public var screen: Screen {
    kept { Screen(on: self) }
  }
}

import Foundation

/// The screen of a simulator.
///
/// Counterpart: `UIScreen`.
///
/// Coverage: simulated. Kept without effect: `brightness`.
@preconcurrency @MainActor
open class Screen: NSObject {
  package var keptStates = KeptStates()
  private weak var ownSimulator: Simulator?
  private var simulator: Simulator { ownSimulator ?? .current }

  /// Creates a screen, which has the values of the current simulator's: a test derives one with others.
  public override init() { super.init() }

  init(on simulator: Simulator) {
    ownSimulator = simulator
    super.init()
  }

  /// The screen of the current simulator.
  open class var main: Screen { Simulator.current.screen }
  /// The screens: only that of the current simulator.
  open class var screens: [Screen] { [main] }

  /// The bounds of the screen, in points.
  open var bounds: CGRect { simulator.screenBounds }
  /// The bounds of the screen, in pixels, in portrait orientation.
  open var nativeBounds: CGRect {
    let sides = [simulator.screenSize.width, simulator.screenSize.height].map {
      $0 * simulator.scale
    }
    return CGRect(x: 0, y: 0, width: sides.min() ?? 0, height: sides.max() ?? 0)
  }
  /// Pixels per point.
  open var scale: CGFloat { simulator.scale }
  /// Physical pixels per point.
  open var nativeScale: CGFloat { simulator.scale }
  /// The traits of the device.
  open var traitCollection: TraitCollection { simulator.traitCollection }
  /// The brightness of the screen, from 0 to 1. Kept without effect.
  open var brightness: CGFloat = 0.5
  /// The refresh rate of the screen, in frames per second.
  open var maximumFramesPerSecond: Int { 60 }
  /// Whether the screen is being recorded.
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

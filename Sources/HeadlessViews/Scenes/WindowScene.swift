import Foundation

/// A scene with windows. A simulator has one.
///
/// Counterpart: `UIWindowScene`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class WindowScene: Scene {
  weak var ownSimulator: Simulator?
  package var simulator: Simulator { ownSimulator ?? .current }

  open override var next: Responder? { simulator.application }

  /// The visible windows, from back to front.
  open var windows: [Window] { simulator.windows }
  /// The window that receives keyboard input.
  open var keyWindow: Window? { simulator.keyWindow }
  /// The screen.
  open var screen: Screen { simulator.screen }
  /// The traits of the device.
  open var traitCollection: TraitCollection { simulator.traitCollection }
  /// The orientation of the interface: landscape if the screen is wider than tall.
  open var interfaceOrientation: InterfaceOrientation {
    simulator.screenSize.width > simulator.screenSize.height ? .landscapeRight : .portrait
  }
}

extension Window {
  /// The scene of the window. Setting it has no effect: a window stays on its simulator.
  public var windowScene: WindowScene? {
    get { ownSimulator?.windowScene }
    set {}
  }
}

extension Simulator {
  /// The scene of this simulator's windows.
  public var windowScene: WindowScene {
    kept {
      let scene = WindowScene(
        session: SceneSession("HeadlessKit"), connectionOptions: Scene.ConnectionOptions())
      scene.ownSimulator = self
      return scene
    }
  }
}

extension WindowScene: TraitEnvironment {
  public func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
}

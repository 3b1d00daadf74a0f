import Foundation

/// The surface on which an app's windows stand. A simulator has one.
///
/// Counterpart: `UIWindowScene`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class WindowScene: Scene {
  weak var ownSimulator: Simulator?
  var simulator: Simulator { ownSimulator ?? .current }

  open override var next: Responder? { simulator.application }

  /// The visible windows, from back to front.
  open var windows: [Window] { simulator.windows }
  /// The window that the keyboard writes to.
  open var keyWindow: Window? { simulator.keyWindow }
  /// The screen.
  open var screen: Screen { simulator.screen }
  /// What is known about the surroundings.
  open var traitCollection: TraitCollection { simulator.traitCollection }
  /// Which way the device is held: landscape when its screen is wider than it is high.
  open var interfaceOrientation: InterfaceOrientation {
    simulator.screenSize.width > simulator.screenSize.height ? .landscapeRight : .portrait
  }
  /// Where the status bar is.
  open var statusBarManager: StatusBarManager? { simulator.statusBarManager }
}

/// Where the status bar is, and how it looks.
///
/// Counterpart: `UIStatusBarManager`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class StatusBarManager: NSObject {
  private weak var simulator: Simulator?

  init(on simulator: Simulator) {
    self.simulator = simulator
    super.init()
  }

  /// The rectangle of the status bar: as high as the safe area leaves room for at the top.
  open var statusBarFrame: CGRect {
    guard let simulator, !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: simulator.screenSize.width, height: simulator.safeAreaInsets.top)
  }
  /// Whether the controller in front hides it.
  open var isStatusBarHidden: Bool { front?.prefersStatusBarHidden ?? false }
  /// How the controller in front wants it to look.
  open var statusBarStyle: StatusBarStyle { front?.preferredStatusBarStyle ?? .default }

  private var front: ViewController? {
    var controller = simulator?.keyWindow?.rootViewController
    while let top = controller?.presentedViewController { controller = top }
    return controller
  }
}

extension Window {
  /// Creates a window that covers the screen of a scene.
  ///
  /// - Parameter windowScene: The scene.
  public convenience init(windowScene: WindowScene) {
    self.init(frame: windowScene.simulator.screenBounds)
  }

  /// The scene that the window stands on. Setting another one, or none, changes nothing: a window
  /// stays on its simulator.
  public var windowScene: WindowScene? {
    get { ownSimulator?.windowScene }
    set {}
  }
}

extension Simulator {
  /// The surface on which the windows of this simulator stand.
  public var windowScene: WindowScene {
    kept {
      let scene = WindowScene(
        session: SceneSession("HeadlessKit"), connectionOptions: Scene.ConnectionOptions())
      scene.ownSimulator = self
      return scene
    }
  }

  /// Where the status bar is.
  var statusBarManager: StatusBarManager {
    kept { StatusBarManager(on: self) }
  }

  /// Connects the scene: its delegate hears that it will be connected, comes to the screen and is
  /// in front.
  ///
  /// - Parameters:
  ///   - delegate: The scene's delegate.
  ///   - options: Why the scene is made.
  public func connect(
    _ delegate: any SceneDelegate, options: Scene.ConnectionOptions? = nil
  ) {
    run {
      let scene = windowScene
      scene.delegate = delegate
      delegate.scene(
        scene, willConnectTo: scene.session, options: options ?? Scene.ConnectionOptions())
      delegate.sceneWillEnterForeground(scene)
      becomeActive()
      layoutIfNeeded()
    }
  }
}

extension WindowScene: TraitEnvironment {
  public func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
}

import Foundation

/// The surface on which an app's windows stand. A host has one.
///
/// Counterpart: `UIWindowScene`.
@preconcurrency @MainActor
open class WindowScene: Scene {
  weak var ownHost: ListHost?
  var host: ListHost { ownHost ?? .current }

  open override var next: Responder? { host.application }

  /// The visible windows, from back to front.
  open var windows: [Window] { host.windows }
  /// The window that the keyboard writes to.
  open var keyWindow: Window? { host.keyWindow }
  /// The screen.
  open var screen: Screen { host.screen }
  /// What is known about the surroundings.
  open var traitCollection: TraitCollection { host.traitCollection }
  /// Which way the device is held: landscape when its screen is wider than it is high.
  open var interfaceOrientation: InterfaceOrientation {
    host.screenSize.width > host.screenSize.height ? .landscapeRight : .portrait
  }
  /// Where the status bar is.
  open var statusBarManager: StatusBarManager? { host.statusBarManager }
}

/// Where the status bar is, and how it looks.
///
/// Counterpart: `UIStatusBarManager`.
@preconcurrency @MainActor
open class StatusBarManager: NSObject {
  private weak var host: ListHost?

  init(on host: ListHost) {
    self.host = host
    super.init()
  }

  /// The rectangle of the status bar: as high as the safe area leaves room for at the top.
  open var statusBarFrame: CGRect {
    guard let host, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: host.screenSize.width, height: host.safeAreaInsets.top)
  }
  /// Whether the controller in front hides it.
  open var isStatusBarHidden: Bool { front?.prefersStatusBarHidden ?? false }
  /// How the controller in front wants it to look.
  open var statusBarStyle: StatusBarStyle { front?.preferredStatusBarStyle ?? .default }

  private var front: ViewController? {
    var controller = host?.keyWindow?.rootViewController
    while let top = controller?.presentedViewController { controller = top }
    return controller
  }
}

extension Window {
  /// Creates a window that covers the screen of a scene.
  ///
  /// - Parameter windowScene: The scene.
  public convenience init(windowScene: WindowScene) {
    self.init(frame: windowScene.host.screenBounds)
  }

  /// The scene that the window stands on. Setting another one, or none, changes nothing: a window
  /// stays on its host.
  public var windowScene: WindowScene? {
    get { ownHost?.windowScene }
    set {}
  }
}

extension ListHost {
  /// The surface on which the windows of this host stand.
  public var windowScene: WindowScene {
    kept {
      let scene = WindowScene(
        session: SceneSession("HeadlessKit"), connectionOptions: Scene.ConnectionOptions())
      scene.ownHost = self
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

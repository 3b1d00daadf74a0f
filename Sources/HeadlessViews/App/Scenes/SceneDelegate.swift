import Foundation

/// What a scene tells about its life. Every method may be left out.
///
/// A test calls ``Simulator/connect(_:options:)``, ``Simulator/enterBackground()`` and
/// ``Simulator/enterForeground()``.
///
/// Counterpart: `UISceneDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol SceneDelegate: NSObjectProtocol {
  /// The scene is about to be connected.
  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions)
  /// The scene is no longer connected.
  func sceneDidDisconnect(_ scene: Scene)
  /// The scene has come to the front.
  func sceneDidBecomeActive(_ scene: Scene)
  /// The scene is about to stop to hear of touches.
  func sceneWillResignActive(_ scene: Scene)
  /// The scene is about to come back to the screen.
  func sceneWillEnterForeground(_ scene: Scene)
  /// The scene has left the screen.
  func sceneDidEnterBackground(_ scene: Scene)
  /// URLs are to be opened.
  func scene(_ scene: Scene, openURLContexts URLContexts: Set<OpenURLContext>)
  /// An activity goes on.
  func scene(_ scene: Scene, continue userActivity: UserActivity)
  /// What the scene goes on with when it comes back.
  func stateRestorationActivity(for scene: Scene) -> UserActivity?
}

extension SceneDelegate {
  public func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: Scene) {}
  public func sceneDidBecomeActive(_ scene: Scene) {}
  public func sceneWillResignActive(_ scene: Scene) {}
  public func sceneWillEnterForeground(_ scene: Scene) {}
  public func sceneDidEnterBackground(_ scene: Scene) {}
  public func scene(_ scene: Scene, openURLContexts URLContexts: Set<OpenURLContext>) {}
  public func scene(_ scene: Scene, continue userActivity: UserActivity) {}
  public func stateRestorationActivity(for scene: Scene) -> UserActivity? { nil }
}

/// What a scene with windows tells. Every method may be left out.
///
/// Counterpart: `UIWindowSceneDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol WindowSceneDelegate: SceneDelegate {
  /// The window of the scene.
  var window: Window? { get set }
  /// Something that the app's icon offers was chosen.
  func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension WindowSceneDelegate {
  public var window: Window? {
    get { nil }
    set {}
  }
  public func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}

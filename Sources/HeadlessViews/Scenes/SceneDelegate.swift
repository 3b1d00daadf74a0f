import Foundation

/// The delegate of a scene. Every method is optional.
///
/// A test calls ``Simulator/connect(_:options:)``, ``Simulator/enterBackground()`` and
/// ``Simulator/enterForeground()``.
///
/// Counterpart: `UISceneDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol SceneDelegate: NSObjectProtocol {
  /// Called when the scene is about to be connected.
  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions)
  /// Called when the scene was disconnected.
  func sceneDidDisconnect(_ scene: Scene)
  /// Called when the scene has become active.
  func sceneDidBecomeActive(_ scene: Scene)
  /// Called when the scene is about to become inactive.
  func sceneWillResignActive(_ scene: Scene)
  /// Called when the scene is about to enter the foreground.
  func sceneWillEnterForeground(_ scene: Scene)
  /// Called when the scene has entered the background.
  func sceneDidEnterBackground(_ scene: Scene)
  /// Opens URLs.
  func scene(_ scene: Scene, openURLContexts URLContexts: Set<OpenURLContext>)
  /// Continues a user activity.
  func scene(_ scene: Scene, continue userActivity: UserActivity)
  /// Returns the activity for restoring the scene's state.
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

/// The delegate of a scene with windows. Every method is optional.
///
/// Counterpart: `UIWindowSceneDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol WindowSceneDelegate: SceneDelegate, WindowOwning {
  /// Called when a Home Screen quick action was chosen. Never called here.
  func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension WindowSceneDelegate {
  public func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}

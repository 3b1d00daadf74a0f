import Foundation

/// The delegate of an app. Every method is optional.
///
/// A test causes the events: ``Simulator/launch(_:options:)``, ``Simulator/enterBackground()``,
/// ``Simulator/openInApp(_:)``, ``Simulator/quitApp()`` and others. The device does not rotate and has
/// no Home Screen, so the methods for these are never called.
///
/// Counterpart: `UIApplicationDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ApplicationDelegate: WindowOwning {
  /// Called when the app is about to finish launching.
  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app has finished launching.
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app has become active.
  func applicationDidBecomeActive(_ application: Application)
  /// Called when the app is about to become inactive.
  func applicationWillResignActive(_ application: Application)
  /// Called when the app has entered the background.
  func applicationDidEnterBackground(_ application: Application)
  /// Called when the app is about to enter the foreground.
  func applicationWillEnterForeground(_ application: Application)
  /// Called when the app is about to terminate.
  func applicationWillTerminate(_ application: Application)
  /// Called when memory is low.
  func applicationDidReceiveMemoryWarning(_ application: Application)
  /// Opens a URL.
  func application(
    _ app: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called when the app has registered for remote notifications.
  func application(
    _ application: Application, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called when the app could not register for remote notifications.
  func application(
    _ application: Application, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Called when a remote notification has arrived.
  func application(
    _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void)
  /// Called when a Home Screen quick action was chosen.
  func application(
    _ application: Application, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Returns the configuration of a new scene.
  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration
  /// Called when the user has closed scenes.
  func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>)
  /// Returns the supported orientations of a window.
  func application(
    _ application: Application, supportedInterfaceOrientationsFor window: Window?
  ) -> InterfaceOrientationMask
}

extension ApplicationDelegate {
  public func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: Application) {}
  public func applicationWillResignActive(_ application: Application) {}
  public func applicationDidEnterBackground(_ application: Application) {}
  public func applicationWillEnterForeground(_ application: Application) {}
  public func applicationWillTerminate(_ application: Application) {}
  public func applicationDidReceiveMemoryWarning(_ application: Application) {}
  public func application(
    _ app: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func application(
    _ application: Application, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  public func application(
    _ application: Application, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  public func application(
    _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void
  ) {}
  public func application(
    _ application: Application, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  public func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration { connectingSceneSession.configuration }
  public func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {}
  public func application(
    _ application: Application, supportedInterfaceOrientationsFor window: Window?
  ) -> InterfaceOrientationMask { .allButUpsideDown }

  /// Called by `@main` on a delegate. There is no app to run here, so it prints an explanation and
  /// ends the process.
  public static func main() -> Never {
    fatalError(
      "\(self) cannot run as an app. Build it as a library, and call "
        + "simulator.launch(\(self)()) in a test.")
  }
}

/// The window of an app's or a scene's delegate.
///
/// UIKit declares the property as optional, so that it is doubly optional for code that knows the
/// protocol only: `UIApplication.shared.delegate?.window??.rootViewController`. // behaviour 25.39
@preconcurrency @MainActor
public protocol WindowOwning: NSObjectProtocol {
  /// The window, which a delegate may lack.
  @_disfavoredOverload var window: Window? { get set }
}

extension WindowOwning {
  @_disfavoredOverload public var window: Window? {
    get { nil }
    set {}
  }
}

extension ApplicationDelegate {
  /// The window of an app without scenes.
  public var window: Window?? { .some(window as Window?) }
}

extension WindowSceneDelegate {
  /// The window of the scene.
  public var window: Window?? { .some(window as Window?) }
}

import Foundation

/// What an app tells about its life. Every method may be left out.
///
/// A test calls ``Simulator/launch(_:options:)``, ``Simulator/enterBackground()`` and
/// ``Simulator/enterForeground()``, and the methods that concern something else by itself.
///
/// Counterpart: `UIApplicationDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes.
  var window: Window? { get set }

  /// The app is about to be ready.
  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app is ready.
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has come to the front.
  func applicationDidBecomeActive(_ application: Application)
  /// The app is about to stop to hear of touches.
  func applicationWillResignActive(_ application: Application)
  /// The app has left the screen.
  func applicationDidEnterBackground(_ application: Application)
  /// The app is about to come back to the screen.
  func applicationWillEnterForeground(_ application: Application)
  /// The app is about to end.
  func applicationWillTerminate(_ application: Application)
  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: Application)
  /// A URL is to be opened.
  func application(
    _ app: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool
  /// The app has an address for notifications from afar.
  func application(
    _ application: Application, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// The app has no address for notifications from afar.
  func application(
    _ application: Application, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// A notification from afar has come.
  func application(
    _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void)
  /// Something that the app's icon offers was chosen.
  func application(
    _ application: Application, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// How a new scene is made.
  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration
  /// The user has closed scenes.
  func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>)
  /// Which ways the device may be held.
  func application(
    _ application: Application, supportedInterfaceOrientationsFor window: Window?
  ) -> InterfaceOrientationMask
}

extension ApplicationDelegate {
  public var window: Window? {
    get { nil }
    set {}
  }
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

  /// What `@main` on a delegate calls. There is no app to run here, so it says so and ends.
  public static func main() -> Never {
    fatalError(
      "\(self) has no device to run on. Build it as a library, and let a test say "
        + "simulator.launch(\(self)()).")
  }
}

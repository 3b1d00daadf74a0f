import Foundation

/// An instance of an app's interface. A simulator has one, its ``Simulator/windowScene``.
///
/// Counterpart: `UIScene`.
///
/// Coverage: simulated. Kept without effect: `title`.
@preconcurrency @MainActor
open class Scene: Responder {
  /// The state of a scene.
  ///
  /// Counterpart: `UIScene.ActivationState`.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive = 0
    /// The scene is in the foreground but does not receive events.
    case foregroundInactive = 1
    /// The scene is in the background.
    case background = 2
  }

  /// The session of the scene.
  open private(set) var session: SceneSession
  /// The delegate of the scene.
  open var delegate: (any SceneDelegate)?
  /// The state of the scene.
  open internal(set) var activationState = ActivationState.foregroundActive
  /// The title of the scene in the app switcher.
  open var title: String! = ""

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - session: The session of the scene.
  ///   - connectionOptions: The reasons for creating it.
  public required init(session: SceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Creates a scene without a session of the simulator's, as tests do that need one for a window.
  public override init() {
    session = SceneSession("Unconnected")
    super.init()
  }

  /// The app.
  open override var next: Responder? { Simulator.current.application }

  /// The options for opening a URL.
  ///
  /// Counterpart: `UIScene.OpenExternalURLOptions`.
  ///
  /// Coverage: simulated. Kept without effect: `universalLinksOnly`.
  open class OpenExternalURLOptions: NSObject {
    /// Whether to open the URL only as a universal link.
    open var universalLinksOnly = false
  }

  /// The reasons for creating a scene.
  ///
  /// Counterpart: `UIScene.ConnectionOptions`.
  ///
  /// Coverage: simulated.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open.
    open private(set) var urlContexts: Set<OpenURLContext>
    /// The user activities to continue.
    open private(set) var userActivities: Set<UserActivity>
    /// The chosen Home Screen quick action.
    open private(set) var shortcutItem: ApplicationShortcutItem?

    /// Creates connection options. In UIKit only the system does; here a test does.
    ///
    /// - Parameters:
    ///   - urlContexts: The URLs to open.
    ///   - userActivities: The user activities to continue.
    ///   - shortcutItem: The chosen Home Screen quick action.
    public init(
      urlContexts: Set<OpenURLContext> = [], userActivities: Set<UserActivity> = [],
      shortcutItem: ApplicationShortcutItem? = nil
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      self.shortcutItem = shortcutItem
      super.init()
    }
  }
}

// In the class, a subclass's table of methods would name it otherwise, since the closure's isolation
// counts there.
extension Scene {
  /// Opens a URL, as the app does.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Options for opening it. Ignored.
  ///   - completion: Called on the simulator's next turn with whether it could be opened.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    Simulator.current.application.open(url, completionHandler: completion)
  }
}

extension Scene {
  /// Posted when a scene has become active.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene becomes inactive.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene enters the foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene has entered the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted before a scene is connected.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene was disconnected.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
}

/// A URL that a scene is to open.
///
/// Counterpart: `UIOpenURLContext`.
///
/// Coverage: simulated.
open class OpenURLContext: NSObject {
  /// The URL.
  open private(set) var url: URL

  /// Creates a context. In UIKit only the system does; here a test does.
  ///
  /// - Parameter url: The URL.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

import Foundation

/// One of an app's surfaces. A simulator has one, its ``Simulator/windowScene``.
///
/// Counterpart: `UIScene`.
///
/// Coverage: simulated. Kept without effect: `title`.
@MainActor
open class Scene: Responder {
  /// Whether a scene is in front.
  ///
  /// Counterpart: `UIScene.ActivationState`.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// In front, and hears of touches.
    case foregroundActive = 0
    /// In front, and hears of nothing for now.
    case foregroundInactive = 1
    /// Not on the screen.
    case background = 2
  }

  /// What the system remembers of the scene.
  public let session: SceneSession
  /// What is told about the scene's life.
  open var delegate: (any SceneDelegate)?
  /// Whether the scene is in front.
  open internal(set) var activationState = ActivationState.foregroundActive
  /// What the scene is called where the user chooses one.
  open var title: String! = ""

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - session: What the system remembers of it.
  ///   - connectionOptions: Why it is made.
  public required init(session: SceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The app.
  open override var next: Responder? { Application.shared }

  /// Hands a URL to the app that opens it, as the app would.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: How to open it. They are not looked at.
  ///   - completion: Hears on the next turn of the simulator whether it could.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    Application.shared.open(url, completionHandler: completion)
  }

  /// How a URL is to be opened.
  ///
  /// Counterpart: `UIScene.OpenExternalURLOptions`.
  ///
  /// Coverage: simulated. Kept without effect: `universalLinksOnly`.
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app that is made for that address may open it.
    open var universalLinksOnly = false
  }

  /// Why a scene is made.
  ///
  /// Counterpart: `UIScene.ConnectionOptions`.
  ///
  /// Coverage: simulated.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open.
    public let urlContexts: Set<OpenURLContext>
    /// What to go on with.
    public let userActivities: Set<UserActivity>
    /// What was chosen from the app's icon.
    public let shortcutItem: ApplicationShortcutItem?

    /// Creates reasons. UIKit makes them itself; here a test does.
    ///
    /// - Parameters:
    ///   - urlContexts: The URLs to open.
    ///   - userActivities: What to go on with.
    ///   - shortcutItem: What was chosen from the app's icon.
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

extension Scene {
  /// Posted when a scene has come to the front.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene stops to hear of touches.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene comes back to the screen.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene has left the screen.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted before a scene is connected.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene is no longer connected.
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
  public let url: URL

  /// Creates one. UIKit makes them itself; here a test does.
  ///
  /// - Parameter url: The URL.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

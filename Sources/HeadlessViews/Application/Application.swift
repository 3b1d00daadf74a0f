import Foundation

/// The app that runs on a simulator.
///
/// Every simulator has one; ``shared`` is that of ``Simulator/current``. Requests to the system are
/// recorded for a test to inspect: ``openedURLs``, ``isIdleTimerDisabled``, the badge number.
///
/// ```swift
/// simulator.tap(helpButton)
/// #expect(simulator.application.openedURLs == [helpPage])
/// ```
///
/// Counterpart: `UIApplication`.
///
/// Coverage: simulated. Kept without effect: `applicationIconBadgeNumber`,
/// `applicationSupportsShakeToEdit`, `isIdleTimerDisabled`, `isNetworkActivityIndicatorVisible`,
/// `shortcutItems`.
@preconcurrency @MainActor
open class Application: Responder {
  private weak var ownSimulator: Simulator?
  var simulator: Simulator { ownSimulator ?? .current }

  /// Creates an app on the current simulator: a test derives one to record what it is asked.
  public override init() { super.init() }

  init(on simulator: Simulator) {
    ownSimulator = simulator
    super.init()
  }

  /// The app of the current simulator.
  open class var shared: Application { Simulator.current.application }

  /// The delegate of the app.
  open weak var delegate: (any ApplicationDelegate)?

  /// The delegate, if it is a responder.
  open override var next: Responder? { delegate as? Responder }

  // MARK: State

  /// The state of the app.
  open package(set) var applicationState = State.active
  /// Whether the screen stays on without user activity. Kept without effect.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon. Kept without effect.
  open var applicationIconBadgeNumber = 0
  /// Whether the status bar shows network activity. Kept without effect.
  open var isNetworkActivityIndicatorVisible = false
  /// The Home Screen quick actions. Kept without effect.
  open var shortcutItems: [ApplicationShortcutItem]?
  /// Whether shaking the device offers to undo. Kept without effect.
  open var applicationSupportsShakeToEdit = true
  /// Whether protected files are available.
  open var isProtectedDataAvailable: Bool { true }
  /// Whether the app may refresh its content in the background.
  open var backgroundRefreshStatus: BackgroundRefreshStatus { .available }
  /// The time that the app may still run in the background, in seconds; unlimited in the
  /// foreground.
  open var backgroundTimeRemaining: TimeInterval {
    applicationState == .background ? 30 : .greatestFiniteMagnitude
  }
  /// The preferred text size.
  open var preferredContentSizeCategory: ContentSizeCategory {
    simulator.traitCollection.preferredContentSizeCategory
  }
  /// The reading direction.
  open var userInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    simulator.traitCollection.layoutDirection
  }

  // MARK: URLs

  /// The opened URLs, oldest first.
  public internal(set) var openedURLs: [URL] = []
  /// The URL schemes that installed apps can open. A test sets it to simulate installed apps.
  public var openableSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "facetime", "maps", "app-settings",
  ]

  /// Returns whether an installed app can open a URL.
  ///
  /// - Parameter url: The URL.
  open func canOpenURL(_ url: URL) -> Bool {
    url.scheme.map { openableSchemes.contains($0.lowercased()) } ?? false
  }

  /// Opens a URL in the app for its scheme.
  ///
  /// - Parameters:
  ///   - url: The URL, which is added to ``openedURLs`` if it can be opened.
  ///   - options: Options for opening it.
  ///   - completion: Called on the simulator's next turn with whether it could be opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let opens = openNow(url)
    guard let completion else { return }
    simulator.schedule(after: 0, named: "opening of \(url)") { completion(opens) }
  }

  // MARK: Icons

  /// The name of the alternate icon, if it is shown.
  open internal(set) var alternateIconName: String?
  /// Whether the app supports alternate icons.
  open var supportsAlternateIcons: Bool { true }

  /// Changes the app's icon.
  ///
  /// - Parameters:
  ///   - alternateIconName: The name of the icon; `nil` for the primary one.
  ///   - completionHandler: Called on the simulator's next turn.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    guard let completionHandler else { return }
    simulator.schedule(after: 0, named: "icon change") { completionHandler(nil) }
  }

  // MARK: Remote notifications

  /// Whether the app has registered for remote notifications.
  open internal(set) var isRegisteredForRemoteNotifications = false
  /// Registers for remote notifications. The delegate gets the ``remoteNotificationToken`` on the
  /// simulator's next turn, or an error without one.
  open func registerForRemoteNotifications() {
    isRegisteredForRemoteNotifications = true
    simulator.schedule(after: 0, named: "registration for remote notifications") { [weak self] in
      self?.answerRegistration()
    }
  }
  /// Unregisters from remote notifications.
  open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }

  // MARK: Background tasks

  var backgroundTasks: [BackgroundTask] = []
  var lastBackgroundTask = 0

  // MARK: Events

  /// Sends an event to its window. Taps, presses, swipes and pinches come this way (behaviour 18.6),
  /// the drags that scroll do not; an override that does not call `super` keeps the touch from the
  /// window.
  open func sendEvent(_ event: Event) { (event.window ?? keyWindow)?.sendEvent(event) }
  /// Sends an action to an object.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object; `nil` for the first responder in the chain that can perform the
  ///     method.
  ///   - sender: The argument of the method. The responder chain begins at the first responder of
  ///     its window, or of the key window; if there is none, at the sender.
  ///   - event: The input event.
  /// - Returns: Whether the action was delivered.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: Event?
  ) -> Bool {
    send(action, to: target, from: sender, for: event)
  }

  /// The scenes of the app: exactly one.
  open var connectedScenes: Set<Scene> { [simulator.windowScene] }
  /// The sessions of the scenes.
  open var openSessions: Set<SceneSession> { [simulator.windowScene.session] }
  /// Whether the app supports several scenes at once.
  open var supportsMultipleScenes: Bool { false }
  /// The visible windows, from back to front.
  open var windows: [Window] { simulator.windows }
  /// The window that receives keyboard input.
  open var keyWindow: Window? { simulator.keyWindow }
}

// The names are constants, so they are nonisolated.
extension Application {
  /// Posted when the app has become active.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the app becomes inactive.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app has entered the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app enters the foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the app has launched.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted before the app terminates.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when memory is low.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted at midnight, or when the time zone changes.
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted when the user takes a screenshot.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted when protected files become available.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted before protected files become unavailable.
  nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted when the permission to refresh in the background changes.
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}

import Foundation

/// The app that runs on a simulator.
///
/// Every simulator has one; ``shared`` is that of ``Simulator/current``. What it would hand to the
/// system is kept for a test to look at: ``openedURLs``, ``isIdleTimerDisabled``, the badge's
/// number.
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

  init(on simulator: Simulator) {
    ownSimulator = simulator
    super.init()
  }

  /// The app of the current simulator.
  open class var shared: Application { Simulator.current.application }

  /// What is told about the app's life.
  open weak var delegate: (any ApplicationDelegate)?

  /// The delegate, if it is a responder.
  open override var next: Responder? { delegate as? Responder }

  // MARK: State

  /// Whether the app is in front.
  open internal(set) var applicationState = State.active
  /// Whether the screen stays on when nobody touches it. Kept.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon. Kept.
  open var applicationIconBadgeNumber = 0
  /// Whether the status bar shows that the network is in use. Kept.
  open var isNetworkActivityIndicatorVisible = false
  /// What the app's icon offers when it is pressed. Kept.
  open var shortcutItems: [ApplicationShortcutItem]?
  /// Whether shaking the device offers to undo. Kept.
  open var applicationSupportsShakeToEdit = true
  /// Whether files that are protected can be read.
  open var isProtectedDataAvailable: Bool { true }
  /// Whether the app may refresh its content in the background.
  open var backgroundRefreshStatus: BackgroundRefreshStatus { .available }
  /// How long the app may go on in the background, in seconds: without end in the foreground.
  open var backgroundTimeRemaining: TimeInterval {
    applicationState == .background ? 30 : .greatestFiniteMagnitude
  }
  /// The text size that the user likes.
  open var preferredContentSizeCategory: ContentSizeCategory {
    simulator.traitCollection.preferredContentSizeCategory
  }
  /// The direction in which the user reads.
  open var userInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    simulator.traitCollection.layoutDirection
  }

  // MARK: URLs

  /// What was opened, oldest first.
  public internal(set) var openedURLs: [URL] = []
  /// The schemes that some app on this device opens. Set it to say what is installed.
  public var openableSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "facetime", "maps", "app-settings",
  ]

  /// Whether some app opens a URL.
  ///
  /// - Parameter url: The URL.
  open func canOpenURL(_ url: URL) -> Bool {
    url.scheme.map { openableSchemes.contains($0.lowercased()) } ?? false
  }

  /// Hands a URL to the app that opens it.
  ///
  /// - Parameters:
  ///   - url: The URL, which goes to ``openedURLs`` if it can be opened.
  ///   - options: How to open it.
  ///   - completion: Hears on the next turn of the simulator whether it could.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let opens = openNow(url)
    guard let completion else { return }
    simulator.schedule(after: 0, named: "opening of \(url)") { completion(opens) }
  }

  // MARK: Icons

  /// The name of the icon that stands in for the app's own.
  open internal(set) var alternateIconName: String?
  /// Whether the app has other icons.
  open var supportsAlternateIcons: Bool { true }

  /// Shows another icon.
  ///
  /// - Parameters:
  ///   - alternateIconName: Its name; `nil` for the app's own.
  ///   - completionHandler: Hears on the next turn of the simulator that it is done.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    guard let completionHandler else { return }
    simulator.schedule(after: 0, named: "change of the icon") { completionHandler(nil) }
  }

  // MARK: Notifications from afar

  /// Whether the app asked for notifications from afar. A test tells the delegate of a token.
  open internal(set) var isRegisteredForRemoteNotifications = false
  /// Asks for notifications from afar.
  open func registerForRemoteNotifications() { isRegisteredForRemoteNotifications = true }
  /// Takes that back.
  open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }

  // MARK: Background tasks

  var backgroundTasks: [BackgroundTask] = []
  var lastBackgroundTask = 0

  // MARK: Events

  /// Sends a message to an object.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object; `nil` for the first of the responder chain that can perform it.
  ///   - sender: What the method is handed. The chain begins at the first responder of its window,
  ///     or of the key window; when there is none, at the sender.
  ///   - event: What happened.
  /// - Returns: Whether somebody got it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: Event?
  ) -> Bool {
    send(action, to: target, from: sender, for: event)
  }

  /// The windows and other scenes of the app, of which there is one.
  open var connectedScenes: Set<Scene> { [simulator.windowScene] }
  /// What the system remembers of the scenes.
  open var openSessions: Set<SceneSession> { [simulator.windowScene.session] }
  /// Whether the app may have several scenes at once.
  open var supportsMultipleScenes: Bool { false }
  /// The visible windows, from back to front.
  open var windows: [Window] { simulator.windows }
  /// The window that the keyboard writes to.
  open var keyWindow: Window? { simulator.keyWindow }
}

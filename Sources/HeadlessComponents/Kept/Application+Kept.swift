import Foundation
import HeadlessControllers
import HeadlessViews

extension Application {
  /// The orientation of the interface.
  public var statusBarOrientation: InterfaceOrientation {
    let size = Screen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// The frame of the status bar: the top of the safe area.
  public var statusBarFrame: CGRect {
    let size = Screen.main.bounds.size
    return CGRect(x: 0, y: 0, width: size.width, height: keyWindow?.safeAreaInsets.top ?? 0)
  }
  /// The duration of a rotation, in seconds.
  public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  /// Whether the status bar is hidden. Kept without effect.
  public var isStatusBarHidden: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// The style of the status bar. Kept without effect.
  public var statusBarStyle: StatusBarStyle {
    get { kept(or: .default) }
    set { keep(newValue) }
  }
  /// Hides or shows the status bar. Kept without effect.
  public func setStatusBarHidden(_ hidden: Bool, with animation: StatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  /// Sets the style of the status bar. Kept without effect.
  public func setStatusBarStyle(_ statusBarStyle: StatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  private var ignored: Int {
    get { kept(or: 0) }
    set { keep(newValue) }
  }
  /// Begins to ignore touches. Only counted: a test's touches are not ignored.
  public func beginIgnoringInteractionEvents() { ignored += 1 }
  /// Ends ignoring touches.
  public func endIgnoringInteractionEvents() { ignored = max(0, ignored - 1) }
  /// Whether touches are to be ignored.
  public var isIgnoringInteractionEvents: Bool { ignored > 0 }
  /// Whether the app gets remote control events. Kept without effect.
  public private(set) var receivesRemoteControlEvents: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// Begins to receive remote control events. None arrive here.
  public func beginReceivingRemoteControlEvents() { receivesRemoteControlEvents = true }
  /// Ends receiving remote control events.
  public func endReceivingRemoteControlEvents() { receivesRemoteControlEvents = false }
  /// Opens a URL in the app for its scheme.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpenURL(url)
  }
  /// Has no effect: no snapshot is made.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Has no effect: no state is restored.
  public func extendStateRestoration() {}
  /// Has no effect: no state is restored.
  public func completeStateRestoration() {}
  /// Requests another scene: the only one is shown already, so nothing happens.
  public func requestSceneSessionActivation(
    _ sceneSession: SceneSession?, userActivity: UserActivity?,
    options: Scene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Requests the end of a scene: the only one stays.
  public func requestSceneSessionDestruction(
    _ sceneSession: SceneSession, options: SceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Has no effect: no snapshot of a scene is shown.
  public func requestSceneSessionRefresh(_ sceneSession: SceneSession) {}

  /// Posted before the status bar turns: never, here.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted after the status bar has turned: never, here.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Posted before the frame of the status bar changes: never, here.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted after the frame of the status bar has changed: never, here.
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The URL of the settings for default apps.
  public static let openDefaultApplicationsSettingsURLString = "app-settings:default-apps"
}

extension Scene {
  /// Options for activating a scene. Counterpart: `UIScene.ActivationRequestOptions`.
  ///
  /// Coverage: simulated. Kept without effect: `requestingScene`.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that requests the activation.
    open var requestingScene: Scene?
  }

  /// The conditions under which a scene is chosen for content. Kept without effect.
  public var activationConditions: SceneActivationConditions {
    let conditions = kept(or: SceneActivationConditions())
    keep(conditions)
    return conditions
  }
  /// The subtitle of the scene. Kept without effect.
  public var subtitle: String {
    get { kept(or: "") }
    set { keep(newValue) }
  }
}

/// Options for ending a scene.
///
/// Counterpart: `UISceneDestructionRequestOptions`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class SceneDestructionRequestOptions: NSObject {}

/// Options for ending a scene of windows.
///
/// Counterpart: `UIWindowSceneDestructionRequestOptions`.
///
/// Coverage: simulated. Kept without effect: `windowDismissalAnimation`.
open class WindowSceneDestructionRequestOptions: SceneDestructionRequestOptions {
  /// The animation. Counterpart: `UIWindowScene.DismissalAnimation`.
  public enum DismissalAnimation: Int, Hashable, Sendable {
    case standard = 1
    case commit = 2
    case decline = 3
  }
  /// The animation.
  open var windowDismissalAnimation = DismissalAnimation.standard
}

/// The content for which a scene is chosen.
///
/// Counterpart: `UISceneActivationConditions`.
///
/// Coverage: simulated. Kept without effect: `canActivateForTargetContentIdentifierPredicate`,
/// `prefersToActivateForTargetContentIdentifierPredicate`.
@preconcurrency @MainActor
open class SceneActivationConditions: NSObject {
  /// The content that the scene can show.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// The content that the scene prefers to show.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// The limits of a scene's size.
///
/// Counterpart: `UISceneSizeRestrictions`.
///
/// Coverage: simulated. Kept without effect: `allowsFullScreen`, `maximumSize`, `minimumSize`.
@preconcurrency @MainActor
open class SceneSizeRestrictions: NSObject {
  /// The smallest size, in points.
  open var minimumSize = CGSize.zero
  /// The largest size, in points.
  open var maximumSize = CGSize(width: CGFloat.infinity, height: .infinity)
  /// Whether the scene may fill the screen.
  open var allowsFullScreen = true
}

extension WindowScene {
  /// The limits of the scene's size. Kept without effect.
  public var sizeRestrictions: SceneSizeRestrictions? {
    let restrictions = kept(or: SceneSizeRestrictions())
    keep(restrictions)
    return restrictions
  }
  /// Requests a geometry. Kept without effect: a test rotates the simulator.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) { keep(geometryPreferences) }
  /// The wishes for a scene's geometry. Counterpart: `UIWindowScene.GeometryPreferences`.
  ///
  /// Coverage: simulated.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The wishes on iOS. Counterpart: `UIWindowScene.GeometryPreferences.iOS`.
    ///
    /// Coverage: simulated. Kept without effect: `interfaceOrientations`.
    public final class iOS: GeometryPreferences {
      /// The orientations.
      public var interfaceOrientations: InterfaceOrientationMask?

      /// Creates wishes.
      public init(interfaceOrientations: InterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
}

extension Window {
  /// Posted when a window becomes visible: not here.
  public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window is hidden: not here.
  public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when a window becomes the key window: not here.
  public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window stops being the key window: not here.
  public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}

extension Screen {
  /// Posted when a screen is connected: never, here.
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// Posted when a screen is disconnected: never, here.
  public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// Posted when the mode of a screen changes: never, here.
  public static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  /// Posted when recording of the screen begins or ends: never, here.
  public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// The screen that this one mirrors: none.
  public var mirrored: Screen? { nil }
  /// The frame of the app on the screen.
  public var applicationFrame: CGRect { bounds }
  /// Whether the screen is dimmed in software. Kept without effect.
  public var wantsSoftwareDimming: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// Returns a snapshot of the key window, without its content.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View {
    Application.shared.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? View()
  }
}

extension Device {
  /// Whether the proximity sensor is on. Kept without effect.
  public var isProximityMonitoringEnabled: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// Whether something is near the screen: never, here.
  public var proximityState: Bool { false }
  /// Posted when something comes near the screen: never, here.
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

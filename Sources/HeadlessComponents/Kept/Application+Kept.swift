import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

import struct HeadlessViews.Selector

extension Device: KeyedProperties {
  /// Keeps a value under a key. Apps set the orientation in this way, without effect here.
  package func setKeyedValue(_ value: Any?, _ key: String) { keep(value, "value " + key) }
  /// Returns the value that was kept under a key.
  package func keyedValue(_ key: String) -> Any? { kept(or: Any?.none, "value " + key) }
}

extension Application.LaunchOptionsKey {
  /// The annotation of the opened URL.
  public static let annotation = Self(
    rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// The app was launched for a change of location.
  public static let location = Self(
    rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// The Bluetooth managers to restore.
  public static let bluetoothCentrals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  /// The Bluetooth peripherals to restore.
  public static let bluetoothPeripherals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  /// The type of the user activity.
  public static let userActivityType = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  /// The downloads of an issue.
  public static let newsstandDownloads = Self(
    rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
  /// The shared record that the user accepted.
  public static let cloudKitShareMetadata = Self(
    rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
  /// The local notification that the user chose.
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// The attribution of the launch.
  public static let eventAttribution = Self(
    rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
}

extension Activity.ActivityType {
  /// Sharing with SharePlay.
  public static let sharePlay = Self(
    rawValue: "com.apple.UIKit.activity.SharePlay")
  /// Inviting with a link.
  public static let collaborationInviteWithLink = Self(
    rawValue: "com.apple.UIKit.activity.CollaborationInviteWithLink")
  /// Copying the link to shared content.
  public static let collaborationCopyLink = Self(
    rawValue: "com.apple.UIKit.activity.CollaborationCopyLink")
  /// Adding to the Home Screen.
  public static let addToHomeScreen = Self(
    rawValue: "com.apple.UIKit.activity.AddToHomeScreen")
}

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
  /// Returns the orientations that the app declares: all but upside down on a phone.
  public func supportedInterfaceOrientations(for window: Window?) -> InterfaceOrientationMask {
    Device.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// A place where the system runs extensions. Counterpart:
  /// `UIApplication.ExtensionPointIdentifier`.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Custom keyboards.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }
  /// The key of the status bar's frame in a notification.
  nonisolated public static let statusBarFrameUserInfoKey =
    "UIApplicationStatusBarFrameUserInfoKey"
  /// The key of the status bar's orientation in a notification.
  nonisolated public static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
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

extension OpenURLContext {
  /// The options of an opened URL.
  ///
  /// Counterpart: `UIScene.OpenURLOptions`.
  ///
  /// Coverage: simulated.
  open class Options: NSObject {
    /// The app that asked for it: unknown.
    open var sourceApplication: String? { nil }
    /// The data of that app.
    open var annotation: Any? { nil }
    /// Whether the file is opened where it lies.
    open var openInPlace: Bool { false }
  }
  /// The options of the URL: none is set.
  public var options: Options { Options() }
}

extension ApplicationShortcutItem {
  /// The identifier of the content: none.
  public var targetContentIdentifier: Any? { nil }
}

/// A Home Screen quick action that can be changed.
///
/// Counterpart: `UIMutableApplicationShortcutItem`.
///
/// Coverage: simulated.
open class MutableApplicationShortcutItem: ApplicationShortcutItem {
  private struct Changes {
    var type: String?
    var title: String?
    var subtitle: String??
    var icon: ApplicationShortcutIcon??
    var userInfo: [String: any NSSecureCoding]??
  }
  private var changes = Changes()

  open override var type: String {
    get { changes.type ?? super.type }
    set { changes.type = newValue }
  }
  open override var localizedTitle: String {
    get { changes.title ?? super.localizedTitle }
    set { changes.title = newValue }
  }
  open override var localizedSubtitle: String? {
    get { changes.subtitle ?? super.localizedSubtitle }
    set { changes.subtitle = .some(newValue) }
  }
  open override var icon: ApplicationShortcutIcon? {
    get { changes.icon ?? super.icon }
    set { changes.icon = .some(newValue) }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { changes.userInfo ?? super.userInfo }
    set { changes.userInfo = .some(newValue) }
  }
}

extension ApplicationShortcutIcon {
  /// An icon of the system. Counterpart: `UIApplicationShortcutIcon.IconType`.
  public enum IconType: Int, Hashable, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  /// Creates an icon of the system.
  public convenience init(type: IconType) { self.init(systemImageName: "\(type)") }
}

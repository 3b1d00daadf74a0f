import Foundation

extension Application {
  /// The state of an app.
  ///
  /// Counterpart: `UIApplication.State`.
  public enum State: Int, Hashable, Sendable {
    /// The app is in the foreground and receives events.
    case active
    /// The app is in the foreground but does not receive events.
    case inactive
    /// The app is in the background.
    case background
  }

  /// Whether an app may refresh its content in the background.
  ///
  /// Counterpart: `UIBackgroundRefreshStatus`.
  public enum BackgroundRefreshStatus: Int, Hashable, Sendable {
    /// Not available, and the user cannot enable it.
    case restricted
    /// Disabled by the user.
    case denied
    /// Available.
    case available
  }

  /// An option for opening a URL.
  ///
  /// Counterpart: `UIApplication.OpenExternalURLOptionsKey`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Open the URL only as a universal link.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    /// The attribution of the event.
    public static let eventAttribution = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }

  /// A detail of a URL that an app is asked to open.
  ///
  /// Counterpart: `UIApplication.OpenURLOptionsKey`.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The app that sent the URL.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The data that the sending app added.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the document may be opened in place.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A reason for the launch of an app.
  ///
  /// Counterpart: `UIApplication.LaunchOptionsKey`.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A URL to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that requested the launch.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A remote notification.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A Home Screen quick action.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// A user activity to continue.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// The URL of the app's page in the Settings app.
  public static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notification settings in the Settings app.
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// A background task.
  struct BackgroundTask {
    let identifier: BackgroundTaskIdentifier
    let name: String?
    let expirationHandler: (@MainActor @Sendable () -> Void)?
  }
}

/// The identifier of a background task.
///
/// Counterpart: `UIBackgroundTaskIdentifier`.
public struct BackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No task.
  public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
}

/// The result of a background fetch.
///
/// Counterpart: `UIBackgroundFetchResult`.
public enum BackgroundFetchResult: UInt, Hashable, Sendable {
  /// New data was fetched.
  case newData
  /// No new data was available.
  case noData
  /// The fetch failed.
  case failed
}

import Foundation

extension Application {
  /// Whether an app is in front.
  ///
  /// Counterpart: `UIApplication.State`.
  public enum State: Int, Hashable, Sendable {
    /// In front, and hears of touches.
    case active
    /// In front, and hears of nothing for now.
    case inactive
    /// Not on the screen.
    case background
  }

  /// Whether an app may refresh its content in the background.
  ///
  /// Counterpart: `UIBackgroundRefreshStatus`.
  public enum BackgroundRefreshStatus: Int, Hashable, Sendable {
    /// It may not, and the user cannot allow it.
    case restricted
    /// The user does not allow it.
    case denied
    /// It may.
    case available
  }

  /// How a URL is to be opened.
  ///
  /// Counterpart: `UIApplication.OpenExternalURLOptionsKey`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Only in an app that is made for that address.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    /// Which part of the app is the source of the event.
    public static let eventAttribution = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }

  /// What an app is told about a URL that it is to open.
  ///
  /// Counterpart: `UIApplication.OpenURLOptionsKey`.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The app that sent it.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that app added.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the document must not be changed in place.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Why an app was launched.
  ///
  /// Counterpart: `UIApplication.LaunchOptionsKey`.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// To open a URL.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// By another app.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// For a notification from afar.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// From the app's icon.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// To go on with an activity.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// The URL that opens the app's page in the system's settings.
  public static let openSettingsURLString = "app-settings:"
  /// The URL that opens the app's notifications in the system's settings.
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Something that an app ends before it sleeps.
  struct BackgroundTask {
    let identifier: BackgroundTaskIdentifier
    let name: String?
    let expirationHandler: (@MainActor @Sendable () -> Void)?
  }
}

/// A task that an app ends before it sleeps.
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

/// What an app brought back when it fetched in the background.
///
/// Counterpart: `UIBackgroundFetchResult`.
public enum BackgroundFetchResult: UInt, Hashable, Sendable {
  /// Something new.
  case newData
  /// Nothing new.
  case noData
  /// It failed.
  case failed
}

/// Something that the app's icon offers when it is pressed.
///
/// Counterpart: `UIApplicationShortcutItem`.
///
/// Coverage: simulated.
open class ApplicationShortcutItem: NSObject {
  /// What it is.
  public let type: String
  /// What it is called.
  public let localizedTitle: String
  /// A second line.
  public let localizedSubtitle: String?
  /// What the app added.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates an offer.
  ///
  /// - Parameters:
  ///   - type: What it is.
  ///   - localizedTitle: What it is called.
  ///   - localizedSubtitle: A second line.
  ///   - icon: The picture.
  ///   - userInfo: What the app adds.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: ApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// The picture.
  public let icon: ApplicationShortcutIcon?
}

/// The picture of something that the app's icon offers.
///
/// Counterpart: `UIApplicationShortcutIcon`.
///
/// Coverage: simulated.
open class ApplicationShortcutIcon: NSObject {
  /// The name of the picture.
  public let imageName: String

  /// Creates a picture from one of the app.
  ///
  /// - Parameter templateImageName: The name.
  public init(templateImageName: String) {
    imageName = templateImageName
    super.init()
  }

  /// Creates a picture from a symbol.
  ///
  /// - Parameter systemImageName: The symbol's name.
  public init(systemImageName: String) {
    imageName = systemImageName
    super.init()
  }
}

// The app, its scenes and its device, under UIKit's names.
import Foundation
import HeadlessComponents
import HeadlessKit

public typealias UIApplication = Application
public typealias UIApplicationDelegate = ApplicationDelegate
public typealias UIApplicationShortcutItem = ApplicationShortcutItem
public typealias UIApplicationShortcutIcon = ApplicationShortcutIcon
public typealias UIBackgroundTaskIdentifier = BackgroundTaskIdentifier
public typealias UIBackgroundFetchResult = BackgroundFetchResult
public typealias UIBackgroundRefreshStatus = Application.BackgroundRefreshStatus
public typealias UIScene = Scene
public typealias UISceneDelegate = SceneDelegate
public typealias UISceneSession = SceneSession
public typealias UISceneConfiguration = SceneConfiguration
public typealias UIOpenURLContext = OpenURLContext
public typealias UIWindowScene = WindowScene
public typealias UIWindowSceneDelegate = WindowSceneDelegate
public typealias UIStatusBarManager = StatusBarManager
public typealias UIScreen = Screen
public typealias UIDevice = Device
public typealias UIDeviceOrientation = DeviceOrientation
public typealias UIInterfaceOrientation = InterfaceOrientation
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom
public typealias UIPasteboard = Pasteboard
#if os(Linux)
  public typealias NSUserActivity = UserActivity
#endif

// Documents, printing and the restoration of state, under UIKit's names.

public typealias UIDocumentInteractionController = DocumentInteractionController
public typealias UIDocumentInteractionControllerDelegate = DocumentInteractionControllerDelegate
public typealias UIActivityItemProvider = ActivityItemProvider
public typealias UIPrintFormatter = PrintFormatter
public typealias UISimpleTextPrintFormatter = SimpleTextPrintFormatter
public typealias UIMarkupTextPrintFormatter = MarkupTextPrintFormatter
public typealias UIStateRestoring = StateRestoring
public typealias UIViewControllerRestoration = ViewControllerRestoration
public typealias UIUserActivityRestoring = UserActivityRestoring
public typealias UIImageAsset = ImageAsset
public typealias NSDataAsset = DataAsset
#if os(Linux)
  public typealias CIImage = FilteredImage
#endif

/// The URL of the app's notification settings.
public let UIApplicationOpenNotificationSettingsURLString = "app-settings:notifications"

// Storyboards, nibs and segues, under UIKit's names.

public typealias UIStoryboard = Storyboard
public typealias UIStoryboardSegue = StoryboardSegue
public typealias UINib = Nib

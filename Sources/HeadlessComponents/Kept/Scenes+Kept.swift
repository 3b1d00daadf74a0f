import Foundation
import HeadlessControllers
import HeadlessViews

import struct HeadlessViews.Selector

extension Window {
  /// The screen of a window, by which apps of iOS 12 move it to another display. Kept without effect.
  public var screen: Screen {
    get { kept(or: .main) }
    set { keep(newValue) }
  }
  /// Whether the window can become the key window.
  public var canBecomeKey: Bool { true }
}

extension Scene {
  /// Has no effect: nothing is restored.
  public func extendStateRestoration() {}
  /// Has no effect: nothing is restored.
  public func completeStateRestoration() {}
}

extension Scene.ConnectionOptions {
  /// The app that opened the scene: unknown.
  public var sourceApplication: String? { nil }
  /// The type of the activity that is handed off: that of the first one.
  public var handoffUserActivityType: String? { userActivities.first?.activityType }
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

/// A resolution of a screen, in pixels.
///
/// Counterpart: `UIScreenMode`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class ScreenMode: NSObject {
  /// The size, in pixels.
  open private(set) var size: CGSize
  /// The width of a pixel divided by its height.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }
}

extension Screen {
  /// The way in which content is fitted to a television. Counterpart:
  /// `UIScreen.OverscanCompensation`.
  public enum OverscanCompensation: Int, Hashable, Sendable {
    case scale, insetBounds, none
  }
  /// The only mode of the screen.
  public var currentMode: ScreenMode? { ScreenMode(size: nativeBounds.size) }
  /// The only mode of the screen.
  public var preferredMode: ScreenMode? { currentMode }
  /// The modes of the screen: one.
  public var availableModes: [ScreenMode] { [currentMode].compactMap(\.self) }
  /// The way in which content is fitted to a television. Kept without effect.
  public var overscanCompensation: OverscanCompensation {
    get { kept(or: .scale) }
    set { keep(newValue) }
  }
  /// The insets of content on a television: none.
  public var overscanCompensationInsets: EdgeInsets { .zero }
  /// The delay of the screen, in seconds: none.
  public var calibratedLatency: TimeInterval { 0 }
  /// The brightness beyond white that the screen shows now: none.
  public var currentEDRHeadroom: CGFloat { 1 }
  /// The brightness beyond white that the screen can show: none.
  public var potentialEDRHeadroom: CGFloat { 1 }
  /// The view with the focus: there is no focus without a keyboard.
  public var focusedView: View? { nil }
  /// Returns a link to the screen's refreshes.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> DisplayLink? {
    DisplayLink(target: target, selector: sel)
  }
}

extension Application {
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

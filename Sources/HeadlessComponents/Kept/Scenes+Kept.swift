import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

import struct HeadlessViews.Selector

extension Window {
  /// Whether the scene may take the size of the content. Kept without effect.
  public var canResizeToFitContent: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// The screen of a window, by which apps of iOS 12 move it to another display. Kept without effect.
  public var screen: Screen {
    get { kept(or: .main) }
    set { keep(newValue) }
  }
}

extension WindowScene {
  /// The title bar of a window on a Mac: none.
  public var titlebar: Titlebar? { nil }
  /// The geometry of a scene.
  ///
  /// Counterpart: `UIWindowScene.Geometry`.
  ///
  /// Coverage: simulated.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The orientation of the interface.
    public let interfaceOrientation: InterfaceOrientation

    init(_ interfaceOrientation: InterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
      super.init()
    }
  }
  /// The geometry of the scene.
  public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }
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

extension SceneSession.Role {
  /// The scene of an external display.
  public static let windowExternalDisplay = Self(
    rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  /// The scene of a car's display.
  public static let carTemplateApplication = Self(
    rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
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
  /// Has no effect: nothing is restored.
  public func extendStateRestoration() {}
  /// Has no effect: nothing is restored.
  public func completeStateRestoration() {}
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

extension Scene.ConnectionOptions {
  /// The app that opened the scene: unknown.
  public var sourceApplication: String? { nil }
  /// The type of the activity that is handed off: that of the first one.
  public var handoffUserActivityType: String? { userActivities.first?.activityType }
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

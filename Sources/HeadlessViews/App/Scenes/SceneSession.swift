import Foundation

/// What the system remembers of a scene.
///
/// Counterpart: `UISceneSession`.
///
/// Coverage: simulated. Kept without effect: `stateRestorationActivity`, `userInfo`.
@preconcurrency @MainActor
open class SceneSession: NSObject {
  /// What a scene is for.
  ///
  /// Counterpart: `UISceneSession.Role`.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The windows of an app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Another display, of which there is none here.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene, as long as it is there.
  open internal(set) weak var scene: Scene?
  /// What the scene is for.
  public let role: Role
  /// How the scene was made.
  public let configuration: SceneConfiguration
  /// What the session is known by.
  public let persistentIdentifier: String
  /// What the app keeps with the scene.
  open var userInfo: [String: Any]?
  /// What the scene goes on with when it comes back.
  open var stateRestorationActivity: UserActivity?

  init(_ identifier: String) {
    role = .windowApplication
    configuration = SceneConfiguration(name: "Default Configuration", sessionRole: role)
    persistentIdentifier = identifier
    super.init()
  }
}

/// How a scene is made.
///
/// Counterpart: `UISceneConfiguration`.
///
/// Coverage: simulated. Kept without effect: `delegateClass`, `sceneClass`, `storyboard`.
@preconcurrency @MainActor
open class SceneConfiguration: NSObject {
  /// What it is called.
  public let name: String?
  /// What the scene is for.
  public let role: SceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The storyboard that the scene starts with.
  open var storyboard: Storyboard?

  /// Creates one.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - sessionRole: What the scene is for.
  public init(name: String?, sessionRole: SceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

import Foundation

/// The persistent session of a scene.
///
/// Counterpart: `UISceneSession`.
///
/// Coverage: simulated. Kept without effect: `stateRestorationActivity`, `userInfo`.
@preconcurrency @MainActor
open class SceneSession: NSObject {
  /// The role of a scene.
  ///
  /// Counterpart: `UISceneSession.Role`.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The windows of an app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// An external display. None is simulated.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene, while it exists.
  open internal(set) weak var scene: Scene?
  /// The role of the scene.
  open private(set) var role: Role
  /// The configuration of the scene.
  open package(set) var configuration: SceneConfiguration
  /// The session's identifier.
  open private(set) var persistentIdentifier: String
  /// Additional data of the app.
  open var userInfo: [String: Any]?
  /// The activity for restoring the scene's state.
  open var stateRestorationActivity: UserActivity?

  init(_ identifier: String) {
    role = .windowApplication
    configuration = SceneConfiguration(name: "Default Configuration", sessionRole: role)
    persistentIdentifier = identifier
    super.init()
  }
}

/// The configuration of a scene.
///
/// Counterpart: `UISceneConfiguration`.
///
/// Coverage: simulated. Kept without effect: `delegateClass`, `sceneClass`, `storyboard`.
@preconcurrency @MainActor
open class SceneConfiguration: NSObject, KeepsValues {
  package var keptStates = KeptStates()
  /// The configuration's name.
  open private(set) var name: String?
  /// The role of the scene.
  open private(set) var role: SceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - name: The configuration's name.
  ///   - sessionRole: The role of the scene.
  public init(name: String?, sessionRole: SceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

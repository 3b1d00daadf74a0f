import Foundation

#if os(Linux)
  /// What a user does, to go on with it later or elsewhere: data that is kept.
  ///
  /// On macOS this is Foundation's own class.
  ///
  /// Counterpart: `NSUserActivity`.
  ///
  /// Coverage: simulated. Kept without effect: `isEligibleForHandoff`, `isEligibleForSearch`,
  /// `requiredUserInfoKeys`, `targetContentIdentifier`, `title`, `webpageURL`.
  open class UserActivity: NSObject {
    /// What sort of activity it is.
    public let activityType: String
    /// What it is called.
    open var title: String?
    /// What is needed to go on.
    open var userInfo: [AnyHashable: Any]?
    /// Which keys of the information are needed.
    open var requiredUserInfoKeys: Set<String>?
    /// The same content on the web.
    open var webpageURL: URL?
    /// Whether it can go on on another device.
    open var isEligibleForHandoff = true
    /// Whether a search may find it.
    open var isEligibleForSearch = false
    /// Whether the user is doing it now.
    open private(set) var isCurrent = false
    /// What the app keeps with it.
    open var targetContentIdentifier: String?

    /// Creates an activity.
    ///
    /// - Parameter activityType: What sort of activity it is.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    /// Adds to the information.
    ///
    /// - Parameter otherDictionary: What to add.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// The user is doing it.
    open func becomeCurrent() { isCurrent = true }
    /// The user is doing something else.
    open func resignCurrent() { isCurrent = false }
    /// It is over.
    open func invalidate() { isCurrent = false }
  }
#else
  /// What a user does, to go on with it later or elsewhere.
  public typealias UserActivity = NSUserActivity
#endif

import Foundation

#if os(Linux)
  /// A user activity that can be continued later or on another device, as data.
  ///
  /// On macOS this is Foundation's own class.
  ///
  /// Counterpart: `NSUserActivity`.
  ///
  /// Coverage: simulated. Kept without effect: `expirationDate`, `isEligibleForHandoff`,
  /// `isEligibleForPrediction`, `isEligibleForPublicIndexing`, `isEligibleForSearch`, `keywords`,
  /// `needsSave`, `persistentIdentifier`, `referrerURL`, `requiredUserInfoKeys`,
  /// `suggestedInvocationPhrase`, `targetContentIdentifier`, `title`, `webpageURL`.
  open class UserActivity: NSObject {
    /// The type of the activity.
    open private(set) var activityType: String
    /// The activity's title.
    open var title: String?
    /// The data that is needed to continue.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of the required data.
    open var requiredUserInfoKeys: Set<String>?
    /// The web page with the same content.
    open var webpageURL: URL?
    /// Whether the activity can be continued on another device.
    open var isEligibleForHandoff = true
    /// Whether searches can find the activity.
    open var isEligibleForSearch = false
    /// Whether the activity is the current one.
    open private(set) var isCurrent = false
    /// The identifier of the content, for choosing a scene.
    open var targetContentIdentifier: String?
    /// Whether Siri may suggest the activity, and whether everyone's searches can find it.
    open var (isEligibleForPrediction, isEligibleForPublicIndexing) = (false, false)
    /// The words that searches find.
    open var keywords: Set<String> = []
    /// The identifier under which the activity is deleted, and the phrase to suggest for Siri.
    open var (persistentIdentifier, suggestedInvocationPhrase): (String?, String?)
    /// The page that led to the web page.
    open var referrerURL: URL?
    /// The date after which searches no longer find the activity.
    open var expirationDate: Date? = .distantFuture
    /// Whether the delegate is to update the activity.
    open var needsSave = false

    /// Creates an activity.
    ///
    /// - Parameter activityType: The type of the activity.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    /// Adds data to ``userInfo``.
    ///
    /// - Parameter otherDictionary: The data.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// Makes this the current activity.
    open func becomeCurrent() { isCurrent = true }
    /// Makes this no longer the current activity.
    open func resignCurrent() { isCurrent = false }
    /// Invalidates the activity.
    open func invalidate() { isCurrent = false }
  }
#else
  /// A user activity that can be continued later or on another device.
  public typealias UserActivity = NSUserActivity
#endif

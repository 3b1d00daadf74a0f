#if os(Linux)
  import Foundation
  import HeadlessViews

  /// A request to Siri, from which an activity began. There is no Siri, so there is none.
  ///
  /// Counterpart: `INInteraction`.
  open class IntentInteraction: NSObject {
    /// The intent of the user.
    open private(set) var intent: NSObject

    init(intent: NSObject) {
      self.intent = intent
    }
  }

  extension UserActivity {
    /// The request to Siri that the activity began with: `nil`.
    public var interaction: IntentInteraction? { nil }
  }
#endif

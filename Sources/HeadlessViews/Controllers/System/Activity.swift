import Foundation

/// Something that can be done with what an app shares.
///
/// Counterpart: `UIActivity`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class Activity: NSObject {
  /// What is done.
  ///
  /// Counterpart: `UIActivity.ActivityType`.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a type.
    ///
    /// - Parameter rawValue: The text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Copies it.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends it by mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Sends it as a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Prints it.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Puts it among the pictures.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Gives it to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Puts it on the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends it to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Posts it.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts it.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts it.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Posts it.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posts it.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posts it.
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.TencentWeibo")
    /// Opens it among the books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Marks it up.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// Where it stands. Counterpart: `UIActivity.Category`.
  public enum Category: Int, Hashable, Sendable {
    case action, share
  }

  /// Creates an activity.
  public override init() {
    super.init()
  }

  /// Where it stands.
  open class var activityCategory: Category { .action }
  /// What is done.
  open var activityType: ActivityType? { nil }
  /// What it is called.
  open var activityTitle: String? { nil }
  /// The picture.
  open var activityImage: Image? { nil }
  /// What asks for more; it is presented when the activity is chosen.
  open var activityViewController: ViewController? { nil }

  /// Whether it can be done.
  ///
  /// - Parameter activityItems: What is shared.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Gets ready.
  ///
  /// - Parameter activityItems: What is shared.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it.
  open func perform() { activityDidFinish(true) }
  /// To be called when it is done.
  ///
  /// - Parameter completed: Whether it was not given up.
  open func activityDidFinish(_ completed: Bool) { finish?(completed) }

  package var finish: ((Bool) -> Void)?
}

/// Something to share that depends on what is done with it.
///
/// Counterpart: `UIActivityItemSource`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ActivityItemSource: NSObjectProtocol {
  /// What stands for it before something is chosen.
  ///
  /// - Parameter activityViewController: What asks.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: ActivityViewController
  ) -> Any
  /// What is shared.
  ///
  /// - Parameters:
  ///   - activityViewController: What asks.
  ///   - activityType: What is done.
  func activityViewController(
    _ activityViewController: ActivityViewController,
    itemForActivityType activityType: Activity.ActivityType?
  ) -> Any?
  /// The subject of a message.
  ///
  /// - Parameters:
  ///   - activityViewController: What asks.
  ///   - activityType: What is done.
  func activityViewController(
    _ activityViewController: ActivityViewController,
    subjectForActivityType activityType: Activity.ActivityType?
  ) -> String
}

extension ActivityItemSource {
  public func activityViewController(
    _ activityViewController: ActivityViewController,
    subjectForActivityType activityType: Activity.ActivityType?
  ) -> String { "" }
}

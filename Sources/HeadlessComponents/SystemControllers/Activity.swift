import Foundation
import HeadlessControllers
import HeadlessViews

/// A service that an app offers for shared items.
///
/// Counterpart: `UIActivity`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class Activity: NSObject {
  /// The type of an activity.
  ///
  /// Counterpart: `UIActivity.ActivityType`.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an activity type.
    ///
    /// - Parameter rawValue: The type's identifier.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Copies the items to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends the items by email.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Sends the items in a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Prints the items.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Saves the items to the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Assigns an image to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Adds a URL to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends the items to a nearby device.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Posts the items to Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts the items to Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts the items to Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Posts the items to Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posts the items to Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posts the items to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.TencentWeibo")
    /// Opens the items in the book reader.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Marks up the items as a PDF.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// The category of an activity: an action or a share. Counterpart: `UIActivity.Category`.
  public enum Category: Int, Hashable, Sendable {
    case action, share
  }

  /// Creates an activity.
  public override init() {
    super.init()
  }

  /// The category of the activity.
  open class var activityCategory: Category { .action }
  /// The type of the activity.
  open var activityType: ActivityType? { nil }
  /// The title of the activity.
  open var activityTitle: String? { nil }
  /// The image of the activity.
  open var activityImage: Image? { nil }
  /// The controller that the activity presents when it is chosen.
  open var activityViewController: ViewController? { nil }

  /// Returns whether the activity can act on the items.
  ///
  /// - Parameter activityItems: The shared items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Prepares the activity for the items.
  ///
  /// - Parameter activityItems: The shared items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity.
  open func perform() { activityDidFinish(true) }
  /// Ends the activity. A subclass calls it when it is done.
  ///
  /// - Parameter completed: `false` if the activity was cancelled.
  open func activityDidFinish(_ completed: Bool) { finish?(completed) }

  package var finish: ((Bool) -> Void)?
}

/// An item whose content depends on the chosen activity.
///
/// Counterpart: `UIActivityItemSource`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol ActivityItemSource: NSObjectProtocol {
  /// Returns the item's placeholder, used before an activity is chosen.
  ///
  /// - Parameter activityViewController: The activity view controller.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: ActivityViewController
  ) -> Any
  /// Returns the item to share.
  ///
  /// - Parameters:
  ///   - activityViewController: The activity view controller.
  ///   - activityType: The chosen activity.
  func activityViewController(
    _ activityViewController: ActivityViewController,
    itemForActivityType activityType: Activity.ActivityType?
  ) -> Any?
  /// Returns the subject of a message.
  ///
  /// - Parameters:
  ///   - activityViewController: The activity view controller.
  ///   - activityType: The chosen activity.
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

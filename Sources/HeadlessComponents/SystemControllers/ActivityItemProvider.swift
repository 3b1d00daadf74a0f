import Foundation
import HeadlessViews

/// An item to share that is made when an activity is chosen.
///
/// Counterpart: `UIActivityItemProvider`.
///
/// Coverage: simulated.
open class ActivityItemProvider: Operation, ActivityItemSource, @unchecked Sendable {
  // Unchecked: the chosen activity is set on the main queue only.
  /// The item's placeholder, used before an activity is chosen.
  open private(set) var placeholderItem: Any?
  /// The chosen activity.
  @MainActor open private(set) var activityType: Activity.ActivityType?

  /// Creates a provider.
  ///
  /// - Parameter placeholderItem: The item's placeholder.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item. A subclass makes it here; the default is the placeholder.
  open var item: Any { placeholderItem ?? NSNull() }

  /// Returns the placeholder.
  ///
  /// - Parameter activityViewController: The activity view controller.
  @MainActor
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: ActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }

  /// Makes the item.
  ///
  /// - Parameters:
  ///   - activityViewController: The activity view controller.
  ///   - activityType: The chosen activity.
  @MainActor
  open func activityViewController(
    _ activityViewController: ActivityViewController,
    itemForActivityType activityType: Activity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }

  /// Returns the subject of a message.
  ///
  /// - Parameters:
  ///   - activityViewController: The activity view controller.
  ///   - activityType: The chosen activity.
  @MainActor
  open func activityViewController(
    _ activityViewController: ActivityViewController,
    subjectForActivityType activityType: Activity.ActivityType?
  ) -> String { "" }
}

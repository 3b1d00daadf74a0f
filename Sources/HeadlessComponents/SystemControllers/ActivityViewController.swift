import Foundation
import HeadlessControllers

/// A controller that offers activities for shared items.
///
/// The items are kept for a test to inspect; a test chooses an activity with
/// `Simulator.share(_:from:completed:error:)`.
///
/// Counterpart: `UIActivityViewController`.
///
/// Coverage: simulated. Kept without effect: `allowsProminentActivity`.
@preconcurrency @MainActor
open class ActivityViewController: ViewController {
  /// Called after dismissal with the chosen activity, whether it completed, the returned items, and
  /// the error.
  public typealias CompletionWithItemsHandler = (
    Activity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// The shared items.
  public private(set) var activityItems: [Any] = []
  /// The app's own activities.
  public private(set) var applicationActivities: [Activity] = []
  /// The activities that are not offered.
  open var excludedActivityTypes: [Activity.ActivityType]?
  /// The closure that is called after dismissal.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Whether one activity may be shown prominently. Kept without effect.
  open var allowsProminentActivity = true

  /// Creates an activity view controller.
  ///
  /// - Parameters:
  ///   - activityItems: The items to share.
  ///   - applicationActivities: The app's own activities.
  public init(activityItems: [Any], applicationActivities: [Activity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without items. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The app's activities that can act on the shared items.
  public var offeredActivities: [Activity] {
    applicationActivities.filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false }
      return isExcluded != true && activity.canPerform(withActivityItems: items(for: nil))
    }
  }

  /// Returns the items shared with an activity; item sources are asked for theirs.
  ///
  /// - Parameter type: The chosen activity; `nil` before one is chosen.
  public func items(for type: Activity.ActivityType?) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any ActivityItemSource else { return item }
      return type == nil
        ? source.activityViewControllerPlaceholderItem(self)
        : source.activityViewController(self, itemForActivityType: type)
    }
  }

  package func end(
    _ type: Activity.ActivityType?, _ completed: Bool, _ items: [Any]?, _ error: (any Error)?
  ) {
    let handler = completionWithItemsHandler
    dismiss(animated: true) { handler?(type, completed, items, error) }
  }
}

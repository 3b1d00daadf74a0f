import Foundation

/// Offers what can be done with what an app shares.
///
/// What is shared is kept for a test to look at; a test chooses with
/// ``Simulator/share(_:from:completed:error:)``.
///
/// Counterpart: `UIActivityViewController`.
///
/// Coverage: simulated. Kept without effect: `allowsProminentActivity`.
@preconcurrency @MainActor
open class ActivityViewController: ViewController {
  /// Called when the controller is gone: what was done, whether to the end, what came back, and
  /// what went wrong.
  public typealias CompletionWithItemsHandler = (
    Activity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// What is shared.
  public private(set) var activityItems: [Any] = []
  /// What the app adds to the offer.
  public private(set) var applicationActivities: [Activity] = []
  /// What is not offered.
  open var excludedActivityTypes: [Activity.ActivityType]?
  /// Called when the controller is gone.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Whether one offer may stand out. Kept.
  open var allowsProminentActivity = true

  /// Creates one.
  ///
  /// - Parameters:
  ///   - activityItems: What is shared.
  ///   - applicationActivities: What the app adds to the offer.
  public convenience init(activityItems: [Any], applicationActivities: [Activity]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
  }

  /// The app's activities that can be done with what is shared.
  public var offeredActivities: [Activity] {
    applicationActivities.filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false }
      return isExcluded != true && activity.canPerform(withActivityItems: items(for: nil))
    }
  }

  /// What is shared when something is done: sources are asked.
  ///
  /// - Parameter type: What is done; `nil` before something is chosen.
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

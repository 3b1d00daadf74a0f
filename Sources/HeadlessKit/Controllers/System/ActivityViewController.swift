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

  func end(
    _ type: Activity.ActivityType?, _ completed: Bool, _ items: [Any]?, _ error: (any Error)?
  ) {
    let handler = completionWithItemsHandler
    dismiss(animated: true) { handler?(type, completed, items, error) }
  }
}

extension Simulator {
  /// Chooses what is done with what an app shares. The controller goes, then its completion is
  /// called.
  ///
  /// An activity of the app prepares and performs; of the system's nothing is done but the copying
  /// of texts and addresses.
  ///
  /// - Parameters:
  ///   - type: What is done; `nil` for nothing: the controller is closed.
  ///   - controller: The controller. It is on screen.
  ///   - completed: Whether it is done to the end, where the system does it.
  ///   - error: What goes wrong.
  public func share(
    _ type: Activity.ActivityType?, from controller: ActivityViewController,
    completed: Bool = true, error: (any Error)? = nil
  ) {
    run {
      layoutIfNeeded()
      guard controller.viewIfLoaded?.window?.ownSimulator === self else {
        fatalError("Simulator.share: \(controller) is not on screen. Present it first.")
      }
      guard let type else { return controller.end(nil, false, nil, error) }
      guard controller.excludedActivityTypes?.contains(type) != true else {
        fatalError("Simulator.share: \(controller) excludes \(type.rawValue).")
      }
      let items = controller.items(for: type)
      if let own = controller.offeredActivities.first(where: { $0.activityType == type }) {
        own.finish = { controller.end(type, $0, nil, error) }
        own.prepare(withActivityItems: items)
        if let more = own.activityViewController {
          controller.present(more, animated: true)
        } else {
          own.perform()
        }
      } else {
        if type == .copyToPasteboard { copy(items) }
        controller.end(type, completed, nil, error)
      }
      layoutIfNeeded()
    }
  }

  private func copy(_ items: [Any]) {
    pasteboard.items = items.compactMap { item in
      switch item {
      case let text as String: ["public.utf8-plain-text": text]
      case let url as URL: ["public.url": url]
      case let image as Image: ["public.png": image]
      default: nil
      }
    }
  }
}

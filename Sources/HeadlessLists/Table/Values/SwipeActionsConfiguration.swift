import Foundation

/// The actions that a swipe over a row uncovers.
///
/// Counterpart: `UISwipeActionsConfiguration`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class SwipeActionsConfiguration: NSObject {
  /// The actions, the outermost first.
  public let actions: [ContextualAction]
  /// Whether a swipe over the whole row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [ContextualAction]) {
    self.actions = actions
    super.init()
  }
}

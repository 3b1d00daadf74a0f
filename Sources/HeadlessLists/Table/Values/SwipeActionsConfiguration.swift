import Foundation

/// The swipe actions of a row.
///
/// Counterpart: `UISwipeActionsConfiguration`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class SwipeActionsConfiguration: NSObject {
  /// The actions, outermost first.
  open private(set) var actions: [ContextualAction]
  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration without actions (behaviour 25.41).
  public override convenience init() { self.init(actions: []) }

  /// Creates a configuration.
  public init(actions: [ContextualAction]) {
    self.actions = actions
    super.init()
  }
}

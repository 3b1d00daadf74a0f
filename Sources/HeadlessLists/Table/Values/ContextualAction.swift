import Foundation
import HeadlessViews

/// A swipe action of a row, with its button.
///
/// Counterpart: `UIContextualAction`.
///
/// Coverage: simulated. Kept without effect: `backgroundColor`.
@preconcurrency @MainActor
open class ContextualAction: AccessibleObject {
  /// The action's handler. It calls its last argument when the action is complete, with whether it
  /// was performed.
  public typealias Handler = (ContextualAction, View, @escaping (Bool) -> Void) -> Void

  /// The effect of an action on its row.
  public enum Style: Int, Hashable, Sendable {
    /// The row remains.
    case normal = 0
    /// The row is deleted.
    case destructive = 1
  }

  /// The effect of the action on its row.
  open private(set) var style: Style
  /// The action's handler.
  open private(set) var handler: Handler
  /// The title of the button.
  open var title: String?
  /// The image of the button.
  open var image: Image?
  /// The colour of the button; red or grey by default.
  open var backgroundColor: Color!

  /// Creates an action without a title and a handler (behaviour 25.41).
  public override convenience init() {
    self.init(style: .normal, title: nil) { _, _, completion in completion(false) }
  }

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor =
      switch style {
      case .normal: .systemGray
      case .destructive: .systemRed
      }
    super.init()
  }
}

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

extension Simulator {
  /// The edge of a row at which a swipe reveals actions.
  public enum SwipeEdge: Hashable, Sendable {
    /// The edge where reading begins.
    case leading
    /// The edge where reading ends.
    case trailing
  }
}

import Foundation

/// A row action as defined before iOS 11, with a button that a swipe reveals.
///
/// A table converts the actions of a row to a ``SwipeActionsConfiguration``, if its delegate has no
/// trailing one. A full swipe performs the first action.
///
/// Counterpart: `UITableViewRowAction`.
///
/// Coverage: simulated. Kept without effect: `backgroundEffect`.
@preconcurrency @MainActor
open class TableViewRowAction: NSObject {
  /// The action's handler.
  public typealias Handler = (TableViewRowAction, IndexPath) -> Void

  /// The effect of an action on its row.
  public enum Style: Int, Hashable, Sendable {
    /// The row is deleted, and the button is red.
    case `default` = 0
    /// The row remains, and the button is grey.
    case normal = 1

    /// The same as `default`.
    public static let destructive = Style.default
  }

  /// The effect of the action on its row.
  open private(set) var style: Style
  private let handler: Handler
  /// The title of the button.
  open var title: String?
  /// The colour of the button; red or grey by default.
  open var backgroundColor: Color?
  /// The effect behind the button. It is stored but has no effect.
  open var backgroundEffect: VisualEffect?

  /// Creates an action without a title (behaviour 25.41).
  public override convenience init() { self.init(style: .default, title: nil) { _, _ in } }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: The effect of the action on its row.
  ///   - title: The title of the button.
  ///   - handler: The action's handler.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Returns the action as a swipe action.
  func contextualAction(for indexPath: IndexPath) -> ContextualAction {
    let action = ContextualAction(
      style: style == .default ? .destructive : .normal, title: title
    ) { _, _, done in
      self.handler(self, indexPath)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}

extension SwipeActionsConfiguration {
  /// Creates a configuration from the row actions of a row; `nil` if there are none.
  convenience init?(_ actions: [TableViewRowAction]?, for indexPath: IndexPath) {
    guard let actions else { return nil }
    self.init(actions: actions.map { $0.contextualAction(for: indexPath) })
  }
}

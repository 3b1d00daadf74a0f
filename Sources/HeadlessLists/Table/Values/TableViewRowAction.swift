import Foundation

/// An action on a row as it was written before iOS 11, with a button that a swipe uncovers.
///
/// A table turns those of a row into a ``SwipeActionsConfiguration``, if its delegate has no
/// trailing one. A swipe over the whole row performs the first.
///
/// Counterpart: `UITableViewRowAction`.
///
/// Coverage: simulated. Kept without effect: `backgroundEffect`.
@preconcurrency @MainActor
open class TableViewRowAction: NSObject {
  /// What the action does.
  public typealias Handler = (TableViewRowAction, IndexPath) -> Void

  /// What an action means for its row.
  public enum Style: Int, Hashable, Sendable {
    /// The row goes, and the button is red.
    case `default` = 0
    /// The row stays, and the button is grey.
    case normal = 1

    /// The same as `default`.
    public static let destructive = Style.default
  }

  /// What the action means for its row.
  public let style: Style
  private let handler: Handler
  /// What the button says.
  open var title: String?
  /// The colour of the button; red or grey unless it is set.
  open var backgroundColor: Color?
  /// The effect behind the button. It is kept.
  open var backgroundEffect: VisualEffect?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: What the action means for its row.
  ///   - title: What the button says.
  ///   - handler: What the action does.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The same action as swipes know it.
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
  /// The row actions of a row, as swipes know them; `nil` for none.
  convenience init?(_ actions: [TableViewRowAction]?, for indexPath: IndexPath) {
    guard let actions else { return nil }
    self.init(actions: actions.map { $0.contextualAction(for: indexPath) })
  }
}

import Foundation

/// An action on a row, with a button that a swipe uncovers.
///
/// Counterpart: `UIContextualAction`.
///
/// Coverage: simulated. Kept without effect: `backgroundColor`, `image`.
@preconcurrency @MainActor
open class ContextualAction: NSObject {
  /// What the action does; it calls its last argument when it is done, with whether it was.
  public typealias Handler = (ContextualAction, View, @escaping (Bool) -> Void) -> Void

  /// What an action means for its row.
  public enum Style: Int, Hashable, Sendable {
    /// The row stays.
    case normal = 0
    /// The row goes.
    case destructive = 1
  }

  /// What the action means for its row.
  public let style: Style
  /// What the action does.
  public let handler: Handler
  /// What the button says.
  open var title: String?
  /// What the button shows.
  open var image: Image?
  /// The colour of the button; red or grey unless it is set.
  open var backgroundColor: Color!

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

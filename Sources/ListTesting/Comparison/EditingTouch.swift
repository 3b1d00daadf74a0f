import HeadlessKit
import ListCore

/// A touch that edits the rows of a list, which a diffable data source does not allow by itself.
enum EditingTouch: Hashable, Sendable {
  /// A swipe that shows the actions of a row, or performs one.
  case swipe
  /// A drag of a row to another place.
  case drag

  /// Creates the touch that threw an error; `nil` if it was another, or none.
  init?(_ error: any Error) {
    switch (error as? QueryFailure)?.touch {
    case "swipe", "swipeToDelete", "tapSwipeAction": self = .swipe
    case "drag", "dragAndDrop": self = .drag
    default: return nil
    }
  }

  /// Returns the sentence that says what lets the touch work, without its full stop.
  func remedy(_ kind: ListKind) -> String {
    let missing = "A diffable data source offers no swipe to delete and no reordering by itself"
    return switch (self, kind) {
    case (.drag, _): "\(missing): \(kind.reorderingRemedy)"
    case (.swipe, .table):
      """
      \(missing): override tableView(_:canEditRowAt:) and tableView(_:commit:forRowAt:) in a subclass of \
      it
      """
    case (.swipe, .collection):
      """
      The swipe actions of a collection view come from its layout, with any data source: give the \
      list configuration a trailingSwipeActionsConfigurationProvider
      """
    }
  }
}

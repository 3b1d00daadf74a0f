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

  /// Returns the clause that says what to override so that the touch works.
  func remedy(_ kind: ListKind) -> String {
    switch (self, kind) {
    case (.drag, _): kind.reorderingRemedy
    case (.swipe, .table):
      "override tableView(_:canEditRowAt:) and tableView(_:commit:forRowAt:) in a subclass of it"
    case (.swipe, .collection):
      "give the list's configuration a trailingSwipeActionsConfigurationProvider"
    }
  }
}

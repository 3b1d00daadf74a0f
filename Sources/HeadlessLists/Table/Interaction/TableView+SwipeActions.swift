import Foundation
import ListCore

extension TableView {
  /// Returns the swipe actions at one edge of a row; `nil` if the delegate provides none.
  package func swipeActions(_ edge: Simulator.SwipeEdge, _ path: ItemPath)
    -> SwipeActionsConfiguration?
  {
    let indexPath = IndexPath(path)
    return switch edge {
    case .leading:
      askDelegate(.leadingSwipeActions) {
        $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
      } ?? nil
    case .trailing:
      askDelegate(.trailingSwipeActions) {
        $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
      } ?? nil
    }
  }

  /// Performs a swipe action. A destructive one that succeeds does not remove the row
  /// automatically: its handler changes the model and notifies the table (behaviour 8.6).
  package func perform(_ action: ContextualAction, _ path: ItemPath) {
    editSwipedRow(path) {
      action.handler(action, cells.live[path] ?? self) { _ in }
    }
  }

  /// The titles of the index, if the table has enough rows for it.
  package var shownIndexTitles: [String] {
    engine.counts().itemCount < sectionIndexMinimumDisplayRowCount
      ? [] : interaction.indexTitles ?? []
  }

  /// Scrolls to the section of an index title.
  package func tapIndexTitle(_ title: String, at index: Int) {
    guard !hasCrashed, let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard engine.counts().contains(section: section) else { return }
    scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}

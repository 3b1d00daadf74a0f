import Foundation
import ListCore

/// The buttons that a swipe on a row reveals.
package enum SwipeOffer {
  /// No buttons.
  case nothing
  /// The delegate's actions; there may be none.
  case actions(SwipeActionsConfiguration)
  /// The button that deletes the row.
  case deletion(title: String)
}

extension TableView {
  /// Returns the buttons that a swipe from one edge of a row reveals.
  ///
  /// A row that may not be edited offers nothing (behaviour 18.1). Otherwise the delegate's actions
  /// show, and a row without them offers deletion, unless the data source is known to lack `commit`
  /// (behaviour 18.2).
  package func swipeOffer(_ edge: Simulator.SwipeEdge, _ path: ItemPath) -> SwipeOffer {
    guard mayBeSwiped(path) else { return .nothing }
    if let actions = swipeActions(edge, path) { return .actions(actions) }
    guard edge == .trailing, optionalMethods.presence(of: .commitEditing) != .absent,
      editingStyle(at: path) == .delete
    else { return .nothing }
    return .deletion(title: askForDeleteTitle(path))
  }

  /// Returns whether a row may be swiped, which requires that it may be edited. A diffable data
  /// source that does not override `canEditRowAt` refuses deletion, but leaves swipe actions to the
  /// delegate (behaviour 18.1).
  private func mayBeSwiped(_ path: ItemPath) -> Bool {
    guard let dataSource else { return false }
    let answer = askDataSource(.canEditRow) {
      $0.tableView(self, canEditRowAt: IndexPath(path))
    }
    let isDiffable = dataSource is any ExclusiveListUpdater
    return answer ?? (!isDiffable || simulator.profile.diffableRowsOfferSwipeActions)
  }

  /// Returns the swipe actions at one edge of a row; `nil` if the delegate provides none.
  private func swipeActions(
    _ edge: Simulator.SwipeEdge, _ path: ItemPath
  ) -> SwipeActionsConfiguration? {
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

  /// The titles of the index that the table has loaded, without asking the data source.
  package var loadedIndexTitles: [String] {
    let rows = engine.loadedCounts?.itemCount ?? 0
    return rows < sectionIndexMinimumDisplayRowCount ? [] : interaction.indexTitles ?? []
  }

  /// Scrolls to the section of an index title.
  package func tapIndexTitle(_ title: String, at index: Int) {
    guard !hasCrashed, let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard engine.counts().contains(section: section) else { return }
    scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}

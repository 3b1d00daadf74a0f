import Foundation
import ListCore

// What a finger does to a row of a list in a collection view. What no finger could do stops the
// test, in the line of the call.

extension ListHost {
  /// Uncovers the actions of a row of a list and taps the one with a title.
  ///
  /// - Precondition: The row is on screen and has such an action.
  public func tapSwipeAction(
    _ title: String, at indexPath: IndexPath, edge: SwipeEdge = .trailing,
    in collectionView: CollectionView, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(indexPath, in: collectionView, "tapSwipeAction", file, line) { path in
      let actions =
        collectionView.currentLayout.swipeActions(edge, at: indexPath)?.actions ?? []
      guard let action = actions.first(where: { $0.title == title }) else {
        let titles = actions.map { $0.title ?? "(no title)" }
        refuse(.noSwipeAction(title, path, titles: titles), "tapSwipeAction", file, line)
      }
      collectionView.perform(action, path)
    }
  }

  /// Swipes a row of a list away: performs the first of its trailing actions, if a full swipe does
  /// that. A row without actions stays as it is.
  ///
  /// - Precondition: The row is on screen.
  public func swipeToDelete(
    at indexPath: IndexPath, in collectionView: CollectionView,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(indexPath, in: collectionView, "swipeToDelete", file, line) { path in
      guard let actions = collectionView.currentLayout.swipeActions(.trailing, at: indexPath),
        actions.performsFirstActionWithFullSwipe, let first = actions.actions.first
      else { return }
      collectionView.perform(first, path)
    }
  }

  private func swipe(
    _ indexPath: IndexPath, in collectionView: CollectionView, _ method: String,
    _ file: StaticString, _ line: UInt, _ action: (ItemPath) -> Void
  ) {
    run {
      layoutIfNeeded()
      guard !collectionView.engine.isInert else { return }
      let path = path(touched: indexPath, in: collectionView, method, file, line)
      guard !collectionView.isEditing else { return }
      action(path)
      layoutIfNeeded()
    }
  }
}

extension CollectionView {
  /// Performs an action of a swiped row. A destructive one that succeeds removes nothing by itself:
  /// its handler changes the model and tells the view (behaviour 8.6).
  func perform(_ action: ContextualAction, _ path: ItemPath) {
    let cell = stage.cells[path]
    cell?.listState.isSwiped = true
    action.handler(action, cell ?? self) { _ in }
    cell?.listState.isSwiped = false
  }
}

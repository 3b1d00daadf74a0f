import Foundation
import ListCore

// What a finger does to a row of a list in a collection view. What no finger could do stops the
// test, in the line of the call.

extension Simulator {
  /// Uncovers the actions of a row of a list and taps the one with a title.
  ///
  /// - Precondition: The row is on screen and has such an action.
  public func tapSwipeAction(
    _ title: String, at indexPath: IndexPath, edge: SwipeEdge = .trailing,
    in collectionView: CollectionView, file: StaticString = #filePath, line: UInt = #line
  ) {
    orRefuse("tapSwipeAction", file, line) { () throws(TouchRefusal) in
      try attemptSwipeAction(title, at: indexPath, edge, in: collectionView)
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
    orRefuse("swipeToDelete", file, line) { () throws(TouchRefusal) in
      try attemptSwipeToDelete(at: indexPath, in: collectionView)
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

import Foundation
import ListCore

// Swipes on the rows of a list in a collection view. An impossible touch stops the test at the line
// of the call.

extension Simulator {
  /// Swipes a row of a list to show its actions, and taps the one with a title.
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

  /// Swipes a row of a list all the way: performs the first of its trailing actions, if a full
  /// swipe does so. A row without actions does not change.
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
  /// Performs a swipe action of a row. A destructive action that succeeds removes nothing by
  /// itself: its handler changes the model and updates the view (behaviour 8.6).
  func perform(_ action: ContextualAction, _ path: ItemPath) {
    let cell = stage.cells[path]
    cell?.listState.isSwiped = true
    action.handler(action, cell ?? self) { _ in }
    cell?.listState.isSwiped = false
  }
}

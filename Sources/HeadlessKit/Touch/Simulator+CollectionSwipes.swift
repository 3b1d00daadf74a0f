import Foundation
import ListCore

// Swipes on the rows of a list in a collection view. An impossible touch throws.

extension Simulator {
  /// Swipes a row of a list to show its actions, and taps the one with a title.
  ///
  /// - Throws: A ``QueryFailure`` unless the row is on screen and has such an action.
  public func tapSwipeAction(
    _ title: String, at indexPath: IndexPath, edge: SwipeEdge = .trailing,
    in collectionView: CollectionView, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tapSwipeAction", on: indexPath, file, line) {
      try attemptSwipeAction(.title(title), at: indexPath, edge, in: collectionView)
    }
  }

  /// Swipes a row to show its actions, and taps one of them: one with a picture only, for example.
  ///
  /// - Throws: A ``QueryFailure`` unless the row is on screen and has such an action.
  public func tapSwipeAction(
    _ action: SwipeActionQuery, at indexPath: IndexPath, edge: SwipeEdge = .trailing,
    in collectionView: CollectionView, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tapSwipeAction", on: indexPath, file, line) {
      try attemptSwipeAction(action, at: indexPath, edge, in: collectionView)
    }
  }

  /// Swipes a row of a list all the way: performs the first of its trailing actions, if a full
  /// swipe does so.
  ///
  /// - Throws: A ``QueryFailure`` unless the row is on screen, and a full swipe performs an action.
  public func swipeToDelete(
    at indexPath: IndexPath, in collectionView: CollectionView,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("swipeToDelete", on: indexPath, file, line) {
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

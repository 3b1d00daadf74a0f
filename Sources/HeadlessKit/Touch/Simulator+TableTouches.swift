import Foundation
import ListCore

// Touches on a table of this simulator. An impossible touch stops the test at the line of the call.

extension Simulator {
  /// Taps a row.
  ///
  /// The delegate's methods are called in UIKit's order (behaviour 8.3). Where selection is
  /// disabled, nothing happens (behaviour 8.5).
  ///
  /// - Precondition: The row is on screen.
  public func tap(
    _ indexPath: IndexPath, in table: TableView, file: StaticString = #filePath, line: UInt = #line
  ) {
    orRefuse("tap", file, line) { () throws(TouchRefusal) in try attemptTap(indexPath, in: table) }
  }

  /// Taps the detail button of a row.
  ///
  /// - Precondition: The row is on screen and has such a button.
  public func tapAccessoryButton(
    at indexPath: IndexPath, in table: TableView, file: StaticString = #filePath, line: UInt = #line
  ) {
    orRefuse("tapAccessoryButton", file, line) { () throws(TouchRefusal) in
      try attemptTapOfAccessory(at: indexPath, in: table)
    }
  }

  /// Taps the editing control of a row: commits an insertion, or a deletion including its
  /// confirmation.
  ///
  /// - Precondition: The row is on screen and shows such a control.
  public func tapEditControl(
    at indexPath: IndexPath, in table: TableView, file: StaticString = #filePath, line: UInt = #line
  ) {
    orRefuse("tapEditControl", file, line) { () throws(TouchRefusal) in
      try attemptTapOfEditControl(at: indexPath, in: table)
    }
  }

  /// Swipes a row all the way: performs the first of its trailing actions, or deletes it.
  ///
  /// The delegate is notified before and after the row is edited (behaviour 8.6). A row without
  /// actions that may not be deleted does not change. Whether the data source can commit a deletion
  /// is not known until it is called.
  ///
  /// - Precondition: The row is on screen.
  public func swipeToDelete(
    at indexPath: IndexPath, in table: TableView, file: StaticString = #filePath, line: UInt = #line
  ) {
    orRefuse("swipeToDelete", file, line) { () throws(TouchRefusal) in
      try attemptSwipeToDelete(at: indexPath, in: table)
    }
  }

  /// Swipes a row to show its actions, and taps the one with a title.
  ///
  /// - Precondition: The row is on screen and has such an action.
  public func tapSwipeAction(
    _ title: String, at indexPath: IndexPath, edge: SwipeEdge = .trailing, in table: TableView,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    orRefuse("tapSwipeAction", file, line) { () throws(TouchRefusal) in
      try attemptSwipeAction(title, at: indexPath, edge, in: table)
    }
  }

  /// Drags a row by its reorder control and drops it, in a table that is being edited.
  ///
  /// - Parameters:
  ///   - source: The row.
  ///   - places: The rows that it passes on the way; the delegate may retarget each.
  ///   - destination: The row to drop it on.
  ///   - table: The table. Unless it is being edited and the row can move, nothing happens.
  ///   - file: The file that a refusal names.
  ///   - line: The line that a refusal names.
  /// - Returns: Whether the data source was called to move the row.
  /// - Precondition: The row is on screen.
  @discardableResult
  public func drag(
    from source: IndexPath, over places: [IndexPath] = [], to destination: IndexPath,
    in table: TableView, file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    orRefuse("drag", file, line) { () throws(TouchRefusal) in
      try attemptDrag(from: source, over: places + [destination], in: table)
    }
  }

  /// Taps a title of the index at a table's edge: the table scrolls to the corresponding section.
  ///
  /// - Precondition: The index has such a title.
  public func tapSectionIndexTitle(
    _ title: String, in table: TableView, file: StaticString = #filePath, line: UInt = #line
  ) {
    run {
      layoutIfNeeded()
      let titles = table.shownIndexTitles
      guard let index = titles.firstIndex(of: title) else {
        refuse(.noIndexTitle(title, titles: titles), "tapSectionIndexTitle", file, line)
      }
      table.tapIndexTitle(title, at: index)
      layoutIfNeeded()
    }
  }
}

import Foundation
import ListCore

// What a finger does to a table on this simulator. What no finger could do stops the test, in the
// line of the call.

extension Simulator {
  /// Taps a row.
  ///
  /// The delegate hears of it in UIKit's order (behaviour 8.3). Where the table does not let rows
  /// be selected nothing happens (behaviour 8.5).
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

  /// Taps the control in front of an edited row: an insertion is committed, a deletion is too, its
  /// confirmation included.
  ///
  /// - Precondition: The row is on screen and shows such a control.
  public func tapEditControl(
    at indexPath: IndexPath, in table: TableView, file: StaticString = #filePath, line: UInt = #line
  ) {
    orRefuse("tapEditControl", file, line) { () throws(TouchRefusal) in
      try attemptTapOfEditControl(at: indexPath, in: table)
    }
  }

  /// Swipes a row away: performs the first of its trailing actions, or deletes it.
  ///
  /// The delegate hears of the row's editing before and after (behaviour 8.6). A row that may not
  /// be deleted, and has no actions, stays as it is. Whether the data source can commit a deletion
  /// is not known before it is asked to.
  ///
  /// - Precondition: The row is on screen.
  public func swipeToDelete(
    at indexPath: IndexPath, in table: TableView, file: StaticString = #filePath, line: UInt = #line
  ) {
    orRefuse("swipeToDelete", file, line) { () throws(TouchRefusal) in
      try attemptSwipeToDelete(at: indexPath, in: table)
    }
  }

  /// Uncovers the actions of a row and taps the one with a title.
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

  /// Drags a row of an edited table by its handle and drops it.
  ///
  /// - Parameters:
  ///   - source: The row.
  ///   - places: Where it hovers on the way; the delegate may send it elsewhere each time.
  ///   - destination: Where it is dropped.
  ///   - table: The table. Unless it is edited and the row can move, nothing happens.
  ///   - file: The file that a refusal names.
  ///   - line: The line that a refusal names.
  /// - Returns: Whether the data source was told to move the row.
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

  /// Taps a title of the index at a table's edge: the table scrolls to the section that it stands
  /// for.
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

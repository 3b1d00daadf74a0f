import Foundation
import ListCore

// What a finger does to a table on this host. What no finger could do stops the test, in the line
// of the call.

extension ListHost {
  /// Taps a row.
  ///
  /// The delegate hears of it in UIKit's order (behaviour 8.3). Where the table does not let rows
  /// be selected nothing happens (behaviour 8.5).
  ///
  /// - Precondition: The row is on screen.
  public func tap(
    _ indexPath: IndexPath, in table: TableView, file: StaticString = #filePath, line: UInt = #line
  ) {
    touch(indexPath, in: table, "tap", file, line) { table.tapRow($0) }
  }

  /// Taps the detail button of a row.
  ///
  /// - Precondition: The row is on screen and has such a button.
  public func tapAccessoryButton(
    at indexPath: IndexPath, in table: TableView, file: StaticString = #filePath, line: UInt = #line
  ) {
    touch(indexPath, in: table, "tapAccessoryButton", file, line) { path in
      let type =
        table.isEditing
        ? table.cells.live[path]?.editingAccessoryType : table.cells.live[path]?.accessoryType
      guard type == .detailButton || type == .detailDisclosureButton else {
        refuse(.noDetailButton(path), "tapAccessoryButton", file, line)
      }
      table.delegate?.tableView(table, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  /// Taps the control in front of an edited row: an insertion is committed, a deletion is too, its
  /// confirmation included.
  ///
  /// - Precondition: The row is on screen and shows such a control.
  public func tapEditControl(
    at indexPath: IndexPath, in table: TableView, file: StaticString = #filePath, line: UInt = #line
  ) {
    touch(indexPath, in: table, "tapEditControl", file, line) { path in
      let style = table.isEditing ? table.cells.live[path]?.editingStyle ?? .none : .none
      guard style != .none else {
        refuse(.noEditControl(path), "tapEditControl", file, line)
      }
      if style == .delete { table.askForDeleteTitle(path) }
      table.dataSource?.tableView(table, commit: style, forRowAt: indexPath)
    }
  }

  /// Swipes a row away: performs the first of its trailing actions, or deletes it.
  ///
  /// The delegate hears of the row's editing before and after (behaviour 8.6). A row that may not be
  /// deleted, and has no actions, stays as it is. Whether the data source can commit a deletion is
  /// not known before it is asked to.
  ///
  /// - Precondition: The row is on screen.
  public func swipeToDelete(
    at indexPath: IndexPath, in table: TableView, file: StaticString = #filePath, line: UInt = #line
  ) {
    touch(indexPath, in: table, "swipeToDelete", file, line) { path in
      guard !table.isEditing,
        table.dataSource?.tableView(table, canEditRowAt: indexPath) ?? false
      else { return }
      if let actions = table.swipeActions(.trailing, path) {
        guard actions.performsFirstActionWithFullSwipe, let first = actions.actions.first
        else { return }
        table.perform(first, path)
      } else if table.editingStyle(at: path) == .delete {
        table.editSwipedRow(path) {
          table.askForDeleteTitle(path)
          table.dataSource?.tableView(table, commit: .delete, forRowAt: indexPath)
        }
      }
    }
  }

  /// The side of a row from which a swipe uncovers actions.
  public enum SwipeEdge: Hashable, Sendable {
    /// The side where reading begins.
    case leading
    /// The side where reading ends.
    case trailing
  }

  /// Uncovers the actions of a row and taps the one with a title.
  ///
  /// - Precondition: The row is on screen and has such an action.
  public func tapSwipeAction(
    _ title: String, at indexPath: IndexPath, edge: SwipeEdge = .trailing, in table: TableView,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    touch(indexPath, in: table, "tapSwipeAction", file, line) { path in
      let actions = table.swipeActions(edge, path)?.actions ?? []
      guard let action = actions.first(where: { $0.title == title }) else {
        let titles = actions.map { $0.title ?? "(no title)" }
        refuse(.noSwipeAction(title, path, titles: titles), "tapSwipeAction", file, line)
      }
      table.perform(action, path)
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
    touch(source, in: table, "drag", file, line) { path in
      table.dragRow(
        path, over: (places + [destination]).map { ItemPath(item: $0.row, section: $0.section) })
    } ?? false
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

  /// Does something to a row on screen, and answers what that answers; `nil` after a crash.
  @discardableResult
  private func touch<Answer>(
    _ indexPath: IndexPath, in table: TableView, _ method: String, _ file: StaticString,
    _ line: UInt, _ action: (ItemPath) -> Answer
  ) -> Answer? {
    run {
      layoutIfNeeded()
      guard !table.engine.isInert else { return nil }
      guard table.window?.ownHost === self else { refuse(.notShown(.table), method, file, line) }
      let path = ItemPath(item: indexPath.row, section: indexPath.section)
      guard table.cells.live[path] != nil else {
        let counts = table.engine.counts()
        guard counts.contains(path) else {
          refuse(.missing(path, .table, counts), method, file, line)
        }
        refuse(.offScreen(path, .table, visible: table.cells.live.paths), method, file, line)
      }
      let answer = action(path)
      layoutIfNeeded()
      return answer
    }
  }
}

import Foundation
import ListCore

// Touches on a table that may be refused. The caller handles the refusal.

extension Simulator {
  /// Returns the cell of a row on screen; `nil` after a crash.
  func attemptToReach(
    _ indexPath: IndexPath, in table: TableView
  ) throws(TouchRefusal) -> View? {
    try path(touched: indexPath, in: table).flatMap { table.cells.live[$0] }
  }

  func attemptTap(_ indexPath: IndexPath, in table: TableView) throws(TouchRefusal) {
    guard let path = try path(touched: indexPath, in: table) else { return }
    run {
      table.tapRow(path)
      layoutIfNeeded()
    }
  }

  func attemptTapOfAccessory(
    at indexPath: IndexPath, in table: TableView
  ) throws(TouchRefusal) {
    guard let path = try path(touched: indexPath, in: table) else { return }
    let cell = table.cells.live[path]
    let type = table.isEditing ? cell?.editingAccessoryType : cell?.accessoryType
    guard type == .detailButton || type == .detailDisclosureButton else {
      throw .noDetailButton(path)
    }
    run {
      table.delegate?.tableView(table, accessoryButtonTappedForRowWith: indexPath)
      layoutIfNeeded()
    }
  }

  func attemptTapOfEditControl(
    at indexPath: IndexPath, in table: TableView
  ) throws(TouchRefusal) {
    guard let path = try path(touched: indexPath, in: table) else { return }
    let style = table.isEditing ? table.cells.live[path]?.editingStyle ?? .none : .none
    guard style != .none else { throw .noEditControl(path) }
    run {
      if style == .delete { table.askForDeleteTitle(path) }
      table.dataSource?.tableView(table, commit: style, forRowAt: indexPath)
      layoutIfNeeded()
    }
  }

  func attemptSwipeToDelete(
    at indexPath: IndexPath, in table: TableView
  ) throws(TouchRefusal) {
    guard let path = try path(touched: indexPath, in: table) else { return }
    run {
      swipeToDelete(path, in: table)
      layoutIfNeeded()
    }
  }

  private func swipeToDelete(_ path: ItemPath, in table: TableView) {
    let indexPath = IndexPath(path)
    guard !table.isEditing, table.dataSource?.tableView(table, canEditRowAt: indexPath) ?? false
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

  func attemptSwipeAction(
    _ title: String, at indexPath: IndexPath, _ edge: SwipeEdge, in table: TableView
  ) throws(TouchRefusal) {
    guard let path = try path(touched: indexPath, in: table) else { return }
    let actions = run { table.swipeActions(edge, path)?.actions ?? [] }
    guard let action = actions.first(where: { $0.title == title }) else {
      throw .noSwipeAction(title, path, titles: actions.map { $0.title ?? "(no title)" })
    }
    run {
      table.perform(action, path)
      layoutIfNeeded()
    }
  }

  func attemptDrag(
    from source: IndexPath, over places: [IndexPath], in table: TableView
  ) throws(TouchRefusal) -> Bool {
    guard let path = try path(touched: source, in: table) else { return false }
    return run {
      let hasMoved = table.dragRow(
        path, over: places.map { ItemPath(item: $0.row, section: $0.section) })
      layoutIfNeeded()
      return hasMoved
    }
  }
}

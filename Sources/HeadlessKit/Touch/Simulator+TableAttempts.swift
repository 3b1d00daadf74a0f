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
      table.commit(style, path)
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
    guard !table.isEditing else { return }
    switch table.swipeOffer(.trailing, path) {
    case .nothing: return
    case .actions(let offer):
      guard offer.performsFirstActionWithFullSwipe, let first = offer.actions.first
      else { return }
      table.perform(first, path)
    case .deletion: table.deleteSwipedRow(path)
    }
  }

  func attemptSwipeAction(
    _ title: String, at indexPath: IndexPath, _ edge: SwipeEdge, in table: TableView
  ) throws(TouchRefusal) {
    guard let path = try path(touched: indexPath, in: table) else { return }
    var titles: [String] = []
    let isDone = run {
      defer { layoutIfNeeded() }
      switch table.swipeOffer(edge, path) {
      case .nothing: return false
      case .actions(let offer):
        titles = offer.actions.map { $0.title ?? "(no title)" }
        guard let action = offer.actions.first(where: { $0.title == title }) else { return false }
        table.perform(action, path)
        return true
      case .deletion(let known):
        if known == title { return table.deleteSwipedRow(path) }
        titles = [known]
        return false
      }
    }
    guard isDone else { throw .noSwipeAction(title, path, titles: titles) }
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

import Foundation
import ListCore

// Touches on a table that may be refused. The caller handles the refusal.

extension Simulator {
  /// Returns the cell of a row on screen.
  func attemptToReach(
    _ indexPath: IndexPath, in table: TableView
  ) throws(TouchRefusal) -> View? {
    table.cells.live[try path(touched: indexPath, in: table)]
  }

  func attemptTap(_ indexPath: IndexPath, in table: TableView) throws(TouchRefusal) {
    let path = try path(touched: indexPath, in: table)
    run {
      table.tapRow(path)
    }
  }

  func attemptTapOfAccessory(
    at indexPath: IndexPath, in table: TableView
  ) throws(TouchRefusal) {
    let path = try path(touched: indexPath, in: table)
    let cell = table.cells.live[path]
    let type = table.isEditing ? cell?.editingAccessoryType : cell?.accessoryType
    guard type == .detailButton || type == .detailDisclosureButton else {
      throw .noDetailButton(path)
    }
    run {
      table.delegate?.tableView(table, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  func attemptTapOfEditControl(
    at indexPath: IndexPath, in table: TableView
  ) throws(TouchRefusal) {
    let path = try path(touched: indexPath, in: table)
    let style = table.isEditing ? table.cells.live[path]?.editingStyle ?? .none : .none
    guard style != .none else { throw .noEditControl(path) }
    run {
      if style == .delete { table.askForDeleteTitle(path) }
      table.commit(style, path)
    }
  }

  func attemptSwipeToDelete(
    at indexPath: IndexPath, in table: TableView
  ) throws(TouchRefusal) {
    let path = try path(touched: indexPath, in: table)
    guard !table.isEditing else { throw .editing(.table) }
    let refusal = run { () -> TouchRefusal? in
      switch table.swipeOffer(.trailing, path) {
      case .nothing: return .noDeletion(path, .table)
      case .actions(let offer):
        guard offer.performsFirstActionWithFullSwipe, let first = offer.actions.first
        else { return .noFullSwipe(path, titles: offer.names) }
        table.perform(first, path)
      case .deletion: table.deleteSwipedRow(path)
      }
      return nil
    }
    if let refusal { throw refusal }
  }

  func attemptSwipeAction(
    _ wanted: SwipeActionQuery, at indexPath: IndexPath, _ edge: SwipeEdge, in table: TableView
  ) throws(TouchRefusal) {
    let path = try path(touched: indexPath, in: table)
    var names: [String] = []
    let isDone = run {
      switch table.swipeOffer(edge, path) {
      case .nothing: return false
      case .actions(let offer):
        names = offer.names
        guard let action = wanted.match(in: offer.actions) else { return false }
        table.perform(action, path)
        return true
      case .deletion(let known):
        if wanted.matchesDeletion(titled: known) { return table.deleteSwipedRow(path) }
        names = [known.quoted]
        return false
      }
    }
    guard !isDone else { return }
    let others = run { table.swipeOffer(edge.other, path).names }
    throw wanted.refusal(at: path, edge, offered: names, atOther: others)
  }

  func attemptDrag(
    from source: IndexPath, over places: [IndexPath], in table: TableView
  ) throws(TouchRefusal) -> Bool {
    let path = try path(touched: source, in: table)
    var passed: [ItemPath] = []
    for place in places { passed.append(try self.path(reached: place, in: table)) }
    return run {
      let hasMoved = table.dragRow(path, over: passed)
      layoutIfNeeded()
      return hasMoved
    }
  }
}

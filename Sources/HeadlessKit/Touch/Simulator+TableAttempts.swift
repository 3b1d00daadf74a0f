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

  func attemptTapOfAccessory(
    at indexPath: IndexPath, in table: TableView
  ) throws(TouchRefusal) {
    let path = try path(touched: indexPath, in: table)
    guard table.tapDetailButton(path) else { throw .noDetailButton(path) }
  }

  func attemptTapOfEditControl(
    at indexPath: IndexPath, in table: TableView
  ) throws(TouchRefusal) {
    let path = try path(touched: indexPath, in: table)
    guard table.tapEditControl(path) else { throw .noEditControl(path) }
  }

  func attemptSwipeToDelete(
    at indexPath: IndexPath, in table: TableView
  ) throws(TouchRefusal) {
    let path = try path(touched: indexPath, in: table)
    guard !table.isEditing else { throw .editing(.table) }
    switch table.swipeOffer(.trailing, path) {
    case .nothing: throw .noDeletion(path, .table)
    case .actions(let offer):
      guard offer.performsFirstActionWithFullSwipe, let first = offer.actions.first else {
        throw .noFullSwipe(path, titles: offer.names)
      }
      table.perform(first, path)
    case .deletion: table.deleteSwipedRow(path)
    }
  }

  func attemptSwipeAction(
    _ wanted: SwipeActionQuery, at indexPath: IndexPath, _ edge: SwipeEdge, in table: TableView
  ) throws(TouchRefusal) {
    let path = try path(touched: indexPath, in: table)
    var offer = table.swipeOffer(edge, path)
    switch offer {
    case .actions(let actions):
      if let action = wanted.match(in: actions.actions) { return table.perform(action, path) }
    case .deletion(let title) where wanted.matchesDeletion(titled: title):
      if table.deleteSwipedRow(path) { return }
      offer = .nothing  // only the call tells that the data source commits nothing
    case .deletion, .nothing: break
    }
    let others = table.swipeOffer(edge.other, path).names
    throw wanted.refusal(at: path, edge, offered: offer.names, atOther: others)
  }

  func attemptDrag(
    from source: IndexPath, over places: [IndexPath], in table: TableView
  ) throws(TouchRefusal) -> Bool {
    let path = try path(touched: source, in: table)
    var passed: [ItemPath] = []
    for place in places { passed.append(try self.path(reached: place, in: table)) }
    return table.dragRow(path, over: passed)
  }
}

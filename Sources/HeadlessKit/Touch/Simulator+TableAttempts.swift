import Foundation
import ListCore

// Touches on a table that may be refused. The caller handles the refusal.

extension Simulator {
  func attemptTapOfAccessory(at indexPath: IndexPath, in table: TableView) throws {
    let (path, cell) = try row(indexPath, in: table)
    let button = cell.firstDescendant(TableViewCellAccessoryView.self, where: \.isDetailButton)
    guard let button else { throw TouchRefusal.noDetailButton(path) }
    try tap(try spot(on: button, ofRow: path, in: table), times: 1)
  }

  func attemptTapOfEditControl(at indexPath: IndexPath, in table: TableView) throws {
    let (path, cell) = try row(indexPath, in: table)
    let control = cell.firstDescendant(TableViewCellEditControl.self) { _ in true }
    guard let control, table.showsEditControl(path) else { throw TouchRefusal.noEditControl(path) }
    try tap(try spot(on: control, ofRow: path, in: table), times: 1)
  }

  func attemptSwipeToDelete(at indexPath: IndexPath, in table: TableView) throws {
    let path = try rowInReach(indexPath, in: table).path
    guard !table.isEditing else { throw TouchRefusal.editing(.table) }
    switch table.swipeOffer(.trailing, path) {
    case .nothing: throw TouchRefusal.noDeletion(path, .table)
    case .actions(let offer):
      guard offer.performsFirstActionWithFullSwipe, let first = offer.actions.first else {
        throw TouchRefusal.noFullSwipe(path, titles: offer.names)
      }
      table.perform(first, path)
    case .deletion:
      // Only the call tells that the data source commits nothing.
      guard table.deleteSwipedRow(path) else { throw TouchRefusal.noDeletion(path, .table) }
    }
  }

  func attemptSwipeAction(
    _ wanted: SwipeActionQuery, at indexPath: IndexPath, _ edge: SwipeEdge, in table: TableView
  ) throws {
    let path = try rowInReach(indexPath, in: table).path
    guard !table.isEditing else { throw TouchRefusal.editing(.table) }
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
  ) throws -> Bool {
    let (path, cell) = try rowInReach(source, in: table)
    if let grip = cell.firstDescendant(TableViewCellReorderControl.self, where: { _ in true }) {
      _ = try spot(on: grip, ofRow: path, in: table)
    }
    var passed: [ItemPath] = []
    for place in places { passed.append(try self.path(reached: place, in: table)) }
    return table.dragRow(path, over: passed)
  }
}

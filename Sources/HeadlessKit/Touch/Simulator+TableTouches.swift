import Foundation
import ListCore

// Touches on a table of this simulator. An impossible touch throws.

extension Simulator {
  /// Taps the middle of a row, as `tap(_:)` taps a view: a gesture recogniser, or a control in the
  /// row, may take the touch (behaviour 25.38).
  ///
  /// The delegate's methods are called in UIKit's order (behaviour 8.3). Where selection is
  /// disabled, nothing happens (behaviour 8.5).
  ///
  /// - Throws: A ``QueryFailure`` unless the row is on screen, and a finger can reach it.
  public func tap(
    _ indexPath: IndexPath, in table: TableView, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tap", on: indexPath, file, line) {
      try attemptTap(indexPath, in: table)
    }
  }

  /// Taps the detail button of a row.
  ///
  /// - Throws: A ``QueryFailure`` unless the row is on screen and has such a button.
  public func tapAccessoryButton(
    at indexPath: IndexPath, in table: TableView, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tapAccessoryButton", on: indexPath, file, line) {
      try attemptTapOfAccessory(at: indexPath, in: table)
    }
  }

  /// Taps the editing control of a row: commits an insertion, or a deletion including its
  /// confirmation.
  ///
  /// - Throws: A ``QueryFailure`` unless the row is on screen and shows such a control.
  public func tapEditControl(
    at indexPath: IndexPath, in table: TableView, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tapEditControl", on: indexPath, file, line) {
      try attemptTapOfEditControl(at: indexPath, in: table)
    }
  }

  /// Swipes a row all the way: performs the first of its trailing actions, or deletes it.
  ///
  /// The delegate is notified before and after the row is edited (behaviour 8.6). Whether the data
  /// source can commit a deletion is not known until it is called.
  ///
  /// - Throws: A ``QueryFailure`` unless the row is on screen, and has actions or may be deleted.
  public func swipeToDelete(
    at indexPath: IndexPath, in table: TableView, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("swipeToDelete", on: indexPath, file, line) {
      try attemptSwipeToDelete(at: indexPath, in: table)
    }
  }

  /// Swipes a row to show its actions, and taps the one with a title.
  ///
  /// - Throws: A ``QueryFailure`` unless the row is on screen and has such an action.
  public func tapSwipeAction(
    _ title: String, at indexPath: IndexPath, edge: SwipeEdge = .trailing, in table: TableView,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tapSwipeAction", on: indexPath, file, line) {
      try attemptSwipeAction(.title(title), at: indexPath, edge, in: table)
    }
  }

  /// Swipes a row to show its actions, and taps one of them: one with a picture only, for example.
  ///
  /// - Throws: A ``QueryFailure`` unless the row is on screen and has such an action.
  public func tapSwipeAction(
    _ action: SwipeActionQuery, at indexPath: IndexPath, edge: SwipeEdge = .trailing,
    in table: TableView, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tapSwipeAction", on: indexPath, file, line) {
      try attemptSwipeAction(action, at: indexPath, edge, in: table)
    }
  }

  /// Drags a row by its reorder control and drops it, in a table that is being edited.
  ///
  /// - Parameters:
  ///   - source: The row.
  ///   - places: The rows that it passes on the way; the delegate may retarget each.
  ///   - destination: The row to drop it on.
  ///   - table: The table. Unless it is being edited and the row can move, nothing happens.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: Whether the data source was called to move the row.
  /// - Throws: A ``QueryFailure`` unless the row is on screen, and the places exist.
  @discardableResult
  public func drag(
    from source: IndexPath, over places: [IndexPath] = [], to destination: IndexPath,
    in table: TableView, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> Bool {
    try perform("drag", on: source, file, line) {
      try attemptDrag(from: source, over: places + [destination], in: table)
    }
  }

  /// Taps a title of the index at a table's edge: the table scrolls to the corresponding section.
  ///
  /// - Throws: A ``QueryFailure`` unless the index has such a title.
  public func tapSectionIndexTitle(
    _ title: String, in table: TableView, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tapSectionIndexTitle", on: table, file, line) {
      let titles = table.shownIndexTitles
      guard let index = titles.firstIndex(of: title) else {
        throw TouchRefusal.noIndexTitle(title, titles: titles)
      }
      table.tapIndexTitle(title, at: index)
    }
  }
}

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

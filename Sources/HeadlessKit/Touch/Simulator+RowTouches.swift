import Foundation
import ListCore

// Touches on the row, or the item of a collection view, that matches a query or contains its match.

extension Simulator {
  /// Swipes a row to show its actions, and taps the one with a title.
  ///
  /// ```swift
  /// try simulator.tapSwipeAction("Delete", on: .row("Emma"))
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title of the action.
  ///   - query: The row, or an element in it.
  ///   - edge: The edge that the actions are at.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such row, or it has no such action.
  public func tapSwipeAction(
    _ title: String, on query: ScreenQuery, edge: SwipeEdge = .trailing,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try tapSwipeAction(.title(title), on: query, edge: edge, file: file, line: line)
  }

  /// Swipes a row to show its actions, and taps one of them: one with a picture only, for example.
  ///
  /// ```swift
  /// try simulator.tapSwipeAction(.image("trash"), on: .row("Emma"))
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - query: The row, or an element in it.
  ///   - edge: The edge that the actions are at.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such row, or it has no such action.
  public func tapSwipeAction(
    _ action: SwipeActionQuery, on query: ScreenQuery, edge: SwipeEdge = .trailing,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try touchRow(query, "tapSwipeAction", file, line) { list, path in
      switch list {
      case .table(let table): try attemptSwipeAction(action, at: path, edge, in: table)
      case .collection(let view): try attemptSwipeAction(action, at: path, edge, in: view)
      }
    }
  }

  /// Swipes a row all the way: performs the first of its trailing actions, or deletes it.
  ///
  /// - Parameters:
  ///   - query: The row, or an element in it.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such row, or it may not be deleted.
  public func swipeToDelete(
    _ query: ScreenQuery, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try touchRow(query, "swipeToDelete", file, line) { list, path in
      switch list {
      case .table(let table): try attemptSwipeToDelete(at: path, in: table)
      case .collection(let view): try attemptSwipeToDelete(at: path, in: view)
      }
    }
  }

  /// Taps the detail button of a table's row, or the disclosure accessory of an item.
  ///
  /// - Parameters:
  ///   - query: The row, or an element in it.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such row, or it has no such button.
  public func tapAccessoryButton(
    of query: ScreenQuery, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try touchRow(query, "tapAccessoryButton", file, line) { list, path in
      switch list {
      case .table(let table): try attemptTapOfAccessory(at: path, in: table)
      case .collection(let view): try attemptTapOfOutlineDisclosure(at: path, in: view)
      }
    }
  }

  /// Taps the editing control of a row in a table that is being edited.
  ///
  /// - Parameters:
  ///   - query: The row, or an element in it.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such row, or it shows no such
  ///   control.
  public func tapEditControl(
    of query: ScreenQuery, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try touch(query, "tapEditControl", file, line) { element in
      guard case .table(let table) = try row(element).list else {
        throw CannotTouch("\(element) is not in a table; only tables have such a control.")
      }
      let path = try row(element).path
      try attemptTapOfEditControl(at: path, in: table)
    }
  }

  /// Drags a row to the place of another one, and drops it there.
  ///
  /// ```swift
  /// try simulator.drag(.row("Emma"), to: .row("Dune"))
  /// ```
  ///
  /// - Parameters:
  ///   - query: The row, or an element in it.
  ///   - target: The row to drop it on, or an element in it, in the same list.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: Whether the row may be moved: a table must be in editing mode for that.
  /// - Throws: A ``QueryFailure`` if either query does not match exactly one row.
  @discardableResult
  public func drag(
    _ query: ScreenQuery, to target: ScreenQuery, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> Bool {
    let end = try touch(target, "drag", file, line) { element in
      try row(element)
    }
    return try touch(query, "drag", file, line) { element in
      let start = try row(element)
      guard start.list == end.list else {
        throw CannotTouch("\(element) and \(target) are not in the same list.")
      }
      return
        switch start.list
      {
      case .table(let table): try attemptDrag(from: start.path, over: [end.path], in: table)
      case .collection(let view): try attemptDrag(from: start.path, to: end.path, in: view)
      }
    }
  }

  /// A table or a collection view.
  enum FoundList: Equatable {
    case table(TableView)
    case collection(CollectionView)

    var view: ListScrollView {
      switch self {
      case .table(let table): table
      case .collection(let view): view
      }
    }
  }

  private func touchRow(
    _ query: ScreenQuery, _ method: String, _ file: StaticString, _ line: UInt,
    _ action: (FoundList, IndexPath) throws -> Void
  ) throws(QueryFailure) {
    try touch(query, method, file, line) { element in
      let row = try row(element)
      try action(row.list, row.path)
    }
  }

  func row(
    _ element: ScreenElement
  ) throws(CannotTouch) -> (list: FoundList, path: IndexPath) {
    guard let row = element.surroundings.row else {
      throw CannotTouch("\(element) is not in a row.")
    }
    if let table = row.list as? TableView { return (.table(table), row.indexPath) }
    guard let view = row.list as? CollectionView else {
      throw CannotTouch("\(element) is not in a row.")
    }
    return (.collection(view), row.indexPath)
  }
}

// Where a finger touches a row of a table, or an item of a collection view: by hit testing, as for
// any other view.

extension Simulator {
  /// A row or an item on screen.
  typealias ShownRow = (path: ItemPath, cell: View)

  /// Returns a row or an item on screen.
  func row(
    _ indexPath: IndexPath, in list: ListScrollView
  ) throws(TouchRefusal) -> ShownRow {
    let kind = list.engine.kind
    guard !list.hasCrashed else { throw .crashed(kind) }
    guard list.window?.ownSimulator === self else { throw .notShown(kind) }
    let path = try Self.path(indexPath)
    if let cell = list.shownCell(at: path) { return (path, cell) }
    let counts = list.engine.counts()
    guard counts.contains(path) else { throw .missing(path, kind, counts) }
    throw .offScreen(path, kind, visible: list.engine.visiblePaths)
  }

  /// Returns where a finger lands that touches a row or an item.
  func spot(on row: ShownRow, in list: ListScrollView) throws(ViewTouchRefusal) -> Spot {
    try spot(on: row.cell, named: list.name(of: row.path))
  }

  /// Returns a row or an item that a finger can reach.
  func rowInReach(_ indexPath: IndexPath, in list: ListScrollView) throws -> ShownRow {
    let row = try row(indexPath, in: list)
    _ = try spot(on: row, in: list)
    return row
  }

  /// Taps a row or an item.
  func attemptTap(_ indexPath: IndexPath, in list: ListScrollView) throws {
    try tap(try spot(on: try row(indexPath, in: list), in: list), times: 1)
  }

  /// Returns where a finger lands on a part of a row or an item, such as its edit control.
  func spot(
    on part: View, ofRow path: ItemPath, in list: ListScrollView
  ) throws(ViewTouchRefusal) -> Spot {
    try spot(on: part, named: "the control of \(list.name(of: path))")
  }
}

extension ListScrollView {
  /// Returns the cell of a row or an item on screen.
  fileprivate func shownCell(at path: ItemPath) -> View? {
    (self as? TableView)?.cells.live[path] ?? (self as? CollectionView)?.stage.cells[path]
  }

  /// Returns the name of a row or an item in messages.
  fileprivate func name(of path: ItemPath) -> String {
    "\(engine.kind.itemNoun) [\(path.section), \(path.item)]"
  }
}

extension View {
  /// Returns the first view inside this one that meets a condition, from the outside in.
  func firstDescendant<Kind: View>(_ kind: Kind.Type, where holds: (Kind) -> Bool) -> Kind? {
    for view in subviews {
      if let found = view as? Kind, holds(found) { return found }
      if let found = view.firstDescendant(kind, where: holds) { return found }
    }
    return nil
  }
}

extension Simulator {
  /// Pans over rows of a table with two fingers, which selects them if the delegate agrees.
  ///
  /// The delegate is asked whether it may begin, is told, and begins editing; then the rows from the
  /// first to the last are tapped unless they are selected, and the delegate is told of the end.
  ///
  /// - Parameters:
  ///   - first: The row where the fingers begin.
  ///   - last: The row where the fingers are lifted.
  ///   - table: The table.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: Whether the delegate agreed.
  /// - Throws: A ``QueryFailure`` if a finger cannot reach one of the rows.
  /// - Complexity: O(*n*), where *n* is the number of rows on screen.
  @discardableResult
  public func selectWithTwoFingers(
    from first: IndexPath, to last: IndexPath, in table: TableView,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> Bool {
    try perform("selectWithTwoFingers", on: table, file, line) {
      guard let delegate = table.delegate,
        delegate.tableView(table, shouldBeginMultipleSelectionInteractionAt: first)
      else { return false }
      delegate.tableView(table, didBeginMultipleSelectionInteractionAt: first)
      layoutIfNeeded()
      let panned = (table.indexPathsForVisibleRows ?? []).filter(between(first, last))
      for path in panned where table.indexPathsForSelectedRows?.contains(path) != true {
        try tap(path, in: table, file: file, line: line)
      }
      delegate.tableViewDidEndMultipleSelectionInteraction(table)
      return true
    }
  }

  /// Pans over items of a collection view with two fingers, which selects them if the delegate
  /// agrees.
  ///
  /// - Parameters:
  ///   - first: The item where the fingers begin.
  ///   - last: The item where the fingers are lifted.
  ///   - view: The collection view.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: Whether the delegate agreed.
  /// - Throws: A ``QueryFailure`` if a finger cannot reach one of the items.
  /// - Complexity: O(*n*), where *n* is the number of items on screen.
  @discardableResult
  public func selectWithTwoFingers(
    from first: IndexPath, to last: IndexPath, in view: CollectionView,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> Bool {
    try perform("selectWithTwoFingers", on: view, file, line) {
      guard let delegate = view.delegate,
        delegate.collectionView(view, shouldBeginMultipleSelectionInteractionAt: first)
      else { return false }
      delegate.collectionView(view, didBeginMultipleSelectionInteractionAt: first)
      layoutIfNeeded()
      let panned = view.indexPathsForVisibleItems.filter(between(first, last)).sorted()
      for path in panned where view.indexPathsForSelectedItems?.contains(path) != true {
        try tap(path, in: view, file: file, line: line)
      }
      delegate.collectionViewDidEndMultipleSelectionInteraction(view)
      return true
    }
  }

  private func between(_ one: IndexPath, _ other: IndexPath) -> (IndexPath) -> Bool {
    { min(one, other) <= $0 && $0 <= max(one, other) }
  }
}

import Foundation

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

import Foundation
import ListCore

extension Simulator {
  /// Drags an item of a collection view to a place in it, through its drag and drop delegates.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - others: The items that a second finger taps meanwhile, which adds them to the drag.
  ///   - destination: The item to drop it on, or the end of a section; `nil` for an empty area.
  ///   - view: The collection view.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: The outcome of the drop.
  /// - Throws: A ``QueryFailure`` unless the item is on screen and the destination exists.
  @discardableResult
  public func dragAndDrop(
    _ indexPath: IndexPath, adding others: [IndexPath] = [], to destination: IndexPath?,
    in view: CollectionView, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> DragOutcome {
    try dragAndDrop(indexPath, others, of: view, to: destination, in: view, file, line)
  }

  /// Drags a row of a table to a place in it, through its drag and drop delegates.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - others: The rows that a second finger taps meanwhile, which adds them to the drag.
  ///   - destination: The row to drop it on, or the end of a section; `nil` for an empty area.
  ///   - table: The table.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: The outcome of the drop.
  /// - Throws: A ``QueryFailure`` unless the row is on screen and the destination exists.
  @discardableResult
  public func dragAndDrop(
    _ indexPath: IndexPath, adding others: [IndexPath] = [], to destination: IndexPath?,
    in table: TableView, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> DragOutcome {
    try dragAndDrop(indexPath, others, of: table, to: destination, in: table, file, line)
  }

  /// Drags a row or an item of one list to a place in another one, in a session of this app: the
  /// drop delegate of the other list sees its `localDragSession`, and the local objects of the
  /// items.
  ///
  /// ```swift
  /// try simulator.dragAndDrop([0, 2], of: shelf, to: [0, 0], in: wishes)
  /// ```
  ///
  /// - Parameters:
  ///   - indexPath: The row or item.
  ///   - source: The table or collection view that contains it.
  ///   - destination: The row or item to drop it on, or the end of a section; `nil` for an empty
  ///     area.
  ///   - target: The table or collection view to drop it into.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: The outcome of the drop.
  /// - Throws: A ``QueryFailure`` unless the row or item is on screen, the other list is in a window
  ///   of this simulator, and the destination exists.
  @discardableResult
  public func dragAndDrop(
    _ indexPath: IndexPath, of source: ListScrollView, to destination: IndexPath?,
    in target: ListScrollView, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> DragOutcome {
    try dragAndDrop(indexPath, [], of: source, to: destination, in: target, file, line)
  }

  /// Drags the row that matches a query onto another one, in the same or in another list, through
  /// the drag and drop delegates.
  ///
  /// ```swift
  /// try simulator.dragAndDrop(.row("Emma"), to: .row("Dune"))
  /// ```
  ///
  /// - Parameters:
  ///   - query: The row or item, or an element in it.
  ///   - target: The row or item to drop it on, or an element in it; a list itself for an empty area
  ///     of it.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: The outcome of the drop.
  /// - Throws: A ``QueryFailure`` if either query does not match exactly one element, or it is not
  ///   in a list.
  @discardableResult
  public func dragAndDrop(
    _ query: ScreenQuery, to target: ScreenQuery, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> DragOutcome {
    let end = try touch(target, "dragAndDrop", file, line) { element in
      if let list = element.view as? ListScrollView { return (list, nil as IndexPath?) }
      let row = try row(element)
      return (row.list.view, row.path)
    }
    return try touch(query, "dragAndDrop", file, line) { element in
      let row = try row(element)
      return try attemptDragAndDrop(row.path, [], of: row.list.view, to: end.1, in: end.0)
    }
  }

  /// Drops items from elsewhere into a table.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - destination: The row to drop them on, or the end of a section; `nil` for an empty area.
  ///   - table: The table.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: The outcome of the drop.
  /// - Throws: A ``QueryFailure`` unless the table is in a window of this simulator and the
  ///   destination exists.
  @discardableResult
  public func drop(
    _ items: [DragItem], at destination: IndexPath?, in table: TableView,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> DragOutcome {
    try drop(items, at: destination, into: table, file, line)
  }

  /// Drops items from elsewhere into a collection view.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - destination: The item to drop them on, or the end of a section; `nil` for an empty area.
  ///   - view: The collection view.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: The outcome of the drop.
  /// - Throws: A ``QueryFailure`` unless the collection view is in a window of this simulator and
  ///   the destination exists.
  @discardableResult
  public func drop(
    _ items: [DragItem], at destination: IndexPath?, in view: CollectionView,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> DragOutcome {
    try drop(items, at: destination, into: view, file, line)
  }
}

// MARK: - Implementation

extension Simulator {
  private func drop(
    _ items: [DragItem], at destination: IndexPath?, into list: ListScrollView,
    _ file: StaticString, _ line: UInt
  ) throws(QueryFailure) -> DragOutcome {
    try perform("drop", on: list, file, line) {
      let target = try target(list, destination)
      let session = SimulatedDragSession(items, isLocal: false)
      let dropped = items.map { DroppedItem($0, from: nil, size: .zero) }
      return put(dropped, of: session, at: destination, into: target)
    }
  }

  private func dragAndDrop(
    _ indexPath: IndexPath, _ others: [IndexPath], of source: ListScrollView,
    to destination: IndexPath?, in target: ListScrollView, _ file: StaticString, _ line: UInt
  ) throws(QueryFailure) -> DragOutcome {
    try perform("dragAndDrop", on: indexPath, file, line) {
      try attemptDragAndDrop(indexPath, others, of: source, to: destination, in: target)
    }
  }

  private func attemptDragAndDrop(
    _ indexPath: IndexPath, _ others: [IndexPath], of source: ListScrollView,
    to destination: IndexPath?, in target: ListScrollView
  ) throws -> DragOutcome {
    let cell = try rowInReach(indexPath, in: source).cell
    let otherCells = try others.map { try rowInReach($0, in: source).cell }
    let target = try self.target(target, destination)
    guard let source = source as? any DragAndDropList else {
      throw TouchRefusal.notShown(source.engine.kind)
    }
    return run {
      let session = SimulatedDragSession([], isLocal: true)
      guard source.dragInteractionEnabled else { return .nothingToDrag }
      session.items = source.dragItems(for: session, at: indexPath)
      guard !session.items.isEmpty else { return .nothingToDrag }
      source.dragWillBegin(session)
      let isWithin = source === target
      var all = Self.dropped(session.items, from: isWithin ? indexPath : nil, cell)
      for (path, cell) in zip(others, otherCells) {
        let added = source.dragItems(addedTo: session, at: path, point: cell.center)
        session.items += added
        all += Self.dropped(added, from: isWithin ? path : nil, cell)
      }
      let outcome = put(all, of: session, at: destination, into: target)
      source.dragDidEnd(session)
      return outcome
    }
  }

  /// Returns the items of a row: the first one stands for the row in its own list.
  private static func dropped(
    _ items: [DragItem], from path: IndexPath?, _ cell: View
  ) -> [DroppedItem] {
    items.enumerated().map { index, item in
      DroppedItem(item, from: index == 0 ? path : nil, size: cell.bounds.size)
    }
  }

  /// Returns the list to drop something into, if it has such a place.
  private func target(
    _ list: ListScrollView, _ destination: IndexPath?
  ) throws(TouchRefusal) -> any DragAndDropList {
    guard !list.hasCrashed else { throw .crashed(list.engine.kind) }
    guard list.window?.ownSimulator === self, let target = list as? any DragAndDropList else {
      throw .notShown(list.engine.kind)
    }
    if let destination { _ = try path(reached: destination, in: list) }
    return target
  }

  private func put(
    _ items: [DroppedItem], of session: SimulatedDragSession, at destination: IndexPath?,
    into list: any DragAndDropList
  ) -> DragOutcome {
    list.dropSession = session
    defer { list.dropSession = nil }
    guard list.handlesDrop(of: session) else { return .notHandled }
    list.dropDidEnter(session)
    let proposal = list.dropProposal(for: session, at: destination)
    defer { list.dropDidEnd(session) }
    guard proposal.operation == .copy || proposal.operation == .move else {
      list.dropDidExit(session)
      return .refused
    }
    list.performDrop(
      PerformedDrop(
        items: items, destination: destination, proposal: proposal, session: session,
        simulator: self))
    layoutIfNeeded()
    return .dropped(proposal.operation)
  }
}

extension Simulator {
  /// Drags items from a view onto another one, through their interactions.
  ///
  /// - Parameters:
  ///   - source: The view with the drag interaction, or a view inside it.
  ///   - target: The view with the drop interaction, or a view inside it.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: The outcome of the drop.
  /// - Throws: A ``QueryFailure`` unless both views are in a window of the simulator.
  @discardableResult
  public func dragAndDrop(
    _ source: View, to target: View, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> DragOutcome {
    try perform("dragAndDrop", on: source, file, line) {
      try checkIsShown(source)
      try checkIsShown(target)
      let session = SimulatedDragSession([], isLocal: true)
      guard let drag = source.nearestInteraction(DragInteraction.self), drag.isEnabled,
        let delegate = drag.delegate
      else { return .nothingToDrag }
      session.items = delegate.dragInteraction(drag, itemsForBeginning: session)
      guard !session.items.isEmpty else { return .nothingToDrag }
      session.allowsMoveOperation = delegate.dragInteraction(
        drag, sessionAllowsMoveOperation: session)
      session.isRestrictedToDraggingApplication = delegate.dragInteraction(
        drag, sessionIsRestrictedToDraggingApplication: session)
      delegate.dragInteraction(drag, sessionWillBegin: session)
      let outcome = put(session, on: target)
      let operation = outcome.operation
      delegate.dragInteraction(drag, session: session, willEndWith: operation)
      delegate.dragInteraction(drag, session: session, didEndWith: operation)
      return outcome
    }
  }

  /// Drops items from elsewhere on a view, through its drop interaction.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - view: The view with the drop interaction, or a view inside it.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: The outcome of the drop.
  /// - Throws: A ``QueryFailure`` unless the view is in a window of the simulator.
  @discardableResult
  public func drop(
    _ items: [DragItem], on view: View, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> DragOutcome {
    try perform("drop", on: view, file, line) {
      try checkIsShown(view)
      return put(SimulatedDragSession(items, isLocal: false), on: view)
    }
  }

  private func checkIsShown(_ view: View) throws(ViewTouchRefusal) {
    layoutIfNeeded()
    guard view.window?.ownSimulator === self else { throw .notShown(view.description) }
  }

  private func put(_ session: SimulatedDragSession, on view: View) -> DragOutcome {
    guard let drop = view.nearestInteraction(DropInteraction.self), let delegate = drop.delegate,
      delegate.dropInteraction(drop, canHandle: session)
    else { return .notHandled }
    session.move(to: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    delegate.dropInteraction(drop, sessionDidEnter: session)
    let proposal = delegate.dropInteraction(drop, sessionDidUpdate: session)
    guard proposal.operation == .copy || proposal.operation == .move else {
      delegate.dropInteraction(drop, sessionDidExit: session)
      delegate.dropInteraction(drop, sessionDidEnd: session)
      return .refused
    }
    delegate.dropInteraction(drop, performDrop: session)
    delegate.dropInteraction(drop, concludeDrop: session)
    delegate.dropInteraction(drop, sessionDidEnd: session)
    return .dropped(proposal.operation)
  }
}

extension DragOutcome {
  fileprivate var operation: DropOperation {
    if case .dropped(let operation) = self { operation } else { .cancel }
  }
}

extension View {
  /// Returns the nearest interaction of a class, of this view or one that contains it.
  fileprivate func nearestInteraction<Kind>(_ kind: Kind.Type) -> Kind? {
    interactions.lazy.compactMap { $0 as? Kind }.first ?? superview?.nearestInteraction(kind)
  }
}

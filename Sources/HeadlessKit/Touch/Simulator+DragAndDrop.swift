import Foundation

extension Simulator {
  /// Drags an item of a collection view to a place in it, through its drag and drop delegates.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - destination: The item to drop it on; `nil` for an empty area.
  ///   - view: The collection view.
  /// - Returns: The outcome of the drop.
  @discardableResult
  public func dragAndDrop(
    _ indexPath: IndexPath, to destination: IndexPath?, in view: CollectionView
  ) -> DragOutcome {
    dragAndDrop(
      indexPath, in: view.dropping, size: view.cellForItem(at: indexPath)?.bounds.size,
      to: destination, in: view.dropping)
  }

  /// Drags a row of a table to a place in it, through its drag and drop delegates.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - destination: The row to drop it on; `nil` for an empty area.
  ///   - table: The table.
  /// - Returns: The outcome of the drop.
  @discardableResult
  public func dragAndDrop(
    _ indexPath: IndexPath, to destination: IndexPath?, in table: TableView
  ) -> DragOutcome {
    dragAndDrop(
      indexPath, in: table.dropping, size: table.cellForRow(at: indexPath)?.bounds.size,
      to: destination, in: table.dropping)
  }

  /// Drops items from elsewhere into a table.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - destination: The row to drop them on; `nil` for an empty area.
  ///   - table: The table.
  /// - Returns: The outcome of the drop.
  @discardableResult
  public func drop(
    _ items: [DragItem], at destination: IndexPath?, in table: TableView
  ) -> DragOutcome {
    drop(items, at: destination, in: table.dropping)
  }

  /// Drops items from elsewhere into a collection view.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - destination: The item to drop them on; `nil` for an empty area.
  ///   - view: The collection view.
  /// - Returns: The outcome of the drop.
  @discardableResult
  public func drop(
    _ items: [DragItem], at destination: IndexPath?, in view: CollectionView
  ) -> DragOutcome {
    drop(items, at: destination, in: view.dropping)
  }

  private func drop(
    _ items: [DragItem], at destination: IndexPath?, in list: Dropping
  ) -> DragOutcome {
    run {
      layoutIfNeeded()
      let session = SimulatedDragSession(items, isLocal: false)
      let dropped = items.map { DroppedItem($0, from: nil, size: .zero) }
      return put(dropped, session, at: destination, in: list)
    }
  }

  private func dragAndDrop(
    _ indexPath: IndexPath, in source: Dropping, size: CGSize?, to destination: IndexPath?,
    in target: Dropping
  ) -> DragOutcome {
    run {
      layoutIfNeeded()
      guard let size else {
        fatalError(
          "Simulator.dragAndDrop: \(Array(indexPath)) is not on screen in \(source.view). Show it "
            + "and scroll to it first.")
      }
      let session = SimulatedDragSession([], isLocal: true)
      guard source.isEnabled else { return .nothingToDrag }
      session.items = source.begin(session, indexPath)
      guard !session.items.isEmpty else { return .nothingToDrag }
      source.willBegin(session)
      let dropped = session.items.enumerated().map { index, item in
        DroppedItem(item, from: index == 0 ? indexPath : nil, size: size)
      }
      let outcome = put(dropped, session, at: destination, in: target)
      source.didEnd(session)
      layoutIfNeeded()
      return outcome
    }
  }

  private func put(
    _ items: [DroppedItem], _ session: SimulatedDragSession, at destination: IndexPath?,
    in target: Dropping
  ) -> DragOutcome {
    target.note(session)
    defer { target.note(nil) }
    guard target.canHandle(session) else { return .notHandled }
    target.enter(session)
    let proposal = target.update(session, destination)
    defer { target.end(session) }
    guard proposal.operation == .copy || proposal.operation == .move else {
      target.exit(session)
      return .refused
    }
    target.perform(
      PerformedDrop(
        items: items, destination: destination, proposal: proposal, session: session,
        simulator: self))
    layoutIfNeeded()
    return .dropped(proposal.operation)
  }
}

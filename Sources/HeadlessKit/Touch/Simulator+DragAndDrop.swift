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
      indexPath, to: destination, in: view, size: view.cellForItem(at: indexPath)?.bounds.size)
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
      indexPath, to: destination, in: table, size: table.cellForRow(at: indexPath)?.bounds.size)
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
    drop(items, at: destination, into: table)
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
    drop(items, at: destination, into: view)
  }

  private func drop(
    _ items: [DragItem], at destination: IndexPath?, into list: any DragAndDropList
  ) -> DragOutcome {
    run {
      layoutIfNeeded()
      let session = SimulatedDragSession(items, isLocal: false)
      let dropped = items.map { DroppedItem($0, from: nil, size: .zero) }
      return put(dropped, of: session, at: destination, into: list)
    }
  }

  private func dragAndDrop(
    _ indexPath: IndexPath, to destination: IndexPath?, in list: any DragAndDropList, size: CGSize?
  ) -> DragOutcome {
    run {
      layoutIfNeeded()
      guard let size else {
        fatalError(
          "Simulator.dragAndDrop: \(Array(indexPath)) is not on screen in \(list). Show it "
            + "and scroll to it first.")
      }
      let session = SimulatedDragSession([], isLocal: true)
      guard list.dragInteractionEnabled else { return .nothingToDrag }
      session.items = list.dragItems(for: session, at: indexPath)
      guard !session.items.isEmpty else { return .nothingToDrag }
      list.dragWillBegin(session)
      let dropped = session.items.enumerated().map { index, item in
        DroppedItem(item, from: index == 0 ? indexPath : nil, size: size)
      }
      let outcome = put(dropped, of: session, at: destination, into: list)
      list.dragDidEnd(session)
      layoutIfNeeded()
      return outcome
    }
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

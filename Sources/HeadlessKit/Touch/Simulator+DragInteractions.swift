import Foundation

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

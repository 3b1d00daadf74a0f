import Foundation
import ListCore

// Dragging a row (behaviour 8.8).

extension TableView {
  /// Drags a row over some index paths and drops it on the last one.
  ///
  /// - Returns: Whether the data source was called to move it.
  package func dragRow(_ source: ItemPath, over places: [ItemPath]) -> Bool {
    guard interaction.isEditing, let dataSource, canMoveIfSaid(source) ?? true,
      optionalMethods.presence(of: .moveRow) != .absent
    else { return false }
    var target = source
    for place in places {
      guard let answer = retarget(source, over: place) else { return false }
      target = answer
    }
    guard target != source else { return false }
    guard !(dataSource is any ExclusiveListUpdater) else { return leaveMove(source, to: target) }

    var isMoved = false
    engine.perform(
      .reorder { [self] in
        let round = generation
        isMoved = tellDataSource(moved: source, to: target)
        guard generation == round else {  // reloaded in the meantime: the row is where it belongs
          setNeedsLayout()
          return false
        }
        if isMoved {
          engine.perform(
            .announce(
              .moveItem(from: IndexPath(source), to: IndexPath(target)), with: .automatic))
        }
        return true
      })
    return isMoved && !hasCrashed
  }

  /// Leaves the move to a data source that has exclusive control over changes: it shows the row at
  /// its new position with its own update, during the call or later (behaviour 6.16, 6.21).
  private func leaveMove(_ source: ItemPath, to target: ItemPath) -> Bool {
    let isMoved = tellDataSource(moved: source, to: target)
    setNeedsLayout()
    return isMoved && !hasCrashed
  }

  /// - Returns: Whether the data source has the method.
  private func tellDataSource(moved source: ItemPath, to target: ItemPath) -> Bool {
    let answer: Void? = askDataSource(.moveRow) {
      $0.tableView(self, moveRowAt: IndexPath(source), to: IndexPath(target))
    }
    return answer != nil
  }

  /// Queries the delegate for the target of a row that hovers over an index path.
  private func retarget(_ source: ItemPath, over place: ItemPath) -> ItemPath? {
    var target = place
    if let delegate {
      let answer = delegate.tableView(
        self, targetIndexPathForMoveFromRowAt: IndexPath(source),
        toProposedIndexPath: IndexPath(place))
      target = ItemPath(item: answer.row, section: answer.section)
    }
    let counts = engine.counts()
    let rows = counts.contains(section: target.section) ? counts[target.section] : 0
    let end = target.section == source.section ? rows : rows + 1
    guard counts.contains(section: target.section), (0..<end).contains(target.item) else {
      engine.crash(.query(.invalidReorderTarget(target, rows: rows)))  // crash families B7
      return nil
    }
    return target
  }
}

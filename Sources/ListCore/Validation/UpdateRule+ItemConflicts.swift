// An item leaves its position once, and arrives at a position alone. (behaviour 3B, crash families
// B3) A second deletion, reload or insertion at one position is allowed, as in UIKit.

extension UpdateRule {
  /// The rules that no two changes of items contradict each other.
  static let itemConflicts: [UpdateRule] = [
    noItemDeletedAndReloaded, noItemDeletedAndMoved, noItemInsertedAndMovedTo,
    noItemsMovedToOnePlace, noItemMovedTwice,
  ]

  /// The rule that no item is both deleted and reloaded.
  ///
  /// A collection view treats a move as a deletion here: a reload and a move of one item are
  /// reported as a deletion and a reload (crash families B3, report c093).
  private static let noItemDeletedAndReloaded = UpdateRule { proposal in
    let movesCount = proposal.kind == .collection
    return proposal.items.departureCollisions
      .first { $0.isDeletionAndReload || (movesCount && $0.isReloadAndMove) }
      .map { .itemDeletedAndReloaded($0.path) }
  }

  /// The rule that no item is both deleted, or reloaded, and moved. A table reports the reload as a
  /// deletion.
  private static let noItemDeletedAndMoved = UpdateRule { proposal in
    proposal.items.departureCollisions
      .first { $0.isDeletionAndMove || $0.isReloadAndMove }
      .map { .itemDeletedAndMoved($0.path) }
  }

  /// The rule that no item is moved to the position of an insertion, or of the new cell of a
  /// reload.
  private static let noItemInsertedAndMovedTo = UpdateRule { proposal in
    proposal.items.arrivalCollisions.first(where: \.isNewAndMove)
      .map { .itemInsertedAndMovedTo($0.path) }
  }

  /// The rule that no two items are moved to the same position. (crash families B4)
  private static let noItemsMovedToOnePlace = UpdateRule { proposal in
    for pair in proposal.items.arrivalCollisions {
      guard let source = pair.first.source, let other = pair.second.source else { continue }
      return .itemsMovedToOnePlace(source, other, to: pair.path)
    }
    return nil
  }

  /// The rule that no item is moved to two positions.
  private static let noItemMovedTwice = UpdateRule { proposal in
    for pair in proposal.items.departureCollisions {
      guard let target = pair.first.target, let other = pair.second.target else { continue }
      return .itemMovedTwice(pair.path, to: target, and: other)
    }
    return nil
  }
}

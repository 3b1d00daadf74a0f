// What leaves a position before the batch leaves it once. (behaviour 3B, crash families B3)
// A second deletion or a second reload of one position is let through, as UIKit does.

extension UpdateRule {
  /// No item is deleted and reloaded.
  ///
  /// A collection view treats a move as a deletion here: a reload and a move of one item are
  /// reported as a deletion and a reload (crash families B3, report c093).
  static let noItemDeletedAndReloaded = UpdateRule { proposal in
    let movesCount = proposal.kind == .collection
    return proposal.items.departureCollisions
      .first { $0.isDeletionAndReload || (movesCount && $0.isReloadAndMove) }
      .map { .itemDeletedAndReloaded($0.path) }
  }

  /// No item is deleted, or reloaded, and moved. A table reports the reload as a deletion.
  static let noItemDeletedAndMoved = UpdateRule { proposal in
    proposal.items.departureCollisions
      .first { $0.isDeletionAndMove || $0.isReloadAndMove }
      .map { .itemDeletedAndMoved($0.path) }
  }

  /// No item is moved to two places.
  static let noItemMovedTwice = UpdateRule { proposal in
    for pair in proposal.items.departureCollisions {
      guard let target = pair.first.target, let other = pair.second.target else { continue }
      return .itemMovedTwice(pair.path, to: target, and: other)
    }
    return nil
  }

  /// No section is deleted and reloaded.
  static let noSectionDeletedAndReloaded = UpdateRule { proposal in
    proposal.sections.departureCollisions
      .first { $0.isDeletionAndReload }
      .map { .sectionDeletedAndReloaded($0.path.item) }
  }

  /// No section is deleted, or reloaded, and moved.
  static let noSectionDeletedAndMoved = UpdateRule { proposal in
    proposal.sections.departureCollisions
      .first { $0.isDeletionAndMove || $0.isReloadAndMove }
      .map { .sectionDeletedAndMoved($0.path.item) }
  }

  /// No section is moved to two places.
  static let noSectionMovedTwice = UpdateRule { proposal in
    for pair in proposal.sections.departureCollisions {
      guard let target = pair.first.target, let other = pair.second.target else { continue }
      return .sectionMovedTwice(pair.path.item, to: target.item, and: other.item)
    }
    return nil
  }
}

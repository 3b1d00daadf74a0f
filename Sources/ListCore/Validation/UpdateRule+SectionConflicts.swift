// A section leaves its position once, and arrives at a position alone. (behaviour 3B, crash
// families B3) A second deletion, reload or insertion of one position is let through, as UIKit
// does.

extension UpdateRule {
  /// No two changes of sections contradict each other.
  static let sectionConflicts: [UpdateRule] = [
    noSectionDeletedAndReloaded, noSectionDeletedAndMoved, noSectionInsertedAndMovedTo,
    noSectionsMovedToOnePlace, noSectionMovedTwice,
  ]

  /// No section is deleted and reloaded.
  private static let noSectionDeletedAndReloaded = UpdateRule { proposal in
    proposal.sections.departureCollisions
      .first { $0.isDeletionAndReload }
      .map { .sectionDeletedAndReloaded($0.path.item) }
  }

  /// No section is deleted, or reloaded, and moved.
  private static let noSectionDeletedAndMoved = UpdateRule { proposal in
    proposal.sections.departureCollisions
      .first { $0.isDeletionAndMove || $0.isReloadAndMove }
      .map { .sectionDeletedAndMoved($0.path.item) }
  }

  /// No section is moved to where one is inserted, or where a reloaded one ends up. (behaviour 3.4)
  private static let noSectionInsertedAndMovedTo = UpdateRule { proposal in
    proposal.sections.arrivalCollisions.first(where: \.isNewAndMove)
      .map { .sectionInsertedAndMovedTo($0.path.item) }
  }

  /// No two sections are moved to one place.
  private static let noSectionsMovedToOnePlace = UpdateRule { proposal in
    for pair in proposal.sections.arrivalCollisions {
      guard let source = pair.first.source, let other = pair.second.source else { continue }
      return .sectionsMovedToOnePlace(source.item, other.item, to: pair.path.item)
    }
    return nil
  }

  /// No section is moved to two places.
  private static let noSectionMovedTwice = UpdateRule { proposal in
    for pair in proposal.sections.departureCollisions {
      guard let target = pair.first.target, let other = pair.second.target else { continue }
      return .sectionMovedTwice(pair.path.item, to: target.item, and: other.item)
    }
    return nil
  }
}

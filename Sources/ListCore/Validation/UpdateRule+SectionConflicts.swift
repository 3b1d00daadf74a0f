// A section leaves its position once, and arrives at a position alone. (behaviour 3B, crash
// families B3) A second deletion, reload or insertion at one position is allowed, as in UIKit.

extension UpdateRule {
  /// The rules that no two changes of sections contradict each other.
  static let sectionConflicts: [UpdateRule] = [
    noSectionDeletedAndReloaded, noSectionDeletedAndMoved, noSectionInsertedAndMovedTo,
    noSectionsMovedToOnePlace, noSectionMovedTwice,
  ]

  /// The rule that no section is both deleted and reloaded.
  private static let noSectionDeletedAndReloaded = UpdateRule { proposal in
    proposal.sections.departureCollisions
      .first { $0.isDeletionAndReload }
      .map { .sectionDeletedAndReloaded($0.path.item) }
  }

  /// The rule that no section is both deleted, or reloaded, and moved.
  private static let noSectionDeletedAndMoved = UpdateRule { proposal in
    proposal.sections.departureCollisions
      .first { $0.isDeletionAndMove || $0.isReloadAndMove }
      .map { .sectionDeletedAndMoved($0.path.item) }
  }

  /// The rule that no section is moved to the position of an insertion, or of a reloaded section.
  /// (behaviour 3.4)
  private static let noSectionInsertedAndMovedTo = UpdateRule { proposal in
    proposal.sections.arrivalCollisions.first(where: \.isNewAndMove)
      .map { .sectionInsertedAndMovedTo($0.path.item) }
  }

  /// The rule that no two sections are moved to the same position.
  private static let noSectionsMovedToOnePlace = UpdateRule { proposal in
    for pair in proposal.sections.arrivalCollisions {
      guard let source = pair.first.source, let other = pair.second.source else { continue }
      return .sectionsMovedToOnePlace(source.item, other.item, to: pair.path.item)
    }
    return nil
  }

  /// The rule that no section is moved to two positions.
  private static let noSectionMovedTwice = UpdateRule { proposal in
    for pair in proposal.sections.departureCollisions {
      guard let target = pair.first.target, let other = pair.second.target else { continue }
      return .sectionMovedTwice(pair.path.item, to: target.item, and: other.item)
    }
    return nil
  }
}

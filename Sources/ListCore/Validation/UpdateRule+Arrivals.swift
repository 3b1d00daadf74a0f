// What arrives at a position after the batch arrives there alone. (behaviour 3B, crash families B3)
// A second insertion at one position is let through, as UIKit does.

extension UpdateRule {
  /// No item is moved to where one is inserted, or where the new cell of a reload lands.
  static let noItemInsertedAndMovedTo = UpdateRule { proposal in
    proposal.items.arrivalCollisions.first(where: \.isNewAndMove)
      .map { .itemInsertedAndMovedTo($0.path) }
  }

  /// No two items are moved to one place. (crash families B4)
  static let noItemsMovedToOnePlace = UpdateRule { proposal in
    for pair in proposal.items.arrivalCollisions {
      guard let source = pair.first.source, let other = pair.second.source else { continue }
      return .itemsMovedToOnePlace(source, other, to: pair.path)
    }
    return nil
  }

  /// No section is moved to where one is inserted, or where a reloaded one lands. (behaviour 3.4)
  static let noSectionInsertedAndMovedTo = UpdateRule { proposal in
    proposal.sections.arrivalCollisions.first(where: \.isNewAndMove)
      .map { .sectionInsertedAndMovedTo($0.path.item) }
  }

  /// No two sections are moved to one place.
  static let noSectionsMovedToOnePlace = UpdateRule { proposal in
    for pair in proposal.sections.arrivalCollisions {
      guard let source = pair.first.source, let other = pair.second.source else { continue }
      return .sectionsMovedToOnePlace(source.item, other.item, to: pair.path.item)
    }
    return nil
  }
}

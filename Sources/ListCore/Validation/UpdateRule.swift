/// One thing that must hold for a batch to be applied.
struct UpdateRule: Sendable {
  /// Returns the first breach, or `nil` if the rule holds.
  let fault: @Sendable (Proposal) -> UpdateFault?

  /// Every rule, in the order in which a list reports breaches: the first breach wins.
  ///
  /// What does not exist comes before what contradicts itself, and both before what does not add
  /// up (behaviour 3.10). The order inside the first group is behaviour 3.11; the order inside the
  /// third is behaviour 3.12. No report tells the order inside the second.
  static let all: [UpdateRule] = [
    .reloadsExist, .deletionsExist, .insertionsExist, .movesExist,

    .noItemDeletedAndReloaded, .noItemDeletedAndMoved, .noItemInsertedAndMovedTo,
    .noItemsMovedToOnePlace, .noItemMovedTwice,
    .noSectionDeletedAndReloaded, .noSectionDeletedAndMoved, .noSectionInsertedAndMovedTo,
    .noSectionsMovedToOnePlace, .noSectionMovedTwice,
    .noMoveIntoInsertedSection, .noMoveOutOfDeletedSection,

    .sectionCountFits, .itemCountsFit,
    .reloadsLand,
  ]
}

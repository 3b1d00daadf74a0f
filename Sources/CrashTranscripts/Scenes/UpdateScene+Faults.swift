import ListCore

// Crash families B: a position of the batch does not exist, or two changes contradict each other.

extension UpdateScene {
  /// The scene of a fault that its own numbers describe.
  ///
  /// A message about a position names the counts of one side only. The other side is made to agree
  /// with the calls, so that nothing but the position is wrong.
  init?(_ fault: UpdateFault, _ kind: ListKind) {
    switch fault {
    case .sectionCountMismatch(_, let evidence), .itemCountMismatch(_, let evidence):
      self.init(evidence, kind)
    case .itemMovedIntoInsertedSection(let section):
      self.init(movingIntoInserted: section, kind)
    case .itemMovedOutOfDeletedSection(let section):
      self.init(movingOutOfDeleted: section, kind)
    case .twoAnimationsForCell:
      // Needs cells on screen; counts alone do not lead there.
      return nil
    case .deletedItemMissing, .insertedItemMissing, .movedItemMissing, .moveTargetMissing,
      .deletedItemSectionMissing, .insertedItemSectionMissing, .movedItemSectionMissing,
      .moveTargetSectionMissing, .deletedSectionMissing, .insertedSectionMissing,
      .movedSectionMissing, .moveTargetOfSectionMissing, .itemDeletedAndReloaded,
      .itemDeletedAndMoved, .itemInsertedAndMovedTo, .itemsMovedToOnePlace, .itemMovedTwice,
      .sectionDeletedAndReloaded, .sectionDeletedAndMoved, .sectionInsertedAndMovedTo,
      .sectionsMovedToOnePlace, .sectionMovedTwice:
      guard let stage = SceneStage(fault), let counts = stage.counts else { return nil }
      self.init(kind: kind, before: counts.before, after: counts.after, changes: stage.changes)
    }
  }

  /// Row 0 of section 0 goes to a section that the batch inserts.
  private init?(movingIntoInserted section: Int, _ kind: ListKind) {
    guard Self.canBuild(section) else { return nil }
    let before = [Int](repeating: 1, count: max(1, section))
    var after = [0] + before.dropFirst()
    after.insert(1, at: section)
    self.init(
      kind: kind, before: SectionCounts(before), after: SectionCounts(after),
      changes: [
        .insertSection(section),
        .moveItem(from: ItemPath(item: 0, section: 0), to: ItemPath(item: 0, section: section)),
      ])
  }

  /// Row 0 of a section that the batch deletes goes to section 0.
  private init?(movingOutOfDeleted section: Int, _ kind: ListKind) {
    guard Self.canBuild(section) else { return nil }
    self.init(
      kind: kind, before: SectionCounts([Int](repeating: 1, count: section + 2)),
      after: SectionCounts([2] + [Int](repeating: 1, count: section)),
      changes: [
        .deleteSection(section),
        .moveItem(from: ItemPath(item: 0, section: section), to: ItemPath(item: 0, section: 0)),
      ])
  }
}

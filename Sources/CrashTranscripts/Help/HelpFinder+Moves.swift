import ListCore

// A move names a position that does not exist, or that another change names too. (crash families B3
// and B4)
//
// A message about a move states one or two of its positions. The others are placeholders.
extension HelpFinder {
  mutating func findMove(_ fault: UpdateFault) {
    switch fault {
    case .movedItemMissing(let path, let count):
      findMovedFromNowhere(
        "\(noun.capitalizedFirst) \(path.item)", "section \(path.section)", kind.counted(count))
    case .movedItemSectionMissing(let path, let count):
      findMovedFromNowhere(
        "\(one) of section \(path.section)", "the \(view)", sections(count))
    case .movedSectionMissing(let section, let count):
      findMovedFromNowhere(
        "Section \(section)", "the \(view)", sections(count))
    case .moveTargetMissing(_, let path, let count):
      findMovedToNowhere(
        "position \(path.item)", "section \(path.section)", kind.counted(count))
    case .moveTargetSectionMissing(_, let path, let count):
      findMovedToNowhere("section \(path.section)", "the \(view)", sections(count))
    case .moveTargetOfSectionMissing(_, let section, let count):
      findMovedToNowhere(
        "position \(section)", "the \(view)", sections(count))
    case .itemsMovedToOnePlace(let one, let other, let target):
      findCollision("\(noun)s \(one) and \(other) are both moved to \(target)")
    case .itemMovedTwice(let path, let one, let other):
      findCollision("\(noun) \(path) is moved twice, to \(one) and to \(other)")
    case .sectionsMovedToOnePlace(let one, let other, let target):
      findCollision("sections \(one) and \(other) are both moved to \(target)")
    case .sectionMovedTwice(let section, let one, let other):
      findCollision("section \(section) is moved twice, to \(one) and to \(other)")
    case .sectionDeletedAndReloaded(let section):
      findSectionReload(section, "deleted")
    case .sectionDeletedAndMoved(let section), .sectionInsertedAndMovedTo(let section):
      findSectionReload(section, "moved")
    case .itemMovedIntoInsertedSection(let section):
      findMoveAcross("into section \(section), which the same update inserts")
    case .itemMovedOutOfDeletedSection(let section):
      findMoveAcross("out of section \(section), which the same update deletes")
    case .deletedItemMissing, .deletedItemSectionMissing, .deletedSectionMissing,
      .insertedItemMissing, .insertedItemSectionMissing, .insertedSectionMissing,
      .itemDeletedAndReloaded, .itemDeletedAndMoved, .itemInsertedAndMovedTo,
      .twoAnimationsForCell, .sectionCountMismatch, .itemCountMismatch:
      break
    }
  }

  private func sections(_ count: Int) -> String { "\(count) section\(count == 1 ? "" : "s")" }

  private mutating func findMovedFromNowhere(
    _ what: String, _ place: String, _ count: String
  ) {
    add(
      .staleIndexPath,
      """
      \(what) was moved\(self.place), but \(place) had only \(count) when the update began. The \
      source of a move is a position *before* the update: it was counted after insertions of the \
      same update, or is out of date.
      """,
      repair: "Look up where the \(noun) is in the old content, before the model changes.",
      code: moving)
  }

  private mutating func findMovedToNowhere(
    _ what: String, _ place: String, _ count: String
  ) {
    add(
      .indexPastTheEnd,
      """
      Something was moved to \(what)\(self.place), but \(place) has only \(count) after the \
      update. The target of a move is a position *after* the update, when what was deleted has \
      gone: the last one is the new count minus 1.
      """,
      repair: "Look up where the \(noun) is in the new content.",
      code: moving)
    add(
      .modelNotMoved,
      """
      The model was not moved, or has lost \(noun)s to something else: \(place) has \(count) when \
      the update ends.
      """,
      repair: "Move in the model too, inside the update.", code: moving)
  }

  /// The code of a move in the model and in the list, with positions that are looked up on their
  /// own side.
  private var moving: String {
    RepairCode(kind: kind, section: nil).closure([
      "guard let from = items.firstIndex(of: item) else { return }  // before the update",
      "items = newItems",
      "guard let to = items.firstIndex(of: item) else { return }  // after the update",
      "\(kind.variable).move\(kind.callNoun)(",
      "  at: IndexPath(\(noun): from, section: 0), to: IndexPath(\(noun): to, section: 0))",
    ])
  }

  private mutating func findCollision(_ sentence: String) {
    add(
      .announcedTwice,
      """
      In one update\(place), \(sentence). The moves were collected one by one, each against a \
      content that the one before had changed.
      """,
      repair: """
        Compute all moves at once: sources from the old content, targets from the new one.
        """,
      code: RepairCode(kind: kind, section: nil).closure([
        "let old = items",
        "items = newItems",
        "for (from, item) in old.enumerated() {",
        "  guard let to = items.firstIndex(of: item), to != from else { continue }",
        "  \(kind.variable).move\(kind.callNoun)(",
        "    at: IndexPath(\(noun): from, section: 0), to: IndexPath(\(noun): to, section: 0))",
        "}",
      ]))
  }

  private mutating func findSectionReload(_ section: Int, _ verb: String) {
    add(
      .reloadInBatch,
      """
      Section \(section) is both \(verb) and reloaded in one update\(place), or deleted or \
      inserted at the same index. UIKit makes a reload a deletion and an insertion.
      """,
      repair: "Reload sections in a second update, at their new positions.",
      code: """
        \(kind.variable).performBatchUpdates {
          sections = newSections
          \(kind.variable).moveSection(oldIndex, toSection: newIndex)
        }
        \(kind.variable).reloadSections(IndexSet(integer: newIndex)\(kind.animation))
        """)
  }

  /// Adds the cause of a move into an inserted section or out of a deleted one.
  mutating func findMoveAcross(_ where: String) {
    add(
      .other, "\(one) was moved\(place) \(`where`).",
      repair: "Delete and insert the \(noun) instead of moving it.",
      code: RepairCode(kind: kind, section: nil).closure([
        "\(kind.variable).delete\(kind.callNoun)s(at: [oldIndexPath]\(kind.animation))",
        "\(kind.variable).insert\(kind.callNoun)s(at: [newIndexPath]\(kind.animation))",
      ]))
  }
}

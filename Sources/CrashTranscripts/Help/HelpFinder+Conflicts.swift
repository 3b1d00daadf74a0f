import ListCore

// Two changes name one position, or an index is negative. (crash families B3 and B6)
extension HelpFinder {
  mutating func findReloadBesideMove(from path: ItemPath) {
    if has(.photoLibrary) { findPhotoChanges(.reloadInBatch, replay: moveThenReload(path)) }
    let observer =
      has(.fetchedResults)
      ? " A fetched results controller reports an object that moved and changed as a move only."
      : ""
    add(
      .reloadInBatch,
      """
      \(noun.capitalizedFirst) \(path.item) of section \(path.section) was moved and *reloaded* in \
      one update\(place). UIKit makes a reload a deletion and an insertion, so the message says \
      "delete" although no delete call is needed for it.\(observer)
      """,
      repair: """
        Move in the update, and reload (or reconfigure) the \(noun) after it, at its new position.
        """,
      code: """
        \(kind.variable).performBatchUpdates {
          items.insert(items.remove(at: \(path.item)), at: newIndexPath.\(noun))
          \(kind.variable).move\(kind.callNoun)(
            at: IndexPath(\(noun): \(path.item), section: \(path.section)), to: newIndexPath)
        }
        \(kind.variable).reload\(kind.callNoun)s(at: [newIndexPath]\(kind.animation))
        """, replay: moveThenReload(path))
    if has(.fetchedResults) { findTwoControllers() }
    add(
      .announcedTwice,
      """
      The same \(noun) is both deleted and moved: the changes were collected in two steps that do \
      not know each other.
      """,
      repair: "Compute one list of changes from the old and the new content.",
      code: "let changes = newItems.difference(from: items).inferringMoves()",
      replay: moveThenReload(path))
  }

  mutating func findReloadBesideMove(to path: ItemPath) {
    if has(.fetchedResults) { findTwoControllers() }
    add(
      .reloadInBatch,
      """
      \(one) was moved to \(path.item) in section \
      \(path.section), where the same update inserts one\(place). A *reload* counts as an \
      insertion: the reloaded \(noun) ends up at this position.
      """,
      repair: """
        Reload after the update, at the new positions; insert and move to different ones.
        """,
      code: """
        \(kind.variable).performBatchUpdates {
          items = newItems
          \(kind.variable).move\(kind.callNoun)(at: oldIndexPath, to: newIndexPath)
        }
        \(kind.variable).reload\(kind.callNoun)s(at: changedIndexPaths\(kind.animation))
        """, replay: moveThenReload(path))
  }

  mutating func findTwoControllers() {
    add(
      .announcedTwice,
      """
      The changes of a fetched results controller were applied beside others: of a second \
      controller, or an update and a move of the same object.
      """,
      repair: """
        Collect the controller's changes until controllerDidChangeContent(_:), treat a move that \
        also changes as a deletion and an insertion, and apply them in one update.
        """,
      code: """
        case .move: changes.delete(indexPath); changes.insert(newIndexPath)
        case .update: changes.reloadAfterwards(indexPath)
        """)
  }

  mutating func findDeletedAndReloaded(_ path: ItemPath) {
    if has(.photoLibrary) { findPhotoChanges(.reloadInBatch, replay: moveThenReload(path)) }
    add(
      .reloadInBatch,
      """
      \(noun.capitalizedFirst) \(path.item) of section \(path.section) is deleted and reloaded in \
      one update\(place): the list of changed \(noun)s still contains the deleted one, or mixes \
      positions before and after the update.
      """,
      repair: "Reload after the update, and only what is still there.",
      code: """
        \(kind.variable).performBatchUpdates {
          \(RepairCode(kind: kind, section: path.section).model).remove(at: \(path.item))
          \(kind.variable).delete\(kind.callNoun)s(at: [\(RepairCode(kind: kind, section: nil).written(path))]\(kind.animation))
        }
        \(kind.variable).reload\(kind.callNoun)s(at: changedIndexPaths\(kind.animation))
        """, replay: deletion(of: path.item, from: path.item + 1, section: path.section))
  }

  mutating func findTwoAnimations(_ path: ItemPath) {
    add(
      .reloadInBatch,
      """
      One cell on screen is part of two operations of an update\(place): its \(noun) is reloaded \
      while it, or its section, is also moved, inserted or reloaded.
      """,
      repair:
        "Reload in a second update, or reconfigure the \(noun), which is no structural change.",
      code: """
        \(kind.variable).performBatchUpdates {
          \(kind.variable).move\(kind.callNoun)(at: oldIndexPath, to: newIndexPath)
        }
        \(kind.variable).reconfigure\(kind.callNoun)s(at: [newIndexPath])
        """, replay: moveThenReload(path))
  }

  /// Adds the cause of a negative index, which UIKit prints as a large number.
  mutating func findNegative(_ index: Int) {
    let print =
      stated.hasUnsignedIndex ? ", which UIKit prints as \(UInt(bitPattern: index))" : ""
    add(
      .negativeIndex,
      """
      The index is \(index)\(print): usually `count - 1` of an empty list, or a search that found nothing\(place).
      """,
      repair: "Check the index before you use it.",
      code: """
        let last = items.count - 1
        guard last >= 0 else { return }  // the list is empty
        """)
  }

  func moveThenReload(_ path: ItemPath) -> [BatchEvidence] {
    guard (0...10_000).contains(path.section), (0..<2_000_000).contains(path.item) else {
      return []
    }
    let counts = SectionCounts([Int](repeating: 1, count: path.section) + [path.item + 2])
    let target = ItemPath(item: path.item + 1, section: path.section)
    return [
      BatchEvidence(
        before: counts, after: counts, batch: BatchUpdate([.moveItem(from: path, to: target)])),
      BatchEvidence(before: counts, after: counts, batch: BatchUpdate([.reloadItem(target)])),
    ]
  }
}

import ListCore

extension TranscriptFamily {
  /// What is known about a message from its family alone: of a sentence that was cut, or of the
  /// method that raised it. No number is stated.
  func advice(_ kind: ListKind) -> Advice? {
    let (noun, view, call) = (kind.itemNoun, kind.variable, kind.callNoun)
    let animation = kind.animation
    switch self {
    case .deleteAndReloadSameIndexPath, .deleteAndMoveSameIndexPath, .insertAndMoveSameIndexPath:
      return Advice(
        cause: """
          One update reloads a \(noun) that it also deletes or moves, or inserts one where another \
          moves to: often UIKit counts a reload as a deletion and an insertion.
          """,
        repair: "Delete, insert and move in the update, and reload after it, at the new positions.",
        swiftCode: """
          \(view).performBatchUpdates {
            items = newItems
            \(view).move\(call)(at: oldIndexPath, to: newIndexPath)
          }
          \(view).reload\(call)s(at: changedIndexPaths\(animation))
          """)
    case .attemptInsertOutOfRange, .attemptInsertNoSection, .attemptInsertSectionOutOfRange:
      return Advice(
        cause: """
          A position was inserted that does not exist after the update: the model did not get what \
          the call announces, or the index was counted one too far.
          """,
        repair: "Change the model first, and take the index from where the model has the new one.",
        swiftCode: """
          \(view).performBatchUpdates {
            items.append(newItem)
            \(view).insert\(call)s(
              at: [IndexPath(\(noun): items.count - 1, section: section)]\(animation))
          }
          """)
    case .scrollOutOfBoundsRow, .scrollRowBeyondBounds, .scrollOutOfBoundsItem,
      .scrollInvalidIndexPath, .rectAtInvalidIndexPath:
      return Advice(
        cause: """
          The list was asked for the position of a \(noun) that it does not have: an index path that \
          was kept, the last one of an empty list, or one that the model has and the list does not \
          have yet.
          """,
        repair: """
          Tell the list of the change first, let it lay out, and check the index path against the \
          list's own counts.
          """,
        swiftCode: """
          \(view).layoutIfNeeded()
          guard indexPath.section < \(view).numberOfSections,
            (0..<\(view).numberOf\(call)s(inSection: indexPath.section)).contains(indexPath.\(noun))
          else { return }
          """)
    case .numberOfItemsBadSection, .supplementaryAttributesBadSection:
      return Advice(
        cause: """
          Something asked the collection view about a section that it does not have: a layout or a \
          view that uses the model's sections while the collection view has not counted them.
          """,
        repair: "Ask only for sections below numberOfSections, and reload before you ask.",
        swiftCode: """
          guard section < collectionView.numberOfSections else { return }
          let count = collectionView.numberOfItems(inSection: section)
          """)
    case .nilCellTable, .nilCellCollection:
      return Advice(
        cause: """
          The data source returned no cell: the dequeued cell was nil, or a branch returns before \
          one is made.
          """,
        repair: "Return a dequeued cell on every way through the method.",
        swiftCode: kind == .table
          ? "tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)"
          : "collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)")
    case .cellWithoutReuseIdentifier, .supplementaryNotDequeued:
      return Advice(
        cause: "The data source returned a view that it created itself, or nil.",
        repair: "Return a view that was dequeued from the collection view, on every way.",
        swiftCode: """
          collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
          """)
    case .dequeueMultipleSameIndexPath, .dequeuedViewNotReturned:
      return Advice(
        cause: """
          A cell was dequeued that was not returned: a second one was dequeued for the index path, \
          or one was dequeued outside of the method that provides cells, to measure or to look at it.
          """,
        repair: """
          Dequeue one cell for each request and return it; ask the list itself for a cell that is \
          shown.
          """,
        swiftCode: kind == .table
          ? "let cell = tableView.cellForRow(at: indexPath)"
          : "let cell = collectionView.cellForItem(at: indexPath)")
    case .layoutAttributesMissingIndexPath, .noLayoutAttributes:
      return Advice(
        cause: """
          The layout and the counts differ: the layout still has attributes that it kept, or the \
          model changed before the update, or the collection view was laid out without any height.
          """,
        repair: """
          Drop what the layout keeps whenever it is invalidated, and change the model only inside of \
          the update.
          """,
        swiftCode: """
          override func invalidateLayout() {
            super.invalidateLayout()
            cache.removeAll()
          }
          """)
    case .globalIndex:
      return Advice(
        cause: """
          The collection view looked for an item that it no longer has: the model lost items and no \
          call said so, or the layout still has the old ones.
          """,
        repair: "Delete the items in the update that changes the model.",
        swiftCode: RepairCode(kind: .collection, section: nil).update(inserting: 0, deleting: 1))
    case .diffableDuplicateItems, .diffableSectionExists, .sectionSnapshotDuplicateItems:
      return Advice(
        cause: """
          A snapshot got two equal identifiers: the data holds one element twice, or two elements \
          are equal by == although they are not the same.
          """,
        repair: "Make every identifier unique before you append it, best by an id of the element.",
        swiftCode: """
          var seen: Set<Item.ID> = []
          snapshot.appendItems(items.filter { seen.insert($0.id).inserted }.map(\\.id))
          """)
    case .diffableItemExistsWarning:
      return Advice(
        cause: """
          Items were inserted or appended that the snapshot already has: it moved them instead, \
          which is slow, and is often a sign of duplicates in the data.
          """,
        repair: "Append only what is new, or move and reload what the snapshot already has.",
        swiftCode: """
          let new = items.filter { snapshot.indexOfItem($0) == nil }
          snapshot.appendItems(new, toSection: section)
          """)
    case .diffableSectionNotFound, .diffableReloadMissingItem, .diffableReconfigureMissingItem,
      .sectionSnapshotMissingItem, .diffableInvalidParameter:
      return Advice(
        cause: """
          A snapshot was asked about a section or an item that it does not have: it was never \
          appended or is already deleted, or the value has changed and is no longer equal to the one \
          in the snapshot.
          """,
        repair: "Append the section first, and check that the snapshot has what you name.",
        swiftCode: """
          guard snapshot.indexOfItem(item) != nil else { return }
          snapshot.reloadItems([item])
          """)
    case .diffableDeadlock:
      return Advice(
        cause: "apply was called on the main queue while an apply on another queue was under way.",
        repair: "Call apply always on the main queue, or always on one background queue.",
        swiftCode: """
          DispatchQueue.main.async {
            dataSource.apply(snapshot, animatingDifferences: true)  // every apply of this source
          }
          """)
    case .twoAnimations, .cellAnimationFraction:
      return Advice(
        cause: """
          One \(noun) got two animations: one update names it in two calls, or, often, a second \
          update began before the first had ended.
          """,
        repair:
          "Name each \(noun) once, and collect changes that come close together in one update.",
        swiftCode: """
          \(view).performBatchUpdates {
            items = newItems
            \(view).reload\(call)s(at: changedIndexPaths\(animation))
          }
          """)
    default:
      return MessageTemplate.all.first { $0.family == self && $0.advice != nil }?.advice
    }
  }
}

import ListCore

extension TranscriptFamily {
  /// Returns the advice that follows from the family of a message alone: for a sentence that was
  /// cut off, or the method that raised it. It contains no numbers.
  func advice(_ kind: ListKind) -> Advice? {
    let (noun, view, call) = (kind.itemNoun, kind.variable, kind.callNoun)
    let animation = kind.animation
    switch self {
    case .deleteAndReloadSameIndexPath, .deleteAndMoveSameIndexPath, .insertAndMoveSameIndexPath:
      return Advice(
        cause: """
          One update names the same \(noun) in two ways: it deletes one that it also reloads or \
          moves, or inserts one where another moves to. A reload counts as a deletion and an \
          insertion: \(kind.oneItem) that is both moved and reloaded is such a conflict too.
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
          The list was asked for the position of \(kind.oneItem) that it does not have: an index \
          path that was kept, the last one of an empty list, or one that the model has and the list \
          does not have yet.
          """,
        repair: """
          Tell the list of the change first, let it lay out, and check the index path against the \
          list's own counts.
          """,
        swiftCode: """
          \(view).layoutIfNeeded()
          guard (0..<\(view).numberOfSections).contains(indexPath.section),
            (0..<\(view).numberOf\(call)s(inSection: indexPath.section)).contains(indexPath.\(noun))
          else { return }
          """)
    case .negativeSize:
      return Advice(
        cause: """
          The flow layout got a size that is negative or zero, from sizeForItemAt or itemSize: \
          computed from bounds that were still empty, or from insets larger than the bounds.
          """,
        repair: "Compute sizes from the current bounds, and never let them go below zero.",
        swiftCode: """
          layout.itemSize.width = max(
            1, collectionView.bounds.width - insets.left - insets.right)
          """)
    case .numberOfItemsBadSection, .supplementaryAttributesBadSection:
      return Advice(
        cause: """
          Something asked the collection view about a section that it does not have: a layout or a \
          view that uses the model's sections before the collection view has counted them, or code \
          that asks for a cell in the middle of an update.
          """,
        repair: "Ask only for sections below numberOfSections, and reload before you ask.",
        swiftCode: """
          guard (0..<collectionView.numberOfSections).contains(section) else { return }
          let count = collectionView.numberOfItems(inSection: section)
          """)
    case .nilCellTable, .nilCellCollection:
      return Advice(
        cause: """
          The data source returned no cell: the dequeued cell was nil, or a branch returns before \
          one is made.
          """,
        repair: "Return a dequeued cell in every branch of the method.",
        swiftCode: kind == .table
          ? "tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)"
          : "collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)")
    case .cellWithoutReuseIdentifier:
      return Advice(
        cause: "The data source returned a cell that it created itself, or nil.",
        repair: "In every branch, return a cell that was dequeued from the collection view.",
        swiftCode: """
          collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
          """)
    case .supplementaryNotDequeued:
      return Advice(
        cause: """
          The data source returned nil for a header or footer that the layout shows, or a view that \
          it created itself.
          """,
        repair: """
          In every branch, return a view that was dequeued for the kind; where a section has no \
          header, give it a size of zero.
          """,
        swiftCode: """
          collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
          """)
    case .dequeueMultipleSameIndexPath, .dequeuedViewNotReturned:
      return Advice(
        cause: """
          A cell was dequeued that was not returned: a second one was dequeued for the index path, \
          or one was dequeued outside the method that provides cells, to measure or to inspect it\
          \(kind == .table ? ", as in heightForRowAt" : "").
          """,
        repair: kind == .table
          ? """
          Dequeue one cell for each request and return it; to measure, dequeue once without an index \
          path, or let the cells size themselves.
          """
          : """
          Dequeue one cell for each request and return it; to measure, keep a cell of your own, or \
          let the cells size themselves.
          """,
        swiftCode: kind == .table
          ? """
          // heightForRowAt; or tableView.rowHeight = UITableView.automaticDimension
          let sizingCell = tableView.dequeueReusableCell(withIdentifier: identifier)
          """
          : "let cell = collectionView.cellForItem(at: indexPath)")
    case .layoutAttributesMissingIndexPath, .noLayoutAttributes:
      return Advice(
        cause: """
          The layout returned attributes of a cell, a header or a decoration for an index path that \
          the collection view does not have: it still has cached ones after a reload, or computes \
          them from the model, which changed before the update.
          """,
        repair: """
          Drop what the layout caches whenever it is invalidated, make attributes only for sections \
          and items that the collection view has, and change the model only inside the update.
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
          A snapshot got two equal identifiers: the data holds one element twice, or two different \
          elements are equal by ==.
          """,
        repair: "Make every identifier unique before you append it: use the element's id.",
        swiftCode: """
          var seen: Set<Item.ID> = []
          snapshot.appendItems(items.filter { seen.insert($0.id).inserted }.map(\\.id))
          """)
    case .diffableItemExistsWarning:
      return Advice(
        cause: """
          The snapshot already has items that were inserted or appended: it moves them instead, \
          which is slow and often a sign of duplicates in the data.
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
      return constantAdvice(kind)
        ?? MessageTemplate.all.first { $0.family == self && $0.advice != nil }?.advice
    }
  }
}

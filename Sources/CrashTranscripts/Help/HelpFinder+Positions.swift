import ListCore

// A position of a batch does not exist, or two changes name it. (crash families B)
extension HelpFinder {
  /// - Returns: Whether the fault is ranked here.
  mutating func find(_ fault: UpdateFault) -> Bool {
    if let index = fault.negativeIndex {
      findNegative(index)
      return true
    }
    switch fault {
    case .deletedItemMissing(let path, let count):
      findMissing(path.item, count, "\(noun) \(path.item)", section: path.section)
    case .deletedItemSectionMissing(let path, let count):
      findMissingSection(path.section, count, deletes: true)
    case .deletedSectionMissing(let section, let count):
      findMissingSection(section, count, deletes: true)
    case .insertedItemMissing(let path, let count):
      findMissingTarget(path, count)
    case .insertedItemSectionMissing(let path, let count):
      findMissingTargetSection(path.section, count, isItem: true)
    case .insertedSectionMissing(let section, let count):
      findMissingTargetSection(section, count, isItem: false)
    case .itemDeletedAndReloaded(let path): findDeletedAndReloaded(path)
    case .itemDeletedAndMoved(let path): findReloadBesideMove(from: path)
    case .itemInsertedAndMovedTo(let path): findReloadBesideMove(to: path)
    case .twoAnimationsForCell(let path): findTwoAnimations(path)
    case .movedItemMissing, .movedItemSectionMissing, .moveTargetMissing,
      .moveTargetSectionMissing, .movedSectionMissing, .moveTargetOfSectionMissing,
      .itemsMovedToOnePlace, .itemMovedTwice, .sectionDeletedAndReloaded, .sectionDeletedAndMoved,
      .sectionInsertedAndMovedTo, .sectionsMovedToOnePlace, .sectionMovedTwice,
      .itemMovedIntoInsertedSection, .itemMovedOutOfDeletedSection:
      findMove(fault)
    case .sectionCountMismatch, .itemCountMismatch: return false
    }
    return !causes.isEmpty
  }

  // MARK: Before the update

  mutating func findMissing(_ index: Int, _ count: Int, _ what: String, section: Int) {
    if has(.photoLibrary) {
      findPhotoChanges(
        .reloadInBatch, replay: reloadAfterInsertion(of: index, from: count, section: section))
    }
    if evidence.mentionsOnlyReloads { findReloadOfMissing(index, count, section) }
    let isLast = index == count
    let start = "\(what.capitalizedFirst) was deleted or reloaded\(place), but section \(section) "
    let had = count == 0 ? "was empty" : "had only \(kind.counted(count))"
    let deletedTwice =
      has(.swipeLibrary)
      ? "The swipe action and its handler both delete it."
      : has(.fetchedResults)
        ? "It had gone before: the handler and the delegate of the controller both delete it."
        : has(.listener)
          ? "It had gone before: the handler and the listener of the database both delete it."
          : has(.realm)
            ? """
            Realm's results are live: the handler and the notification both delete it, or the \
            \(view) was reloaded in between and counted them without it.
            """
            : """
            It had gone before: it was deleted twice, by two taps or by a handler and an observer, or \
            the model was changed and the \(view) counted before the call.
            """
    add(
      .staleIndexPath,
      """
      \(start)\(had) when the update began. \(deletedTwice) An index path that a closure or a cell \
      captured earlier is out of date as well.
      """,
      repair: """
        Look the \(noun) up when you delete it, leave if it is gone, and change the model inside \
        the update.
        """,
      code: """
        guard let index = items.firstIndex(of: item) else { return }  // gone already
        \(kind.variable).performBatchUpdates {
          items.remove(at: index)
          \(kind.variable).delete\(kind.callNoun)s(at: [IndexPath(\(noun): index, section: \(section))]\(kind.animation))
        }
        """, replay: deletion(of: max(0, count - 1), from: count, section: section))
    if isLast, count > 0 {
      add(
        .indexPastTheEnd,
        """
        The index is the number of \(noun)s: positions count from 0, so the last one is \
        \(count - 1). It was counted from 1, or behind an insertion of the same update.
        """,
        repair: "Use positions before the update for deletions and reloads, counted from 0.",
        code: """
          let last = \(kind.variable).numberOf\(kind.callNoun)s(inSection: \(section)) - 1
          """,
        replay: deletion(of: count - 1, from: count, section: section))
    }
    findReloadOfMissing(index, count, section)
  }

  mutating func findReloadOfMissing(_ index: Int, _ count: Int, _ section: Int) {
    guard !causes.contains(where: { $0.mistake == .reloadInBatch }) else { return }
    add(
      .reloadInBatch,
      """
      Often the call is a reload, which is a deletion and an insertion at the position *before* the \
      update: \(noun) \(index) is its position after the update's insertions.
      """,
      repair: "Reload in a second update, at the positions after the first one.",
      code: """
        \(kind.variable).performBatchUpdates {
          items = newItems
          \(kind.variable).insert\(kind.callNoun)s(at: newIndexPaths\(kind.animation))
        }
        \(kind.variable).reload\(kind.callNoun)s(at: changedIndexPaths\(kind.animation))
        """,
      replay: reloadAfterInsertion(of: index, from: count, section: section))
  }

  mutating func findMissingSection(_ section: Int, _ count: Int, deletes: Bool) {
    let had = count == 0 ? "no section" : count == 1 ? "only 1 section" : "only \(count) sections"
    add(
      .staleIndexPath,
      """
      Section \(section) was deleted or reloaded\(place), or \(noun)s of it, but the \(view) had \
      \(had) when the update began: \
      \(count == 0 ? "it was emptied, or never loaded, before the call" : "it had gone before, or its index was counted from 1").
      """,
      repair: """
        Check the section when the update begins, and change the model inside the update; for the \
        first content call reloadData().
        """,
      code: """
        guard (0..<\(kind.variable).numberOfSections).contains(section) else {
          return \(kind.variable).reloadData()
        }
        """,
      replay: [BatchEvidence(before: .filled(count), after: .filled(count), batch: BatchUpdate())])
  }

  // MARK: After the update

  mutating func findMissingTarget(_ path: ItemPath, _ count: Int) {
    let answered = count == 0 ? "no \(noun)" : kind.counted(count)
    let room = min(path.item, 2_000_000)
    let counts = { (items: Int) in
      SectionCounts([Int](repeating: 1, count: min(path.section, 10_000)) + [items])
    }
    let replay =
      path.section <= 10_000
      ? [
        BatchEvidence(
          before: counts(room), after: counts(room + 1),
          batch: BatchUpdate([.insertItem(ItemPath(item: room, section: path.section))]))
      ] : []
    let code = RepairCode(
      kind: kind, section: path.section, changes: [.insertItem(path)], isExact: true)
    if path.item > count || has(.diffing) { findShortened(path, count, answered) }
    add(
      .modelUnchanged,
      """
      \(noun.capitalizedFirst) \(path.item) was inserted\(place), but the model has \(answered) in \
      section \(path.section) when the update ends: the new \(noun) was not added yet, or something \
      else \(count == 0 ? "emptied" : "shortened") the model in between\
      \(has(.callback) || has(.realm) ? ", as the callback in the frames may do" : "").
      """,
      repair: "Add the \(noun) to the model inside the update, beside the call.",
      code: code.update(inserting: 1, deleting: 0), replay: replay)
    if path.item == count, count > 0 { findIndexOfCount(path) }
    let reload = LikelyCause(
      .reloadInBatch,
      """
      Often the call is a reload, which is a deletion and an insertion: \(one.lowercased()) is \
      reloaded in an update that also deletes or moves, and its new place does not exist.
      """,
      repair: "Reload in a second update, at the positions after the first one.",
      code: """
        \(kind.variable).performBatchUpdates {
          items = newItems
          \(kind.variable).delete\(kind.callNoun)s(at: oldIndexPaths\(kind.animation))
        }
        \(kind.variable).reload\(kind.callNoun)s(at: changedIndexPaths\(kind.animation))
        """, replay: replay)
    causes.insert(reload, at: evidence.mentionsOnlyReloads ? 0 : causes.count)
  }

  /// Adds the cause of a model that lacks more than the new item: it was replaced, or the change
  /// belongs to another section.
  mutating func findShortened(_ path: ItemPath, _ count: Int, _ answered: String) {
    let section = max(0, min(path.section, 10_000))
    let counts = SectionCounts([Int](repeating: 1, count: section + 1))
    add(
      .modelReplaced,
      """
      \(noun.capitalizedFirst) \(path.item) was inserted\(place), but the model has only \
      \(answered) in section \(path.section) when the update ends\
      \(path.item > count ? ": more than the new \(noun) is missing" : ""). The model was emptied or \
      replaced after the changes had been computed, as by a second event, or they belong to \
      another section.
      """,
      repair: """
        Change the model and announce the change in one update, with changes computed from exactly \
        these two contents; where the content is replaced, call reloadData() instead.
        """,
      code: RepairCode(kind: kind, section: nil).reload,
      replay: [BatchEvidence(before: counts, after: counts, batch: BatchUpdate())])
  }

  /// Adds the cause that the count after an insertion was used as the index of the new item.
  mutating func findIndexOfCount(_ path: ItemPath) {
    add(
      .indexPastTheEnd,
      """
      The index is the number of \(noun)s after the update: positions count from 0, so the last \
      one is \(path.item - 1). The index path was made from `items.count` after the new \(noun) \
      had been added.
      """,
      repair: "Use the count before the new \(noun) is added, or `count - 1` after it.",
      code: RepairCode(kind: kind, section: nil).closure([
        "items.append(newItem)",
        "let last = IndexPath(\(noun): items.count - 1, section: \(path.section))",
        "\(kind.variable).insert\(kind.callNoun)s(at: [last]\(kind.animation))",
      ]), replay: insertion(path))
  }

  /// Returns an insertion after the last item.
  func insertion(_ path: ItemPath) -> [BatchEvidence] {
    guard path.section <= 10_000, path.item < 2_000_000 else { return [] }
    func counts(_ items: Int) -> SectionCounts {
      SectionCounts([Int](repeating: 1, count: path.section) + [items])
    }
    let last = ItemPath(item: path.item - 1, section: path.section)
    return [
      BatchEvidence(
        before: counts(path.item - 1), after: counts(path.item),
        batch: BatchUpdate([.insertItem(last)]))
    ]
  }

  mutating func findMissingTargetSection(_ section: Int, _ count: Int, isItem: Bool) {
    let sections = "\(count) section\(count == 1 ? "" : "s")"
    guard section <= 10_000 else { return }
    let replay = [
      BatchEvidence(
        before: .filled(section), after: .filled(section + 1),
        batch: BatchUpdate([.insertSection(section)]))
    ]
    add(
      .modelUnchanged,
      """
      \(isItem ? "\(one) was inserted into section \(section)" : "Section \(section) was inserted")\
      \(place), but \(kind.sectionCountMethod) answers \(sections) when the update ends: the \
      section is missing from the model\
      \(isItem ? ", or the index path is out of date" : "").
      """,
      repair: """
        Add the section to the model inside the update\
        \(isItem ? ", and insert the section instead of its \(noun)s" : "").
        """,
      code: RepairCode(kind: kind, section: nil).closure([
        "sections.insert(newSection, at: \(section))",
        "\(kind.variable).insertSections(IndexSet(integer: \(section))\(kind.animation))",
      ]), replay: replay)
  }

  // MARK: Replays

  func deletion(of item: Int, from count: Int, section: Int) -> [BatchEvidence] {
    guard count > 0, count < 2_000_000, section <= 10_000, section >= 0 else { return [] }
    func counts(_ items: Int) -> SectionCounts {
      SectionCounts([Int](repeating: 1, count: section) + [items])
    }
    return [
      BatchEvidence(
        before: counts(count), after: counts(count - 1),
        batch: BatchUpdate([.deleteItem(ItemPath(item: item, section: section))]))
    ]
  }

  func reloadAfterInsertion(
    of item: Int, from count: Int, section: Int
  ) -> [BatchEvidence] {
    guard item >= count, item - count < 10_000, item < 2_000_000, (0...10_000).contains(section)
    else { return [] }
    func counts(_ items: Int) -> SectionCounts {
      SectionCounts([Int](repeating: 1, count: section) + [items])
    }
    let new = (count...item).map { Change.insertItem(ItemPath(item: $0, section: section)) }
    let after = counts(item + 1)
    return [
      BatchEvidence(before: counts(count), after: after, batch: BatchUpdate(new)),
      BatchEvidence(
        before: after, after: after,
        batch: BatchUpdate([.reloadItem(ItemPath(item: item, section: section))])),
    ]
  }
}

extension SectionCounts {
  /// Returns the counts of sections with one item each.
  fileprivate static func filled(_ sections: Int) -> SectionCounts {
    SectionCounts([Int](repeating: 1, count: max(0, min(sections, 100_000))))
  }
}

extension String {
  /// The text with a capital first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension UpdateFault {
  /// The negative index that the message is about; `nil` if there is none.
  fileprivate var negativeIndex: Int? {
    let indexes: [Int] =
      switch self {
      case .deletedItemMissing(let path, _), .deletedItemSectionMissing(let path, _),
        .insertedItemMissing(let path, _), .insertedItemSectionMissing(let path, _),
        .movedItemMissing(let path, _), .movedItemSectionMissing(let path, _),
        .moveTargetMissing(_, let path, _), .moveTargetSectionMissing(_, let path, _):
        [path.section, path.item]
      case .deletedSectionMissing(let section, _), .insertedSectionMissing(let section, _),
        .movedSectionMissing(let section, _), .moveTargetOfSectionMissing(_, let section, _):
        [section]
      case .itemDeletedAndReloaded, .itemDeletedAndMoved, .itemInsertedAndMovedTo,
        .sectionDeletedAndReloaded, .sectionDeletedAndMoved, .sectionInsertedAndMovedTo,
        .itemsMovedToOnePlace, .itemMovedTwice, .sectionsMovedToOnePlace, .sectionMovedTwice,
        .itemMovedIntoInsertedSection, .itemMovedOutOfDeletedSection, .sectionCountMismatch,
        .itemCountMismatch, .twoAnimationsForCell:
        []
      }
    return indexes.first { $0 < 0 }
  }
}

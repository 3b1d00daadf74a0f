import ListCore

// Messages without numbers: a call stack, or a sentence that was cut.
extension HelpFinder {
  /// Ranks the causes of a family, by the calls and the hints in the report.
  mutating func find(_ family: TranscriptFamily) {
    if has(.outsideWindow), family.isAboutCounts { findOutsideWindow() }
    switch family {
    case .deleteAndReloadSameIndexPath where has(.photoLibrary):
      findPhotoChanges(.reloadInBatch, replay: [])
    case .invalidNumberOfRows, .invalidNumberOfItems, .invalidBatchUpdates,
      .invalidUpdateSoftReload, .invalidTableViewUpdate:
      findUncounted()
    case .invalidNumberOfSections: findUncountedSections()
    case .attemptDeleteOutOfRange, .attemptDeleteNoSection, .attemptDeleteSectionOutOfRange:
      add(
        .staleIndexPath,
        """
        An index path was deleted or reloaded\(place) that did not exist when the update began: \
        the \(noun) had gone before, deleted twice or with the model, or the index path is out of date.
        """,
        repair: """
          Look the \(noun) up where it is now, and delete it from the model in the update that \
          deletes it from the \(view).
          """,
        code: """
          guard let index = items.firstIndex(of: item) else { return }
          \(kind.variable).performBatchUpdates {
            items.remove(at: index)
            \(kind.variable).delete\(kind.callNoun)s(
              at: [IndexPath(\(noun): index, section: section)]\(kind.animation))
          }
          """)
    case .moveFromDeletedSection, .moveIntoInsertedSection:
      findMoveAcross("out of a section that the same update deletes, or into one that it inserts")
    case .updateInvalidIndexPath: findInvalidIndexPath()
    case .dequeueTableCell, .dequeueCollectionView:
      findUnregistered(kind == .table ? "forCellReuseIdentifier" : "forCellWithReuseIdentifier")
    case .nsTableViewIndex:
      add(
        .other,
        """
        A row was inserted, removed or moved\(place) at an index that the table view of AppKit does \
        not have: the model changed before, or the changes were announced in another order.
        """,
        repair: "Change the model and announce each change in the same order, in one update.",
        code: """
          tableView.beginUpdates()
          items.remove(at: row)
          tableView.removeRows(at: IndexSet(integer: row))
          tableView.endUpdates()
          """)
    default:
      if let advice = family.advice(kind) { find(advice) }
    }
  }

  /// Adds the cause of an update of a list that is not on screen.
  private mutating func findOutsideWindow() {
    add(
      .modelChangedTooEarly,
      """
      The \(view) was in no window when it was updated\(place): it was not laid out since the model \
      changed, and so counted the new content as the old.
      """,
      repair: "Reload while it is in no window: nobody sees the animation.",
      code: "guard \(kind.variable).window != nil else { return \(kind.variable).reloadData() }")
  }

  /// Adds the cause of an update by the delegate of a fetched results controller, if the numbers
  /// are not known.
  private mutating func findUncountedController() {
    add(
      .changeNotAnnounced,
      """
      After \(calls) the counts do not add up: the delegate of a fetched results controller does not \
      announce all that the controller reports (a type of change that is not handled, sections, or \
      a second controller), or a handler makes the same call too.
      """,
      repair: """
        Make all calls in the delegate, for all four types of changes, and none in a handler: delete \
        the object there and save.
        """,
      code: delegateCode)
  }

  /// Adds the cause of a deletion by a library for swipes, if the numbers are not known.
  private mutating func findUncountedSwipe() {
    add(
      .announcedTwice,
      """
      After \(calls) the counts do not add up: the swipe library deletes the \(noun) itself, for a \
      destructive style, and the handler deletes it too, or not from the model.
      """,
      repair: """
        Remove the element from the model in the handler, and leave the deletion in the \(view) to \
        the library; or use a style that does not delete.
        """,
      code: """
        items.remove(at: indexPath.\(noun))
        action.fulfill(with: .delete)  // no deleteRows(at:with:) here
        """)
  }

  /// Adds the cause of an update by a library that computes the calls, if the numbers are not known.
  private mutating func findUncountedDiff() {
    add(
      .modelReplaced,
      """
      A library computed the calls\(place) from two arrays, and the \(view) counts others: two equal \
      identifiers in the data, a second update before the first had ended, or content that is also \
      changed by hand or by another binding.
      """,
      repair: """
        Make the identifiers unique, let one binding on the main queue change the content, and \
        reload where it is replaced as a whole.
        """,
      code: """
        var seen: Set<Item.ID> = []
        let unique = newItems.filter { seen.insert($0.id).inserted }
        \(kind.variable).reloadData()  // instead of the computed update, where all is replaced
        """)
  }

  /// Adds the cause of dequeuing an unregistered identifier, if the report does not name it.
  private mutating func findUnregistered(_ label: String) {
    add(
      .other,
      """
      No class, nib or prototype is registered for the identifier that is dequeued\(place). It is \
      registered later, in another \(view) or under another name (identifiers are case-sensitive), \
      or the controller is not created from the storyboard that has the prototype.
      """,
      repair: """
        Give the prototype in the storyboard this identifier; without a prototype, register the \
        cell's class or nib where the \(view) is created.
        """,
      code: """
        // Only without a prototype in the storyboard:
        \(kind.variable).register(Cell.self, \(label): identifier)
        """)
  }

  /// Adds the cause of a query for a row that the table view does not have, or not yet.
  mutating func findRow(_ path: ItemPath) {
    add(
      .staleIndexPath,
      """
      The position of row \(path.item) in section \(path.section) was asked for\(place), which the \
      table view does not have: by scrollToRow, selectRow, rectForRow or a dequeue with an index \
      path of its own. The table view knows the counts of its last reload or update, not those of \
      the model; an index path that was kept is out of date after the next change.
      """,
      repair: """
        Reload or update the table view first, let it lay out, and check the index path against \
        its counts.
        """,
      code: """
        tableView.reloadData()
        tableView.layoutIfNeeded()
        guard (0..<tableView.numberOfSections).contains(indexPath.section),
          (0..<tableView.numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
        else { return }
        """)
  }

  /// Adds the causes of a collection view's layout that does not match its counts.
  mutating func findGlobalIndex(_ index: Int, _ count: Int) {
    if has(.swiftUI) {
      add(
        .wrongQueue,
        """
        SwiftUI's list makes these calls: its data changed during an update, twice in one, or on \
        another thread, or two elements have one identity.
        """,
        repair: "Publish changes on the main actor, once for each change, with unique identities.",
        code: "@MainActor func load() async { items = await fetch() }")
    }
    add(
      .changeNotAnnounced,
      """
      The collection view looked for item number \(index), counted through all sections, but has \
      only \(count): the model lost items and no call told it, or the layout still has the old \
      ones.
      """,
      repair: """
        Delete the items in the update that changes the model, or call reloadData() directly \
        behind the change; a custom layout drops what it kept.
        """,
      code: RepairCode(kind: .collection, section: nil).update(inserting: 0, deleting: 1))
    add(
      .other,
      "A section was moved onto itself, or moved in an update that also changes its items.",
      repair: "Delete and insert the section instead of moving it.",
      code: RepairCode(kind: .collection, section: nil).closure([
        "collectionView.deleteSections(IndexSet(integer: old))",
        "collectionView.insertSections(IndexSet(integer: new))",
      ]))
  }

  /// Adds the causes of an update that names an invalid index path.
  private mutating func findInvalidIndexPath() {
    if has(.fetchedResults) || has(.coreData) {
      add(
        .other,
        """
        The index path of an update was nil: a fetched results controller reports an insertion \
        without `indexPath` and a deletion without `newIndexPath`\(place).
        """,
        repair: "Use newIndexPath for insertions, and indexPath for deletions and updates.",
        code: """
          case .insert: tableView.insertRows(at: [newIndexPath].compactMap { $0 }, with: .automatic)
          case .delete: tableView.deleteRows(at: [indexPath].compactMap { $0 }, with: .automatic)
          """)
    }
    add(
      .other,
      """
      The index path passed to an update\(place) is nil, or does not consist of a section and an \
      item.
      """,
      repair: "Create index paths with a section and a \(noun).",
      code: "IndexPath(\(noun): 0, section: 0)")
  }

  /// The call as it is named in a sentence: `deleteRows(at:with:) (Shelf.swift:42)`.
  private var calls: String { (impliedCall?.swiftName ?? "the update") + place }

  /// The call that the report names or whose number it states; `nil` if it may be any.
  private var impliedCall: ListCall? {
    let isComputed = has(.fetchedResults) || has(.diffing) || has(.realm)
    if let call = isComputed ? evidence.call : evidence.impliedCall { return call }
    guard let calls = stated.calls else { return nil }
    if calls.inserted == 0, calls.deleted > 0 {
      return kind == .table ? .deleteRows : .deleteItems
    }
    if calls.deleted == 0, calls.inserted > 0 {
      return kind == .table ? .insertRows : .insertItems
    }
    return nil
  }

  private mutating func findUncounted() {
    let code = RepairCode(kind: kind, section: nil)
    if has(.photoLibrary) {
      findPhotoChanges(.modelChangedTooEarly, replay: [])
      return
    }
    switch impliedCall {
    case .deleteRows?, .deleteItems?:
      if has(.swipeLibrary) || has(.fetchedResults) {
        add(
          .announcedTwice,
          """
          After \(calls) the counts do not add up: the row is deleted twice, by the handler and by \
          \(has(.swipeLibrary) ? "the swipe action" : "the delegate of the fetched results controller").
          """,
          repair: "Delete only from the model here; the other one makes the call.",
          code: "items.remove(at: indexPath.\(noun))  // no deleteRows here")
      }
      add(
        .modelUnchanged,
        """
        After \(calls) the counts do not add up: the model still has the \(noun), because it is \
        removed later, from another array, or not at all; or it was removed, and reloaded, before.
        """,
        repair: "Remove the \(noun) from the model inside the update, beside the call.",
        code: code.update(inserting: 0, deleting: 1))
      add(
        .placeholderRow,
        """
        \(one) that stands for an empty list is counted once the last real \(noun) is deleted, and \
        no call inserts it.
        """,
        repair: "Insert the placeholder \(noun) in the same update, or use a background view.",
        code: "\(kind.variable).backgroundView = items.isEmpty ? emptyView : nil")
    case .insertRows?, .insertItems?:
      add(
        .modelChangedTooEarly,
        """
        After \(calls) the counts do not add up: the model was changed before the \(view) counted \
        (it was not laid out since the last reload), or it was not changed at all.
        """,
        repair: "Change the model inside the closure of performBatchUpdates, beside the call.",
        code: code.update(inserting: 1, deleting: 0))
    case .reloadRows?, .reloadItems?, .reloadSections?:
      add(
        .reloadInsteadOfChange,
        """
        After \(calls) the counts do not add up: a reload never changes a count, and the model has \
        more or fewer \(noun)s than when the \(view) last counted, also in other sections.
        """,
        repair: "Call reloadData() where the model changes, or announce what came and went.",
        code: code.reload)
    case .moveRow?, .moveItem?, .moveSection?:
      add(
        .modelNotMoved, "After \(calls) the counts do not add up: the model was not moved.",
        repair: "Move in the model too, inside the update.",
        code: code.closure([
          "let item = items.remove(at: from.\(noun))", "items.insert(item, at: to.\(noun))",
          "\(kind.variable).move\(kind.callNoun)(at: from, to: to)",
        ]))
    default:
      if has(.fetchedResults) { findUncountedController() }
      if has(.swipeLibrary) { findUncountedSwipe() }
      if has(.diffing) { findUncountedDiff() }
      add(
        .changeNotAnnounced,
        """
        After \(calls) the counts do not add up: the model changed outside the update, often \
        replaced by a request's answer or by a second update, and the calls announce only a part of it\
        \(has(.callback) ? ": the frames show a callback" : "").
        """,
        repair: """
          Change the model on the main queue, inside the update and beside the calls; where it is \
          replaced as a whole, call reloadData() instead.
          """,
        code: code.update(inserting: 1, deleting: 0))
      add(
        .modelReplaced,
        "The content was replaced, by a request or another screen, while the update ran.",
        repair: "Call reloadData() directly where the content is replaced.", code: code.reload)
    }
  }

  private mutating func findUncountedSections() {
    add(
      .sectionNotDeleted,
      """
      After \(calls) the number of sections does not add up: the last \(noun) of a section took \
      the section with it, or the first one brought one, and no call says so.
      """,
      repair: """
        Call deleteSections(_:) where a section becomes empty, insertSections(_:) where one appears.
        """,
      code: RepairCode(kind: kind, section: nil).closure([
        "sections.remove(at: indexPath.section)",
        "\(kind.variable).deleteSections(IndexSet(integer: indexPath.section)\(kind.animation))",
      ]))
    add(
      .modelUnchanged, "The section was inserted or deleted in the \(view) and not in the model.",
      repair: "Change the model inside the update, beside the call.",
      code: RepairCode(kind: kind, section: nil).closure([
        "sections.insert(newSection, at: index)",
        "\(kind.variable).insertSections(IndexSet(integer: index)\(kind.animation))",
      ]))
  }
}

extension TranscriptMessage {
  /// The advice that does not depend on a replay.
  var generalAdvice: Advice? {
    switch facts {
    case .fault(.cell(.cellNotDequeued))?, .warning(.itemsExist)?: family.advice(.collection)
    case .fault(let fault)?: fault.advice
    case .warning(let warning)?: warning.advice
    default: unsimulated?.advice ?? advice
    }
  }
}

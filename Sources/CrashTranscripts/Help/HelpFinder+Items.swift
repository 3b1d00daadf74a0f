import ListCore

// The counts of one section do not match. (crash families A1 and A3)
extension HelpFinder {
  mutating func find(_ miscount: Miscount) {
    let numbers = miscount.numbers
    // Otherwise these numbers show no mistake.
    guard miscount.announced != miscount.actual else { return }
    findObserver(miscount)
    let onlyDeletes = numbers.deleted > 0 && numbers.inserted == 0
    if onlyDeletes, miscount.actual == 0 || miscount.isTooMuch { findDeletedTwice(miscount) }
    let fault = UpdateFault.itemCountMismatch(numbers, miscount.batch)
    for cause in ranked(fault, miscount.batch, isExact: miscount.isExact) {
      find(cause, miscount)
    }
  }

  /// Returns the causes in the order of captured crashes, taking the hints in the report into
  /// account.
  func ranked(_ fault: UpdateFault, _ batch: BatchEvidence, isExact: Bool) -> [Cause] {
    var clues: UpdateContext.Clues = []
    if has(.placeholder) { clues.insert(.placeholder) }
    if has(.collapsible) { clues.insert(.collapsibleSections) }
    if has(.diffing) || has(.realm) || has(.photoLibrary) { clues.insert(.computedChanges) }
    return Cause.ranked(
      fault, kind: kind, evidence: batch,
      context: UpdateContext(source: isExact ? .listing : .numbers, clues: clues))
  }

  /// Adds a cause that the numbers suggest, in the words of a report.
  private mutating func find(_ cause: Cause, _ miscount: Miscount) {
    switch cause {
    case .modelUnchanged, .tooManyCalls: findModelUnchanged(miscount)
    case .modelChangedTooEarly, .countsLoadedTooLate: findTooEarly(miscount)
    case .modelDoubled where has(.paging) || has(.texture) || miscount.isAnnouncedTwofold:
      if miscount.numbers.inserted > 0 {
        findSeveralLoads(miscount)
      } else {
        findSilentChange(miscount)
      }
    case .modelDoubled: findDoubled(miscount)
    case .modelReplaced: findPlaceholderless(miscount)
    case .modelNotMoved: findMove(miscount)
    case .placeholderCounted: findPlaceholder(miscount)
    case .loadedTwice: findSeveralLoads(miscount)
    case .missingCalls, .oppositeDirection: findReplaced(miscount)
    case .forgottenCall: findSilentChange(miscount)
    case .sectionToggled: findCollapsed(miscount)
    case .reloadInsteadOfChange: findReload(miscount)
    case .announcedDouble: findAnnouncedDouble(miscount)
    case .announcedTwice, .emptiedSectionNotDeleted, .sectionNotInserted, .newPositionUsed,
      .oldPositionUsed, .positionNowhere, .countedAfterInsertions, .sectionMissing, .wrongSection,
      .itemsInWrongSection, .conflict, .reloadMixedWithStructure, .movedAcrossSectionChange:
      break  // causes of calls: see findCertain(_:)
    }
  }

  func code(_ miscount: Miscount) -> RepairCode {
    RepairCode(
      kind: kind, section: stated.lacksSection ? nil : miscount.numbers.section,
      changes: miscount.batch.batch.changes, isExact: miscount.isExact)
  }

  func counts(_ numbers: ItemCountMismatch) -> String {
    "\(section(numbers.section)) had \(kind.counted(numbers.before)) and has \(numbers.after)"
  }

  /// Returns the changes that the calls announce, in words: `1 insertion and 2 deletions`.
  func announcement(_ numbers: ItemCountMismatch) -> String {
    func part(_ count: Int, _ noun: String) -> String? {
      count > 0 ? "\(count) \(noun)\(count == 1 ? "" : "s")" : nil
    }
    let parts = [
      part(numbers.inserted, "insertion"), part(numbers.deleted, "deletion"),
      part(numbers.movedIn, "move into it"), part(numbers.movedOut, "move out of it"),
    ].compactMap(\.self)
    return parts.joined(separator: " and ")
  }
}

// MARK: - Unchanged models

extension HelpFinder {
  mutating func findModelUnchanged(_ miscount: Miscount) {
    let numbers = miscount.numbers
    let isPartly = miscount.isTooMuch
    let what =
      isPartly
      ? "only \(miscount.actual > 0 ? "grew" : "shrank") by \(miscount.actual.magnitude)"
      : numbers.deleted > 0 && numbers.inserted == 0
        ? "still has the deleted \(noun)\(numbers.deleted == 1 ? "" : "s")"
        : numbers.inserted > 0 && numbers.deleted == 0
          ? "does not have the new \(noun)\(numbers.inserted == 1 ? "" : "s") yet"
          : "has not made these changes"
    let controller =
      if has(.fetchedResults) {
        """
         A fetched results controller counts what the context holds: change the object, let the \
        controller's delegate make the calls, and let \(kind.countMethod) answer \
        `controller.sections?[section].numberOfObjects`.
        """
      } else if has(.coreData) {
        """
         Deleting an object from the managed object context does not remove it from an array that \
        was fetched earlier, which \(kind.countMethod) counts.
        """
      } else if has(.search) {
        """
         During a search \(kind.countMethod) counts the filtered array: changing only the array \
        of all \(noun)s leaves it as it was.
        """
      } else if isPartly {
        """
         A call is too many, such as one in a loop that the model leaves earlier, or \(kind.countMethod) \
        counts only a part of what was added or removed.
        """
      } else {
        """
         It is not changed at all, or later, or another array than the one that \(kind.countMethod) \
        counts is changed; or another \(noun) came or went in the same update.
        """
      }
    add(
      .modelUnchanged,
      """
      The calls\(place) announce \(announcement(numbers)), and the model \(what): \
      \(counts(numbers)).\(controller)
      """,
      repair: """
        Change the array that is counted, inside the update and beside the call.
        """,
      code: code(miscount).update(inserting: numbers.inserted, deleting: numbers.deleted),
      replay: [miscount.withMatchingModel])
  }

  mutating func findTooEarly(_ miscount: Miscount) {
    guard !causes.contains(where: { $0.mistake == .modelChangedTooEarly }) else { return }
    let numbers = miscount.numbers
    let included =
      miscount.actual == 0
      ? announcement(numbers)
      : "\((miscount.announced - miscount.actual).magnitude) of what the calls announce"
    let reason =
      kind == .collection
      ? """
      a collection view that was not laid out since the last reload counts when \
      performBatchUpdates begins
      """
      : "a reload or a layout comes between the change and the call"
    add(
      .modelChangedTooEarly,
      """
      The model was changed before the \(view) took its counts: the \
      \(kind.counted(numbers.before)) before the update already \
      \(numbers.before == 1 ? "includes" : "include") \(included). That happens when \
      \(reason).
      """,
      repair: """
        Change the model inside the closure of performBatchUpdates, not before it; for the first \
        content of a list call reloadData() instead.
        """,
      code: code(miscount).update(inserting: numbers.inserted, deleting: numbers.deleted),
      replay: [miscount.withMatchingModel])
  }

  /// Adds the cause that another call has already deleted the row.
  mutating func findDeletedTwice(_ miscount: Miscount) {
    guard has(.swipeLibrary) || has(.fetchedResults),
      !causes.contains(where: { $0.mistake == .announcedTwice })
    else { return }
    let who =
      has(.swipeLibrary)
      ? "the swipe action deletes the row itself, and the handler does it again"
      : "the delegate of the fetched results controller deletes the row, and the handler does too"
    add(
      .announcedTwice,
      "The \(noun) was deleted twice: \(who)\(place).",
      repair: """
        Delete only from the model in the handler, and leave the \(view) to \
        \(has(.swipeLibrary) ? "the swipe action" : "the controller's delegate").
        """,
      code: has(.swipeLibrary)
        ? """
        items.remove(at: \("indexPath." + noun))
        action.fulfill(with: .delete)  // deletes the row: no deleteRows(at:with:) here
        """
        : """
        context.delete(controller.object(at: indexPath))  // no deleteRows(at:with:) here
        try context.save()
        """,
      replay: [miscount.withMatchingModel])
  }

  mutating func findMove(_ miscount: Miscount) {
    let numbers = miscount.numbers
    add(
      .modelNotMoved,
      """
      The \(noun) was moved in the \(view) and not in the model: \(announcement(numbers)), but \
      \(counts(numbers)).
      """,
      repair: "Move it in the model too, inside the update.",
      code: code(miscount).closure([
        "let item = sections[from.section].items.remove(at: from.\(noun))",
        "sections[to.section].items.insert(item, at: to.\(noun))",
        "\(kind.variable).move\(kind.callNoun)(at: from, to: to)",
      ]), replay: [miscount.withMatchingModel])
  }
}

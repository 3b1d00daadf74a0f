import ListCore

// The number of sections does not match. (crash families A2 and A3)
extension HelpFinder {
  /// - Parameter isExact: Whether the message lists the calls.
  mutating func find(
    _ numbers: SectionCountMismatch, in batch: BatchEvidence, isExact: Bool = false
  ) {
    let actual = numbers.after - numbers.before
    if has(.fetchedResults), numbers.inserted + numbers.deleted == 0 {
      findControllerSections(numbers, batch)
    }
    if has(.diffing), numbers.inserted + numbers.deleted == 0 {
      findComputedSections(numbers, batch)
    }
    for cause in ranked(.sectionCountMismatch(numbers, batch), batch, isExact: isExact) {
      switch cause {
      case .reloadInsteadOfChange: findReloadOfSections(cause, batch)
      case .forgottenCall:
        if actual < 0 { findSectionGone(numbers, batch) } else { findSectionCame(numbers, batch) }
      case .modelReplaced: findReplacedSections(numbers, batch)
      case .modelUnchanged, .tooManyCalls: findUnchangedSections(numbers, batch)
      case .modelChangedTooEarly, .countsLoadedTooLate: findEarlySections(numbers, batch)
      case .missingCalls, .oppositeDirection: findOtherSections(numbers, batch)
      case .announcedDouble: findSectionsTwice(numbers, batch)
      case .announcedTwice, .emptiedSectionNotDeleted, .sectionNotInserted, .newPositionUsed,
        .oldPositionUsed, .positionNowhere, .countedAfterInsertions, .sectionMissing,
        .wrongSection, .itemsInWrongSection, .conflict, .reloadMixedWithStructure,
        .movedAcrossSectionChange, .modelDoubled, .modelNotMoved, .placeholderCounted,
        .loadedTwice, .sectionToggled:
        break  // causes of calls or items
      }
    }
  }

  /// Adds the cause of a controller with sections, which it reports by a separate method.
  private mutating func findControllerSections(
    _ numbers: SectionCountMismatch, _ batch: BatchEvidence
  ) {
    let came = numbers.after > numbers.before
    add(
      came ? .sectionNotInserted : .sectionNotDeleted,
      """
      The fetched results controller has \(sections(numbers.after)) after \(numbers.before), and no \
      call \(came ? "inserted" : "deleted") one: it reports sections by a method of its own, which \
      the delegate does not implement.
      """,
      repair: "Implement the delegate's method for sections, beside the one for objects.",
      code: """
        func controller(
          _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
          didChange section: any NSFetchedResultsSectionInfo, atSectionIndex index: Int,
          for type: NSFetchedResultsChangeType
        ) {
          switch type {
          case .insert: \(kind.variable).insertSections(IndexSet(integer: index)\(kind.animation))
          case .delete: \(kind.variable).deleteSections(IndexSet(integer: index)\(kind.animation))
          default: break
          }
        }
        """,
      replay: [BatchEvidence(before: batch.after, after: batch.after, batch: BatchUpdate())])
  }

  /// Adds the cause of calls that a library computes, while the content changed in addition.
  private mutating func findComputedSections(
    _ numbers: SectionCountMismatch, _ batch: BatchEvidence
  ) {
    add(
      .changeNotAnnounced,
      """
      A library computes the calls from two contents, and the data source counts a third one: \
      \(sections(numbers.after)) after \(numbers.before) without any call. The content was set \
      twice, on another thread, or beside the library, or two sections have one identity.
      """,
      repair: """
        Let only the library set the content, on the main queue and from one binding, with a unique \
        identity for each section; call no reloadData() beside it.
        """,
      code: """
        DispatchQueue.main.async {
          sections = newSections  // the only place that sets them
          \(kind.variable).reloadData()
        }
        """,
      replay: [BatchEvidence(before: batch.after, after: batch.after, batch: BatchUpdate())])
  }

  private func sections(_ count: Int) -> String { "\(count) section\(count == 1 ? "" : "s")" }

  private mutating func findSectionGone(_ numbers: SectionCountMismatch, _ batch: BatchEvidence) {
    let gone = numbers.before - numbers.after
    // Deleting the last sections also covers the changes of their items.
    let last = Array((numbers.before - gone)..<numbers.before)
    let changes = batch.batch.changes.filter { change in
      let section = change.itemBefore?.section ?? change.sectionBefore
      return section.map { !last.contains($0) } ?? true
    }
    let replay = matching(batch, changes + last.map(Change.deleteSection))
    add(
      .sectionNotDeleted,
      """
      \(gone == 1 ? "A section" : sections(gone)) disappeared from the model and no call deleted \
      \(gone == 1 ? "it" : "them"): \(numbers.before) before, \(numbers.after) after\(place). \
      That happens when the last \(noun) of a section takes the section with it, or when \
      \(kind.sectionCountMethod) answers 0 for an empty list.
      """,
      repair: """
        When the last \(noun) goes, delete the section instead of the \(noun); or keep the section \
        and let it be empty.
        """,
      code: RepairCode(kind: kind, section: nil).closure([
        "sections[indexPath.section].items.remove(at: indexPath.\(noun))",
        "if sections[indexPath.section].items.isEmpty {",
        "  sections.remove(at: indexPath.section)",
        "  \(kind.variable).deleteSections(IndexSet(integer: indexPath.section)\(kind.animation))",
        "} else {",
        "  \(kind.variable).delete\(kind.callNoun)s(at: [indexPath]\(kind.animation))",
        "}",
      ]), replay: [replay])
  }

  private mutating func findSectionCame(_ numbers: SectionCountMismatch, _ batch: BatchEvidence) {
    let new = numbers.after - numbers.before
    let first = numbers.before
    let changes = batch.batch.changes.filter { change in
      change.itemAfter.map { $0.section < first } ?? true
    }
    let replay = matching(batch, changes + (first..<numbers.after).map(Change.insertSection))
    let reason =
      numbers.before == 0
      ? """
      the \(view) had no section when it counted, because \(kind.sectionCountMethod) answers 0 \
      for an empty model, and the first \(noun) brings one
      """
      : "the first \(noun) of a new section brings the section with it"
    add(
      .sectionNotInserted,
      """
      The model has \(sections(new)) more than the \(view) knows, \(numbers.after) after \
      \(numbers.before), and no call inserted \(new == 1 ? "it" : "them")\(place): \(reason).
      """,
      repair: """
        Insert the section in the same update; its \(noun)s need no call of their own. Or let \
        \(kind.sectionCountMethod) answer the same number for an empty model.
        """,
      code: RepairCode(kind: kind, section: nil).closure([
        "sections.append(Section(items: [newItem]))",
        "\(kind.variable).insertSections(IndexSet(integer: sections.count - 1)\(kind.animation))",
      ]), replay: [replay])
  }

  private mutating func findReplacedSections(
    _ numbers: SectionCountMismatch, _ batch: BatchEvidence
  ) {
    add(
      .modelReplaced,
      """
      The sections were replaced as a whole, \(numbers.after) after \(numbers.before), before an \
      update that announces none of it\(place).
      """,
      repair: "Call reloadData() directly behind the replacement, before any other update.",
      code: """
        sections = newSections
        \(kind.variable).reloadData()
        """,
      replay: [BatchEvidence(before: batch.after, after: batch.after, batch: BatchUpdate())])
  }

  private mutating func findUnchangedSections(
    _ numbers: SectionCountMismatch, _ batch: BatchEvidence
  ) {
    let deletes = numbers.deleted > numbers.inserted
    add(
      .modelUnchanged,
      """
      The calls\(place) announce \(sections(abs(numbers.expected - numbers.before))) \
      \(deletes ? "fewer" : "more"), but \(kind.sectionCountMethod) answers \(numbers.after) \
      after \(numbers.before): the model \
      \(deletes ? "still has the section, perhaps without items" : "does not have it yet").
      """,
      repair: "Change the model inside the update, beside \(verb(numbers))(_:).",
      code: code(numbers), replay: [matching(batch, batch.batch.changes)])
  }

  private mutating func findEarlySections(
    _ numbers: SectionCountMismatch, _ batch: BatchEvidence
  ) {
    add(
      .modelChangedTooEarly,
      """
      The model was changed before the \(view) counted: the \(sections(numbers.before)) "before" \
      the update already include the change. A view that was not laid out since the last reload \
      counts when the update begins.
      """,
      repair: "Change the model inside the closure of performBatchUpdates, not before it.",
      code: code(numbers), replay: [matching(batch, batch.batch.changes)])
  }

  private mutating func findSectionsTwice(
    _ numbers: SectionCountMismatch, _ batch: BatchEvidence
  ) {
    add(
      .announcedTwice,
      """
      Twice as much was announced as happened: \(numbers.inserted) inserted and \
      \(numbers.deleted) deleted, but \(kind.sectionCountMethod) answers \(numbers.after) after \
      \(numbers.before). Two places make the same calls.
      """,
      repair: "Make the calls in one place only: where the model changes.", code: code(numbers),
      replay: [matching(batch, batch.batch.changes)])
  }

  private func verb(_ numbers: SectionCountMismatch) -> String {
    numbers.deleted > numbers.inserted ? "deleteSections" : "insertSections"
  }

  /// Returns the code of an update that changes the model together with the call.
  private func code(_ numbers: SectionCountMismatch) -> String {
    RepairCode(kind: kind, section: nil).closure([
      numbers.deleted > numbers.inserted
        ? "sections.remove(at: index)" : "sections.insert(newSection, at: index)",
      "\(kind.variable).\(verb(numbers))(IndexSet(integer: index)\(kind.animation))",
    ])
  }

  /// Adds the cause of a change for which only reloads were announced.
  private mutating func findReloadOfSections(_ cause: Cause, _ batch: BatchEvidence) {
    add(
      cause.mistake, cause.sentence(kind),
      repair: """
        Insert or delete the section in the update that changes the model, beside the reload of the \
        others; or call reloadData() instead.
        """,
      code: """
        sections = newSections
        \(kind.variable).reloadData()
        """,
      replay: [BatchEvidence(before: batch.after, after: batch.after, batch: BatchUpdate())])
  }

  private mutating func findOtherSections(
    _ numbers: SectionCountMismatch, _ batch: BatchEvidence
  ) {
    add(
      .modelReplaced,
      """
      The calls do not match the change of the model's sections: \(numbers.inserted) inserted and \
      \(numbers.deleted) deleted lead from \(numbers.before) to \(numbers.expected), but \
      \(kind.sectionCountMethod) answers \(numbers.after).
      """,
      repair: "Announce every section that comes or goes, or call reloadData() instead.",
      code: """
        sections = newSections
        \(kind.variable).reloadData()
        """,
      replay: [BatchEvidence(before: batch.after, after: batch.after, batch: BatchUpdate())])
  }

  /// Returns changes with a model that matches them.
  private func matching(_ batch: BatchEvidence, _ changes: [Change]) -> BatchEvidence {
    let update = BatchUpdate(changes)
    let inserted = changes.compactMap { if case .insertSection(let at) = $0 { at } else { nil } }
    let deleted = Set(
      changes.compactMap { if case .deleteSection(let at) = $0 { at } else { nil } })
    var after = batch.before.perSection.enumerated().filter { !deleted.contains($0.offset) }
      .map(\.element)
    for section in inserted.sorted() { after.insert(1, at: min(section, after.count)) }
    let ledger = Ledger(batch: update, before: batch.before, after: SectionCounts(after))
    for row in ledger.rows where row.before != nil {
      if let section = row.after, let expected = row.expected { after[section] = max(0, expected) }
    }
    return BatchEvidence(before: batch.before, after: SectionCounts(after), batch: update)
  }
}

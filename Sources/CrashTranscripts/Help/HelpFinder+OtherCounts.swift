import ListCore

// The change of the model differs from the one that the calls announce. (crash families A1 and A3)
extension HelpFinder {
  /// Adds the cause of a change that no call announces.
  mutating func findSilentChange(_ miscount: Miscount) {
    let numbers = miscount.numbers
    let there =
      has(.callback) || has(.backgroundThread)
      ? " The frames show a callback: the model was replaced there." : ""
    let more = miscount.actual > 0
    let call = "\(more ? "insert" : "delete")\(kind.callNoun)s(at:)"
    let isSmall = abs(miscount.actual) == 1 && numbers.before > 0 && numbers.after > 0
    let isReload = evidence.mentionsOnlyReloads
    add(
      .changeNotAnnounced,
      """
      The model \(more ? "gained" : "lost") \(kind.counted(abs(miscount.actual))) and no call \
      told the \(view): \(counts(numbers)). Any update\(place) counts every section, also an \
      empty one that only animates a height, or one of another section.\
      \(isReload ? " A reload of other \(noun)s does not announce it." : "")\(there)
      """,
      repair: isSmall
        ? """
        Call \(call) beside the line that changes the model, in one update; or call reloadData() \
        directly behind that line, before any other update.
        """
        : """
        Tell the \(view) wherever the model changes: reloadData() directly behind the change, or \
        \(call) in one update with it. Then the next update finds equal counts.
        """,
      code: isSmall
        ? code(miscount).update(inserting: more ? 1 : 0, deleting: more ? 0 : 1)
        : code(miscount).reload,
      replay: [isSmall ? announced(miscount) : miscount.reloadedFirst])
    if isSmall, evidence.mentions.contains(where: { $0 == .moveRow || $0 == .moveItem }) {
      findUnannouncedMove(miscount)
    }
    if has(.swiftUI) {
      add(
        .wrongQueue,
        """
        SwiftUI's list makes these calls: its data changed twice during one update, or on another \
        thread.
        """,
        repair: "Publish changes on the main actor, once for each change.",
        code: "@MainActor func load() async { items = await fetch() }",
        replay: [miscount.reloadedFirst])
    }
  }

  /// Returns the update with the missing call.
  func announced(_ miscount: Miscount) -> BatchEvidence {
    let first = ItemPath(item: 0, section: miscount.numbers.section)
    return BatchEvidence(
      before: miscount.batch.before, after: miscount.batch.after,
      batch: BatchUpdate([miscount.actual > 0 ? .insertItem(first) : .deleteItem(first)]))
  }

  /// Adds the cause that items were moved between sections in the model, and not at all or twice in
  /// the list.
  mutating func findUnannouncedMove(_ miscount: Miscount) {
    add(
      .modelNotMoved,
      """
      The model moved \(one.lowercased()) to another section, and no call moved it in the \(view): \
      after a drag the \(view) has moved it already, so the model has to move it in the callback, \
      once and before any other update.
      """,
      repair: """
        Move in the callback that ends the drag, in the model only; elsewhere call \
        move\(kind.callNoun)(at:to:) beside the change.
        """,
      code: """
        let item = sections[source.section].items.remove(at: source.\(noun))
        sections[destination.section].items.insert(item, at: destination.\(noun))
        """, replay: [miscount.reloadedFirst])
  }

  /// Adds the cause that a section was expanded or collapsed, and another one was reloaded.
  mutating func findCollapsed(_ miscount: Miscount) {
    let numbers = miscount.numbers
    let opens = numbers.after > numbers.before
    add(
      .reloadInsteadOfChange,
      """
      \(section(numbers.section).capitalizedFirst) was \(opens ? "opened" : "closed")\(place), so that its \
      \(noun)s \(opens ? "appeared" : "went"), and the update reloads or changes only another \
      section. A tap that opens one section and closes another changes both.
      """,
      repair: "Reload every section whose state changes, in the update that changes the state.",
      code: RepairCode(kind: kind, section: nil).closure([
        "let changed = IndexSet([openSection, tappedSection].compactMap { $0 })",
        "openSection = tappedSection",
        "\(kind.variable).reloadSections(changed\(kind.animation))",
      ]),
      replay: [
        BatchEvidence(
          before: miscount.batch.before, after: miscount.batch.after,
          batch: BatchUpdate([.reloadSection(numbers.section)]))
      ])
  }

  mutating func findPlaceholderless(_ miscount: Miscount) {
    add(
      .modelReplaced,
      "The model was emptied before new content was loaded, and an update ran in between.",
      repair: "Keep the old content until the new one has arrived, then replace it and reload.",
      code: code(miscount).reload, replay: [miscount.reloadedFirst])
  }

  /// Adds the cause of a count that has exactly doubled.
  mutating func findDoubled(_ miscount: Miscount) {
    let numbers = miscount.numbers
    add(
      .modelDoubled,
      """
      The model has exactly twice as many \(noun)s as before, \(numbers.after) after \
      \(numbers.before): the same content was loaded a second time and appended to the first.
      """,
      repair: "Replace the content instead of appending to it, and reload directly behind it.",
      code: """
        items = newItems  // not items += newItems
        \(kind.variable).reloadData()
        """, replay: [miscount.reloadedFirst])
  }

  /// Adds the cause that more items were added than the one insertion announces, because another
  /// load was faster.
  mutating func findSeveralLoads(_ miscount: Miscount) {
    let numbers = miscount.numbers
    let times =
      miscount.actual.isMultiple(of: numbers.inserted) ? miscount.actual / numbers.inserted : 0
    let start =
      times > 1
      ? """
      The model grew by \(miscount.actual), \(times == 2 ? "twice" : "\(times) times") what the \
      calls announce: the same code ran \(times == 2 ? "twice" : "\(times) times") before the \
      first update, as \
      \(numbers.inserted > 1 ? "when two requests of one page run at once" : "in a loop, or on another thread")
      """
      : """
      The model grew by \(miscount.actual), and the calls announce only \(numbers.inserted): \
      something else added the others and told nobody, such as a second request
      """
    add(
      .modelReplaced, "\(start)\(place). \(counts(numbers).capitalizedFirst).",
      repair: """
        Append inside the update and compute the index paths there, from the count before and \
        after; and start no request while one is running.
        """,
      code: RepairCode(kind: kind, section: nil).appending(
        section: sectionCode(numbers.section)),
      replay: appended(miscount))
  }

  /// Returns the update with insertions of all new items.
  func appended(_ miscount: Miscount) -> [BatchEvidence] {
    let numbers = miscount.numbers
    guard miscount.actual <= 100_000 else { return [miscount.reloadedFirst] }
    let new = (numbers.before..<numbers.after).map {
      Change.insertItem(ItemPath(item: $0, section: numbers.section))
    }
    return [
      BatchEvidence(
        before: miscount.batch.before, after: miscount.batch.after, batch: BatchUpdate(new))
    ]
  }

  /// Adds the cause of a change for which only reloads were announced.
  mutating func findReload(_ miscount: Miscount) {
    let numbers = miscount.numbers
    let section = numbers.section
    add(
      .reloadInsteadOfChange,
      """
      The "\(numbers.inserted) inserted, \(numbers.deleted) deleted" often stand for a reload, \
      which never changes a count; but \(counts(numbers)). The model changed since the \(view) last counted\
      \(place).
      """,
      repair: """
        Announce the change of the count: insert or delete \(noun)s in the update that changes the \
        model, or reload the whole section, or call reloadData().
        """,
      code: """
        items = newItems
        \(kind.variable).reloadSections(IndexSet(integer: \(sectionCode(section)))\(kind.animation))
        """,
      replay: [
        BatchEvidence(
          before: miscount.batch.before, after: miscount.batch.after,
          batch: BatchUpdate([.reloadSection(section)]))
      ])
  }

  /// Adds the cause of calls that announce a part of the change, or its opposite.
  mutating func findReplaced(_ miscount: Miscount) {
    let numbers = miscount.numbers
    let isRefilled = numbers.inserted > 0 && numbers.after == numbers.inserted
    let sentence =
      if numbers.after == 0 {
        "The model was emptied, but the calls announce only \(announcement(numbers))"
      } else if isRefilled {
        """
        The model was emptied and filled again; the calls announce only the new content, not that \
        the old one went
        """
      } else {
        """
        The model changed by more than the calls say: they announce \(announcement(numbers)), \
        which leads to \(kind.counted(numbers.expected))
        """
      }
    let cause =
      has(.callback) || has(.backgroundThread)
      ? "something else changed it in between, in a callback"
      : numbers.after == 0
        ? "it was cleared as a whole, beside the update or in the middle of it"
        : "it was replaced as a whole, or something else changed it in between"
    let before = (0..<numbers.before).map {
      Change.deleteItem(ItemPath(item: $0, section: numbers.section))
    }
    let after = (0..<numbers.after).map {
      Change.insertItem(ItemPath(item: $0, section: numbers.section))
    }
    let replay =
      numbers.before + numbers.after <= 1_000
      ? BatchEvidence(
        before: miscount.batch.before, after: miscount.batch.after,
        batch: BatchUpdate(before + after)) : miscount.reloadedFirst
    add(
      .modelReplaced, "\(sentence): \(counts(numbers)). Most likely \(cause).",
      repair: """
        Announce everything that changed: where the content is replaced, call reloadData() instead \
        of the update, or compute the calls from the old and the new content.
        """,
      code: numbers.after == 0
        ? """
        items.removeAll()
        \(kind.variable).reloadData()  // instead of the update
        """
        : """
        let changes = newItems.difference(from: items)
        \(kind.variable).performBatchUpdates {
          items = newItems
          for change in changes {
            switch change {
            case .remove(let index, _, _):
              \(kind.variable).delete\(kind.callNoun)s(at: [IndexPath(\(noun): index, section: \(sectionCode(numbers.section)))]\(kind.animation))
            case .insert(let index, _, _):
              \(kind.variable).insert\(kind.callNoun)s(at: [IndexPath(\(noun): index, section: \(sectionCode(numbers.section)))]\(kind.animation))
            }
          }
        }
        """, replay: [replay])
  }

  /// Adds the cause of calls that announce twice as much as happened.
  mutating func findAnnouncedDouble(_ miscount: Miscount) {
    guard !causes.contains(where: { $0.mistake == .announcedTwice }) else { return }
    let numbers = miscount.numbers
    add(
      .announcedTwice,
      """
      Twice as much was announced as happened: \(announcement(numbers)), but \
      \(counts(numbers)). Two places make the same calls, such as a handler and an observer of \
      the model.
      """,
      repair: "Make the calls in one place only: where the model changes.",
      code: code(miscount).update(inserting: numbers.inserted / 2, deleting: numbers.deleted / 2),
      replay: [miscount.withMatchingModel])
  }

  /// Adds the cause of a placeholder row for an empty section.
  mutating func findPlaceholder(_ miscount: Miscount) {
    let numbers = miscount.numbers
    add(
      .placeholderRow,
      """
      The data source answers \(kind.counted(numbers.after)) where the calls leave \
      \(max(0, numbers.expected)): \(kind.oneItem) that stands for an empty list, as in \
      `items.isEmpty ? 1 : items.count`, or other placeholder \(noun)s are counted, and no call \
      announces them.
      """,
      repair: """
        Insert the placeholder \(noun) in the update that deletes the last \(noun), and delete it \
        in the one that inserts the first; or show an empty state as the background view.
        """,
      code: RepairCode(kind: kind, section: stated.lacksSection ? nil : numbers.section).closure([
        "items.remove(at: indexPath.\(noun))",
        "\(kind.variable).delete\(kind.callNoun)s(at: [indexPath]\(kind.animation))",
        "if items.isEmpty {  // the placeholder comes",
        "  \(kind.variable).insert\(kind.callNoun)s(at: [IndexPath(\(noun): 0, section: "
          + "indexPath.section)]\(kind.animation))",
        "}",
      ]),
      replay: placeholderReplay(miscount))
  }

  func placeholderReplay(_ miscount: Miscount) -> [BatchEvidence] {
    let numbers = miscount.numbers
    let missing = numbers.after - numbers.expected
    guard missing > 0, missing <= 1_000 else { return [miscount.withMatchingModel] }
    let taken = Set(
      miscount.batch.batch.changes.compactMap {
        if case .insertItem(let path) = $0, path.section == numbers.section {
          path.item
        } else {
          nil
        }
      })
    let free = (0..<numbers.after).filter { !taken.contains($0) }.suffix(missing)
    return [
      BatchEvidence(
        before: miscount.batch.before, after: miscount.batch.after,
        batch: BatchUpdate(
          miscount.batch.batch.changes
            + free.map { .insertItem(ItemPath(item: $0, section: numbers.section)) }))
    ]
  }
}

// A sentence about counts that was cut before the numbers of its calls.
extension HelpFinder {
  /// Ranks the causes of counts whose calls are not known.
  mutating func find(_ counts: StatedNumbers.Counts, _ family: TranscriptFamily) {
    guard family == .invalidNumberOfRows || family == .invalidNumberOfItems else { return }
    if counts.before == counts.after {
      findEqualCounts(counts.after)
    } else {
      findOtherCount(counts)
    }
  }

  private mutating func findEqualCounts(_ count: Int) {
    add(
      .modelUnchanged,
      """
      The model has \(kind.counted(count)) before and after the update, and a call\(place) announces \
      that one came or went: the model is not changed, is changed later, or was changed before the \
      \(view) counted.
      """,
      repair: "Change the array that is counted, inside the update and beside the call.",
      code: RepairCode(kind: kind, section: nil).update(inserting: 0, deleting: 1))
  }

  private mutating func findOtherCount(_ counts: StatedNumbers.Counts) {
    let change = counts.after - counts.before
    let code = RepairCode(kind: kind, section: nil)
    let isOne = change.magnitude == 1
    add(
      .changeNotAnnounced,
      """
      The model went from \(kind.counted(counts.before)) to \(counts.after), and the calls\(place) \
      announce another change, or none: the end of the sentence has their numbers.
      """,
      repair: """
        Announce exactly what the model does, in one update with it; or call reloadData() directly \
        behind the change.
        """,
      code: isOne
        ? code.update(inserting: change > 0 ? 1 : 0, deleting: change < 0 ? 1 : 0) : code.reload)
  }
}

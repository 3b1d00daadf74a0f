extension Cause {
  /// Returns the cause in one or two sentences that name the numbers and, if known, the call.
  public func sentence(_ kind: ListKind) -> String {
    switch self {
    case .countsLoadedTooLate(let subject, let count, let site):
      """
      The model was changed before the \(kind.viewNoun) had loaded its counts: it asked for them \
      only when the update began\(site.parenthesized), when \(subject.text(kind)) already had \
      \(subject.number(count, kind)). Change the model inside the update, or call \
      layoutIfNeeded() before you change it.
      """
    case .modelUnchanged(let subject, let count, let announced, let site):
      """
      Your calls announce \(subject.change(announced, kind))\(site.parenthesized), but the data \
      source still answers \(subject.answer(count, kind)): the model was not changed. Change it \
      first, inside the update.
      """
    case .modelChangedTooEarly(let subject, let count, let announced, let site):
      """
      The model was changed, and then something made the \(kind.viewNoun) count again before your \
      calls\(site.parenthesized): the \(subject.number(count, kind)) "before" the update may \
      already include the change (\(subject.change(announced, kind))).
      """

    case .modelDoubled(let subject, let before, let after):
      """
      The model has exactly twice as many \(subject.noun(kind))s as before, \(after) after \
      \(before): the same content was loaded a second time and appended to the first. Replace it \
      instead, and call reloadData() directly behind it.
      """
    case .modelReplaced(let subject, let before, let after):
      after == 0
        ? """
        The model was emptied before new content was loaded, and an update ran in between. Keep the \
        old content until the new one has arrived.
        """
        : """
        The model was replaced as a whole: \(subject.text(kind)) went from \(before) to \
        \(subject.number(after, kind)). Call reloadData() directly behind the replacement.
        """
    case .modelNotMoved(let section, let count, let site):
      """
      Something was moved in the \(kind.viewNoun)\(site.parenthesized) and not in the model: section \
      \(section) has \(kind.number(count)) as before. Move it in the model too, inside the update.
      """
    case .placeholderCounted(let section, let expected, let after):
      """
      The data source answers \(kind.number(after)) in section \(section) where the calls leave \
      \(max(0, expected)): \(kind.itemNoun)s that stand for an empty list, as in \
      `items.isEmpty ? 1 : items.count`, are counted, and no call announces them.
      """
    case .loadedTwice(let section, let announced, let actual):
      """
      Section \(section) grew by \(kind.number(actual)), and the calls announce \(announced): \
      something else added the others and told nobody, such as a second load that ran at the same \
      time.
      """

    case .forgottenCall(let subject, let before, let after):
      """
      A call is missing: \(subject.text(kind)) went from \(before) to \
      \(subject.number(after, kind)), but no call announced it.
      """
    case .missingCalls(let subject, let announced, let actual):
      """
      Calls are missing: \(subject.text(kind)) changed by \(actual.signed), but your calls \
      announce \(subject.change(announced, kind)). \
      \(subject.missing(actual - announced, kind))
      """
    case .emptiedSectionNotDeleted(let section, let items):
      """
      Section \(section) disappeared from the model with its last \(kind.itemNoun); your calls \
      delete its \(kind.number(items)) but not the section.
      """
    case .sectionNotInserted(let section):
      """
      Section \(section) is new: your calls insert \(kind.itemNoun)s into it, but do not insert \
      the section.
      """
    case .reloadInsteadOfChange(let subject, let before, let after, let site):
      """
      A reload was announced instead of an insertion or a deletion\(site.parenthesized): \
      \(subject.text(kind)) went from \(before) to \(subject.number(after, kind)), and a reload \
      does not change a count.
      """
    case .sectionToggled(let section, let before, let after):
      """
      Section \(section) was \(after > before ? "opened" : "closed"), and the update is about other \
      sections only. Reload every section whose state changes.
      """

    case .announcedTwice(let change, let sites):
      "\(change.text(kind)) was announced more than once\(sites.parenthesized)."
    case .announcedDouble(let subject, let announced, let actual):
      """
      The change was announced twice: your calls announce \(subject.change(announced, kind)), but \
      \(subject.text(kind)) changed by \(actual.signed). \
      \(subject.tooMuch(announced - actual, kind))
      """
    case .tooManyCalls(let subject, let announced, let actual):
      """
      Too much was announced: your calls announce \(subject.change(announced, kind)), but \
      \(subject.text(kind)) changed by \(actual.signed). \
      \(subject.tooMuch(announced - actual, kind))
      """
    case .oppositeDirection(let subject, let announced, let actual):
      """
      Your calls and the model disagree on the direction: the calls announce \
      \(subject.change(announced, kind)), but \(subject.text(kind)) changed by \(actual.signed).
      """

    case .newPositionUsed(let change, let site):
      """
      \(change.text(kind))\(site.parenthesized) uses a position after the update where one before \
      it is expected: what it names exists only afterwards. Deletions, reloads and the sources of \
      moves use positions before the update.
      """
    case .oldPositionUsed(let change, let site):
      """
      \(change.text(kind))\(site.parenthesized) uses a position before the update where one after \
      it is expected: what it names existed only before. Insertions and the targets of moves use \
      positions after the update.
      """
    case .positionNowhere(let change, let subject, let count, let site):
      """
      \(change.text(kind))\(site.parenthesized) names a position that exists neither before nor \
      after the update: positions count from 0, and \(subject.text(kind)) has \
      \(subject.number(count, kind)). Often such a position was captured earlier, by a closure or \
      a cell, and is out of date.
      """
    case .countedAfterInsertions(let change, let insertions, let site):
      """
      \(change.text(kind))\(site.parenthesized) counts the update's own insertions: it should \
      name\(change.position(without: insertions)), without the \(kind.number(insertions)) \
      inserted before it. Deletions, reloads and the sources of moves use positions before the \
      update.
      """
    case .sectionMissing(let section, let sections, let site):
      """
      Your calls insert \(kind.itemNoun)s into section \(section)\(site.parenthesized), but the \
      data source answers \(Cause.Subject.sections.number(sections, kind)): the section is \
      missing from the model.
      """
    case .wrongSection(let change, let site):
      """
      \(change.text(kind))\(site.parenthesized) names the wrong section: the sections after \
      it are then compared with counts that are not theirs.
      """
    case .itemsInWrongSection(let change, let section, let fewer, let more, let count, let site):
      """
      The wrong section was named: \(change.text(kind))\(site.parenthesized) belongs to section \
      \(section). Section \(fewer) has \(kind.number(count, "fewer")) than your calls lead to, \
      and section \(more) has \(kind.number(count, "more")).
      """

    case .conflict(let one, let other, let sites):
      """
      Two calls contradict each other\(sites.parenthesized): \(one.text(kind)) and \
      \(other.text(kind)).
      """
    case .reloadMixedWithStructure(let change, let site):
      """
      A reload is mixed with insertions, deletions or moves: \(change.text(kind))\
      \(site.parenthesized) counts as a deletion and an insertion. Reload in a second update, at \
      the new position, or use reconfigure\(kind.callNoun)s(at:).
      """
    case .movedAcrossSectionChange(let change, let site):
      """
      \(change.text(kind))\(site.parenthesized) moves out of a section that is deleted or into \
      one that is inserted in the same update. Delete and insert the \(kind.itemNoun) instead.
      """
    }
  }
}

extension Change {
  /// Returns the item's position minus a number of insertions, preceded by a space.
  fileprivate func position(without insertions: Int) -> String {
    itemSource.map { " \(ItemPath(item: $0.item - insertions, section: $0.section))" } ?? ""
  }
}

extension Cause.Subject {
  /// Returns the name of the counted container: `section 3`, or `the table view`.
  fileprivate func text(_ kind: ListKind) -> String {
    switch self {
    case .sections: "the \(kind.viewNoun)"
    case .items(let section): "section \(section)"
    }
  }

  /// Returns the singular noun for the counted elements: `row`, or `section`.
  fileprivate func noun(_ kind: ListKind) -> String {
    switch self {
    case .sections: "section"
    case .items: kind.itemNoun
    }
  }

  /// Returns the data source's count in words: `3 rows in section 1`, or `4 sections`.
  fileprivate func answer(_ count: Int, _ kind: ListKind) -> String {
    switch self {
    case .sections: number(count, kind)
    case .items: "\(number(count, kind)) in \(text(kind))"
    }
  }

  /// Returns a count in words: `1 row`, `4 sections`.
  func number(_ count: Int, _ kind: ListKind) -> String {
    switch self {
    case .sections: ListKind.sections(count)
    case .items: kind.number(count)
    }
  }

  /// Returns a change of a count in words: `1 more row`, `2 fewer sections`.
  fileprivate func change(_ count: Int, _ kind: ListKind) -> String {
    let side = count > 0 ? "more" : "fewer"
    return switch self {
    case _ where count == 0: "no change"
    case .sections: "\(abs(count)) \(side) section\(abs(count) == 1 ? "" : "s")"
    case .items: kind.number(abs(count), side)
    }
  }
}

extension ListKind {
  /// Returns a number of sections in words: `1 section`, `4 sections`.
  static func sections(_ count: Int) -> String { "\(count) section\(count == 1 ? "" : "s")" }

  /// Returns a number of items in words: `1 row`, `4 items`.
  func number(_ count: Int) -> String { "\(count) \(itemNoun)\(count == 1 ? "" : "s")" }

  /// Returns a difference of numbers of items in words: `1 more row`, `4 fewer items`.
  fileprivate func number(_ count: Int, _ comparison: String) -> String {
    "\(count) \(comparison) \(itemNoun)\(count == 1 ? "" : "s")"
  }
}

extension Int {
  fileprivate var signed: String { self > 0 ? "+\(self)" : "\(self)" }
}

extension CallSite? {
  /// The call site in parentheses, preceded by a space; empty if it is not known.
  fileprivate var parenthesized: String { map { " (\($0))" } ?? "" }
}

extension [CallSite] {
  /// The maximum number of lines that one sentence names.
  private static var mostSites: Int { 8 }

  fileprivate var parenthesized: String {
    guard !isEmpty else { return "" }
    let shown = prefix(Self.mostSites).map(\.description)
    return " (\(shown.abridged(hiding: count - shown.count).joined(separator: ", ")))"
  }
}

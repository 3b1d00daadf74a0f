extension Cause {
  /// The cause in one or two sentences that name the numbers and, where known, the call.
  public func sentence(_ kind: ListKind) -> String {
    switch self {
    case .countsLoadedTooLate(let subject, let count, let site):
      """
      The model was changed before the \(kind.viewNoun) had its counts: it asked for them only \
      when the update began\(site.parenthesized), so \(subject.text(kind)) already had \
      \(subject.number(count, kind)) "before" it. Change the model inside the update, or call \
      layoutIfNeeded() before you change it.
      """
    case .modelUnchanged(let subject, let count, let announced, let site):
      """
      The model was not changed, or more than the calls say: they announce \(subject.change(announced, kind))\
      \(site.parenthesized), but \(subject.text(kind)) has \(subject.number(count, kind)) before \
      and after. Change the model first, inside the update.
      """
    case .modelChangedTooEarly(let subject, let count, let announced, let site):
      """
      The model was changed, and then something made the \(kind.viewNoun) count again before the \
      calls\(site.parenthesized): \(subject.number(count, kind)) "before" the update may already \
      contain \(subject.change(announced, kind)).
      """

    case .forgottenCall(let subject, let before, let after):
      """
      A call was forgotten: \(subject.text(kind)) went from \(before) to \
      \(subject.number(after, kind)), and no call says so.
      """
    case .missingCalls(let subject, let announced, let actual):
      """
      Calls are missing: \(subject.text(kind)) changed by \(actual.signed), and the calls \
      announce \(subject.change(announced, kind)). \
      \(subject.missing(actual - announced, kind))
      """
    case .emptiedSectionNotDeleted(let section, let items):
      """
      Section \(section) disappeared from the model when its last \(kind.itemNoun) did; the calls \
      delete its \(kind.number(items)) but not the section.
      """
    case .sectionNotInserted(let section):
      """
      Section \(section) is new, and the calls insert \(kind.itemNoun)s into it but not the \
      section.
      """
    case .reloadInsteadOfChange(let subject, let before, let after, let site):
      """
      A reload was used where an insertion or a deletion is due\(site.parenthesized): \
      \(subject.text(kind)) went from \(before) to \(subject.number(after, kind)), and a reload \
      deletes one and inserts one.
      """

    case .announcedTwice(let change, let sites):
      "\(change.text(kind)) was announced more than once\(sites.parenthesized)."
    case .announcedDouble(let subject, let announced, let actual):
      """
      The change was announced twice: the calls announce \(subject.change(announced, kind)), and \
      \(subject.text(kind)) changed by \(actual.signed). \
      \(subject.tooMuch(announced - actual, kind))
      """
    case .tooManyCalls(let subject, let announced, let actual):
      """
      Too much was announced: the calls announce \(subject.change(announced, kind)), and \
      \(subject.text(kind)) changed by \(actual.signed). \
      \(subject.tooMuch(announced - actual, kind))
      """
    case .oppositeDirection(let subject, let announced, let actual):
      """
      The calls and the model disagree on the direction: the calls announce \
      \(subject.change(announced, kind)), and \(subject.text(kind)) changed by \(actual.signed).
      """

    case .newPositionUsed(let change, let site):
      """
      A position after the update was used where one before it is due: \(change.text(kind))\
      \(site.parenthesized) names what exists only afterwards. Deletions, reloads and sources of \
      moves are positions before the update.
      """
    case .oldPositionUsed(let change, let site):
      """
      A position before the update was used where one after it is due: \(change.text(kind))\
      \(site.parenthesized) names what existed only before. Insertions and targets of moves are \
      positions after the update.
      """
    case .positionNowhere(let change, let subject, let count, let site):
      """
      \(change.text(kind))\(site.parenthesized) names a position that exists neither before nor \
      after the update: positions count from 0, and \(subject.text(kind)) has \
      \(subject.number(count, kind)). Often it was captured earlier, by a closure or a cell, and \
      is out of date.
      """
    case .countedAfterInsertions(let change, let insertions, let site):
      """
      A position was counted after the update's own insertions: \(change.text(kind))\
      \(site.parenthesized) is meant as\(change.position(without: insertions)), without the \
      \(kind.number(insertions)) inserted before it. Deletions, reloads and sources of moves are \
      positions before the update.
      """
    case .sectionMissing(let section, let sections, let site):
      """
      The calls insert \(kind.itemNoun)s into section \(section)\(site.parenthesized), and the \
      data source answers \(Cause.Subject.sections.number(sections, kind)): the section is \
      missing from the model.
      """
    case .wrongSection(let change, let site):
      """
      \(change.text(kind))\(site.parenthesized) names the wrong section: with it, the sections \
      behind it are compared with counts that are not theirs.
      """
    case .itemsInWrongSection(let change, let section, let fewer, let more, let count, let site):
      """
      The wrong section was named: \(change.text(kind))\(site.parenthesized) belongs to section \
      \(section). Section \(fewer) has \(kind.number(count)) fewer than the calls lead to, and \
      section \(more) has \(kind.number(count)) more.
      """

    case .conflict(let one, let other, let sites):
      """
      Two calls contradict each other\(sites.parenthesized): \(one.text(kind)) and \
      \(other.text(kind)).
      """
    case .reloadMixedWithStructure(let change, let site):
      """
      A reload shares the update with insertions, deletions or moves: \(change.text(kind))\
      \(site.parenthesized) is a deletion and an insertion of its own. Reload in a second update, \
      at the new position, or use reconfigure\(kind.callNoun)s(at:).
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
  /// The item's position, so many places further to the front, behind a space.
  fileprivate func position(without insertions: Int) -> String {
    itemSource.map { " \(ItemPath(item: $0.item - insertions, section: $0.section))" } ?? ""
  }
}

extension Cause.Subject {
  /// What is counted: `section 3`, or `the table view`.
  fileprivate func text(_ kind: ListKind) -> String {
    switch self {
    case .sections: "the \(kind.viewNoun)"
    case .items(let section): "section \(section)"
    }
  }

  /// A count: `1 row`, `4 sections`.
  func number(_ count: Int, _ kind: ListKind) -> String {
    switch self {
    case .sections: count == 1 ? "1 section" : "\(count) sections"
    case .items: kind.number(count)
    }
  }

  /// A change of a count: `1 row more`, `2 sections fewer`.
  fileprivate func change(_ count: Int, _ kind: ListKind) -> String {
    if count == 0 { return "no change of the count" }
    return number(abs(count), kind) + (count > 0 ? " more" : " fewer")
  }
}

extension ListKind {
  /// A number of items: `1 row`, `4 items`.
  func number(_ count: Int) -> String { "\(count) \(itemNoun)\(count == 1 ? "" : "s")" }
}

extension Int {
  fileprivate var signed: String { self > 0 ? "+\(self)" : "\(self)" }
}

extension CallSite? {
  /// The site behind a space and in parentheses; nothing if it is not known.
  fileprivate var parenthesized: String { map { " (\($0))" } ?? "" }
}

extension [CallSite] {
  /// The most lines that are named in one sentence.
  private static var mostSites: Int { 8 }

  fileprivate var parenthesized: String {
    guard !isEmpty else { return "" }
    let shown = prefix(Self.mostSites).map(\.description)
    return " (\(shown.abridged(hiding: count - shown.count).joined(separator: ", ")))"
  }
}

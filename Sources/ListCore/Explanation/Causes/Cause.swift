/// A possible reason why a batch does not match the counts, found from its numbers and calls.
///
/// A cause consists of facts; ``sentence(_:)`` puts it into words. ``Diagnosis/causes`` ranks them.
public enum Cause: Hashable, Sendable {
  /// The elements whose count is wrong.
  public enum Subject: Hashable, Sendable {
    /// The sections of the list.
    case sections
    /// The items of a section. The index is the one after the batch or, for a position before the
    /// batch, the one before it.
    case items(section: Int)
  }

  // MARK: The model and the counts

  /// The view loaded its counts when the update began, after the model had changed: the counts
  /// before the batch include the change. (behaviour 1.6)
  case countsLoadedTooLate(Subject, count: Int, CallSite?)
  /// The calls announced a change of the count, and the data source still answers the previous
  /// count.
  case modelUnchanged(Subject, count: Int, announced: Int, CallSite?)
  /// The counts before the batch already include the announced change, although they were loaded
  /// before the update: something made the view load its counts between the change of the model and
  /// the batch.
  case modelChangedTooEarly(Subject, count: Int, announced: Int, CallSite?)

  /// The model has exactly twice as many elements as before: its content was appended to itself.
  case modelDoubled(Subject, before: Int, after: Int)
  /// The model was replaced or emptied as a whole.
  case modelReplaced(Subject, before: Int, after: Int)
  /// Something was moved in the view, and the counts show that it was not moved in the model.
  case modelNotMoved(section: Int, count: Int, CallSite?)
  /// There are more items than the calls lead to: a placeholder for an empty list is counted.
  case placeholderCounted(section: Int, expected: Int, after: Int)
  /// More items were added than the calls announce: the same load ran more than once.
  case loadedTwice(section: Int, announced: Int, actual: Int)

  // MARK: Too few calls

  /// The data source answers a different count, and no call announced it.
  case forgottenCall(Subject, before: Int, after: Int)
  /// The calls announced only a part of the change.
  case missingCalls(Subject, announced: Int, actual: Int)
  /// Every item of a section was deleted, and the model also removed the section, but no call did.
  /// The section is the one before the batch.
  case emptiedSectionNotDeleted(section: Int, items: Int)
  /// Items were inserted into a new section that no call inserted. The section is the one after the
  /// batch.
  case sectionNotInserted(section: Int)
  /// Only reloads were announced, and a reload does not change a count. (behaviour 3.3)
  case reloadInsteadOfChange(Subject, before: Int, after: Int, CallSite?)
  /// A section was expanded or collapsed, and the calls are about other sections only.
  case sectionToggled(section: Int, before: Int, after: Int)

  // MARK: Too many calls

  /// One change was announced more than once.
  case announcedTwice(Change, [CallSite])
  /// The calls announced twice as much as happened.
  case announcedDouble(Subject, announced: Int, actual: Int)
  /// The calls announced more than happened.
  case tooManyCalls(Subject, announced: Int, actual: Int)
  /// The calls announced an increase and the count decreased, or the other way round.
  case oppositeDirection(Subject, announced: Int, actual: Int)

  // MARK: The wrong position

  /// A position after the batch was used where a position before it is required.
  case newPositionUsed(Change, CallSite?)
  /// A position before the batch was used where a position after it is required.
  case oldPositionUsed(Change, CallSite?)
  /// A change names a position that exists on neither side. The count is the one that the position
  /// exceeds, on the side on which it is required.
  case positionNowhere(Change, Subject, count: Int, CallSite?)
  /// A position before the batch was computed with the insertions of the batch; without them it
  /// names an existing element.
  case countedAfterInsertions(Change, insertions: Int, CallSite?)
  /// Items were inserted into a section that the data source does not have.
  case sectionMissing(section: Int, sections: Int, CallSite?)
  /// A section was inserted, deleted or moved at the wrong index, so that other sections are
  /// compared with the wrong counts.
  case wrongSection(Change, CallSite?)
  /// Items were inserted or deleted in a section that did not change accordingly, while another one
  /// did. The change is the first of them, and belongs to a section on its own side; `fewer` and
  /// `more` are the sections after the batch that have `count` fewer, or more, items than the calls
  /// lead to.
  case itemsInWrongSection(
    Change, belongsTo: Int, fewer: Int, more: Int, count: Int, CallSite?)

  // MARK: Contradictions

  /// Two calls contradict each other.
  case conflict(Change, Change, [CallSite])
  /// A reload is in a batch with structural changes, where it counts as a deletion and an
  /// insertion. (behaviour 3.4)
  case reloadMixedWithStructure(Change, CallSite?)
  /// An item is moved into an inserted section or out of a deleted one. (behaviour 3B)
  case movedAcrossSectionChange(Change, CallSite?)
}

extension Cause {
  /// Whether the calls express the intended change, and the model has to be corrected.
  ///
  /// A repair changes calls only: a view cannot correct the model.
  public var blamesModel: Bool {
    switch self {
    case .countsLoadedTooLate, .modelUnchanged, .modelChangedTooEarly, .sectionMissing,
      .modelDoubled, .modelReplaced, .modelNotMoved, .loadedTwice:
      true
    case .placeholderCounted, .sectionToggled, .forgottenCall, .missingCalls,
      .emptiedSectionNotDeleted, .sectionNotInserted,
      .reloadInsteadOfChange, .announcedTwice, .announcedDouble, .tooManyCalls,
      .oppositeDirection, .newPositionUsed, .oldPositionUsed, .positionNowhere,
      .countedAfterInsertions, .wrongSection, .itemsInWrongSection, .conflict,
      .reloadMixedWithStructure, .movedAcrossSectionChange:
      false
    }
  }

  /// Returns the causes of a rejected update, the most plausible first.
  ///
  /// It is the only ranking: the causes of a captured crash and the help for a pasted message both
  /// use it. They differ only in what is known: a view knows when it loaded its counts, and a
  /// message does not say.
  ///
  /// - Parameters:
  ///   - fault: The fault that was raised.
  ///   - kind: The list that was updated.
  ///   - evidence: The batch, and the counts before and after it.
  ///   - context: The circumstances of the update.
  /// - Complexity: O(*n* + *s*), where *n* is the number of changes and *s* that of sections.
  public static func ranked(
    _ fault: UpdateFault, kind: ListKind, evidence: BatchEvidence, context: UpdateContext
  ) -> [Cause] {
    let ledger = Ledger(batch: evidence.batch, before: evidence.before, after: evidence.after)
    var finder = CauseFinder(fault, kind, evidence, context, ledger)
    finder.find()
    return finder.ranked
  }
}

// The counts show that the calls and the model differ, but not which of the two is wrong.

extension Cause.Subject {
  /// Returns a sentence with the possible mistakes if the calls announce too little.
  ///
  /// - Parameter count: The difference between the actual number and the one the calls lead to.
  func missing(_ count: Int, _ kind: ListKind) -> String {
    count > 0
      ? "Either the insertion of \(number(count, kind)) was not announced, or the model gained "
        + "\(number(count, kind)) too many."
      : "Either the deletion of \(number(-count, kind)) was not announced, or the model lost "
        + "\(number(-count, kind)) too many."
  }

  /// Returns a sentence with the possible mistakes if the calls announce too much.
  ///
  /// - Parameter count: The difference between the number the calls lead to and the actual one.
  func tooMuch(_ count: Int, _ kind: ListKind) -> String {
    guard count < 0 else {
      return """
        Either there are too many insertions, or the deletion of \(number(count, kind)) was not \
        announced, or the model gained \(number(count, kind)) too few.
        """
    }
    return """
      Either there are too many deletions, or the insertion of \(number(-count, kind)) was not \
      announced, or the model lost \(number(-count, kind)) too few: removing elements from an \
      array one by one shifts those after them, so remove the highest index first.
      """
  }
}

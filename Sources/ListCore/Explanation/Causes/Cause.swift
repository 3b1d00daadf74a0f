/// Why a batch did not fit, as far as its numbers and calls tell.
///
/// A cause is facts; ``sentence(_:)`` puts it into words. ``Diagnosis/causes`` ranks them.
public enum Cause: Hashable, Sendable {
  /// What was counted wrongly.
  public enum Subject: Hashable, Sendable {
    /// The sections of the list.
    case sections
    /// The items of a section; the index is the one after the batch, or where a position before it
    /// is concerned, the one before.
    case items(section: Int)
  }

  // MARK: The model and the counts

  /// The view asked for its counts when the update began, and the model had changed already: the
  /// change is part of the counts before the batch. (behaviour 1.6)
  case countsLoadedTooLate(Subject, count: Int, CallSite?)
  /// Calls announced a change of count, and the data source answers as before.
  case modelUnchanged(Subject, count: Int, announced: Int, CallSite?)
  /// The counts before the batch have the announced change already, though they were loaded
  /// earlier: something made the view count between the change of the model and the batch.
  case modelChangedTooEarly(Subject, count: Int, announced: Int, CallSite?)

  /// The model has exactly twice as many as before: the same content was appended to itself.
  case modelDoubled(Subject, before: Int, after: Int)
  /// The model was replaced or emptied as a whole.
  case modelReplaced(Subject, before: Int, after: Int)
  /// Something was moved in the view, and the counts of the model say that it was not moved there.
  case modelNotMoved(section: Int, count: Int, CallSite?)
  /// More items are there than the calls leave: one that stands for an empty list is counted.
  case placeholderCounted(section: Int, expected: Int, after: Int)
  /// More items arrived than the insertions announce: the same load ran more than once.
  case loadedTwice(section: Int, announced: Int, actual: Int)

  // MARK: Too few calls

  /// The data source answers another count, and no call said so.
  case forgottenCall(Subject, before: Int, after: Int)
  /// Calls announced a part of the change.
  case missingCalls(Subject, announced: Int, actual: Int)
  /// Every item of a section was deleted, and so was the section, but only from the model. The
  /// section is the one before the batch.
  case emptiedSectionNotDeleted(section: Int, items: Int)
  /// Items were inserted into a section that is new and that no call inserted. The section is the
  /// one after the batch.
  case sectionNotInserted(section: Int)
  /// Only reloads were announced, and a reload does not change a count. (behaviour 3.3)
  case reloadInsteadOfChange(Subject, before: Int, after: Int, CallSite?)
  /// A section was opened or closed, and the update is about others only.
  case sectionToggled(section: Int, before: Int, after: Int)

  // MARK: Too many calls

  /// One change was announced more than once.
  case announcedTwice(Change, [CallSite])
  /// Twice as much was announced as happened.
  case announcedDouble(Subject, announced: Int, actual: Int)
  /// More was announced than happened.
  case tooManyCalls(Subject, announced: Int, actual: Int)
  /// The calls say that it grew, the data source that it shrank, or the other way round.
  case oppositeDirection(Subject, announced: Int, actual: Int)

  // MARK: The wrong position

  /// A position after the batch was used where one before it is due.
  case newPositionUsed(Change, CallSite?)
  /// A position before the batch was used where one after it is due.
  case oldPositionUsed(Change, CallSite?)
  /// A change names what exists on neither side. The count is the one that it exceeds, on the side
  /// on which the position is due.
  case positionNowhere(Change, Subject, count: Int, CallSite?)
  /// A position before the batch was counted behind items that the batch itself inserts; without
  /// so many of them, it names something.
  case countedAfterInsertions(Change, insertions: Int, CallSite?)
  /// Items were inserted into a section for which the data source does not answer.
  case sectionMissing(section: Int, sections: Int, CallSite?)
  /// A section was inserted, deleted or moved at the wrong index, so that others are compared with
  /// counts that are not theirs.
  case wrongSection(Change, CallSite?)
  /// Items were inserted or deleted in a section that did not change as they say, and another one
  /// did. The change is the first of them, and belongs to a section on its own side; `fewer` and
  /// `more` are the sections after the batch that have so many items fewer, or more, than the
  /// calls lead to.
  case itemsInWrongSection(
    Change, belongsTo: Int, fewer: Int, more: Int, count: Int, CallSite?)

  // MARK: What does not go together

  /// Two calls contradict each other.
  case conflict(Change, Change, [CallSite])
  /// A reload shares a batch with structural changes, where it is two changes of its own.
  /// (behaviour 3.4)
  case reloadMixedWithStructure(Change, CallSite?)
  /// An item is moved into a new section or out of one that goes. (behaviour 3B)
  case movedAcrossSectionChange(Change, CallSite?)
}

extension Cause {
  /// Whether the calls say what was meant, and the model is what has to change.
  ///
  /// A repair changes calls only: a view can do nothing about the model.
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
}

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
}

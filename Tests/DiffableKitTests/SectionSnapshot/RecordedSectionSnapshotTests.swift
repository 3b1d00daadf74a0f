import Testing

/// Every recorded call of a section snapshot has the same outcome and resulting state as in the
/// real system. (behaviour 6.23, crash families E5)
@Suite struct RecordedSectionSnapshotTests {
  @Test(arguments: RecordedAnswers.sectionSnapshots)
  func aValueAnswersAsRecorded(_ recorded: RecordedCase) throws {
    try replay(recorded, on: ValueSubject.self)
  }

  @Test(arguments: RecordedAnswers.sectionSnapshots)
  func anObjectAnswersAsRecorded(_ recorded: RecordedCase) throws {
    try replay(recorded, on: ReferenceSubject.self)
  }

  /// The model of the random tests passes the recording too.
  @Test(arguments: RecordedAnswers.sectionSnapshots)
  func theModelAnswersAsRecorded(_ recorded: RecordedCase) throws {
    try replay(recorded, on: NaiveOutline.self)
  }

  private func replay<Subject: SectionSnapshotSubject>(
    _ recorded: RecordedCase, on type: Subject.Type
  ) throws {
    var subject = Subject()
    for (number, step) in recorded.steps.enumerated() {
      let call = try #require(SectionSnapshotCall(step))
      #expect(subject.perform(call) == step.outcome, "step \(number), \(step)")
      guard let tree = step.tree else { continue }
      #expect(subject.state == tree, "step \(number), \(step)")
    }
  }
}

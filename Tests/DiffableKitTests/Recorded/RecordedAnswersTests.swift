import Testing

@Suite struct RecordedAnswersTests {
  /// The whole recording is decoded.
  @Test func theRecordingIsComplete() {
    #expect(RecordedAnswers.snapshots.count == 250)
    #expect(RecordedAnswers.sectionSnapshots.count == 120)
    let steps = (RecordedAnswers.snapshots + RecordedAnswers.sectionSnapshots).flatMap(\.steps)
    #expect(steps.count == 3752)
    #expect(steps.count { if case .raised = $0.outcome { true } else { false } } == 1696)
  }

  @Test func aTreeIsParsed() {
    let tree = RecordedTree(lines: ["+*a", "  -*b", "    - c", "  +*d", "-*e"])
    var expected = RecordedTree(lines: [])
    expected.items = ["a", "b", "c", "d", "e"]
    expected.parents = [nil, "a", "b", "a", nil]
    expected.expanded = ["a", "d"]
    expected.visible = ["a", "b", "d", "e"]
    expected.picture = """
      <NSDiffableDataSourceSectionSnapshot: 0x…
      +*a
        -*b
          - c
        +*d
      -*e
      >
      """
    #expect(tree == expected)
  }
}

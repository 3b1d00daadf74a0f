import DiffableKit
import Testing

@Suite struct RecordedSnapshotReferenceTests {
  /// Every recorded call has the same result on an object: the same state or the same reason.
  @MainActor @Test(arguments: RecordedAnswers.snapshots)
  func answers(_ recorded: RecordedCase) throws {
    #expect(!recorded.steps.isEmpty)
    Simulator().run {
      let snapshot = DiffableDataSourceSnapshotReference()
      for (number, step) in recorded.steps.enumerated() {
        let report = step.call.perform(on: snapshot)
        let outcome: RecordedStep.Outcome =
          report.map { .raised(TextWithoutAddresses.of($0.reason)) } ?? .done
        #expect(outcome == step.outcome, "step \(number): \(step)")
        if let state = step.sectionState {
          let value = snapshot as DiffableDataSourceSnapshot<String, String>
          #expect(value.state == state, "step \(number): \(step)")
        }
      }
    }
  }
}

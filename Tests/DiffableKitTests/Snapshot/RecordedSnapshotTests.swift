import DiffableKit
import Testing

@Suite struct RecordedSnapshotTests {
  /// Every recorded call has the same result: the same state or the same reason.
  @MainActor @Test(arguments: RecordedAnswers.snapshots)
  func answers(_ recorded: RecordedCase) throws {
    #expect(!recorded.steps.isEmpty)
    Simulator().run {
      var snapshot = DiffableDataSourceSnapshot<String, String>()
      for (number, step) in recorded.steps.enumerated() {
        let report = step.call.perform(on: &snapshot)
        let outcome: RecordedStep.Outcome =
          report.map { .raised(TextWithoutAddresses.of($0.reason)) } ?? .done
        #expect(outcome == step.outcome, "step \(number): \(step)")
        #expect(report.map(\.name) == report.map { _ in .internalInconsistency })
        if let state = step.sectionState {
          #expect(snapshot.state == state, "step \(number): \(step)")
        }
      }
    }
  }
}

extension RecordedStep {
  /// The recorded call, as a call of a snapshot.
  var call: SnapshotCall<String, String> {
    switch operation {
    case "appendItems": .appendItems(items, to: section)
    case "insertItemsBefore": .insertItems(items, .before, item ?? "")
    case "insertItemsAfter": .insertItems(items, .after, item ?? "")
    case "deleteItems": .deleteItems(items)
    case "deleteAllItems": .deleteAllItems
    case "moveItemBefore": .moveItem(item ?? "", .before, destination ?? "")
    case "moveItemAfter": .moveItem(item ?? "", .after, destination ?? "")
    case "reloadItems": .reloadItems(items)
    case "appendSections": .appendSections(sections)
    case "insertSectionsBefore": .insertSections(sections, .before, section ?? "")
    case "insertSectionsAfter": .insertSections(sections, .after, section ?? "")
    case "deleteSections": .deleteSections(sections)
    case "moveSectionBefore": .moveSection(section ?? "", .before, destination ?? "")
    case "moveSectionAfter": .moveSection(section ?? "", .after, destination ?? "")
    case "reloadSections": .reloadSections(sections)
    case "numberOfItemsInSection": .countItems(in: section ?? "")
    case "itemIdentifiersInSection": .listItems(in: section ?? "")
    default: fatalError("There is no call \(operation) of a snapshot")
    }
  }
}

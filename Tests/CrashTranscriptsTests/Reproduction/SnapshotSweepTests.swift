import HeadlessKit
import ListCore
import Testing

@testable import CrashTranscripts

/// Every message of a snapshot or a diffable data source can be reproduced, whatever its
/// identifiers print, on every release.
@MainActor @Suite struct SnapshotSweepTests {
  @Test(arguments: SnapshotFaults.profiles)
  func refusalsAreReproduced(_ profile: SystemProfile) {
    for fault in SnapshotFaults.all("Row.category(\"Bottom\")", "b") {
      expectSaidAgain(fault, profile)
    }
  }

  @Test(arguments: SnapshotFaults.tame + SnapshotFaults.wild)
  func anyIdentifiersAreReproduced(_ text: String) {
    let faults = SnapshotFaults.all(text, "b") + SnapshotFaults.all("a", text)
    for fault in faults where fault.reason(.newest).contains(text) {
      expectSaidAgain(fault, .newest)
    }
    for texts in [[text], [text, "b"], ["a", text]] {
      expectSaidAgain(ListWarning.itemsExist(texts).text(.newest))
    }
  }

  /// Instances of a class can differ and print the same.
  @Test func differentIdentifiersThatPrintAlikeAreReproduced() {
    let same = ["Shop.Item", "Shop.Item", "Shop.Item"]
    let faults: [SnapshotFault] = [
      .duplicateItems(same), .sectionsExist(same), .duplicateItemsInSectionSnapshot(same),
      .insertionNextToInserted(destination: "Shop.Item", items: same),
    ]
    for fault in faults { expectSaidAgain(fault, .newest) }
  }

  private func expectSaidAgain(
    _ fault: SnapshotFault, _ profile: SystemProfile,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // Snapshots here trust the hash values of identifiers.
    guard SnapshotFaults.told(fault, profile) != .sectionCountMismatch else { return }
    expectSaidAgain(fault.reason(profile), sourceLocation: sourceLocation)
  }

  private func expectSaidAgain(
    _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let messages = TranscriptReader().messages(in: reason)
    #expect(messages.count == 1, "\(reason)", sourceLocation: sourceLocation)
    for reproduction in messages.map({ Reproduction($0) })
    where reproduction.verdict != .identical {
      Issue.record(
        "pasted:   \(reason)\nproduced: \(reproduction.produced ?? "nothing")",
        sourceLocation: sourceLocation)
    }
  }
}

import HeadlessKit
import ListCore
import Testing

@testable import CrashTranscripts

/// The data source of a film has the counts that its updates say.
@MainActor @Suite struct NumberedRowsTests {
  private nonisolated static let updates: [BatchEvidence] = [
    BatchEvidence(
      before: [3], after: [4], batch: BatchUpdate([.insertItem(ItemPath(item: 0, section: 0))])),
    BatchEvidence(before: [3, 2], after: [2], batch: BatchUpdate([.deleteSection(0)])),
    BatchEvidence(before: [1], after: [1, 0, 5], batch: BatchUpdate([])),
    BatchEvidence(
      before: [2], after: [5], batch: BatchUpdate([.deleteItem(ItemPath(item: 1, section: 0))])),
    BatchEvidence(before: [2], after: [], batch: BatchUpdate([])),
  ]

  @Test(arguments: updates, ListKind.allCases)
  func `after an update that a list accepts or refuses the counts are those after it`(
    _ update: BatchEvidence, _ kind: ListKind
  ) {
    let rows = NumberedRows(kind, update.before)
    #expect(Self.counts(rows) == update.before.perSection)
    rows.take(update, .iOS18)
    #expect(Self.counts(rows) == update.after.perSection)
  }

  private static func counts(_ rows: NumberedRows) -> [Int] {
    let table = TableView(frame: .zero, style: .plain)
    let sections = rows.numberOfSections(in: table)
    return (0..<sections).map { rows.tableView(table, numberOfRowsInSection: $0) }
  }
}

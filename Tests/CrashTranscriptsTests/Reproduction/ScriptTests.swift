import ListCore
import Testing

@testable import CrashTranscripts

@Suite struct ScriptTests {
  private static func candidates(_ text: String) -> [Script] {
    TranscriptReader().messages(in: text).flatMap(Script.candidates)
  }

  /// Instances of a class can differ and print the same.
  @Test func differentItemsMayPrintTheSame() {
    let items = [Name("Item"), Name("Item", number: 1)]
    #expect(
      Self.candidates(
        """
        Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
            Item,
            Item
        )}
        """) == [
          .snapshot(
            .snapshot(.appendItems(items + items), after: [.appendSections(["section"])]))
        ])
  }

  /// Items that are counted but not named get invented names.
  @Test func countedItemsGetNames() {
    let items: [Name] = ["item", "item 2"]
    #expect(
      Self.candidates(
        """
        Diffable data source detected an attempt to insert or append 2 item identifiers that \
        already exist in the snapshot.
        """) == [
          .snapshot(
            .snapshot(
              .appendItems(items), after: [.appendSections(["section"]), .appendItems(items)]))
        ])
  }

  @Test func sharedMessagesAreTriedOnBothDataSources() {
    #expect(
      Self.candidates("Invalid parameter not satisfying: section < _impl.numberOfSections") == [
        .source(SourceScreenplay(kind: .table, action: .countMissingSection)),
        .source(SourceScreenplay(kind: .collection, action: .countMissingSection)),
      ])
  }

  @Test func missingArgumentsAreMissingInObjectiveC() {
    #expect(
      Self.candidates("Invalid parameter not satisfying: item != nil")
        == [.reference(.sectionSnapshot(.item))])
  }

  @Test func fillersDifferFromTheItem() {
    #expect(SourceScreenplay(kind: .table, item: "Emma", action: .provideNoCell).filler == "item")
    #expect(
      SourceScreenplay(kind: .table, item: "item 3", action: .provideNoCell).filler == "other")
  }

  @Test func snapshotsThatAreTooLargeAreNotBuilt() {
    #expect(
      Self.candidates(
        """
        UITableViewDiffableDataSource cell provider returned nil for index path <NSIndexPath: \
        0x1> {length = 2, path = 0 - 3000000} with item identifier 'a', which is not allowed.
        """) == [])
  }

  @Test func aMissingScriptIsExplained() throws {
    func reason(_ text: String) throws -> String {
      Script.reasonAgainst(try #require(TranscriptReader().messages(in: text).first))
    }
    #expect(
      try reason(SnapshotFault.sectionCountMismatch.reason(.newest)) == """
        The message is about identifiers that are equal and have different hash values; snapshots \
        here trust the hash values.
        """)
    #expect(
      try reason(ListWarning.updatesFromSeveralQueues(view: "").text(.iOS14)) == """
        The warning is printed when an update from another queue arrives on the main queue, which \
        is after the calls that can be made here.
        """)
  }
}
